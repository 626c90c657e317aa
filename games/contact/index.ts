import type { Box, GameOption } from '../box.ts';
import { drawText } from './board/text.ts';
import type { Config } from './rules/config.ts';
import { contactGame } from './rules/game.ts';
import { FLAG_NAMES, FLAGS, GRENADES } from './rules/options.ts';
import { living, type Night, onBoard } from './rules/state.ts';
import { OPTION_SAYS, words } from './words.en.ts';

const options: readonly GameOption[] = [
  { name: 'grenades', values: GRENADES, clause: 'contact.grenade.once', says: OPTION_SAYS.grenades },
  ...FLAG_NAMES.map((name) => ({ name, values: [false, true], clause: FLAGS[name], says: OPTION_SAYS[name] })),
];

export const contact: Box<Night, Config> = {
  game: contactGame,
  mood: 'Four specialists in a ring of zombies hold out until the helicopter comes.',
  players: [1, 4],
  minutes: 45,
  cooperative: true,
  options,
  presets: [
    { id: 'book', title: 'The team of the book', config: { team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } },
    { id: 'friends', title: 'The four friends of the book', config: { players: 4, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } },
    { id: 'first-night', title: 'First night: one cycle', config: { team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16 } },
    { id: 'no-leader', title: 'No leader', config: { team: ['branson', 'schulz', 'ayden', 'krussov'] } },
    { id: 'iron-rations', title: 'Iron rations: no grenades', config: { team: ['cooper', 'branson', 'schulz', 'ayden'], options: { grenades: 'none' } } },
    { id: 'draft', title: 'Choose the team', config: {} },
  ],
  words,
  counts: (g) => ({ turns: g.turn, kills: g.killed, spawned: g.spawned, 'zombies left': onBoard(g), survivors: living(g) }),
  drawText,
};
