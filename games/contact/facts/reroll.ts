import { columnIn, RINGS, ringIn, type SegmentName } from '../content/board.ts';
import { ALVARES, ability, BRANSON, MOBUTU, specialist } from '../content/members.ts';
import type { About, Lying } from '../types.ts';
import type { View } from '../view.ts';
import { groupsOf, zombiesAt } from './groups.ts';
import { flameNeeds, grenadeReach, MELEE, needed } from './needs.ts';

/** What a die does that lies there while somebody decides about a reroll. */
export type Counts =
  /** What it shows is all there is to it: First Aid, the launcher's second die. */
  | { readonly of: 'number' }
  /** It hits nothing, and this is what it takes. */
  | { readonly of: 'miss'; readonly needs: number }
  /** It hits. From `from` on there is more: a granted blow, confusion, a sum for Scatter. */
  | { readonly of: 'hit'; readonly from: number | null }
  | { readonly of: 'flames'; readonly burning: readonly Burning[] }
  /** What Dunham may pick with it, and the nearest ring that it does not reach. */
  | { readonly of: 'reach'; readonly groups: readonly SegmentName[]; readonly beyond: { readonly ring: number; readonly needs: number } | null };

/** A ring of the column with somebody in it. */
export interface Burning {
  readonly ring: number;
  readonly needs: number;
  /** How many fall there with the die as it lies. */
  readonly falls: number;
}

const BURNS = specialist(BRANSON).weapon.kills;

/** What the die at this place already does. */
export function countsOf({ member, dice }: About<'ardor'>, at: number, view: View): Counts {
  const die = dice[at];
  if (die === undefined) throw new RangeError(`there is no die ${at}`);
  if (die.for === 'first-aid' || die.for === 'quantity') return { of: 'number' };
  if (die.target === null) return reachOf(die, view);
  if (die.for === 'flame') return { of: 'flames', burning: burningBy(die.rolled, die.target, view) };
  if (die.rolled < die.needs) return { of: 'miss', needs: die.needs };
  if (die.for === 'ronin') return { of: 'hit', from: MELEE.grants };
  if (member === 'alvares') return { of: 'hit', from: ability(ALVARES, 'confusion').from };
  const other = dice.length === 2 ? dice[1 - at] : undefined;
  return { of: 'hit', from: member === 'mobutu' && other !== undefined ? ability(MOBUTU, 'scatter').sum - other.rolled : null };
}

function burningBy(die: number, target: SegmentName, view: View): readonly Burning[] {
  return ([1, 2] as const).flatMap((ring) => {
    const standing = zombiesAt(view, `${columnIn(target)}/r${ring}`);
    const needs = flameNeeds(ring, ringIn(target), view.settings);
    const most = typeof BURNS === 'number' ? BURNS : 0;
    return standing === 0 ? [] : [{ ring, needs, falls: die >= needs ? Math.min(most, standing) : 0 }];
  });
}

function reachOf({ rolled, for: what }: Lying, view: View): Counts {
  const reach = what === 'grenade' ? grenadeReach(view.settings) : RINGS;
  const groups = groupsOf(view)
    .map(([name]) => name)
    .filter((name) => ringIn(name) <= reach);
  const [next] = groups.map(ringIn).filter((ring) => needed(ring) > rolled);
  return {
    of: 'reach',
    groups: groups.filter((name) => needed(ringIn(name)) <= rolled),
    beyond: next === undefined ? null : { ring: next, needs: needed(next) },
  };
}

/** The least that another roll of this die has to show to be better; null where that is no single number. */
export function betterFrom(about: About<'ardor'>, at: number, view: View): number | null {
  if (about.dice[at]?.better !== true) return null;
  const counts = countsOf(about, at, view);
  switch (counts.of) {
    case 'number':
      return null;
    case 'miss':
      return counts.needs;
    case 'hit':
      return counts.from;
    case 'flames':
      return counts.burning.find(({ falls }) => falls === 0)?.needs ?? null;
    case 'reach':
      return counts.beyond?.needs ?? null;
  }
}
