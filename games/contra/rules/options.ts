import type { GameOption } from '../../box.ts';

export interface Options {
  readonly start: 'normal' | 'jump' | 'rough';
  readonly unpredictable: 'off' | 'on' | 'expert';
  readonly 'battle-damage': boolean;
}

/** The optional rules of the book. One value for `start`: Jump Start and Rough Start exclude each other. */
export const OPTIONS: readonly GameOption[] = [
  { name: 'start', values: ['normal', 'jump', 'rough'], clause: 'contra.mode.start-modes-exclusive' },
  { name: 'unpredictable', values: ['off', 'on', 'expert'], clause: 'contra.mode.unpredictable' },
  { name: 'battle-damage', values: [false, true], clause: 'contra.mode.battle-damage' },
];
