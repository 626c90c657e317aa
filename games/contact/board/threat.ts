import { COLUMN_NAMES } from '../content/board.ts';
import { ability, SCHULZ } from '../content/members.ts';
import type { View } from '../rules/view.ts';

/** A group of the first ring and its chance to hit in the next zombie phase. */
export interface Attacker {
  readonly column: string;
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

const PENALTY = ability(SCHULZ, 'fortify').penalty;

/** Each group rolls below its size; First Aid can cancel one hit, and Ardor may roll it again. */
export function threatOf(view: View): Threat {
  const lives = (id: string): boolean => view.members.some((m) => m.id === id && m.alive);
  const fortified = lives('schulz');
  const safe = fortified ? 1 + PENALTY : 1;
  const attackers = COLUMN_NAMES.flatMap((column) => {
    const zombies = view.zombies[`${column}/r1`] ?? 0;
    return zombies === 0 ? [] : [{ column, zombies, chance: zombies === 1 ? 0 : Math.max(0, Math.min(6, zombies - safe)) / 6 }];
  }).sort((a, b) => b.chance - a.chance || b.zombies - a.zombies);
  const living = view.members.filter((m) => m.alive).length;
  const aid = lives('vanderbilt') && living > 1;
  const again = aid && lives('cooper');
  const once = (living - 1) / 6;
  const cancels = !aid ? 0 : again ? once + (1 - once) * once : once;
  const over = view.turn >= view.turns || view.outcome !== null;
  return {
    falls: over ? 0 : 1 - exactly(attackers, 0) - exactly(attackers, 1) * cancels,
    attackers,
    counts: [...(fortified ? (['fortify'] as const) : []), ...(aid ? (['first-aid'] as const) : []), ...(again ? (['ardor'] as const) : [])],
    over,
  };
}

/** The chance that just so many of them hit: none or one. */
function exactly(attackers: readonly Attacker[], hits: 0 | 1): number {
  let none = 1;
  let one = 0;
  for (const { chance } of attackers) {
    one = one * (1 - chance) + none * chance;
    none *= 1 - chance;
  }
  return hits === 0 ? none : one;
}
