import { type Asking, at, type DecisionKind, type Question, type QuestionOf, type Referee, type Seat } from '#kernel';
import { type Answer, unpack } from '../answer.ts';
import type { Event } from '../event.ts';
import type { Contact } from '../types.ts';
import { by, namedSeat, type Option, ownerOfOption } from './option.ts';
import type { State } from './state.ts';

type Kind = DecisionKind<Contact>;

/** What the questions of this game have of their own; the rest is the same for all of them. */
type Asked<K extends Kind> = Pick<QuestionOf<Contact, K, Option>, 'kind' | 'candidates' | 'constraints'> &
  Partial<Pick<QuestionOf<Contact, K, Option>, 'turnClause' | 'option' | 'preview'>> & {
    /** Who decides, where it is not the seat that commands the member. */
    seat?(g: State, o: Option): Seat;
    /** The candidates say for themselves which seat does it. */
    readonly seated?: boolean;
  };

export function question<K extends Kind>({ seat = ownerOfOption, seated = false, ...asked }: Asked<K>): QuestionOf<Contact, K, Option> {
  return {
    turnClause: 'contact.modes.shared-table',
    ...asked,
    answer: unpack,
    owner: (g, o) => (namedSeat(o) < 0 ? seat(g, o) : namedSeat(o)),
    *candidates(g, about) {
      for (const o of asked.candidates(g, about)) {
        yield o;
        if (!seated && freeControl(g)) for (let s = 0; s < g.config.players; s++) if (s !== seat(g, o)) yield by(o, s);
      }
    },
  };
}

/** Somebody has left, and the host lets anybody act for any member. */
export function freeControl(g: State): boolean {
  return g.config.settings['free-control'] && g.config.players > 1;
}

/** Ask one seat; with free control anybody may answer for it. */
export function ask<A>(
  g: State,
  ref: Referee<Event>,
  seat: Seat,
  asked: Question<State, Option, A, Answer>,
  options: readonly Option[],
  about: A,
  count: number = options.length,
): Asking<Option> {
  if (!freeControl(g)) return ref.choose(seat, asked, options, about, count);
  const list = g.scrap.options;
  for (let i = 0; i < count; i++) list[i] = at(options, i);
  return ref.offer(asked, list, about, forEverybody(g, asked, about, count));
}

/** Offer options that belong to several seats; with free control each of them belongs to everybody. */
export function offer<A>(g: State, ref: Referee<Event>, asked: Question<State, Option, A, Answer>, about: A, count: number): Asking<Option> {
  return ref.offer(asked, g.scrap.options, about, freeControl(g) ? forEverybody(g, asked, about, count) : count);
}

function forEverybody<A>(g: State, asked: Question<State, Option, A, Answer>, about: A, count: number): number {
  const list = g.scrap.options;
  let n = count;
  for (let i = 0; i < count; i++) {
    const o = at(list, i);
    const seat = asked.owner?.(g, o, about);
    for (let s = 0; s < g.config.players; s++) if (s !== seat) list[n++] = by(o, s);
  }
  return n;
}
