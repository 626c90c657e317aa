import { defineBoard, type SoundName } from '#kit';
import type { Event } from '../event.ts';
import type { Contact } from '../types.ts';
import { Board } from './board.tsx';
import './board.css';
import type { ContactWords } from '../words/words.ts';
import { example } from './examples/index.tsx';
import { Picture } from './picture.tsx';
import { delta, hurts, turning } from './showing.ts';

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
  Board,
  Picture,
  delta,
  turning,
  curve: { label: (words) => words.say.board.curve, value: ({ onBoard }) => onBoard, counted: 'turn', when: ({ turn }) => turn },
  end: () => import('./end.tsx'),
  hurts,
  hurt: () => import('./hurt.tsx'),
  choices: () => import('./setup/choices.tsx'),
  aid: () => import('./aid/index.tsx'),
  sound: (event) => (event.kind === 'shot' ? (event.hit ? 'hit' : 'miss') : (SOUNDS[event.kind] ?? null)),
  example,
  gist: () => import('./gist.tsx'),
});
