import { at, type Play, type Referee } from '#kernel';
import { ringOf, segmentName } from '../../content/board.ts';
import { COLE, KENZO, type Member, MILLER, MOBUTU } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { MELEE, neededWith, resultsFrom } from '../../facts/needs.ts';
import type { DieFor, Lying } from '../../types.ts';
import { ardorReady, offerArdorOnOne } from '../ardor.ts';
import { kindOf, type Option, segmentOf } from '../option.ts';
import * as KIND from '../option-kind.ts';
import { type State, zombiesIn } from '../state.ts';
import { strike, weaponClause } from './attack-roll.ts';
import { INSPIRING, inspire } from './inspire.ts';
import { meleeHit } from './ronin.ts';
import { SCATTER_SUM, scatter, scattersIn } from './scatter.ts';

/** All targets are named (setting declare-all): all dice are thrown at once, Ardor may change one, and then each has its effect, in the order of the names. */
export function* volley(g: State, ref: Referee<Event>, member: Member, orders: readonly Option[]): Play {
  const rolled = orders.map(() => ref.roll(6));
  const dice = ardorReady(g) ? yield* offerArdorOnOne(g, ref, member, lying(g, member, orders, rolled)) : rolled;
  for (const [i, order] of orders.entries()) {
    const target = segmentOf(order);
    const die = dice[i] as number;
    if (kindOf(order) === KIND.STRIKE) {
      yield* meleeHit(g, ref, target, die);
      continue;
    }
    const close = member === MILLER && ringOf(target) === 1;
    strike(g, ref, member, dieFor(member, order), target, die, needsOf(member, order), 1, close ? 'contact.miller.close-penalty' : weaponClause(member));
    if (member === COLE && die >= INSPIRING) yield* inspire(g, ref);
    else if (member === MOBUTU && i > 0 && sameTarget(orders) && die + (dice[0] as number) >= SCATTER_SUM) yield* scatter(g, ref, target);
  }
}

/** More than any die shows. */
const NOTHING = 7;

function dieFor(member: Member, order: Option): DieFor & ('ronin' | 'mg60' | 'rifle') {
  return kindOf(order) === KIND.STRIKE ? 'ronin' : member === MILLER ? 'mg60' : 'rifle';
}

function needsOf(member: Member, order: Option): number {
  return kindOf(order) === KIND.STRIKE ? MELEE.needs : neededWith(member, ringOf(segmentOf(order)));
}

function sameTarget(orders: readonly Option[]): boolean {
  return orders.every((order) => segmentOf(order) === segmentOf(orders[0] as Option));
}

function lying(g: State, member: Member, orders: readonly Option[], rolled: readonly number[]): readonly Lying[] {
  return orders.map((order, i) => ({
    rolled: rolled[i] as number,
    target: segmentName(segmentOf(order)),
    for: dieFor(member, order),
    needs: needsOf(member, order),
    grants: grants(g, orders, rolled, i),
    better: resultsFrom(betterFrom(g, member, orders, rolled, i)),
  }));
}

/** A blow that is high enough grants another, as long as those up to it leave somebody at its target. */
function grants(g: State, orders: readonly Option[], rolled: readonly number[], i: number): boolean {
  const order = at(orders, i);
  if (kindOf(order) !== KIND.STRIKE || at(rolled, i) < MELEE.grants) return false;
  const hits = orders.filter((other, j) => j <= i && segmentOf(other) === segmentOf(order) && at(rolled, j) >= needsOf(KENZO, other)).length;
  return zombiesIn(g, segmentOf(order)) > hits;
}

/** What a die would have to show to be better. With more than the other dice hit left at its target: a miss; a blow that grants no other. And a hit that lacks the sum for Scatter and can reach it. */
function betterFrom(g: State, member: Member, orders: readonly Option[], rolled: readonly number[], i: number): number {
  const order = orders[i] as Option;
  const die = rolled[i] as number;
  const group = zombiesIn(g, segmentOf(order));
  const hits = orders.filter((other, j) => segmentOf(other) === segmentOf(order) && (rolled[j] as number) >= needsOf(member, other)).length;
  if (die < needsOf(member, order)) return group > hits ? needsOf(member, order) : NOTHING;
  if (kindOf(order) === KIND.STRIKE) return die < MELEE.grants && group > hits ? MELEE.grants : NOTHING;
  if (member !== MOBUTU || orders.length === 1 || !sameTarget(orders) || !scattersIn(segmentOf(order))) return NOTHING;
  const other = rolled[1 - i] as number;
  return group > 2 && die + other < SCATTER_SUM ? SCATTER_SUM - other : NOTHING;
}
