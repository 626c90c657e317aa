import { COLUMN_NAMES, type ColumnName } from '../content/board.ts';
import { ability, SCHULZ } from '../content/members.ts';
import type { View } from '../view.ts';
import { isAlive, livingIn, zombiesAt } from './groups.ts';

const PENALTY = ability(SCHULZ, 'fortify').penalty;

/** A die below the size of the group hits; Fortify adds to the die. */
export function attackHits(die: number, zombies: number, fortified: boolean): boolean {
  return die + largestHarmless(fortified) <= zombies;
}

/** A group of this size never hits. */
export function largestHarmless(fortified: boolean): number {
  return fortified ? 1 + PENALTY : 1;
}

/** The chance that a group hits. */
export function chanceToHit(zombies: number, harmless: number): number {
  return Math.min(1, Math.max(0, (zombies - harmless) / 6));
}

/** A group of the first ring and its chance to hit in the next zombie phase. */
export interface Attacker {
  readonly column: ColumnName;
  readonly zombies: number;
  readonly chance: number;
}

export interface Threat {
  /** The chance that somebody falls in the next zombie phase as the board stands now. */
  readonly falls: number;
  /** The most dangerous first. */
  readonly attackers: readonly Attacker[];
  /** What has been counted in. */
  readonly counts: readonly ('fortify' | 'first-aid' | 'ardor')[];
  /** The helicopter comes before they can attack again. */
  readonly over: boolean;
}

/** Each group rolls below its size; First Aid can cancel one hit, and Ardor may roll it again. */
export function threatOf(view: View): Threat {
  const fortified = isAlive(view, 'schulz');
  const harmless = largestHarmless(fortified);
  const attackers = COLUMN_NAMES.flatMap((column) => {
    const zombies = zombiesAt(view, `${column}/r1`);
    return zombies === 0 ? [] : [{ column, zombies, chance: chanceToHit(zombies, harmless) }];
  }).sort((a, b) => b.chance - a.chance || b.zombies - a.zombies);
  const living = livingIn(view);
  const aid = isAlive(view, 'vanderbilt') && living > 1;
  const again = aid && isAlive(view, 'cooper');
  const once = (living - 1) / 6;
  const cancels = !aid ? 0 : again ? once + (1 - once) * once : once;
  const { none, one } = hitsOf(attackers);
  const over = view.turn >= view.turns || view.outcome !== null;
  return {
    falls: over ? 0 : 1 - none - one * cancels,
    attackers,
    counts: [...(fortified ? (['fortify'] as const) : []), ...(aid ? (['first-aid'] as const) : []), ...(again ? (['ardor'] as const) : [])],
    over,
  };
}

/** The chances that none of them hits, and that just one does. */
function hitsOf(attackers: readonly Attacker[]): { readonly none: number; readonly one: number } {
  let none = 1;
  let one = 0;
  for (const { chance } of attackers) {
    one = one * (1 - chance) + none * chance;
    none *= 1 - chance;
  }
  return { none, one };
}
