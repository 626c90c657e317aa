export * from './action.ts';
export * from './client.ts';
export * from './lobby.ts';
export * from './message.ts';
export * from './refusal.ts';
