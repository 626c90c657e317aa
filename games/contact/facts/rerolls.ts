import { COLUMNS, clockwise, columnOf, ringOf, type Segment, segmentName, segmentNamed } from '../content/board.ts';
import { GRENADE } from '../content/members.ts';
import type { Aid, Keeping, Reroll } from '../preview.ts';
import { type State, zombiesIn } from '../rules/state.ts';
import type { Lying } from '../types.ts';
import { BURNS, flameNeeds, TWICE } from './needs.ts';

/** One more roll of a die: how likely it is to be better than what lies there. */
export function foreseeReroll(die: Lying | undefined): Reroll | null {
  return die === undefined ? null : { kind: 'reroll', better: die.better, chance: die.better.length / 6 };
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

/** How many a die takes from which segment. */
function killsOf(g: State, { for: what, rolled, needs }: Lying, target: Segment): readonly (readonly [Segment, number])[] {
  if (what === 'flame') {
    const inner = columnOf(target);
    const burns = (ring: number): boolean => rolled >= flameNeeds(ring, ringOf(target), g.config.settings);
    return [...(burns(1) ? [[inner, BURNS] as const] : []), ...(burns(2) ? [[inner + COLUMNS, BURNS] as const] : [])];
  }
  if (rolled < needs) return [];
  switch (what) {
    case 'grenade':
      return [[target, GRENADE.kills]];
    case 'quantity':
      return [[target, rolled]];
    case 'double':
      return [[target, TWICE.kills]];
    case 'spread':
      return [
        [target, 1],
        [clockwise(target), 1],
      ];
    default:
      return [[target, 1]];
  }
}
