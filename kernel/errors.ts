import type { ClauseId, Seat } from './types.ts';

/** Every error the kernel throws on purpose: a code for programs, a message for people, and nothing has changed. */
export class MusterError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Why the rules do not allow an answer or an undo. */
export const RULE_REFUSALS = ['over', 'closed', 'not-your-seat', 'not-an-option', 'nothing-to-undo', 'revealed'] as const;
export type RuleRefusalCode = (typeof RULE_REFUSALS)[number];

/** Something that is not done, and why. The rules have their own codes; a server has further ones, and more to say (`details`). */
export class Refusal<Code extends string = RuleRefusalCode, Details extends object = object> extends MusterError {
  declare readonly code: Code;
  /** The clauses that forbid it, where the game knows them. */
  readonly clauses: readonly ClauseId[];
  readonly details: Details | undefined;
  constructor(
    code: NoInfer<Code>,
    message: string,
    clauses: readonly ClauseId[] = [],
    { details, ...options }: ErrorOptions & { readonly details?: Details } = {},
  ) {
    super(code, message, options);
    this.clauses = clauses;
    this.details = details;
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

export type RecordCode =
  | 'malformed'
  | 'version'
  | 'position'
  | 'game'
  | 'rules'
  | 'config'
  | 'answer'
  | 'chance'
  | 'key'
  | 'fair'
  | 'hash'
  | 'seal'
  | 'unfinished';

/** A record (or a save) that does not hold. `at` is the number of the answer where it breaks, -1 for set-up. */
export class RecordError extends MusterError {
  declare readonly code: RecordCode;
  readonly at: number | undefined;
  constructor(code: RecordCode, message: string, at?: number, cause?: unknown) {
    super(code, message, { cause });
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
