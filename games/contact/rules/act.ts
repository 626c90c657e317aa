import type { Constraint } from '#kernel';
import { clockwise, ringOf, type Segment } from '../content/board.ts';
import { ability, BRANSON, DUNHAM, KENZO, type Member, type MemberId, memberNamed, NELSON, type Rings, SCHULZ, specialist } from '../content/members.ts';
import { question } from './ask.ts';
import {
  DOUBLE,
  deedOf,
  FIRE,
  GRENADE,
  INSPIRED,
  INSPIRED_DOUBLE,
  INSPIRED_FIRE,
  INSPIRED_SPREAD,
  isInspired,
  LOB,
  memberOf,
  type Option,
  RONIN,
  SPREAD,
  segmentOf,
  WAIVE,
  WEAPON,
} from './option.ts';
import { grenadeReach, imaginableOrders } from './orders.ts';
import { grantedTo, lives, type Night, zombiesIn } from './state.ts';

/** The member whom the leader has called, where the leader calls. */
export type ActAbout = { readonly called: MemberId } | undefined;

type Rule = Constraint<Night, Option, ActAbout>;

const isAttack = (o: Option): boolean => [WEAPON, DOUBLE, SPREAD, RONIN, FIRE].includes(deedOf(o));
const isThrow = (o: Option): boolean => deedOf(o) === GRENADE || deedOf(o) === LOB;
const isDouble = (o: Option): boolean => [DOUBLE, SPREAD, INSPIRED_DOUBLE, INSPIRED_SPREAD].includes(deedOf(o));
const isSpread = (o: Option): boolean => deedOf(o) === SPREAD || deedOf(o) === INSPIRED_SPREAD;
const isFlame = (o: Option): boolean => memberOf(o) === BRANSON && deedOf(o) === WEAPON;
const has = (bits: number, o: Option): boolean => (bits & (1 << memberOf(o))) !== 0;
const within = (segment: Segment, [near, far]: Rings): boolean => ringOf(segment) >= near && ringOf(segment) <= far;

const MELEE_RING = ability(KENZO, 'ronin').ring;
const DOUBLE_RING = specialist(SCHULZ).weapon.double?.ring ?? 0;

/** What a target has to be, whenever and by whomever it is named. */
export const targetRules: readonly Constraint<Night, Option, unknown>[] = [
  {
    clause: 'contact.attack.range',
    holds: (_, o) => (deedOf(o) !== WEAPON && deedOf(o) !== INSPIRED) || within(segmentOf(o), specialist(memberOf(o)).weapon.rings),
  },
  { clause: 'contact.branson.no-reach', holds: (_, o) => !isFlame(o) || ringOf(segmentOf(o)) <= 2 },
  { clause: 'contact.nelson.minimum', holds: (_, o) => memberOf(o) !== NELSON || deedOf(o) !== WEAPON || ringOf(segmentOf(o)) > 1 },
  { clause: 'contact.kenzo.ronin', holds: (_, o) => deedOf(o) !== RONIN || ringOf(segmentOf(o)) === MELEE_RING },
  { clause: 'contact.schulz.double', holds: (_, o) => !isDouble(o) || ringOf(segmentOf(o)) === DOUBLE_RING },
  { clause: 'contact.schulz.double-same-segment', holds: (g, o) => !isSpread(o) || g.config.options['shotgun-spread'] },
  { clause: 'contact.attack.occupied-target', holds: (g, o) => deedOf(o) === WAIVE || occupied(g, o) },
];

/** An extra die that was given, to somebody who lives. */
export const inspiredRules: readonly Constraint<Night, Option, unknown>[] = [
  { clause: 'contact.players.dead-do-not-act', holds: (g, o) => lives(g, memberOf(o)) },
  { clause: 'contact.cole.inspire', holds: (g, o) => !isInspired(o) || grantedTo(g, memberOf(o)) > 0 },
];

function occupied(g: Night, o: Option): boolean {
  const segment = segmentOf(o);
  if (deedOf(o) === FIRE || deedOf(o) === INSPIRED_FIRE) return anyWithin(g, specialist(DUNHAM).weapon.rings[1]);
  if (deedOf(o) === LOB) return anyWithin(g, grenadeReach(g));
  if (isSpread(o)) return zombiesIn(g, segment) > 0 && zombiesIn(g, clockwise(segment)) > 0;
  if (isFlame(o) && ringOf(segment) === 1 && !g.config.options['flame-target-decides']) return zombiesIn(g, segment) + zombiesIn(g, segment + 16) > 0;
  return zombiesIn(g, segment) > 0;
}

function anyWithin(g: Night, far: number): boolean {
  return g.zombies.some((n, segment) => n > 0 && ringOf(segment) <= far);
}

const actRules: readonly Rule[] = [
  ...inspiredRules,
  { clause: 'contact.players.one-action', holds: (g, o) => !isAttack(o) || !has(g.fired | g.waived, o) },
  { clause: 'contact.players.one-action', holds: (g, o) => !isThrow(o) || !has(g.thrown | g.waived, o) },
  {
    clause: 'contact.players.exclusive-ability',
    holds: (g, o) => memberOf(o) !== KENZO || !isAttack(o) || !has(g.fired, o) || g.ronin === (deedOf(o) === RONIN),
  },
  { clause: 'contact.grenade.once', holds: (g, o) => !isThrow(o) || has(g.grenades, o) },
  { clause: 'contact.grenade.replaces-attack', holds: (g, o) => memberOf(o) === DUNHAM || !isAttack(o) || !has(g.thrown, o) },
  { clause: 'contact.grenade.replaces-attack', holds: (g, o) => memberOf(o) === DUNHAM || !isThrow(o) || !has(g.fired, o) },
  { clause: 'contact.grenade.range', holds: (g, o) => deedOf(o) !== GRENADE || ringOf(segmentOf(o)) <= grenadeReach(g) },
  { clause: 'contact.attack.declare-first', holds: (_, o) => deedOf(o) !== FIRE || memberOf(o) === DUNHAM },
  { clause: 'contact.dunham.flexible-rifle-only', holds: (g, o) => deedOf(o) !== LOB || g.config.options['flexible-grenade'] },
  { clause: 'contact.branson.one-roll', holds: (g, o) => !isFlame(o) || ringOf(segmentOf(o)) !== 2 || g.config.options['flame-target-decides'] },
  ...targetRules,
  { clause: 'contact.players.leader-decides', holds: (_, o, about) => about === undefined || memberOf(o) === memberNamed(about.called) },
];

/** A member who has nothing left to do has nothing to waive. */
const somethingToWaive: Rule = { clause: 'contact.players.end', holds: (g, o) => deedOf(o) !== WAIVE || hasSomethingToDo(g, memberOf(o)) };

function hasSomethingToDo(g: Night, member: Member): boolean {
  for (const o of imaginableOrders(member)) if (deedOf(o) !== WAIVE && actRules.every((rule) => rule.holds(g, o, undefined))) return true;
  return false;
}

/** Who acts, with what, at which segment: open to all who command somebody. */
export const act = question<ActAbout>({
  kind: 'act',
  *candidates(g) {
    for (const member of g.team) yield* imaginableOrders(member);
  },
  constraints: [...actRules, somethingToWaive],
});
