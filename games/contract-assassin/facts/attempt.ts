import { at } from '#kernel';
import { LILY } from '../content/assassins.ts';
import { type Card, cardNamed, FIRST_GETAWAY, LOADED_DICE, WEAPONS, type WeaponId } from '../content/kit.ts';
import type { Space } from '../content/map.ts';
import type { Odds } from '../preview.ts';
import { active, blockedBy, blockedFor, coveredBy, guardBit, is, mayPlay, type State, sumsOf, total, weaponLimit } from '../rules/state.ts';
import { ROLLS, tokensLeft, WAYS, waysOf } from './odds.ts';

/** A sum of the two dice, and what it would do. */
export type SumOdds = {
  readonly sum: number;
  /** In how many of 36 rolls it comes. */
  readonly ways: number;
  /** `blocked`: a weapon covers it and a bodyguard stops it. */
  readonly does: 'kills' | 'blocked' | 'nothing';
  /** The weapon that covers it; null when none does, or only the gift of Hanns. */
  readonly by: WeaponId | null;
  /** By its skill and not by its own number. */
  readonly skill: boolean;
  /** A bodyguard with this number stands there. */
  readonly guard: boolean;
};

/** What the 36 rolls of whoever is in turn would do at a target with these cards laid out, sum by sum. */
export function chartOf(g: State, laid: readonly number[], target: Space): readonly SumOdds[] {
  const own = active(g);
  const covered = coveredBy(own, laid);
  const guards = at(g.guards, target);
  const blocked = blockedFor(g, own, target);
  const brought = WEAPONS.filter(({ id }) => at(laid, cardNamed(id)) > 0);
  return WAYS.flatMap((ways, sum) => {
    if (ways === 0) return [];
    const itself = brought.find(({ number }) => number === sum);
    const taught = brought.find(({ id }) => own.skills[cardNamed(id)] === sum);
    const does = (covered & guardBit(sum)) === 0 ? 'nothing' : (blocked & guardBit(sum)) === 0 ? 'kills' : 'blocked';
    const skill = itself === undefined && taught !== undefined;
    return [{ sum, ways, does, by: itself?.id ?? taught?.id ?? null, skill, guard: (guards & guardBit(sum)) !== 0 }];
  });
}

/** The 36 rolls while no weapon is laid out: nothing kills yet. */
export function emptyChart(guards: readonly number[]): readonly SumOdds[] {
  return WAYS.flatMap((ways, sum) => (ways === 0 ? [] : [{ sum, ways, does: 'nothing', by: null, skill: false, guard: guards.includes(sum) }]));
}

/** What an attempt of whoever is in turn would be made with. */
export interface Aim {
  readonly laid: readonly number[];
  /** The bodyguards of the target, and those in the bag. */
  readonly guards: number;
  readonly bag: readonly number[];
  /** Loaded Dice are at hand. */
  readonly loaded: boolean;
}

export function aimAt(g: State, target: Space, laid: readonly number[]): Aim {
  return { laid, guards: at(g.guards, target), bag: g.guardBag, loaded: mayPlay(g, LOADED_DICE) };
}

/** In how many of 36 rolls it kills. */
function waysWith(g: State, laid: readonly number[], guards: number): number {
  const own = active(g);
  return waysOf(coveredBy(own, laid) & ~blockedBy(guards, own.assassin, g.config.settings));
}

/** The chance to kill: what fails is rolled again with Loaded Dice, and then once more by Lily, when a bodyguard has come. */
export function killOdds(g: State, aim: Aim, lilyAgain = true): Odds {
  const { laid, guards, loaded } = aim;
  const ways = waysWith(g, laid, guards);
  const fails = (1 - ways / ROLLS) ** (loaded ? 2 : 1);
  const again = lilyAgain && is(g, LILY) && !g.config.settings['second-try-new-cards'] ? afterFailure(g, aim) : 0;
  return { ways, of: ROLLS, chance: 1 - fails * (1 - again) };
}

/** The chance of one more roll against the bodyguard that a failure brings, whichever that is. */
function afterFailure(g: State, { laid, guards, bag }: Aim): number {
  let tokens = 0;
  let ways = 0;
  for (let number = 0; number < bag.length; number++) {
    const left = tokensLeft(bag, guards, number);
    tokens += left;
    if (left > 0) ways += left * waysWith(g, laid, guards | guardBit(number));
  }
  return (tokens === 0 ? waysWith(g, laid, guards) : ways / tokens) / ROLLS;
}

/** Whether bodyguards stop every number of a weapon. */
export function isBlocked(g: State, card: Card, target: Space): boolean {
  return (sumsOf(active(g), card) & ~blockedFor(g, active(g), target)) === 0;
}

/** The weapons of the hand that kill most often, as many as may be brought and no more than are needed. */
export function bestWeapons(g: State, target: Space): readonly number[] {
  const own = active(g);
  const guards = at(g.guards, target);
  const kinds = Array.from({ length: FIRST_GETAWAY }, (_, card) => card).filter((card) => at(own.hand, card) > 0);
  const most = weaponLimit(own);
  let best: readonly number[] = g.laid.map(() => 0);
  let ways = waysWith(g, best, guards);
  const extend = (laid: readonly number[], count: number, from: number): void => {
    for (let next = from; next < kinds.length; next++) {
      const more = oneMore(laid, at(kinds, next));
      const found = waysWith(g, more, guards);
      if (found > ways || (found === ways && count + 1 < total(best))) [best, ways] = [more, found];
      if (count + 1 < most) extend(more, count + 1, next + 1);
    }
  };
  extend(best, 0, 0);
  return best;
}

/** Cards or tokens by kind, and one more of a kind. */
export function oneMore(counts: readonly number[], kind: number): readonly number[] {
  const more = counts.slice();
  more[kind] = at(more, kind) + 1;
  return more;
}
