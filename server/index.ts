export * from './server.ts';
export * from './settings.ts';
export * from './storage/index.ts';
export { House } from './tables/house.ts';
export { People } from './tables/people.ts';
export { importedRecord, recordFor } from './tables/records.ts';
