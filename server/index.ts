export { readersHere } from './readers/readers.ts';
export * from './server.ts';
export * from './settings.ts';
export * from './storage/index.ts';
export { People } from './tables/people.ts';
export { recordFor } from './tables/records.ts';
export { TableRegistry } from './tables/registry.ts';
export { type Unplayable, unplayableTables } from './tables/runnable.ts';
