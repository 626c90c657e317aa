import type { Box } from '#games';
import type { Match, Seat } from '#kernel';
import type { State } from './state.ts';
import type { Statements } from './statements.ts';

/** What plans are made from. */
export interface TableContext {
  readonly box: Box;
  readonly secret: string;
  readonly statements: Statements;
  readonly state: State;
  /** As far as it is durable. */
  readonly match: Match | null;
  /** The match with an answer that is about to be written. Throws what the rules say against it. */
  tryAnswer(number: number, seat: Seat, notation: string): Match;
}
