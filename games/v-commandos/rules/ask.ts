import { type AboutOf, at, type DecisionKind, legal, type Play, type QuestionOf, type Referee, type Seat } from '#kernel';
import { unpack } from '../answer.ts';
import type { Event } from '../event.ts';
import type { VCommandos } from '../types.ts';
import type { Option } from './option.ts';
import type { State } from './state.ts';

export type Kind = DecisionKind<VCommandos>;
export type Asked<K extends Kind> = QuestionOf<VCommandos, K, Option>;

/** What the questions of this game have of their own. */
type Own<K extends Kind> = Pick<Asked<K>, 'candidates'> & Partial<Pick<Asked<K>, 'constraints' | 'owner' | 'optional' | 'preview'>>;

export function question<K extends Kind>(kind: K, { candidates, constraints = [], ...rest }: Own<K>): Asked<K> {
  return { kind, answer: unpack, candidates, constraints, turnClause: 'v-commandos.actions.order', ...rest };
}

/** Ask one seat, unless there is only one thing to do. */
export function* ask<K extends Kind>(g: State, ref: Referee<Event>, seat: Seat, asked: Asked<K>, about: AboutOf<VCommandos, K>): Play<Option> {
  const options = legal(asked, g, about);
  return options.length === 1 ? at(options, 0) : yield* ref.choose(seat, asked, options, about);
}

/** A question whose options are known when it is asked: everything that could be tried is allowed. */
export function* pickOne<K extends Kind>(
  ref: Referee<Event>,
  seat: Seat,
  kind: K,
  about: AboutOf<VCommandos, K>,
  options: readonly Option[],
  preview?: Asked<K>['preview'],
): Play<Option> {
  if (options.length === 1) return at(options, 0);
  return yield* ref.choose(seat, question(kind, { candidates: () => options, ...(preview === undefined ? {} : { preview }) }), options, about);
}

/** A part of the rules that is over already, where some of its like ask and this one does not. */
export const NOTHING_ASKED: Play = (function* (): Play {})();
