import { DatabaseError } from 'pg';
import { StorageError } from './errors.ts';

/** What `pg` threw, as what it means. `committing`: it was under way to being durable when it broke off. */
export function postgresError(error: unknown, committing = false): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof DatabaseError && error.code !== undefined) return stateError(error, error.code, committing);
  // A value that cannot be sent.
  if (error instanceof TypeError || error instanceof RangeError) return new StorageError('unknown', 'The database refused a value.', { cause: error });
  return new StorageError('gone', 'The database does not answer.', { cause: error, uncertain: committing });
}

/** Two transactions waited for each other, or could not both happen: it succeeds when tried again. */
export function isCollision(error: StorageError): boolean {
  return error.cause instanceof DatabaseError && error.cause.code?.startsWith('40') === true;
}

function stateError(cause: DatabaseError, state: string, committing: boolean): StorageError {
  if (state === '53100') return new StorageError('full', 'There is no room left on the disk of the database.', { cause });
  if (state === '57014') return new StorageError('busy', 'The database took too long.', { cause });
  if (state === '25006') return new StorageError('gone', 'The database may only be read.', { cause });
  if (state === '3D000' || state === '42501') return new StorageError('unusable', `The database cannot be used: ${cause.message}.`, { cause });
  switch (state.slice(0, 2)) {
    case '28':
      return new StorageError('unusable', `The database does not let us in: ${cause.message}.`, { cause });
    case '40':
    case '53':
    case '55':
      return new StorageError('busy', 'The database is busy with something else.', { cause });
    case '08':
    case '57':
    case '58':
      return new StorageError('gone', 'The database does not answer.', { cause, uncertain: committing });
    default:
      // It ended the connection, for instance because a transaction was left open for too long.
      if (cause.severity === 'FATAL' || cause.severity === 'PANIC') return new StorageError('gone', 'The database hung up.', { cause, uncertain: committing });
      return new StorageError('unknown', 'The database refused a statement.', { cause });
  }
}
