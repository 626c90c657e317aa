export * from './action.ts';
export * from './client.ts';
export * from './entry.ts';
export * from './lobby.ts';
export * from './message.ts';
export * from './notice.ts';
export * from './refusal.ts';
export * from './view.ts';
