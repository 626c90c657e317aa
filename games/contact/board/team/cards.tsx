import { memo } from 'preact/compat';
import { isMine, Player, type SeatAtTable } from '#kit';
import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import type { MemberView, View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { LOOKS } from '../art/looks.ts';
import { AttackDice, GameIcon, Portrait, Reach } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import { type GrenadeState, grenadeOf, reachText, stateOf } from './state.ts';

export interface TeamProps {
  readonly view: View;
  readonly seats: readonly SeatAtTable[];
  readonly choosing: Choosing;
  readonly words: Messages;
  /** In which turn somebody fell, as far as this screen has seen it. */
  readonly fell: Readonly<Partial<Record<MemberId, number>>>;
  press(id: MemberId, element: Element): void;
}

function classOf(member: MemberView, { member: chosen, ready }: Choosing): string {
  if (!member.alive) return 'down';
  return `${chosen === member.id ? 'sel' : ''} ${ready.has(member.id) ? 'may' : ''}`;
}

/** Who plays a member, where several do. */
function playerOf({ members }: View, seats: readonly SeatAtTable[], { seat }: MemberView): string {
  const sitter = seats.find((one) => one.seat === seat);
  return sitter === undefined || members.every((other) => other.seat === seat) ? '' : sitter.who || sitter.name;
}

/** The specialists as cards, in the column beside the board. */
export function Team({ view, seats, choosing, words, fell, press }: TeamProps) {
  return (
    <ul className="team" aria-label={words.board.team}>
      {view.members.map((member) => (
        <li key={member.id}>
          <Card
            id={member.id}
            alive={member.alive}
            className={classOf(member, choosing)}
            chosen={choosing.member === member.id}
            grenade={grenadeOf(member, view)}
            state={stateOf(member, view, choosing, fell[member.id] ?? null, words)}
            by={playerOf(view, seats, member)}
            words={words}
            press={press}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Pick<TeamProps, 'words' | 'press'> {
  readonly id: MemberId;
  readonly alive: boolean;
  readonly className: string;
  readonly chosen: boolean;
  readonly grenade: GrenadeState;
  readonly state: string;
  /** Who plays it, where several do. */
  readonly by: string;
}

const Card = memo(function Card({ id, alive, className, chosen, grenade, state, by, words, press }: CardProps) {
  const { role, weapon } = cardOf(id);
  const { names, says } = words.ability[id];
  return (
    <button
      type="button"
      className={`card ${className}`}
      data-spot={`card ${id}`}
      aria-label={words.member.button({ member: id, state })}
      aria-pressed={chosen}
      onClick={(event) => press(id, event.currentTarget)}
    >
      <span className="ph">
        <Portrait id={id} grey={!alive} />
      </span>
      <span className="facts">
        <span className="name">
          {shortName(id)}
          <span className="tag">{state}</span>
        </span>
        <span className="role">
          {words.role[role]}
          {by === '' ? '' : `, ${by}`}
        </span>
        <span className="wpn">
          <GameIcon name={LOOKS[id].weapon} />
          {words.member.weapon({ member: id })}
        </span>
        <span className="st">
          <small>{words.member.rings}</small>
          <Reach rings={weapon.rings} says={reachText(words, weapon.rings)} />
          <AttackDice dice={weapon.dice} says={words.member.dice({ n: weapon.dice })} />
        </span>
      </span>
      <span className="ab">
        <span data-term={id === 'cooper' ? 'ardor' : undefined}>
          <b>{names}.</b> {says}
        </span>
        {grenade === 'none' ? null : (
          <span className={`gr ${grenade}`} data-term="grenade">
            <GameIcon name="grenade" />
            {words.grenade[grenade]}
          </span>
        )}
      </span>
    </button>
  );
});

/** The same as a strip under the bar, on phones. */
export function Strip({ view, seats, choosing, words, fell, press }: TeamProps) {
  return (
    <ul className="strip" aria-label={words.board.team}>
      {view.members.map((member) => {
        const { id } = member;
        const state = stateOf(member, view, choosing, fell[id] ?? null, words);
        const by = playerOf(view, seats, member);
        return (
          <li key={id}>
            <button
              type="button"
              className={`${classOf(member, choosing)} ${isMine(seats, member.seat) ? 'mine' : ''}`}
              data-spot={`card ${id}`}
              aria-label={words.member.button({ member: id, state })}
              aria-pressed={choosing.member === id}
              onClick={(event) => press(id, event.currentTarget)}
            >
              <span className="ph">
                <Portrait id={id} grey={!member.alive} />
              </span>
              <span className="who">
                <b>{shortName(id)}</b>
                <Player who={by} seat={seats.find(({ seat }) => seat === member.seat)} />
                <small>{state}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
