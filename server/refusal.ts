import { type ClauseId, MusterError, type Refusal } from '#kernel';
import type { Now, RefusalCode, Refused } from '#wire';

/** Something the server does not do, with the reason that goes to the client. Nothing has changed. */
export class NotDone extends MusterError {
  declare readonly code: RefusalCode;
  readonly clauses: readonly ClauseId[] | undefined;
  readonly now: Now | undefined;
  readonly report: string | undefined;

  constructor(code: RefusalCode, message: string, more: { clauses?: readonly ClauseId[]; now?: Now; report?: string; cause?: unknown } = {}) {
    super(code, message, more.cause === undefined ? undefined : { cause: more.cause });
    this.clauses = more.clauses;
    this.now = more.now;
    this.report = more.report;
  }

  /** As it goes over the wire. */
  told(): Refused {
    return {
      code: this.code,
      message: this.message,
      ...(this.clauses === undefined || this.clauses.length === 0 ? {} : { clauses: [...this.clauses] }),
      ...(this.now === undefined ? {} : { now: this.now }),
      ...(this.report === undefined ? {} : { report: this.report }),
    };
  }
}

/** What the rules refuse is refused on the wire under the same name. */
export function refusedByRules(refusal: Refusal, now: Now): NotDone {
  return new NotDone(refusal.code, refusal.message, { clauses: refusal.clauses, ...(refusal.code === 'closed' || refusal.code === 'over' ? { now } : {}) });
}
