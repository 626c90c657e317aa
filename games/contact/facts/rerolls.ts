import { columnOf, ringOf, type Segment, segmentName, segmentNamed } from '../content/board.ts';
import { GRENADE } from '../content/members.ts';
import type { Aid, Keeping, Reroll } from '../preview.ts';
import { type State, zombiesIn } from '../rules/state.ts';
import type { Lying } from '../types.ts';
import { BURNS, flameNeeds } from './needs.ts';

/** One more roll of a die: how likely it is to be better than what lies there. */
export function foreseeReroll({ better }: Lying): Reroll {
  return { kind: 'reroll', better, chance: better.length / 6 };
}

/** The same chance once more where the first die fails. */
export function twice(chance: number): number {
  return chance + (1 - chance) * chance;
}

export function foreseeAid(living: number, ardor: boolean): Aid {
  const chance = (living - 1) / 6;
  return { kind: 'aid', below: living, chance, withArdor: ardor ? twice(chance) : null };
}

/** What falls by the dice as they lie; nothing is said of a die whose target is still to be picked, or that only cancels a hit. */
export function foreseeKeeping(g: State, dice: readonly Lying[]): Keeping | null {
  const hits = new Map<Segment, number>();
  for (const die of dice) {
    if (die.target === null) return null;
    for (const [segment, kills] of killsOf(g, die, segmentNamed(die.target))) hits.set(segment, (hits.get(segment) ?? 0) + kills);
  }
  const falls = [...hits].map(([segment, kills]) => ({ at: segmentName(segment), falls: Math.min(kills, zombiesIn(g, segment)) }));
  return { kind: 'keeping', falls: falls.filter((one) => one.falls > 0) };
}

/** How many a die takes from which segment. (A shotgun that hits is never rolled again, so its double shot takes nobody here.) */
function killsOf(g: State, { for: what, rolled, needs }: Lying, target: Segment): readonly (readonly [Segment, number])[] {
  // Where the second ring burns, the die is as good as it gets.
  if (what === 'flame') return rolled < flameNeeds(1, ringOf(target), g.config.settings) ? [] : [[columnOf(target), BURNS]];
  if (rolled < needs) return [];
  switch (what) {
    case 'grenade':
      return [[target, GRENADE.kills]];
    case 'quantity':
      return [[target, rolled]];
    default:
      return [[target, 1]];
  }
}
