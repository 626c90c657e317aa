import type { View } from '../view.ts';

/** The part of a turn. */
export interface Part {
  readonly turn: number;
  readonly phase: 'zombies' | 'players';
}

/** The part that is on; null before the night begins. */
export function partOf({ turn, phase }: Pick<View, 'turn' | 'phase'>): Part | null {
  return phase === 'draft' || phase === 'ready' ? null : { turn, phase: phase === 'zombies' ? 'zombies' : 'players' };
}
