import type { StorageCode } from './errors.ts';

/** What SQLite's result codes mean to us, with the words for people. (The thread loads this, so it stays small.) */
const meanings: { readonly [primary: number]: { readonly code: StorageCode; readonly message: string } } = {
  3: { code: 'gone', message: 'The database may only be read.' }, // PERM
  5: { code: 'busy', message: 'The database is busy with something else.' }, // BUSY
  6: { code: 'busy', message: 'The database is busy with something else.' }, // LOCKED
  8: { code: 'gone', message: 'The database may only be read.' }, // READONLY
  10: { code: 'gone', message: 'The disk of the database gives errors.' }, // IOERR
  11: { code: 'unusable', message: 'The file of the database is damaged.' }, // CORRUPT
  13: { code: 'full', message: 'There is no room left on the disk of the database.' }, // FULL
  14: { code: 'gone', message: 'The file of the database cannot be opened.' }, // CANTOPEN
  26: { code: 'unusable', message: 'The file is no database.' }, // NOTADB
};

const statementFailed = { code: 'unknown', message: 'The database refused a statement.' } as const;

export function codeMeaning(errcode: number | undefined): { readonly code: StorageCode; readonly message: string } {
  return meanings[primary(errcode)] ?? statementFailed;
}

export function isDiskError(errcode: number | undefined): boolean {
  return primary(errcode) === 10;
}

/** Extended codes carry the primary one in their lowest byte. */
function primary(errcode = 0): number {
  return errcode & 0xff;
}
