import type { Box } from '../box.ts';
import { contraTilesGame } from './rules/game.ts';
import { SETTINGS } from './settings.ts';
import type { ContraTiles } from './types.ts';
import { loadWords } from './words/words.ts';

export const contraTiles: Box<ContraTiles> = {
  game: contraTilesGame,
  players: [2, 2],
  minutes: [30, 30],
  cooperative: false,
  cover: { spine: '#8d6628', height: 1.39, emblem: { x: 0.14, y: 0.28, side: 0.72 } },
  settings: SETTINGS,
  presets: [
    { id: 'standard', config: {} },
    { id: 'long', config: { settings: { 'broke-strict': true } } },
    { id: 'sharp', config: { settings: { 'scoring-order-active': true, 'strict-two': true } } },
  ],
  words: loadWords,
  course: async (language) => (await import('./lessons/index.ts')).loadCourse(language),
  practice: async (language) => (await import('./challenges/index.ts')).loadPractice(language),
  firstGame: { settings: { bear: 0 } },
  guide: async (language) => (await import('./lessons/guide.ts')).loadGuide(language),
  text: async (language) => (await import('./text.ts')).loadText(language),
};
