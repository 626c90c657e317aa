import { type AboutOf, at, type DecisionKind, legal, type Play, type QuestionOf, type Referee, type Seat } from '#kernel';
import { unpack } from '../../answer.ts';
import type { CommandoId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import type { Contra } from '../../types.ts';
import { accept, decline, type Offer, type Option, type OptionKind, optionKind, seatOf } from '../option.ts';
import type { State } from '../state.ts';

export type Kind = DecisionKind<Contra>;
export type Asked<K extends Kind> = QuestionOf<Contra, K, Option>;

/** What the questions of this game have of their own; the rest is the same for all of them. */
type Own<K extends Kind> = Pick<Asked<K>, 'candidates'> &
  Partial<Pick<Asked<K>, 'constraints' | 'turnClause' | 'preview'>> & {
    /** Options that nobody is waited for to do. */
    readonly volunteered?: readonly OptionKind[];
  };

export function question<K extends Kind>(kind: K, own: Own<K>): Asked<K> {
  const { candidates, constraints = [], turnClause = 'contra.general.player-choice', volunteered = [], preview } = own;
  return {
    kind,
    answer: unpack,
    by: ({ who }, g) => seatNamed(g, who),
    candidates,
    constraints,
    turnClause,
    owner: (_, o) => seatOf(o),
    optional: (_, o) => volunteered.includes(optionKind(o)),
    ...(preview === undefined ? {} : { preview }),
  };
}

function seatNamed(g: State, who: CommandoId): Seat | undefined {
  const seat = g.fighters.findIndex(({ id }) => id === who);
  return seat < 0 ? undefined : seat;
}

/** Something that may be accepted or declined. */
export function offered(offer: Offer) {
  return function* (_: State, { seat }: { readonly seat: Seat }): Iterable<Option> {
    yield accept(seat, offer);
    yield decline(seat, offer);
  };
}

/** Ask one seat, unless there is only one thing to do. */
export function* ask<K extends Kind>(g: State, ref: Referee<Event>, seat: Seat, asked: Asked<K>, about: AboutOf<Contra, K>): Play<Option> {
  const options = legal(asked, g, about);
  return options.length === 1 ? at(options, 0) : yield* ref.choose(seat, asked, options, about);
}

/** Who decides what concerns nobody in particular: whose enemy attack it is, else who takes or last took a turn. */
export function groupSeat(g: State): Seat {
  return g.assault === null ? g.last : g.assault.seat;
}
