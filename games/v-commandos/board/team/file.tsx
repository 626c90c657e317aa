import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '#kit';
import type { CommandoId } from '../../content/commandos.ts';
import type { CommandoView } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { KIT_ICONS, WEAPON_ICONS } from '../art/looks.ts';
import { Bust, GameIcon } from '../art/pictures.tsx';
import { Points, State, sideOf, Wounds } from './team.tsx';

interface FileProps {
  readonly own: CommandoView;
  readonly id: CommandoId;
  /** Whose commando it is. */
  readonly who: string;
  readonly say: Messages;
  /** It could begin now. */
  readonly begin: (() => void) | null;
  close(): void;
}

/** A commando with everything: side and ability, weapons, what is carried. */
export function CommandoFile({ own, id, who, say, begin, close }: FileProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const beside = ({ target }: MouseEvent): void => {
    if (target === dialog.current) close();
  };
  const side = sideOf(own);
  if (side === null) return null;
  const kinds = [...new Set(own.kit)];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way out of a dialog
    <dialog ref={dialog} className="panel-dialog vc-file" aria-labelledby={heading} onClose={close} onClick={beside}>
      <div className="panel-head">
        <span className="face">
          <Bust id={id} grey={own.place === 'out' || own.state === 'critical'} />
        </span>
        <h2 id={heading}>{say.setup.side({ side: own.side, who: id })}</h2>
        <button type="button" className="btn ghost icon" aria-label={say.team.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="fields">
        <p className="vc-line">
          <State own={own} say={say} />
          <span>{[who, own.tile === null ? '' : say.name.tile({ tile: own.tile })].filter((part) => part !== '').join(', ')}</span>
          <Points left={own.actions} of={side.actions} says={say.team.actions({ left: own.actions, of: side.actions })} />
          <Wounds n={own.wounds} of={side.wounds} says={say.team.wounds({ wounds: own.wounds, of: side.wounds })} />
        </p>
        <p>
          <b>{say.ability[side.ability]}.</b> {say['ability-text'][side.ability]}
        </p>
        <ul>
          {side.weapons.map((weapon) => (
            <li key={weapon}>
              <GameIcon name={WEAPON_ICONS[weapon]} />
              {say.weapon[weapon]}
            </li>
          ))}
          {kinds.map((kit) => {
            const count = own.kit.filter((other) => other === kit).length;
            return (
              <li key={kit}>
                <GameIcon name={KIT_ICONS[kit]} />
                {say.kit[kit]}
                {count > 1 ? ` × ${count}` : ''}
              </li>
            );
          })}
          {own.items.map((item) => (
            <li key={item}>
              <GameIcon name="star-medal" />
              {say.name.objective({ objective: item })}
            </li>
          ))}
          {own.gander === null ? null : (
            <li>
              <GameIcon name="goose" className={own.gander.hurt ? 'hurt' : ''} />
              {say.tool.gander}
            </li>
          )}
          {own.plus > 0 ? <li>{say.team.saved({ saved: own.plus })}</li> : null}
        </ul>
        {begin === null ? null : (
          <button type="button" className="btn pri" onClick={begin}>
            {say.team.begins({ who: id })}
          </button>
        )}
      </div>
    </dialog>
  );
}
