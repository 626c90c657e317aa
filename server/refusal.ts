import { type ClauseId, Refusal } from '#kernel';
import type { MatchView, RefusalBody, RefusalCode } from '#wire';

interface Details {
  /** The match as it is, for whoever answered a decision that was closed. */
  readonly match?: MatchView;
  /** The number of the report on rules that failed. */
  readonly report?: string;
}

export type ServerRefusal = Refusal<RefusalCode, Details>;

/** Something the server does not do, with the reason that goes to the client. Nothing has changed. */
export function refusal(
  code: RefusalCode,
  message: string,
  more: Details & { readonly clauses?: readonly ClauseId[]; readonly cause?: unknown } = {},
): ServerRefusal {
  const { clauses, cause, ...details } = more;
  return new Refusal<RefusalCode, Details>(code, message, clauses, { details, ...(cause === undefined ? {} : { cause }) });
}

/** The server's own refusals and those of the rules: the codes of the latter are among the former's. */
export function isRefusal(thrown: unknown): thrown is ServerRefusal {
  return thrown instanceof Refusal;
}

/** As it travels. */
export function refusalBody({ code, message, clauses, details }: ServerRefusal): RefusalBody {
  return { code, message, ...(clauses.length === 0 ? {} : { clauses: [...clauses] }), ...details };
}
