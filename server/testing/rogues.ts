import type { Game } from '#kernel';
import { judgementOf } from '#kernel';
import { ambush } from '../../kernel/testing/ambush.ts';

function rogue(id: string, weigh: () => number): Game {
  return { ...ambush, id, judgement: { ...judgementOf(ambush), weigh } } as Game;
}

/** Games in which thinking goes wrong. */
export const throwing = rogue('throwing', () => {
  throw new TypeError('a bug in a judgement');
});
export const dying = rogue('dying', () => process.exit(7));
export const endless = rogue('endless', () => {
  for (;;);
});
