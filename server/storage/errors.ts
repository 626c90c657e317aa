import { MusterError } from '#kernel';

/**
 * full: no room left · busy: try again soon · gone: the database does not answer or cannot be written to now ·
 * unusable: it cannot be opened as it stands, somebody has to see to it · damaged: what was read is not what was written ·
 * unknown: the statement itself failed.
 */
export type StorageCode = 'full' | 'busy' | 'gone' | 'unusable' | 'damaged' | 'unknown';

/** The database did not do what was asked. Nothing has changed, unless `uncertain`. */
export class StorageError extends MusterError {
  declare readonly code: StorageCode;
  /** It broke off in the middle of committing: only the database knows whether it happened. Read it again. */
  readonly uncertain: boolean;
  constructor(code: StorageCode, message: string, options: ErrorOptions & { readonly uncertain?: boolean } = {}) {
    super(code, message, options);
    this.uncertain = options.uncertain ?? false;
  }
}

/** The database has another format now (`format.ts`). */
export function outdated(): StorageError {
  return new StorageError('unusable', 'A newer Muster has taken over the database, and this one may no longer write to it.');
}

/** A backup that is torn, foreign or newer than the program. Nothing has changed. */
export class BackupError extends MusterError {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super('backup', line === undefined ? message : `line ${line}: ${message}`);
    this.line = line;
  }
}
