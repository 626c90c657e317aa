export * from './box.ts';
export * from './words.ts';
