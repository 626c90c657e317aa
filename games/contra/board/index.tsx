import { defineBoard, type SoundName } from '#kit';
import type { Event } from '../event.ts';
import type { Contra } from '../types.ts';
import type { ContraWords } from '../words/words.ts';
import { Board } from './board.tsx';
import { example } from './examples/index.tsx';
import { Picture } from './picture.tsx';
import { bossLeft, delta, hurts, turning } from './showing.ts';
import './board.css';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  round: 'turn',
  runs: 'move',
  jumps: 'move',
  pushed: 'move',
  'enemy-moves': 'move',
  'boss-moves': 'move',
  plays: 'place',
  'stage-card': 'place',
  'enemy-drawn': 'place',
  hatched: 'place',
  rolls: 'dice',
  explodes: 'dice',
  rerolls: 'dice',
  assault: 'dice',
  damages: 'hit',
  'boss-damaged': 'hit',
  'grenade-bursts': 'hit',
  suffers: 'hit',
  gains: 'coin',
  spends: 'pay',
  defeated: 'fall',
  'medal-lost': 'fall',
  flipped: 'fall',
  ignored: 'miss',
};

export const board = defineBoard<Contra, ContraWords>({
  Board,
  showsResolving: true,
  Picture,
  delta,
  turning,
  curve: { label: (words) => words.say.board.curve, value: bossLeft, counted: 'round', when: ({ round }) => round },
  end: () => import('./end.tsx'),
  hurts,
  hurt: () => import('./hurt.tsx'),
  choices: () => import('./setup/choices.tsx'),
  aid: () => import('./aid/index.tsx'),
  sound(event) {
    if (event.kind === 'over') return event.ending === 'destroyed' || event.ending === 'escaped' ? 'won' : 'lost';
    return SOUNDS[event.kind] ?? null;
  },
  example,
  gist: () => import('./gist.tsx'),
});
