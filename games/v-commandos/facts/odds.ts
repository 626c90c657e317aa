import { at } from '#kernel';
import { DOG } from '../content/enemies.ts';
import { BINOCULARS } from '../content/kit.ts';
import { NEEDED, type Size } from '../content/map.ts';
import { type Commando, has, type State } from '../rules/state.ts';
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

/** The chance of 0, 1, 2… hits of so many dice that need a number. */
export function hitOdds(dice: number, needed: number): number[] {
  const hit = (7 - needed) / 6;
  let odds = [1];
  for (let die = 0; die < dice; die++) odds = [...odds, 0].map((chance, hits) => chance * (1 - hit) + (odds[hits - 1] ?? 0) * hit);
  return odds;
}

/**
 * The same when so many of the dice may be rolled again, one after the other while there is a hit: the chance of so many hits with
 * so many rerolls left.
 */
export function volleyOdds(dice: number, needed: number, rerolls: number): readonly (readonly number[])[] {
  const hit = (7 - needed) / 6;
  const odds = Array.from({ length: dice + 1 }, () => Array.from({ length: rerolls + 1 }, () => 0));
  const settle = (hits: number, left: number, chance: number): void => {
    const row = at(odds, hits);
    if (hits === 0 || left === 0) {
      row[left] = at(row, left) + chance;
      return;
    }
    settle(hits - 1, left - 1, chance * (1 - hit));
    settle(hits, left - 1, chance * hit);
  };
  for (const [hits, chance] of hitOdds(dice, needed).entries()) settle(hits, rerolls, chance);
  return odds;
}

/** The chance that none of the stealth dice finds, each with its own chance to, when so many may be rolled again. */
export function unseenOdds(finding: readonly number[], rerolls: number): number {
  /** How many rerolls it took until no die so far finds. */
  let took = [1];
  for (const find of finding)
    took = Array.from({ length: rerolls + 1 }, (_, all) =>
      took.reduce((sum, chance, before) => sum + (before > all ? 0 : chance * find ** (all - before) * (1 - find)), 0),
    );
  return took.reduce((sum, chance) => sum + chance, 0);
}

/** Dice that somebody can roll again: Binoculars that are ready, and for stealth Gander's nose. */
export function rerollsOf(c: Commando): { readonly glasses: number; readonly nose: number } {
  return { glasses: at(c.kit, BINOCULARS) - c.tired, nose: c.gander === 0 && !c.ganderHurt && !c.ganderUsed ? 1 : 0 };
}

/** The chance of at least so many. */
export function chanceOf(odds: readonly number[], least: number): number {
  return odds.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
}
