import type { Measures } from '../box.ts';
import { randomConfig } from './random-config.ts';
import { living, onBoard } from './rules/state.ts';
import { trials } from './trials.ts';
import type { Contact } from './types.ts';

export const measures: Measures<Contact> = {
  randomConfig,
  botGoals: [
    { bot: 'random', preset: 'book', times: 10, wins: { under: 0.05 } },
    { bot: 'greedy', preset: 'book', times: 30, wins: { atLeast: 0.65 } },
    { bot: 'search:500', preset: 'book', times: 5, wins: { moreThan: 'greedy' } },
  ],
  trials,
  counts: (g) => ({ turns: g.turn, kills: g.killed, spawned: g.spawned, 'zombies left': onBoard(g), survivors: living(g) }),
};
