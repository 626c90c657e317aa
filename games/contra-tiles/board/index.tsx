import type { BoardModule } from '#kit';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { End } from './end.tsx';
import { example } from './examples.tsx';
import { Picture } from './picture.tsx';
import { readEvent } from './story.ts';
import type { TileWords } from './words.ts';
import './board.css';

export const board: BoardModule<TileWords> = {
  words: { en: () => import('../words.en.ts'), de: () => import('../words.de.ts') },
  Board,
  Picture,
  End,
  example,
  delta(event) {
    const told = readEvent(event);
    if (told.kind === 'coins') return told.coins > 0 ? `+${told.coins}` : told.coins < 0 ? `−${-told.coins}` : '±0';
    return told.kind === 'score' && told.coins === 0 ? '±0' : null;
  },
  turning: (event) => event.kind === 'score' || event.kind === 'broke',
  curve: {
    label: (words) => words.board.curve,
    value(json) {
      const { purses } = json as unknown as View;
      return (purses[0] ?? 0) - (purses[1] ?? 0);
    },
  },
  sound(event) {
    const told = readEvent(event);
    if (told.kind === 'coins') return told.coins > 0 ? 'coin' : 'pay';
    return told.kind === 'lay' ? 'place' : told.kind === 'broke' ? 'fall' : null;
  },
};
