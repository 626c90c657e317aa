import { type AboutOf, at, type Constraint, type DecisionKind, legal, type Play, type QuestionOf, type Referee } from '#kernel';
import { unpack } from '../answer.ts';
import type { Event } from '../event.ts';
import type { ContractAssassin } from '../types.ts';
import type { Option } from './option.ts';
import { holdsSecrets, type State } from './state.ts';

export type Kind = DecisionKind<ContractAssassin>;
export type Asked<K extends Kind> = QuestionOf<ContractAssassin, K, Option>;
/** What holds of an option wherever it is asked. */
export type AnyConstraint = Constraint<State, Option, unknown>;

/** What the questions of this game have of their own; whoever is not in turn breaks the order of turns. */
type Own<K extends Kind> = Pick<Asked<K>, 'candidates'> & Partial<Pick<Asked<K>, 'constraints' | 'preview'>>;

export function question<K extends Kind>(kind: K, { constraints = [], ...own }: Own<K>): Asked<K> {
  return { kind, answer: unpack, constraints, turnClause: 'contract-assassin.turn.order', ...own };
}

/**
 * Ask whose turn it is, unless there is only one thing to do. With hidden hands nobody is passed over who could have more to do for
 * all that rivals know (contract-assassin.kit.open-hands): `couldHaveMore` says that cards in the hand could make it so.
 */
export function* ask<K extends Kind>(
  g: State,
  ref: Referee<Event>,
  asked: Asked<K>,
  about: AboutOf<ContractAssassin, K>,
  options: readonly Option[] = legal(asked, g, about),
  couldHaveMore = false,
): Play<Option> {
  return options.length === 1 && !(couldHaveMore && holdsSecrets(g)) ? at(options, 0) : yield* ref.choose(g.active, asked, options, about);
}
