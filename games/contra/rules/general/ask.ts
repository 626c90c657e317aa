import { type ClauseId, type Constraint, legal, type Play, type Question, type Referee, type Seat } from '#kernel';
import { type Deed, deedOf, notate, type Option, seatOf } from '../option.ts';
import type { Raid } from '../state.ts';

/** What the questions of this game have of their own; the rest is the same for all of them. */
interface Asked<A> {
  readonly kind: string;
  candidates(g: Raid, about: A): Iterable<Option>;
  readonly constraints?: readonly Constraint<Raid, Option, A>[];
  readonly turnClause?: ClauseId;
  /** Deeds that nobody is waited for to do. */
  readonly optional?: readonly Deed[];
}

/** Where several seats are asked, an option says which of them it belongs to. */
export function question<A = undefined>({
  kind,
  candidates,
  constraints = [],
  turnClause = 'contra.general.player-choice',
  optional = [],
}: Asked<A>): Question<Raid, Option, A> {
  return { kind, notate, candidates, constraints, turnClause, owner: (_, o) => seatOf(o), optional: (_, o) => optional.includes(deedOf(o)) };
}

/** Ask one seat, unless there is only one thing to do. */
export function* ask<A>(g: Raid, ref: Referee, seat: Seat, asked: Question<Raid, Option, A>, about: A): Play<Option> {
  const options = legal(asked, g, about);
  return options.length === 1 ? (options[0] as Option) : yield* ref.choose(seat, asked, options, about);
}

/** Who decides what concerns nobody in particular: whose turn or enemy attack it is, else who last took a turn. */
export function groupSeat(g: Raid): Seat {
  if (g.active >= 0) return g.active;
  return g.assault === null ? g.last : g.assault.seat;
}
