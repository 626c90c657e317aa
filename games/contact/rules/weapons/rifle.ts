import { at, type Play, type Referee } from '#kernel';
import { ringOf, type Segment, segmentName } from '../../content/board.ts';
import { ALVARES, COLE, type Member, MOBUTU } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { DICE, neededWith } from '../../facts/needs.ts';
import { nameTargets, nextTarget } from '../aim.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import * as DEED from '../deed.ts';
import { deedOf, idOf, memberOf, type Option, segmentOf } from '../option.ts';
import { type State, zombiesIn } from '../state.ts';
import { confusesFrom, strike, weaponClause } from './attack-roll.ts';
import { breakthrough, INSPIRING, inspire, usesBreakthrough } from './inspire.ts';
import { meleeDie } from './ronin.ts';
import { SCATTER_SUM, scatter, scattersFrom, scattersIn } from './scatter.ts';
import { volley } from './volley.ts';

/** Dice one after another, each at a target that is named before it. */
export function* rifle(g: State, ref: Referee<Event>, first: Option): Play {
  const member = memberOf(first);
  g.fired |= 1 << member;
  let dice = at(DICE, member);
  let close = member === COLE ? breakthrough(g, ref) : 0;
  if (g.config.settings['declare-all'] && dice + close > 1) return yield* volley(g, ref, member, yield* nameTargets(g, ref, first, dice, close));
  let before: Segment = -1;
  let shown = 0;
  let order: Option = first;
  for (;;) {
    const target = segmentOf(order);
    if (usesBreakthrough(close, target)) close--;
    else dice--;
    if (deedOf(order) === DEED.STRIKE) yield* meleeDie(g, ref, target);
    else {
      const needs = neededWith(member, ringOf(target));
      const best = bestDie(g, member, target, needs, before, shown);
      const next = member === MOBUTU && before < 0 ? (lies: number) => (lies < needs ? needs : Math.max(lies + 1, SCATTER_SUM - 6)) : null;
      const die = ardorReady(g) ? yield* rollWithArdor(g, ref, member, best, target, 'rifle', needs, next) : ref.roll(6);
      strike(g, ref, member, 'rifle', target, die, needs, 1, weaponClause(member));
      if (member === COLE && die >= INSPIRING) yield* inspire(g, ref);
      else if (member === MOBUTU && target === before && shown + die >= SCATTER_SUM) yield* scatter(g, ref, target);
      shown = die;
    }
    before = target;
    if (dice + close === 0) return;
    order = yield* nextTarget(g, ref, { member: idOf(member), dice, close, last: segmentName(target), shown: member === MOBUTU ? shown : null, naming: false });
    if (order < 0) return;
  }
}

/** The die that cannot be bettered: a hit, unless a higher one confuses or makes up for Scatter. */
function bestDie(g: State, member: Member, target: Segment, needs: number, before: Segment, shown: number): number {
  if (member === ALVARES) return Math.max(needs, confusesFrom(target, zombiesIn(g, target) - 1));
  if (member !== MOBUTU) return needs;
  if (before < 0) return scattersIn(target) && zombiesIn(g, target) >= 3 ? 6 : needs;
  return Math.max(needs, scattersFrom(g, target, before, shown));
}
