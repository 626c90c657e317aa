import type { Seat } from '#kernel';
import { ASSASSINS } from '../content/assassins.ts';
import { cardNamed, FIRST_GETAWAY } from '../content/kit.ts';
import { spaceId, spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import { actionsOf, type Hitman, weaponLimit } from '../rules/state.ts';
import type { HitmanView, View } from '../view.ts';
import { waysOut } from './escape.ts';

/** How many getaways may be brought. */
export { MOST_GETAWAYS } from '../rules/state.ts';

/** Somebody who is seen, in the numbers of the rules. */
export function reckoned({ assassin, skills }: Pick<HitmanView, 'assassin' | 'skills'>): Pick<Hitman, 'assassin' | 'skills'> {
  const numbers = Array.from({ length: FIRST_GETAWAY }, () => 0);
  for (const { weapon, number } of skills) numbers[cardNamed(weapon)] = number;
  return { assassin: ASSASSINS.findIndex(({ id }) => id === assassin), skills: numbers };
}

export function hitmanAt(view: View, seat: Seat): HitmanView {
  const found = view.hitmen[seat];
  if (found === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return found;
}

/** It is somebody's first turn, and they have done nothing yet. */
export function isNew(view: View, seat: Seat): boolean {
  return view.round === 1 && view.active === seat && view.actions === actionsOf(reckoned(hitmanAt(view, seat)));
}

/** How many weapons somebody may bring. */
export function weaponsAllowed(view: View, seat: Seat): number {
  return weaponLimit(reckoned(hitmanAt(view, seat)));
}

/** Where a number of the getaway die leads somebody. */
export function waysOutOf(view: View, seat: Seat, number: number): readonly SpaceId[] {
  const own = hitmanAt(view, seat);
  return own.space === null ? [] : waysOut({ ...reckoned(own), space: spaceNamed(own.space) }, number).map(spaceId);
}
