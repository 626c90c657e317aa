import { MusterError, RecordError, RuleError } from '../../kernel/errors.ts';
import type { AppWords } from '../app/words.ts';
import { ApiError } from './api.ts';

/** Why something was not done, in the language of the page: what was thrown speaks English, and to programs. */
export function reasonFor({ codes, records, unknown }: AppWords['refusals'], thrown: unknown): string {
  if (thrown instanceof RecordError) return records[thrown.code];
  if (thrown instanceof RuleError) return codes['rule-failed'];
  if (thrown instanceof ApiError) return codes[thrown.code];
  return thrown instanceof MusterError && isCode(codes, thrown.code) ? codes[thrown.code] : unknown;
}

function isCode<C extends object>(codes: C, code: string): code is keyof C & string {
  return Object.hasOwn(codes, code);
}
