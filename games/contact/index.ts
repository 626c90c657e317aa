import type { Box } from '../box.ts';
import { drawText } from './board/text.ts';
import type { Config } from './rules/config.ts';
import { contactGame } from './rules/game.ts';
import { OPTIONS } from './rules/options.ts';
import { living, type Night, onBoard } from './rules/state.ts';
import { words } from './words.en.ts';

export const contact: Box<Night, Config> = {
  game: contactGame,
  players: [1, 4],
  minutes: 45,
  cooperative: true,
  options: OPTIONS,
  presets: [
    { id: 'book', config: { team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } },
    { id: 'friends', config: { players: 4, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } },
    { id: 'first-night', config: { team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16 } },
    { id: 'no-leader', config: { team: ['branson', 'schulz', 'ayden', 'krussov'] } },
    { id: 'iron-rations', config: { team: ['cooper', 'branson', 'schulz', 'ayden'], options: { grenades: 'none' } } },
    { id: 'draft', config: {} },
  ],
  words,
  counts: (g) => ({ turns: g.turn, kills: g.killed, spawned: g.spawned, 'zombies left': onBoard(g), survivors: living(g) }),
  drawText,
};
