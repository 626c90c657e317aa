import { defineBoard } from '#kit';
import type { ContraTiles } from '../types.ts';
import { Board } from './board.tsx';
import { example } from './examples/index.tsx';
import { Picture } from './picture.tsx';
import { coinsOf, isLaying } from './showing.ts';
import type { TileWords } from './words.ts';
import './board.css';

export const board = defineBoard<ContraTiles, TileWords>({
  words: async (language) => (await (language === 'de' ? import('./words.de.ts') : import('./words.en.ts'))).words,
  Board,
  Picture,
  end: () => import('./end.tsx'),
  example: (clause, words) => example(clause, words.board),
  delta(event) {
    if (event.kind === 'score') return event.coins === 0 ? '±0' : null;
    if (event.kind !== 'pay' && event.kind !== 'reward') return null;
    const coins = coinsOf(event);
    return coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '±0';
  },
  turning: (event) => (event.kind === 'broke' ? 3 : event.kind === 'score' ? 1 + Math.abs(event.coins) / 2 : 0),
  curve: { label: (words) => words.board.curve, value: ({ purses: [bear = 0, woman = 0] }) => bear - woman, counted: 'turn', when: ({ turn }) => turn },
  sound(event) {
    if (event.kind === 'pay' || event.kind === 'reward') return coinsOf(event) > 0 ? 'coin' : 'pay';
    return isLaying(event) ? 'place' : event.kind === 'broke' ? 'fall' : null;
  },
});
