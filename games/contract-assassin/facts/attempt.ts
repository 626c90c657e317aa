import type { Seat } from '#kernel';
import { type CardId, cardNamed, isWeapon, WEAPONS, type WeaponId } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import { blockedBy, coveredBy, guardBit, weaponLimit } from '../rules/state.ts';
import type { View } from '../view.ts';
import { counted, hitmanAt, reckoned } from './hitman.ts';
import { WAYS, waysOf } from './odds.ts';

/** A sum of the two dice, and what it would do. */
export interface SumOdds {
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
}

/** What the 36 rolls would do at a target with these weapons laid out, sum by sum. */
export function chartOf(view: View, seat: Seat, city: SpaceId, laid: readonly CardId[]): readonly SumOdds[] {
  const hitman = reckoned(hitmanAt(view, seat));
  const covered = coveredBy(hitman, counted(laid));
  const guards = guardsAt(view, city);
  const blocked = blockedBy(guards, hitman.assassin, view.settings);
  const brought = WEAPONS.filter(({ id }) => laid.includes(id));
  return WAYS.flatMap((ways, sum) => {
    if (ways === 0) return [];
    const own = brought.find(({ number }) => number === sum);
    const taught = brought.find(({ id }) => hitman.skills[cardNamed(id)] === sum);
    const covers = (covered & guardBit(sum)) !== 0;
    const does = !covers ? 'nothing' : (blocked & guardBit(sum)) === 0 ? 'kills' : 'blocked';
    return [{ sum, ways, does, by: own?.id ?? taught?.id ?? null, skill: own === undefined && taught !== undefined, guard: (guards & guardBit(sum)) !== 0 }];
  });
}

/** In how many of 36 rolls somebody kills a target with these cards laid out. */
export function killWaysWith(view: View, seat: Seat, city: SpaceId, laid: readonly CardId[]): number {
  const hitman = reckoned(hitmanAt(view, seat));
  return waysOf(coveredBy(hitman, counted(laid)) & ~blockedBy(guardsAt(view, city), hitman.assassin, view.settings));
}

/** The weapons of a hand that kill most often, as many as may be brought, and how often of 36. */
export function bestAttempt(view: View, seat: Seat, city: SpaceId): { readonly weapons: readonly WeaponId[]; readonly ways: number } {
  const own = hitmanAt(view, seat);
  const kinds = WEAPONS.flatMap(({ id }) => ((own.hand ?? []).includes(id) ? [id] : []));
  let best: { weapons: readonly WeaponId[]; ways: number } = { weapons: [], ways: killWaysWith(view, seat, city, []) };
  const limit = weaponLimit(reckoned(own));
  const extend = (brought: readonly WeaponId[], from: number): void => {
    const ways = killWaysWith(view, seat, city, brought);
    if (ways > best.ways) best = { weapons: brought, ways };
    if (brought.length < limit) for (let next = from; next < kinds.length; next++) extend([...brought, ...kinds.slice(next, next + 1)], next + 1);
  };
  extend([], 0);
  return best;
}

/** How many weapons somebody may bring. */
export function weaponsAllowed(view: View, seat: Seat): number {
  return weaponLimit(reckoned(hitmanAt(view, seat)));
}

/** What one more card would add to the rolls that kill. */
export function addedWays(view: View, seat: Seat, city: SpaceId, laid: readonly CardId[], card: CardId): number {
  return isWeapon(cardNamed(card)) ? killWaysWith(view, seat, city, [...laid, card]) - killWaysWith(view, seat, city, laid) : 0;
}

function guardsAt(view: View, city: SpaceId): number {
  return (view.targets.find((target) => target.city === city)?.guards ?? []).reduce((bits, number) => bits | guardBit(number), 0);
}
