export * from './bot.ts';
export * from './greedy.ts';
export * from './job.ts';
export * from './names.ts';
export * from './random.ts';
export * from './search.ts';
