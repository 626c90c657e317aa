import { useId } from 'preact/hooks';
import { type CardSide, COMMANDOS, type CommandoId, characterOf, commandoNamed, SIDES, sideAt } from '../../content/commandos.ts';
import type { Messages } from '../../words/messages.ts';
import { KIT_ICONS, WEAPON_ICONS } from '../art/looks.ts';
import { Bust, GameIcon } from '../art/pictures.tsx';

interface RosterProps {
  /** Who may be picked. */
  readonly cards: readonly CommandoId[];
  /** Who has been picked, and by whom. */
  readonly taken: ReadonlyMap<CommandoId, string>;
  readonly chosen: CommandoId | null;
  /** Replacements come without the equipment of their card. */
  readonly bare?: boolean;
  readonly say: Messages;
  look(id: CommandoId): void;
  pick: ((id: CommandoId, side: CardSide) => void) | null;
}

/** The commandos as cards; the two sides of the one that is looked at. */
export function Roster({ cards, taken, chosen, bare = false, say, look, pick }: RosterProps) {
  const characters = new Set([...taken.keys()].map((id) => characterOf(commandoNamed(id))));
  return (
    <div className="vc-roster">
      <ul>
        {COMMANDOS.filter(({ id }) => cards.includes(id)).map(({ id }) => {
          const by = taken.get(id);
          const gone = by === undefined && characters.has(characterOf(commandoNamed(id)));
          return (
            <li key={id}>
              <button
                type="button"
                className={`vc-pick${chosen === id ? ' chosen' : ''}${by === undefined ? '' : ' taken'}`}
                aria-pressed={chosen === id}
                disabled={gone}
                data-card={id}
                onClick={() => look(id)}
              >
                <Bust id={id} grey={gone} />
                <b>{say.commando[id]}</b>
                {by === undefined ? null : <small>{by}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen === null ? null : (
        <div className="vc-sides">
          {SIDES.map((side) => (
            <Side key={side} id={chosen} side={side} bare={bare} say={say} pick={pick} />
          ))}
        </div>
      )}
    </div>
  );
}

interface SideProps extends Pick<RosterProps, 'bare' | 'say' | 'pick'> {
  readonly id: CommandoId;
  readonly side: CardSide;
}

function Side({ id, side, bare, say, pick }: SideProps) {
  const says = useId();
  const { ability, actions, wounds, plus, weapons, kit } = sideAt(commandoNamed(id), SIDES.indexOf(side));
  return (
    <button
      type="button"
      className="vc-side"
      aria-label={say.setup.side({ side, who: id })}
      aria-describedby={says}
      disabled={pick === null}
      onClick={() => pick?.(id, side)}
    >
      <strong>{side}</strong>
      <span id={says}>
        <b>{say.ability[ability]}.</b> {say['ability-text'][ability]}
        <small>{say.setup.kit({ actions, wounds, plus })}</small>
        <small>
          {weapons.map((weapon) => (
            <em key={weapon}>
              <GameIcon name={WEAPON_ICONS[weapon]} />
              {say.weapon[weapon]}
            </em>
          ))}
          {(bare ? [] : kit).map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens are interchangeable
            <em key={index}>
              <GameIcon name={KIT_ICONS[one]} />
              {say.kit[one]}
            </em>
          ))}
        </small>
      </span>
    </button>
  );
}
