import { defineBoard, type SoundName } from '#kit';
import type { Event } from '../event.ts';
import type { VCommandos } from '../types.ts';
import type { VCommandosWords } from '../words/words.ts';
import { Board } from './board.tsx';
import './board.css';
import { example } from './examples/index.tsx';
import { Picture } from './picture.tsx';
import { delta, hurts, tokensLeft } from './showing.ts';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  turn: 'turn',
  moves: 'move',
  'goes-down': 'move',
  stealth: 'dice',
  shoots: 'dice',
  strikes: 'dice',
  fires: 'dice',
  wounded: 'hit',
  critical: 'fall',
  fallen: 'fall',
  alarm: 'hit',
  explosion: 'hit',
  collects: 'coin',
  drops: 'place',
  'door-opens': 'place',
  objective: 'coin',
  'enemies-move': 'move',
  success: 'won',
  failure: 'lost',
};

/** From 1 on marked; below, told at the end where there is nothing greater. */
const TURNINGS: Readonly<Partial<Record<Event['kind'], number>>> = {
  fallen: 4,
  objective: 3,
  alarm: 2,
  critical: 0.9,
  explosion: 0.8,
  visible: 0.6,
  eliminated: 0.3,
};

export const board = defineBoard<VCommandos, VCommandosWords>({
  Board,
  Picture,
  delta,
  turning: ({ kind }) => TURNINGS[kind] ?? 0,
  curve: { label: ({ say }) => say.board.curve, value: tokensLeft, counted: 'shared-turn', when: ({ turn }) => turn },
  end: async (words) => (await Promise.all([import('./end.tsx'), words.end()]))[0],
  hurts,
  hurt: () => import('./hurt.tsx'),
  choices: () => import('./setup/choices.tsx'),
  aid: () => import('./aid/index.tsx'),
  example,
  gist: () => import('./gist.tsx'),
  sound: (event) => SOUNDS[event.kind] ?? null,
});
