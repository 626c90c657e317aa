import { at, type Seat } from '#kernel';
import { ASSASSINS } from '../content/assassins.ts';
import { FIRST_BONUS, FIRST_GETAWAY, KINDS } from '../content/kit.ts';
import { DISTANCES } from '../content/map.ts';
import { waysOf } from '../facts/odds.ts';
import { CONTRACTS_EACH, cardsLeft, coveredBy, guardsIn, type Hitman, hitman, homeOf, IN_PRISON, type State, sumsOf, weaponLimit } from '../rules/state.ts';
import { type Aim, aimOf, getawayKinds, weaponKinds } from './plan.ts';
import { HIDDEN, WEIGHTS } from './weights.ts';

/*
 * How likely somebody is to win the race. Each seat has prospects: a small network of what can be told of it, taught by `learn.ts`
 * from positions of many matches. Whoever has better prospects wins more often, in proportion to their exponentials.
 */

const ALL = 36;
/** Beyond these, more of the same counts no further. */
const FARTHEST = 8;
const MOST_MISSED = 3;
const COUNTED_GETAWAYS = 10;
const COUNTED_WEAPONS = 16;
const LONG = 40;

/** Everything that is told of a seat, each about as large as one. Only what is not nought is written: its place, and how much. */
export class Traits {
  readonly places: number[] = [];
  readonly sizes: number[] = [];
  #place = 0;

  read(g: State, seat: Seat): void {
    this.places.length = 0;
    this.sizes.length = 0;
    this.#place = 0;
    const own = hitman(g, seat);
    const aim = aimOf(g, seat, own.space < 0 ? homeOf(own) : own.space);
    const seats = g.hitmen.length;
    this.#add(1);
    this.#one(CONTRACTS_EACH - own.done.length - 1, CONTRACTS_EACH);
    this.#one(own.missing - 1, MOST_MISSED);
    this.#one(own.assassin, ASSASSINS.length);
    this.#add(own.status === IN_PRISON ? 1 : 0);
    this.#add(((seat - g.active + seats) % seats) / seats);
    this.#add(seats / 8);
    this.#add(cardsLeft(g) === 0 ? 1 : 0);
    this.#add(Math.min(1, g.round / LONG));
    this.#readAim(g, seat, aim);
    this.#readHand(own);
  }

  #readAim(g: State, seat: Seat, { target, far, chance }: Aim): void {
    let guards = 0;
    let next = Number.POSITIVE_INFINITY;
    for (let city = 0; city < g.owners.length; city++) {
      if (g.owners[city] !== seat) continue;
      guards += guardsIn(g, city).length;
      if (city !== target) next = Math.min(next, at(at(DISTANCES, target), city));
    }
    this.#add(chance);
    this.#add(chance * chance);
    this.#add(chance >= 0.6 ? 1 : 0);
    this.#add(far === 0 ? 1 : 0);
    this.#add(Math.min(FARTHEST, far) / FARTHEST);
    this.#add(Number.isFinite(next) ? next / FARTHEST : 0);
    this.#add(guards / 4);
  }

  #readHand(own: Hitman): void {
    const kinds = getawayKinds(own);
    this.#add(Math.min(4, kinds) / 4);
    this.#add(kinds >= 3 ? 1 : 0);
    this.#add(kinds >= 4 ? 1 : 0);
    this.#add(Math.min(COUNTED_GETAWAYS, count(own.hand, FIRST_GETAWAY, FIRST_BONUS)) / 8);
    this.#add(weaponKinds(own) / FIRST_GETAWAY);
    this.#add(Math.min(COUNTED_WEAPONS, count(own.hand, 0, FIRST_GETAWAY)) / 12);
    this.#add(spareWays(own) / ALL);
    this.#add(own.skills.reduce((sum, skill) => sum + (skill > 0 ? 1 : 0), 0) / 4);
    for (let card = FIRST_BONUS; card < KINDS; card++) this.#add(at(own.hand, card));
  }

  #add(size: number): void {
    if (size !== 0) {
      this.places.push(this.#place);
      this.sizes.push(size);
    }
    this.#place++;
  }

  /** One of several, or none of them. */
  #one(which: number, of: number): void {
    if (which >= 0) {
      this.places.push(this.#place + Math.min(which, of - 1));
      this.sizes.push(1);
    }
    this.#place += of;
  }
}

/** How many traits there are. */
export const TRAITS = 1 + CONTRACTS_EACH + MOST_MISSED + ASSASSINS.length + 5 + 7 + 8 + (KINDS - FIRST_BONUS);

const traits = new Traits();

/** The likelihood that a seat wins; alone, that it is faster than a clock that fulfils its contracts evenly. */
export function likelihood(g: State, seat: Seat): number {
  const own = prospects(g, seat);
  if (g.hitmen.length === 1) return 1 / (1 + Math.exp(-pace(g) - own / 4));
  let all = 0;
  for (let other = 0; other < g.hitmen.length; other++) all += Math.exp(prospects(g, other) - own);
  return 1 / all;
}

/** Contracts done beyond those that the clock asks for by now. */
function pace(g: State): number {
  return hitman(g, 0).done.length - (CONTRACTS_EACH * g.round) / g.config.settings['solo-clock'];
}

function prospects(g: State, seat: Seat): number {
  traits.read(g, seat);
  return weighed(traits, WEIGHTS, HIDDEN);
}

/** The weights of the traits themselves; then those of each hidden cell; then the weight of each cell. */
export function weighed({ places, sizes }: Traits, weights: ArrayLike<number>, hidden: number, cells: number[] = []): number {
  let sum = inner(places, sizes, weights, 0);
  for (let cell = 0; cell < hidden; cell++) {
    const bent = Math.tanh(inner(places, sizes, weights, TRAITS * (1 + cell)));
    cells[cell] = bent;
    sum += bent * at(weights, TRAITS * (1 + hidden) + cell);
  }
  return sum;
}

function inner(places: readonly number[], sizes: readonly number[], weights: ArrayLike<number>, from: number): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += at(weights, from + at(places, i)) * at(sizes, i);
  return sum;
}

function count(hand: readonly number[], from: number, to: number): number {
  let cards = 0;
  for (let card = from; card < to; card++) cards += at(hand, card);
  return cards;
}

const spare: number[] = [];

/** The ways to kill that are left in a hand when its best weapons have been spent. */
function spareWays(own: Hitman): number {
  for (let card = 0; card < FIRST_GETAWAY; card++) spare[card] = at(own.hand, card);
  let covered = 0;
  for (let i = weaponLimit(own); i > 0; i--) {
    let best = -1;
    let most = waysOf(covered);
    for (let card = 0; card < FIRST_GETAWAY; card++) {
      const ways = at(spare, card) > 0 ? waysOf(covered | sumsOf(own, card)) : 0;
      if (ways > most) {
        best = card;
        most = ways;
      }
    }
    if (best < 0) break;
    covered |= sumsOf(own, best);
    spare[best] = at(spare, best) - 1;
  }
  return waysOf(coveredBy(own, spare));
}
