import type { ClauseId, Seat } from './game.ts';

/** Every error the kernel throws on purpose: a code for programs, a message for people, and nothing has changed. */
export class MusterError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

export type RefusalCode = 'over' | 'closed' | 'not-your-seat' | 'not-an-option' | 'nothing-to-undo' | 'revealed';

/** An answer (or an undo) that the rules do not allow now. */
export class Refusal extends MusterError {
  declare readonly code: RefusalCode;
  /** The clauses that forbid it, where the game knows them. */
  readonly clauses: readonly ClauseId[];
  constructor(code: RefusalCode, message: string, clauses: readonly ClauseId[] = []) {
    super(code, message);
    this.clauses = clauses;
  }
}

/** A configuration the game cannot be set up with. */
export class ConfigError extends MusterError {
  readonly clauses: readonly ClauseId[];
  constructor(message: string, clauses: readonly ClauseId[] = []) {
    super('config', message);
    this.clauses = clauses;
  }
}

export type RecordCode = 'malformed' | 'game' | 'rules' | 'config' | 'answer' | 'chance' | 'key' | 'fair' | 'hash' | 'seal' | 'unfinished';

/** A record (or a save) that does not hold. `at` is the number of the answer where it breaks, -1 for set-up. */
export class RecordError extends MusterError {
  declare readonly code: RecordCode;
  readonly at: number | undefined;
  constructor(code: RecordCode, message: string, at?: number) {
    super(code, message);
    this.at = at;
  }
}

/** The rules themselves failed: a bug in a game. The match is as it was before the answer. */
export class RuleError extends MusterError {
  constructor(message: string, cause: unknown) {
    super('rule', message, { cause });
  }
}

export function describeSeat(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `seat ${seat}`;
}
