import type { Box } from '../box.ts';
import { randomConfig } from './random-config.ts';
import { contactGame } from './rules/game.ts';
import { living, onBoard } from './rules/state.ts';
import { SETTINGS } from './settings.ts';
import { drawText } from './text.ts';
import { trials } from './trials.ts';
import type { Contact } from './types.ts';
import { loadWords } from './words/words.ts';

export const contact: Box<Contact> = {
  game: contactGame,
  players: [1, 4],
  minutes: [45, 45],
  cooperative: true,
  cover: { spine: '#0a1a24', emblem: { x: 0.067, y: 0.133, side: 0.867 } },
  settings: SETTINGS,
  fields: [{ name: 'team', kind: 'list', says: 'the four members, as in cooper,branson,schulz,ayden' }],
  presets: [
    { id: 'first-night', config: { team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16 } },
    { id: 'book', config: { team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } },
    { id: 'friends', config: { players: 4, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } },
    { id: 'no-leader', config: { team: ['branson', 'schulz', 'ayden', 'krussov'] } },
    { id: 'iron-rations', config: { team: ['cooper', 'branson', 'schulz', 'ayden'], settings: { grenades: 'none' } } },
    { id: 'draft', config: {} },
  ],
  standard: 'book',
  words: loadWords,
  randomConfig,
  botGoals: [
    { bot: 'random', preset: 'book', times: 10, wins: { under: 0.05 } },
    { bot: 'greedy', preset: 'book', times: 30, wins: { atLeast: 0.65 } },
    { bot: 'search:500', preset: 'book', times: 5, wins: { moreThan: 'greedy' } },
  ],
  trials,
  counts: (g) => ({ turns: g.turn, kills: g.killed, spawned: g.spawned, 'zombies left': onBoard(g), survivors: living(g) }),
  drawText,
};
