import type { Box } from '../box.ts';
import { contractAssassinGame } from './rules/game.ts';
import { forPlayers, rematch } from './setting-up.ts';
import { SETTINGS } from './settings.ts';
import type { ContractAssassin } from './types.ts';
import { loadWords } from './words/words.ts';

export const contractAssassin: Box<ContractAssassin> = {
  game: contractAssassinGame,
  players: [1, 8],
  minutes: [40, 150],
  cooperative: false,
  cover: { spine: '#7b0c14', height: 1.44, emblem: { x: 0.1, y: 0.36, side: 0.8 } },
  settings: SETTINGS,
  fields: [{ name: 'assassins', kind: 'list' }],
  presets: [
    { id: 'duel', config: { players: 2 } },
    { id: 'table', config: { players: 4 } },
    { id: 'eight', config: { players: 8 } },
    { id: 'hidden', config: { players: 4, settings: { 'hidden-hands': true } } },
    { id: 'quick', config: { players: 3, settings: { 'opening-hand': true, 'round-limit': 12 } } },
    { id: 'alone', config: { players: 1, settings: { 'solo-clock': 22 } } },
  ],
  firstGame: {
    players: 2,
    assassins: ['winchester', 'ninja'],
    contracts: [
      ['chicago', 'new-york', 'miami', 'las-vegas'],
      ['tokyo', 'hong-kong', 'bangkok', 'singapore'],
    ],
    first: 0,
    settings: { 'opening-hand': true },
  },
  words: loadWords,
  forPlayers,
  rematch,
  course: async (language) => (await import('./lessons/index.ts')).loadCourse(language),
  practice: async (language) => (await import('./challenges/index.ts')).loadPractice(language),
  guide: async (language) => (await import('./lessons/guide.ts')).loadGuide(language),
  text: async (language) => (await import('./text.ts')).loadText(language),
};
