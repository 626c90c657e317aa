import type { Box } from '../box.ts';
import { templateGame } from './rules/game.ts';
import { SETTINGS } from './settings.ts';
import type { Template } from './types.ts';
import { loadWords } from './words/words.ts';

export const template: Box<Template> = {
  game: templateGame,
  players: [2, 2],
  minutes: [5, 10],
  cooperative: false,
  cover: { spine: '#2f5d7c' },
  settings: SETTINGS,
  presets: [
    { id: 'standard', config: {} },
    { id: 'long', config: { settings: { points: 5 } } },
  ],
  words: loadWords,
  text: async (language) => (await import('./text.ts')).loadText(language),
};
