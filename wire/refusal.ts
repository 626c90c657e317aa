import { z } from 'zod';
import { RULE_REFUSALS } from '#kernel';
import { Clauses, MatchView } from './view.ts';

/** Why something is not done: the rules' own reasons and the server's. */
export const RefusalCode = z.enum([
  ...RULE_REFUSALS,
  'config',
  'record',
  'malformed',
  'too-large',
  'too-fast',
  'too-many',
  'signed-out',
  'forbidden',
  'banned',
  'uninvited',
  'not-found',
  'not-now',
  'seat-taken',
  'bad-link',
  'bad-code',
  'bad-passkey',
  'unavailable',
  'rule-failed',
  'damaged',
  'full',
]);
export type RefusalCode = z.infer<typeof RefusalCode>;

/** A refusal as it travels. */
export const RefusalBody = z.strictObject({
  code: RefusalCode,
  message: z.string(),
  clauses: Clauses.optional(),
  match: MatchView.optional().describe('The match as it is, when the decision was already closed.'),
  report: z.string().optional(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

/** The status of each refusal over HTTP. */
export const STATUS: Readonly<Record<RefusalCode, 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507>> = {
  over: 409,
  closed: 409,
  'not-your-seat': 403,
  'not-an-option': 422,
  'nothing-to-undo': 409,
  revealed: 409,
  config: 422,
  record: 422,
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'signed-out': 401,
  forbidden: 403,
  banned: 403,
  uninvited: 403,
  'not-found': 404,
  'not-now': 409,
  'seat-taken': 409,
  'bad-link': 403,
  'bad-code': 403,
  'bad-passkey': 403,
  unavailable: 503,
  'rule-failed': 500,
  damaged: 500,
  full: 507,
};
