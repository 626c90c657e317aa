import type { GameEvent } from '#kernel';
import type { BoardModule, SoundName } from '#kit';
import { Board } from './board.tsx';
import './board.css';
import { Picture } from './news/picture.tsx';
import { bossLeft, delta, isTurning } from './news/showing.ts';
import { Choices } from './scenes/choices.tsx';
import { End } from './scenes/end.tsx';
import { example } from './scenes/example.tsx';
import type { ContraWords } from './words.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
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

function sound(event: GameEvent): SoundName | null {
  if (event.kind === 'over') return event['ending'] === 'destroyed' || event['ending'] === 'escaped' ? 'won' : 'lost';
  return SOUNDS[event.kind] ?? null;
}

export const board: BoardModule<ContraWords> = {
  words: {
    en: () => import('../words.en.ts'),
    de: () => import('../words.de.ts'),
  },
  Board,
  showsResolving: true,
  Picture,
  delta,
  turning: isTurning,
  curve: { label: (words) => words.board.curve, value: bossLeft },
  End,
  Choices,
  sound,
  example,
};
