export { backup, type Progress } from './backup.ts';
export type { Counts } from './backup-format.ts';
export { type CheckResult, checkStore, type Damage } from './check.ts';
export { BackupError, type StorageCode, StorageError } from './errors.ts';
export { openStore } from './open.ts';
export { restore } from './restore.ts';
export type { Meta, Row, Schema, TableName } from './schema.ts';
export type { Notification, Store, StoredEntry, StoreSettings, Verdict, Write } from './store.ts';
