import { defineBoard, type SoundName } from '#kit';
import type { Event } from '../event.ts';
import type { Contact } from '../types.ts';
import { Board } from './board.tsx';
import './board.css';
import { example } from './examples/index.tsx';
import { Picture } from './picture.tsx';
import { delta, turning } from './showing.ts';
import type { ContactWords } from './words.ts';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  blast: 'hit',
  'melee-expert': 'hit',
  tripwire: 'hit',
  'flexible-miss': 'miss',
  spawn: 'dice',
  ardor: 'dice',
  'first-aid': 'dice',
  'zombies-move': 'move',
  removed: 'fall',
  turn: 'turn',
  rescued: 'won',
  overrun: 'lost',
};

export const board = defineBoard<Contact, ContactWords>({
  words: async (language) => (await (language === 'de' ? import('./words.de.ts') : import('./words.en.ts'))).words,
  Board,
  Picture,
  delta,
  turning,
  curve: { label: (words) => words.board.curve, value: ({ onBoard }) => onBoard, counted: 'turn', when: ({ turn }) => turn },
  end: () => import('./end.tsx'),
  choices: () => import('./setup/choices.tsx'),
  sound: (event) => (event.kind === 'shot' ? (event.hit ? 'hit' : 'miss') : (SOUNDS[event.kind] ?? null)),
  example,
});
