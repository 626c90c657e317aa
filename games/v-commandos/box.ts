import type { Box } from '../box.ts';
import { vCommandosGame } from './rules/game.ts';
import { forPlayers } from './setting-up.ts';
import { SETTINGS } from './settings.ts';
import type { VCommandos } from './types.ts';
import { loadWords, type VCommandosWords } from './words/words.ts';

export const vCommandos: Box<VCommandos, VCommandosWords> = {
  game: vCommandosGame,
  players: [1, 4],
  minutes: [30, 150],
  cooperative: true,
  cover: { spine: '#4a5230', height: 1.47, emblem: { x: 0.02, y: 0.19, side: 0.52 } },
  settings: SETTINGS,
  fields: [
    { name: 'card', kind: 'text' },
    { name: 'commandos', kind: 'text' },
    { name: 'picks', kind: 'list' },
  ],
  presets: [
    { id: 'first-night', config: { card: 'lighthouse', players: 2 } },
    { id: 'ferry', config: { card: 'night-ferry', players: 2 } },
    { id: 'wipe', config: { card: 'wipe', players: 3, picks: 'random' } },
    { id: 'resistance', config: { card: 'viaduct', players: 2 } },
    { id: 'weapons', config: { card: 'chemical-works', players: 3 } },
    { id: 'alone', config: { card: 'water-tower', players: 1, commandos: 3 } },
    { id: 'harness', config: { card: 'double-harness', players: 4, picks: 'random', settings: { veteran: true } } },
  ],
  words: loadWords,
  forPlayers,
  firstGame: { card: 'lighthouse', players: 1, picks: ['sapper:B'] },
  course: async (language) => (await import('./lessons/index.ts')).loadCourse(language),
  guide: async (language) => (await import('./lessons/guide.ts')).loadGuide(language),
  practice: async (language) => (await import('./challenges/index.ts')).loadPractice(language),
  text: async (language) => (await import('./text.ts')).loadText(language),
};
