export * from './box.ts';
export * from './verdict.ts';
export * from './words.ts';
