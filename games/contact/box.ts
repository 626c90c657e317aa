import type { Box } from '../box.ts';
import { contactGame } from './rules/game.ts';
import { SETTINGS } from './settings.ts';
import type { Contact } from './types.ts';
import { loadWords } from './words/words.ts';

export const contact: Box<Contact> = {
  game: contactGame,
  players: [1, 4],
  minutes: [45, 45],
  cooperative: true,
  cover: { spine: '#0a1a24', emblem: { x: 0.067, y: 0.133, side: 0.867 } },
  settings: SETTINGS,
  fields: [{ name: 'team', kind: 'list' }],
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
  course: async (language) => (await import('./lessons/index.ts')).loadCourse(language),
  practice: async (language) => (await import('./challenges/index.ts')).loadPractice(language),
  guide: async (language) => (await import('./lessons/guide.ts')).loadGuide(language),
  text: async (language) => (await import('./text.ts')).loadText(language),
};
