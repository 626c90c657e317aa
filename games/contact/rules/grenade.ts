import type { Play, Referee } from '#kernel';
import { ringOf, type Segment } from '../content/board.ts';
import { ALVARES, COLE, GRENADE, type Member } from '../content/members.ts';
import type { Event } from '../event.ts';
import { needed } from '../facts/needs.ts';
import { ardorReady, rollWithArdor } from './ardor.ts';
import { kindOf, memberOf, type Option, segmentOf } from './option.ts';
import * as KIND from './option-kind.ts';
import { type State, zombiesIn } from './state.ts';
import { confusesFrom, strike } from './weapons/attack-roll.ts';
import { flexibleShot } from './weapons/flexible.ts';
import { INSPIRING, inspire } from './weapons/inspire.ts';

/** Instead of the weapon: one attack roll that no weapon's ability helps or hinders, up to five zombies of one segment. */
export function* grenade(g: State, ref: Referee<Event>, order: Option): Play {
  const member = memberOf(order);
  g.thrown |= 1 << member;
  if (g.config.settings.grenades !== 'unlimited') g.grenades &= ~(1 << member);
  if (kindOf(order) === KIND.LOB) return yield* flexibleShot(g, ref, 'grenade', GRENADE.kills);
  const target = segmentOf(order);
  const needs = needed(ringOf(target));
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, member, bestDie(g, member, target, needs), target, 'grenade', needs) : ref.roll(6);
  strike(g, ref, member, 'grenade', target, die, needs, GRENADE.kills, 'contact.grenade.effect');
  if (member === COLE && die >= INSPIRING) yield* inspire(g, ref);
}

/** A hit, or for Alvares one that confuses what is left. */
function bestDie(g: State, member: Member, target: Segment, needs: number): number {
  return member === ALVARES ? Math.max(needs, confusesFrom(target, zombiesIn(g, target) - GRENADE.kills)) : needs;
}

/** At the start of the second cycle there may be new grenades for those who live. */
export function refill(g: State, ref: Referee<Event>): void {
  if (g.config.settings.grenades !== 'one-per-cycle') return;
  g.grenades = g.alive;
  if (ref.listening) ref.tell({ kind: 'refill' }, 'contact.grenade.once');
}
