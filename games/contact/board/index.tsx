import type { GameEvent } from '#kernel';
import type { BoardModule, SoundName } from '#kit';
import { Board } from './board.tsx';
import './board.css';
import { Choices } from './choices.tsx';
import { End } from './end.tsx';
import { example } from './example.tsx';
import { Picture } from './picture.tsx';
import { delta, zombiesOnBoard } from './showing.ts';
import type { ContactWords } from './words.ts';

function sound(event: GameEvent): SoundName | null {
  switch (event.kind) {
    case 'shot':
      return event['hit'] === true ? 'hit' : 'miss';
    case 'blast':
    case 'melee-expert':
    case 'tripwire':
      return 'hit';
    case 'flexible-miss':
      return 'miss';
    case 'spawn':
    case 'ardor':
    case 'first-aid':
      return 'dice';
    case 'zombies-move':
      return 'move';
    case 'removed':
      return 'fall';
    case 'turn':
      return 'turn';
    case 'rescued':
      return 'won';
    case 'overrun':
      return 'lost';
    default:
      return null;
  }
}

export const board: BoardModule<ContactWords> = {
  words: {
    en: () => import('../words.en.ts'),
    de: () => import('../words.de.ts'),
  },
  Board,
  Picture,
  delta,
  turning: (event) => event.kind === 'removed',
  curve: { label: (words) => words.board.curve, value: zombiesOnBoard },
  End,
  Choices,
  sound,
  example,
};
