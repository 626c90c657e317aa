import type { Constraint } from '#kernel';
import { clockwise, ringOf, type Segment } from '../content/board.ts';
import { BRANSON, DUNHAM, KENZO, type Member, memberNamed, NELSON, type Rings, specialist } from '../content/members.ts';
import { foreseeAttack } from '../facts/foresight.ts';
import { grenadeReach, MELEE, TWICE } from '../facts/needs.ts';
import type { About } from '../types.ts';
import { question } from './ask.ts';
import { isInspired, kindOf, memberOf, type Option, segmentOf } from './option.ts';
import type { OptionKind } from './option-kind.ts';
import * as KIND from './option-kind.ts';
import { imaginableOrders } from './orders.ts';
import { grantedTo, lives, type State, zombiesIn } from './state.ts';

type Rule = Constraint<State, Option, About<'act'>>;

const ATTACKS: readonly OptionKind[] = [KIND.WEAPON, KIND.DOUBLE, KIND.SPREAD, KIND.STRIKE, KIND.ROLL_FIRST];
const DOUBLES: readonly OptionKind[] = [KIND.DOUBLE, KIND.SPREAD, KIND.INSPIRED_DOUBLE, KIND.INSPIRED_SPREAD];

const isAttack = (o: Option): boolean => ATTACKS.includes(kindOf(o));
const isThrow = (o: Option): boolean => kindOf(o) === KIND.THROW || kindOf(o) === KIND.LOB;
const isDouble = (o: Option): boolean => DOUBLES.includes(kindOf(o));
const isSpread = (o: Option): boolean => kindOf(o) === KIND.SPREAD || kindOf(o) === KIND.INSPIRED_SPREAD;
const isFlame = (o: Option): boolean => memberOf(o) === BRANSON && kindOf(o) === KIND.WEAPON;
const has = (bits: number, o: Option): boolean => (bits & (1 << memberOf(o))) !== 0;
const within = (segment: Segment, [near, far]: Rings): boolean => ringOf(segment) >= near && ringOf(segment) <= far;

/** What a target has to be, whenever and by whomever it is named. */
export const targetRules: readonly Constraint<State, Option, unknown>[] = [
  {
    clause: 'contact.attack.range',
    holds: (_, o) => (kindOf(o) !== KIND.WEAPON && kindOf(o) !== KIND.INSPIRED) || within(segmentOf(o), specialist(memberOf(o)).weapon.rings),
  },
  { clause: 'contact.branson.no-reach', holds: (_, o) => !isFlame(o) || ringOf(segmentOf(o)) <= 2 },
  { clause: 'contact.nelson.minimum', holds: (_, o) => memberOf(o) !== NELSON || kindOf(o) !== KIND.WEAPON || ringOf(segmentOf(o)) > 1 },
  { clause: 'contact.kenzo.ronin', holds: (_, o) => kindOf(o) !== KIND.STRIKE || ringOf(segmentOf(o)) === MELEE.ring },
  { clause: 'contact.schulz.double', holds: (_, o) => !isDouble(o) || ringOf(segmentOf(o)) === TWICE.ring },
  { clause: 'contact.schulz.double-same-segment', holds: (g, o) => !isSpread(o) || g.config.settings['shotgun-spread'] },
  { clause: 'contact.attack.occupied-target', holds: (g, o) => kindOf(o) === KIND.WAIVE || occupied(g, o) },
];

/** An extra die that was given, to somebody who lives. */
export const inspiredRules: readonly Constraint<State, Option, unknown>[] = [
  { clause: 'contact.players.dead-do-not-act', holds: (g, o) => lives(g, memberOf(o)) },
  { clause: 'contact.cole.inspire', holds: (g, o) => !isInspired(o) || grantedTo(g, memberOf(o)) > 0 },
];

function occupied(g: State, o: Option): boolean {
  const segment = segmentOf(o);
  if (kindOf(o) === KIND.ROLL_FIRST || kindOf(o) === KIND.INSPIRED_ROLL) return anyWithin(g, specialist(DUNHAM).weapon.rings[1]);
  if (kindOf(o) === KIND.LOB) return anyWithin(g, grenadeReach(g.config.settings));
  if (isSpread(o)) return zombiesIn(g, segment) > 0 && zombiesIn(g, clockwise(segment)) > 0;
  if (isFlame(o) && ringOf(segment) === 1 && !g.config.settings['flame-target-decides']) return zombiesIn(g, segment) + zombiesIn(g, segment + 16) > 0;
  return zombiesIn(g, segment) > 0;
}

function anyWithin(g: State, far: number): boolean {
  return g.zombies.some((n, segment) => n > 0 && ringOf(segment) <= far);
}

const actRules: readonly Rule[] = [
  ...inspiredRules,
  { clause: 'contact.players.one-action', holds: (g, o) => !isAttack(o) || !has(g.fired | g.waived, o) },
  { clause: 'contact.players.one-action', holds: (g, o) => !isThrow(o) || !has(g.thrown | g.waived, o) },
  {
    clause: 'contact.players.exclusive-ability',
    holds: (g, o) => memberOf(o) !== KENZO || !isAttack(o) || !has(g.fired, o) || g.ronin === (kindOf(o) === KIND.STRIKE),
  },
  { clause: 'contact.grenade.once', holds: (g, o) => !isThrow(o) || has(g.grenades, o) },
  { clause: 'contact.grenade.replaces-attack', holds: (g, o) => memberOf(o) === DUNHAM || !isAttack(o) || !has(g.thrown, o) },
  { clause: 'contact.grenade.replaces-attack', holds: (g, o) => memberOf(o) === DUNHAM || !isThrow(o) || !has(g.fired, o) },
  { clause: 'contact.grenade.range', holds: (g, o) => kindOf(o) !== KIND.THROW || ringOf(segmentOf(o)) <= grenadeReach(g.config.settings) },
  { clause: 'contact.attack.declare-first', holds: (_, o) => kindOf(o) !== KIND.ROLL_FIRST || memberOf(o) === DUNHAM },
  { clause: 'contact.dunham.flexible-rifle-only', holds: (g, o) => kindOf(o) !== KIND.LOB || g.config.settings['flexible-grenade'] },
  { clause: 'contact.branson.one-roll', holds: (g, o) => !isFlame(o) || ringOf(segmentOf(o)) !== 2 || g.config.settings['flame-target-decides'] },
  ...targetRules,
  { clause: 'contact.players.leader-decides', holds: (_, o, about) => about === null || memberOf(o) === memberNamed(about.called) },
];

/** A member who has nothing left to do has nothing to waive. */
const somethingToWaive: Rule = { clause: 'contact.players.end', holds: (g, o) => kindOf(o) !== KIND.WAIVE || hasSomethingToDo(g, memberOf(o)) };

function hasSomethingToDo(g: State, member: Member): boolean {
  for (const o of imaginableOrders(member)) if (kindOf(o) !== KIND.WAIVE && actRules.every((rule) => rule.holds(g, o, null))) return true;
  return false;
}

/** Who acts, with what, at which segment: open to all who command somebody. */
export const act = question({
  kind: 'act',
  *candidates(g) {
    for (const member of g.team) yield* imaginableOrders(member);
  },
  constraints: [...actRules, somethingToWaive],
  preview: (g, o) => foreseeAttack(g, o, null),
});
