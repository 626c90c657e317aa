import { at } from '#kernel';
import { DOG, GOLIATH, KINDS } from '../content/enemies.ts';
import { SPOTTED } from '../content/kit.ts';
import type { Tile } from '../content/map.ts';
import type { SpillAhead } from '../preview.ts';
import { commando, type State, total } from '../rules/state.ts';
import { type AttackRisk, isNestGuarded, NEST_NUMBER } from './attack.ts';
import { targetsOn } from './fire.ts';
import { enemiesOn } from './occupancy.ts';
import { chanceOf } from './odds.ts';
import { woundsLeft } from './risk.ts';

/*
 * What the dice of an attack do: hits take out as many as they can, the one in the nest first and Dogs last, and leave a barrel alone
 * where they may. A die that misses is rolled again while there are rerolls.
 */

/** One way the dice can fall. */
interface Fall {
  readonly chance: number;
  readonly takes: number;
  /** Tokens that are drawn for them: none for Dogs. */
  readonly tokens: number;
  /** Hits that are left over. */
  readonly over: number;
}

interface Targets {
  readonly free: number;
  readonly dogs: number;
  readonly guard: number;
  /** The guard is in a nest, and a hit from 5 on is needed. */
  readonly nested: boolean;
}

function fallsOf({ dice, needed, rerolls }: AttackRisk, targets: Targets): readonly Fall[] {
  const found: Fall[] = [];
  const low = targets.nested ? (NEST_NUMBER - Math.min(NEST_NUMBER, needed)) / 6 : 0;
  const high = (7 - needed) / 6 - low;
  const roll = (left: number, misses: number, lows: number, highs: number, again: number, chance: number): void => {
    if (chance === 0) return;
    if (left > 0) {
      roll(left - 1, misses + 1, lows, highs, again, chance * (1 - low - high));
      roll(left - 1, misses, lows + 1, highs, again, chance * low);
      roll(left - 1, misses, lows, highs + 1, again, chance * high);
    } else if (again > 0 && misses > 0) roll(1, misses - 1, lows, highs, again - 1, chance);
    else found.push({ chance, ...struckBy(lows, highs, targets) });
  };
  roll(dice, 0, 0, 0, rerolls, 1);
  return found;
}

function struckBy(lows: number, highs: number, { free, dogs, guard, nested }: Targets): Omit<Fall, 'chance'> {
  const inNest = nested && highs > 0 ? 1 : 0;
  const others = Math.min(lows + highs - inNest, free + (nested ? 0 : guard));
  return { takes: inNest + others, tokens: inNest + Math.min(others, free - dogs + (nested ? 0 : guard)), over: lows + highs - inNest - others };
}

/** The chance that one of so many tokens is Spotted; the discards, with what has just been used up, come in when the bag is empty. */
export function spottedAmong(g: State, tokens: number, used: number): number {
  const bag = total(g.kitBag);
  const discards = total(g.kitDiscards) + used;
  let none = 1;
  for (let i = 0; i < tokens; i++) {
    const fresh = i >= bag;
    const size = fresh ? discards - (i - bag) : bag - i;
    if (size <= 0) break;
    none *= 1 - Math.min(1, at(fresh ? g.kitDiscards : g.kitBag, SPOTTED) / size);
  }
  return 1 - none;
}

/** Somebody is made Visible by a Spotted token only where nobody sees them yet, and where so many enemies are left to do it. */
export function spottedBy(g: State, who: number, tokens: number, left: number, enough: number, used = 0): number {
  const c = commando(g, who);
  return c.at < 0 || c.visible || left < enough ? 0 : spottedAmong(g, tokens, used);
}

export interface Takes {
  /** The chance to take out 0, 1, 2… enemies. */
  readonly takes: readonly number[];
  readonly spill: SpillAhead<number> | null;
  /** The chance that the barrel must be hit; null without one. */
  readonly bursts: number | null;
  readonly spotted: number;
}

/** Shots and throws at a tile: `spills` where hits that are left over wound the Visible there; `used`: tokens that it costs. */
export function takesOf(g: State, who: number, index: number, tile: Tile, risk: AttackRisk, spills: boolean, pastNest: boolean, used: number): Takes {
  const b = at(g.boards, index);
  const dogs = at(b.units, tile * KINDS + DOG);
  const guard = at(b.guards, tile) >= 0 ? 1 : 0;
  const all = enemiesOn(b, tile);
  const soldiers = all - at(b.units, tile * KINDS + GOLIATH);
  const falls = fallsOf(risk, { free: soldiers - guard, dogs, guard, nested: isNestGuarded(b, tile) && !pastNest });
  const takes = counted(falls, (fall) => fall.takes);
  const near = spills ? targetsOn(g, index, tile) : [];
  const shared = counted(falls, (fall) => (fall.takes === soldiers ? fall.over : 0));
  const [only] = near;
  return {
    takes,
    spill: only === undefined ? null : { who: near, hits: shared, critical: near.length > 1 ? null : chanceOf(shared, woundsLeft(commando(g, only))) },
    bursts: !at(b.barrels, tile) ? null : spills || soldiers > 0 ? 0 : 1 - missing(risk),
    spotted: risk.visible ? 0 : falls.reduce((sum, fall) => sum + fall.chance * spottedBy(g, who, fall.tokens, all - fall.takes, 1, used), 0),
  };
}

/** The chance that no die hits. */
function missing({ dice, needed, rerolls }: AttackRisk): number {
  return ((needed - 1) / 6) ** (dice + rerolls);
}

function counted(falls: readonly Fall[], count: (fall: Fall) => number): number[] {
  const odds: number[] = [];
  for (const fall of falls) {
    while (odds.length <= count(fall)) odds.push(0);
    odds[count(fall)] = at(odds, count(fall)) + fall.chance;
  }
  return odds;
}
