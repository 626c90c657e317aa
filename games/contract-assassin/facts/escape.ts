import type { Seat } from '#kernel';
import { type CardId, GETAWAYS, type GetawayId } from '../content/kit.ts';
import { DESTINATIONS, HOMES, type Space, spaceId, spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import type { View } from '../view.ts';
import { counted, hitmanAt } from './hitman.ts';
import { escapeSixths, leadsOut } from './odds.ts';

/** How many getaways may be brought. */
export { MOST_GETAWAYS } from '../rules/state.ts';

/** The faces of the getaway die that lead out with these cards laid out. */
export function doorsWith(view: View, seat: Seat, laid: readonly CardId[]): readonly number[] {
  const cynthia = hitmanAt(view, seat).assassin === 'cynthia';
  const counts = counted(laid);
  return GETAWAYS.flatMap(({ number }) => (leadsOut(counts, number, cynthia) ? [number] : []));
}

/** The chance to get away with these cards laid out: Šimon rolls a second time by himself. */
export function escapeChance(view: View, seat: Seat, laid: readonly CardId[]): number {
  const { assassin } = hitmanAt(view, seat);
  const once = escapeSixths(counted(laid), assassin === 'cynthia') / 6;
  return assassin === 'simon' && !view.settings['second-try-new-cards'] ? 1 - (1 - once) ** 2 : once;
}

/** Where a getaway leads from a space. */
export function destinationsOf(getaway: GetawayId, from: SpaceId): readonly SpaceId[] {
  const number = GETAWAYS.find(({ id }) => id === getaway)?.number ?? 0;
  return named(DESTINATIONS[number - 1]?.[spaceNamed(from)] ?? []);
}

/** Where somebody who gets away by a number may go: Ninja Sue to any home city, the others where the getaway leads. */
export function waysOut(view: View, seat: Seat, number: number): readonly SpaceId[] {
  const { assassin, space } = hitmanAt(view, seat);
  if (space === null) return [];
  return named(assassin === 'ninja' ? HOMES.toSorted((a, b) => a - b) : (DESTINATIONS[number - 1]?.[spaceNamed(space)] ?? []));
}

function named(spaces: readonly Space[]): readonly SpaceId[] {
  return spaces.map(spaceId);
}
