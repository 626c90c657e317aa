import type { Asking, ClauseId, Constraint, Question, Referee, Seat } from '#kernel';
import { by, namedSeat, notate, type Option, ownerOfOption } from './option.ts';
import type { Night } from './state.ts';

/** What the questions of this game have of their own; the rest is the same for all of them. */
interface Asked<A> {
  readonly kind: string;
  candidates(g: Night, about: A): Iterable<Option>;
  readonly constraints: readonly Constraint<Night, Option, A>[];
  readonly turnClause?: ClauseId;
  notate?(o: Option, g: Night): string;
  read?(notation: string, g: Night): Option | undefined;
  /** Who decides, where it is not the seat that commands the member. */
  seat?(g: Night, o: Option): Seat;
  /** The candidates say for themselves which seat does it. */
  readonly seated?: true;
}

export function question<A = undefined>(asked: Asked<A>): Question<Night, Option, A> {
  const seat = asked.seat ?? ownerOfOption;
  return {
    kind: asked.kind,
    notate: asked.notate ?? notate,
    constraints: asked.constraints,
    ...(asked.read === undefined ? {} : { read: asked.read }),
    turnClause: asked.turnClause ?? 'contact.modes.shared-table',
    owner: (g, o) => (namedSeat(o) < 0 ? seat(g, o) : namedSeat(o)),
    *candidates(g, about) {
      for (const o of asked.candidates(g, about)) {
        yield o;
        if (asked.seated === undefined && freeControl(g)) for (let s = 0; s < g.config.players; s++) if (s !== seat(g, o)) yield by(o, s);
      }
    },
  };
}

/** Somebody has left, and the host lets anybody act for any member. */
export function freeControl(g: Night): boolean {
  return g.config.options['free-control'] && g.config.players > 1;
}

/** Ask one seat; with free control anybody may answer for it. */
export function ask<A>(
  g: Night,
  ref: Referee,
  seat: Seat,
  asked: Question<Night, Option, A>,
  options: readonly Option[],
  about?: A,
  count: number = options.length,
): Asking<Option> {
  if (!freeControl(g)) return ref.choose(seat, asked, options, about, count);
  const list = g.scrap.options;
  if (options !== list) for (let i = 0; i < count; i++) list[i] = options[i] as Option;
  return ref.offer(asked, list, about, forEverybody(g, asked, count));
}

/** Offer options that belong to several seats; with free control each of them belongs to everybody. */
export function offer<A>(g: Night, ref: Referee, asked: Question<Night, Option, A>, about: A | undefined, count: number): Asking<Option> {
  return ref.offer(asked, g.scrap.options, about, freeControl(g) ? forEverybody(g, asked, count) : count);
}

function forEverybody<A>(g: Night, asked: Question<Night, Option, A>, count: number): number {
  const list = g.scrap.options;
  let n = count;
  for (let i = 0; i < count; i++) {
    const o = list[i] as Option;
    const seat = asked.owner?.(g, o, undefined as A);
    for (let s = 0; s < g.config.players; s++) if (s !== seat) list[n++] = by(o, s);
  }
  return n;
}
