import { defineBoard, type SoundName } from '#kit';
import type { Event } from '../event.ts';
import type { ContractAssassin } from '../types.ts';
import { Board } from './board.tsx';
import './board.css';
import type { ContractAssassinWords } from '../words/words.ts';
import { example } from './examples/index.tsx';
import { Picture } from './picture.tsx';
import { delta, mostDone } from './showing.ts';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  turn: 'turn',
  draws: 'place',
  robs: 'pay',
  moves: 'move',
  travels: 'move',
  flies: 'move',
  'gets-away': 'move',
  plays: 'place',
  brings: 'place',
  learns: 'coin',
  rolls: 'dice',
  kills: 'hit',
  fails: 'miss',
  prison: 'fall',
  wins: 'won',
  'out-of-time': 'lost',
};

export const board = defineBoard<ContractAssassin, ContractAssassinWords>({
  Board,
  Picture,
  delta,
  // The further somebody comes the more a contract counts.
  turning: (event) => (event.kind === 'kills' ? event.done : event.kind === 'prison' ? 2 : 0),
  curve: { label: (words) => words.say.board.curve, value: mostDone, counted: 'round', when: ({ round }) => round },
  end: () => import('./end.tsx'),
  choices: () => import('./setup/choices.tsx'),
  aid: () => import('./aid/index.tsx'),
  example,
  gist: () => import('./gist.tsx'),
  sound: (event) => SOUNDS[event.kind] ?? null,
});
