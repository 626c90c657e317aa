export { backup, type Progress } from './backup.ts';
export type { Counts } from './backup-form.ts';
export { BackupError, type StorageCode, StorageError } from './errors.ts';
export { openStore } from './open.ts';
export { restore } from './restore.ts';
export type { Meta, Row, Schema, TableName } from './schema.ts';
export type { Entry, News, Store, StoreSettings, Verdict, Write } from './store.ts';
