import { at, type ClauseId, type Referee, type Seat } from '#kernel';
import { type Card, cardId, REAPER, type WeaponId, weaponNumber } from '../content/kit.ts';
import { type Space, spaceId } from '../content/map.ts';
import type { Event } from '../event.ts';
import { tokensLeft } from '../facts/odds.ts';
import { guardBit, guardsIn, hitman, type State } from './state.ts';

/** Weights of the tokens that may come: a token that may not is put back and drawn anew, which comes to the same. */
const weights: number[] = [];

/** Whether the skill bag has a token for a weapon: any number but its own. */
export function skillLeft(g: State, weapon: Card): boolean {
  const own = weaponNumber(weapon);
  return own !== REAPER && g.skillBag.some((count, number) => count > 0 && number !== own);
}

/** A random token from the bag becomes the skill number of a weapon. */
export function learn(g: State, ref: Referee<Event>, seat: Seat, weapon: Card): number {
  fill(g.skillBag, guardBit(weaponNumber(weapon)));
  const number = ref.pick(weights);
  g.skillBag[number] = at(g.skillBag, number) - 1;
  hitman(g, seat).skills[weapon] = number;
  return number;
}

export const weaponId = (weapon: Card): WeaponId => cardId(weapon) as WeaponId;

/** Whether the bag has a bodyguard that a target lacks. */
export function guardLeft(g: State, target: Space): boolean {
  const there = at(g.guards, target);
  return g.guardBag.some((count, number) => count > 0 && (there & guardBit(number)) === 0);
}

/** A target gets a bodyguard at random, never one it has; none when the bag has no other. */
export function addGuard(g: State, ref: Referee<Event>, target: Space, clauses: readonly ClauseId[]): void {
  if (!guardLeft(g, target)) {
    if (ref.listening) ref.tell({ kind: 'no-guard', city: spaceId(target) }, [...clauses, 'contract-assassin.bodyguard.exhausted']);
    return;
  }
  fill(g.guardBag, at(g.guards, target));
  const number = ref.pick(weights);
  g.guardBag[number] = at(g.guardBag, number) - 1;
  g.guards[target] = at(g.guards, target) | guardBit(number);
  if (ref.listening)
    ref.tell({ kind: 'guard', city: spaceId(target), number }, [...clauses, 'contract-assassin.bodyguard.random', 'contract-assassin.bodyguard.different']);
}

export function removeGuard(g: State, ref: Referee<Event>, target: Space, number: number, clause: ClauseId): void {
  g.guards[target] = at(g.guards, target) & ~guardBit(number);
  g.guardBag[number] = at(g.guardBag, number) + 1;
  if (ref.listening) ref.tell({ kind: 'guard-leaves', city: spaceId(target), numbers: [number] }, clause);
}

/** The bodyguards of a dead target go back to the bag. */
export function returnGuards(g: State, ref: Referee<Event>, target: Space): void {
  const numbers = guardsIn(g, target);
  if (numbers.length === 0) return;
  for (const number of numbers) g.guardBag[number] = at(g.guardBag, number) + 1;
  g.guards[target] = 0;
  if (ref.listening) ref.tell({ kind: 'guard-leaves', city: spaceId(target), numbers }, 'contract-assassin.attempt.bodyguards-return');
}

function fill(bag: readonly number[], without: number): void {
  for (let number = 0; number < bag.length; number++) weights[number] = tokensLeft(bag, without, number);
}
