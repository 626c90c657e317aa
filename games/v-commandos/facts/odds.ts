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

/** The chance of 0, 1, 2… hits of so many dice that need a number. */
export function hitOdds(dice: number, needed: number): number[] {
  const hit = (7 - needed) / 6;
  let odds = [1];
  for (let die = 0; die < dice; die++) odds = [...odds, 0].map((chance, hits) => chance * (1 - hit) + (odds[hits - 1] ?? 0) * hit);
  return odds;
}

/** The chance of at least so many. */
export function chanceOf(odds: readonly number[], least: number): number {
  return odds.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
}
