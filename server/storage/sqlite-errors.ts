import { StorageError } from './errors.ts';
import { meaning } from './sqlite-codes.ts';
import type { Failure } from './sqlite-messages.ts';

export function failureError({ errcode, message, uncertain }: Failure): StorageError {
  const { code, message: forPeople } = meaning(errcode);
  return new StorageError(code, forPeople, { cause: Object.assign(new Error(message), { errcode }), uncertain });
}
