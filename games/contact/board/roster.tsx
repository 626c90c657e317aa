import type { ComponentChildren } from 'preact';
import { Icon } from '#kit';
import { cardOf, type MemberId, shortName } from '../content/members.ts';
import { rival } from '../facts/teams.ts';
import type { Messages } from '../words/messages.ts';
import { LOOKS, WALL } from './art/looks.ts';
import { AttackDice, GameIcon, Portrait, Reach } from './art/pictures.tsx';
import { reachText } from './team/state.ts';

export interface RosterProps {
  readonly words: Messages;
  readonly team: readonly MemberId[];
  /** Who can be chosen now. */
  readonly open: ReadonlySet<MemberId>;
  readonly chosen: MemberId | null;
  /** What stands on those who are in the team: who plays them. */
  tag?(id: MemberId): string;
  press(id: MemberId, element: Element): void;
  readonly children?: ComponentChildren;
}

/** The thirteen on the wall. */
export function Roster({ words, team, open, chosen, tag, press, children }: RosterProps) {
  return (
    <div className="roster">
      {WALL.map((id) => {
        const { role, weapon } = cardOf(id);
        const taken = team.includes(id);
        const by = taken || open.has(id) ? null : rival(team, id);
        const why = by === null ? null : words.setup.role({ role, by });
        return (
          <button
            key={id}
            type="button"
            className={`sp${taken || chosen === id ? ' on' : ''}${why === null ? '' : ' barred'}`}
            aria-pressed={taken || chosen === id}
            onClick={(event) => press(id, event.currentTarget)}
          >
            <span className="ph">
              <Portrait id={id} grey={why !== null} />
              <GameIcon name={LOOKS[id].known} className="abi" />
            </span>
            {taken || chosen === id ? (
              <span translate={false} className="pick">
                <Icon name="check" />
                {tag?.(id) ?? ''}
              </span>
            ) : null}
            {why === null ? null : <span className="why">{why}</span>}
            <span className="tx">
              <b>{shortName(id)}</b>
              <small>{words.role[role]}</small>
              <small className="wp">{words.member.weapon({ member: id })}</small>
              <span className="st">
                <Reach rings={weapon.rings} says={reachText(words, weapon.rings)} />
                <AttackDice dice={weapon.dice} says={words.member.dice({ n: weapon.dice })} />
              </span>
            </span>
            <span className="sr">
              {words.ability[id].names}. {words.ability[id].says}
            </span>
          </button>
        );
      })}
      {children}
    </div>
  );
}
