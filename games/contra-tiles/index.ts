import type { Box } from '../box.ts';
import { drawText } from './board/text.ts';
import { counts } from './counts.ts';
import { type Config, OPTIONS } from './rules/config.ts';
import { contraTilesGame } from './rules/game.ts';
import type { State } from './rules/state.ts';
import { words } from './words.en.ts';

export const contraTiles: Box<State, Config> = {
  game: contraTilesGame,
  players: [2, 2],
  minutes: 30,
  cooperative: false,
  options: OPTIONS,
  presets: [
    { id: 'standard', config: {} },
    { id: 'long', config: { options: { 'broke-strict': true } } },
    { id: 'sharp', config: { options: { 'scoring-order-active': true, 'strict-two': true } } },
  ],
  words,
  counts,
  drawText,
};
