import { StorageError } from './errors.ts';
import { codeMeaning } from './sqlite-codes.ts';
import type { Failure } from './sqlite-messages.ts';

export function storageError({ errcode, message, uncertain }: Failure): StorageError {
  const { code, message: forPeople } = codeMeaning(errcode);
  return new StorageError(code, forPeople, { cause: Object.assign(new Error(message), { errcode }), uncertain });
}
