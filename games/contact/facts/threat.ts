import { COLUMNS, type ColumnName, columnName } from '../content/board.ts';
import { ability, COOPER, SCHULZ, VANDERBILT } from '../content/members.ts';
import { lives, living, type State, zombiesIn } from '../rules/state.ts';
import { foreseeAid } from './rerolls.ts';

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
export type Attacker = { readonly column: ColumnName; readonly zombies: number; readonly chance: number };

/** What follows if nobody does anything. */
export type Threat = {
  /** The chance that somebody falls in the next zombie phase as the board stands now. */
  readonly falls: number;
  /** The most dangerous first. */
  readonly attackers: readonly Attacker[];
  /** What has been counted in. */
  readonly counts: readonly ('fortify' | 'first-aid' | 'ardor')[];
  /** The helicopter comes before they can attack again. */
  readonly over: boolean;
};

/** Each group rolls below its size; First Aid can cancel one hit, and Ardor may roll it again. */
export function threatTo(g: State): Threat {
  const fortified = lives(g, SCHULZ);
  const attackers = attackersOf(g, largestHarmless(fortified));
  const alive = living(g);
  const aid = lives(g, VANDERBILT) && alive > 1;
  const again = aid && lives(g, COOPER);
  const { chance, withArdor } = foreseeAid(alive, again);
  const { none, one } = hitsOf(attackers);
  const over = g.turn >= g.config.turns || g.outcome !== null;
  return {
    falls: over ? 0 : 1 - none - (aid ? one * (withArdor ?? chance) : 0),
    attackers,
    counts: [...(fortified ? (['fortify'] as const) : []), ...(aid ? (['first-aid'] as const) : []), ...(again ? (['ardor'] as const) : [])],
    over,
  };
}

function attackersOf(g: State, harmless: number): readonly Attacker[] {
  const attackers: Attacker[] = [];
  for (let segment = 0; segment < COLUMNS; segment++) {
    const zombies = zombiesIn(g, segment);
    if (zombies > 0) attackers.push({ column: columnName(segment), zombies, chance: chanceToHit(zombies, harmless) });
  }
  return attackers.sort((a, b) => b.chance - a.chance || b.zombies - a.zombies);
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
