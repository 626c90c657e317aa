import { at, type ClauseId, type Referee } from '#kernel';
import { BAG_KINDS, type Enemy, FACES, NULL_TOKEN, SPECIAL, tokenOf } from '../content/enemies.ts';
import { type Kit, TNT } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { kits } from '../view.ts';
import { add, missionOf, type State, total } from './state.ts';

/* The two bags, the stack of Specials and the discards. */

/** A token used up; spare TNT goes back into the box. */
export function discardKit(g: State, kit: Kit): void {
  if (kit === TNT && g.spare > 0) g.spare--;
  else add(g.kitDiscards, kit);
}

/** A token drawn from the equipment bag; -1 when there is none anywhere. */
export function drawKit(g: State, ref: Referee<Event>): Kit {
  if (total(g.kitBag) === 0) {
    for (let kit = 0; kit < g.kitBag.length; kit++) g.kitBag[kit] = at(g.kitDiscards, kit);
    g.kitDiscards.fill(0);
    if (total(g.kitBag) === 0) return -1;
  }
  const kit = ref.pick(g.kitBag);
  add(g.kitBag, kit, -1);
  return kit;
}

/** Tokens that everybody sees before it is decided what becomes of them. */
export function drawTokens(g: State, ref: Referee<Event>, count: number, clauses: ClauseId | readonly ClauseId[]): void {
  for (let i = 0; i < count; i++) {
    const kit = drawKit(g, ref);
    if (kit >= 0) add(g.drawn, kit);
  }
  if (ref.listening) ref.tell({ kind: 'kit-drawn', kit: kits(g.drawn) }, clauses);
}

/** A token of a kind, from the discards or else the bag. */
export function findKit(g: State, kit: Kit): boolean {
  const from = at(g.kitDiscards, kit) > 0 ? g.kitDiscards : g.kitBag;
  if (at(from, kit) === 0) return false;
  add(from, kit, -1);
  return true;
}

export function enemyToBag(g: State, kind: Enemy): void {
  add(g.bag, tokenOf(kind));
}

export const bagSize = (g: State): number => total(g.bag);

/** A token drawn from the enemy bag, as it lay there. */
export function drawToken(g: State, ref: Referee<Event>): number {
  const token = ref.pick(g.bag);
  add(g.bag, token, -1);
  g.counts.lowestBag = Math.min(g.counts.lowestBag, bagSize(g));
  return token;
}

/** A Special shows a face: the first on 1-3. Both faces of the base game are alike. */
export function turnUp(g: State, ref: Referee<Event>): Enemy {
  const [first, second] = FACES[missionOf(g).module];
  return first === second || ref.roll(6) <= 3 ? first : second;
}

/** An enemy drawn from the bag; nulls are put back. -1 when there is none. */
export function drawEnemy(g: State, ref: Referee<Event>, plainOnly: boolean): Enemy {
  const weights: number[] = [];
  for (let token = 0; token < BAG_KINDS; token++) weights.push(token === NULL_TOKEN || (plainOnly && token === SPECIAL) ? 0 : at(g.bag, token));
  if (total(weights) === 0) return -1;
  const token = ref.pick(weights);
  add(g.bag, token, -1);
  return token === SPECIAL ? turnUp(g, ref) : token;
}
