import { at, type Seat } from '#kernel';
import { LILY, OTTO } from '../content/assassins.ts';
import { FIRST_BONUS, FIRST_GETAWAY, KINDS } from '../content/kit.ts';
import { DISTANCES, NOWHERE, type Space } from '../content/map.ts';
import { waysOf } from '../facts/odds.ts';
import { blockedFor, coveredBy, type Hitman, hitman, type State, sumsOf, weaponLimit } from '../rules/state.ts';

/*
 * What a hit man reckons with. One action is the coin: a contract costs about sixteen of them.
 */

const ALL = 36;
const NO_CARDS: readonly number[] = Array.from({ length: KINDS }, () => 0);

/** The chance to kill with the best weapons of a hand against what bodyguards block, second tries included. */
export function killChance(own: Hitman, blocked: number): number {
  const p = waysOf(bestCover(own, blocked)) / ALL;
  return own.assassin === LILY ? 1 - (1 - p) * (1 - Math.max(0, p - 0.05)) : p;
}

/** The sums that the best weapons of a hand cover: each time the one that adds most, unless all may be brought. */
function bestCover(own: Hitman, blocked: number): number {
  const limit = weaponLimit(own);
  if (weaponKinds(own) <= limit) return coveredBy(own, own.hand) & ~blocked;
  let covered = coveredBy(own, NO_CARDS) & ~blocked;
  for (let i = 0; i < limit; i++) {
    let most = waysOf(covered);
    let cover = covered;
    for (let card = 0; card < FIRST_GETAWAY; card++) {
      if (at(own.hand, card) === 0) continue;
      const together = covered | (sumsOf(own, card) & ~blocked);
      const ways = waysOf(together);
      if (ways > most) {
        most = ways;
        cover = together;
      }
    }
    if (cover === covered) break;
    covered = cover;
  }
  return covered;
}

/** How many different weapons a hand has. */
export function weaponKinds({ hand }: Hitman): number {
  let kinds = 0;
  for (let card = 0; card < FIRST_GETAWAY; card++) if (at(hand, card) > 0) kinds++;
  return kinds;
}

/** How many different getaways a hand has. */
export function getawayKinds({ hand }: Hitman): number {
  let kinds = 0;
  for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++) if (at(hand, card) > 0) kinds++;
  return kinds;
}

export interface Aim {
  readonly target: Space;
  readonly far: number;
  readonly chance: number;
}

/** The target to go for next: near, and likely to die. Otto may poach: aim at those of others. */
export function aimOf(g: State, seat: Seat, from: Space, mayPoach = false): Aim {
  const own = hitman(g, seat);
  const poaches = mayPoach && own.assassin === OTTO;
  let best: Aim = { target: NOWHERE, far: 0, chance: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let city = 0; city < g.owners.length; city++) {
    const owner = at(g.owners, city);
    if (owner < 0 || (owner !== seat && !poaches)) continue;
    const far = at(at(DISTANCES, from), city);
    const chance = killChance(own, blockedFor(g, own, city));
    const cost = far + 16 * (1 - chance);
    if (cost < least) {
      least = cost;
      best = { target: city, far, chance };
    }
  }
  return best;
}
