import { DOG } from '../content/enemies.ts';
import { NEEDED, type Size } from '../content/map.ts';
import { at, type Commando, has, type State } from '../rules/state.ts';
import { hasRule } from './specials.ts';

/** The highest number on a stealth die that finds a commando. */
export function findsOn(g: State, c: Commando, enemy: number): number {
  const papers = c.uniform && has(c, 'papers-in-order') ? 1 : 2;
  return papers + (enemy === DOG && hasRule(g, 'bloodhounds') ? 1 : 0);
}

/** The chance to stay hidden from so many ordinary enemies. */
export function hiddenFrom(enemies: number): number {
  return (2 / 3) ** enemies;
}

/** The chance that a die hits somebody on a tile of this size. */
export function hitChance(size: Size): number {
  return (7 - at(NEEDED, size)) / 6;
}

/** Wounds to be expected of so many dice. */
export function expectedHits(dice: number, size: Size): number {
  return dice * hitChance(size);
}
