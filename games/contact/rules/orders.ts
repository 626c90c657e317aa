import { clockwise, type Segment } from '../content/board.ts';
import { BRANSON, COLE, DUNHAM, KENZO, type Member, SCHULZ, specialist } from '../content/members.ts';
import { grenadeReach } from '../facts/needs.ts';
import { type Option, option, without } from './option.ts';
import * as KIND from './option-kind.ts';
import { lives, lookAround, type State } from './state.ts';

/** May still use the weapon this turn: has not, has not waived, has not thrown the grenade instead. */
export function mayFire(g: State, member: Member): boolean {
  const spent = member === DUNHAM ? g.fired | g.waived : g.fired | g.waived | g.thrown;
  return (g.alive & ~spent & (1 << member)) !== 0;
}

export function mayThrow(g: State, member: Member): boolean {
  const spent = member === DUNHAM ? g.thrown | g.waived : g.thrown | g.waived | g.fired;
  return (g.alive & g.grenades & ~spent & (1 << member)) !== 0;
}

/** Everything the members can do now, into the options of the night; how many they are. `called` is the only one to act, -1 anybody. */
export function listOrders(g: State, called: Member): number {
  lookAround(g);
  if (g.scrap.upTo[4] === 0) return 0;
  let count = 0;
  for (let place = 0; place < g.team.length; place++) {
    const member = g.team[place] as Member;
    if (!lives(g, member) || (called >= 0 && called !== member)) continue;
    const before = count;
    if (mayFire(g, member)) count = listAttack(g, member, count);
    if (mayThrow(g, member)) count = listThrow(g, member, count);
    if ((g.granted[place] as number) > 0) count = listInspired(g, member, count);
    if (count > before) g.scrap.options[count++] = option(member, KIND.WAIVE);
  }
  return count;
}

/** An order at every occupied segment of these rings. */
function listTargets(g: State, order: Option, near: number, far: number, from: number): number {
  const { occupied, upTo, options } = g.scrap;
  const end = upTo[far] as number;
  let count = from;
  for (let i = upTo[near - 1] as number; i < end; i++) options[count++] = order | (occupied[i] as Segment);
  return count;
}

function listAttack(g: State, member: Member, from: number): number {
  if (member === DUNHAM) return listRollFirst(g, KIND.ROLL_FIRST, from);
  if (member === BRANSON) return listFlames(g, from);
  const [near, far] = specialist(member).weapon.rings;
  let count = listTargets(g, without(member, KIND.WEAPON), near, far, from);
  if (member === KENZO) count = listTargets(g, without(KENZO, KIND.STRIKE), 1, 1, count);
  if (member === SCHULZ) count = listDoubles(g, KIND.DOUBLE, KIND.SPREAD, count);
  return count;
}

/** There is somebody to hit, or nothing would be listed. */
function listRollFirst(g: State, kind: number, from: number): number {
  g.scrap.options[from] = option(DUNHAM, kind);
  return from + 1;
}

/** A column with zombies in one of its first two segments; or, where the named segment decides, each of these. */
function listFlames(g: State, from: number): number {
  const order = without(BRANSON, KIND.WEAPON);
  if (g.config.settings['flame-target-decides']) return listTargets(g, order, 1, 2, from);
  const { occupied, upTo, options } = g.scrap;
  const end = upTo[2] as number;
  let count = from;
  for (let i = 0; i < end; i++) {
    const segment = occupied[i] as Segment;
    if (segment < 16) options[count++] = order | segment;
    else if (g.zombies[segment - 16] === 0) options[count++] = order | (segment - 16);
  }
  return count;
}

function listDoubles(g: State, double: number, spread: number, from: number): number {
  let count = listTargets(g, without(SCHULZ, double), 1, 1, from);
  if (!g.config.settings['shotgun-spread']) return count;
  const { occupied, upTo, options } = g.scrap;
  for (let i = 0; i < (upTo[1] as number); i++) {
    const segment = occupied[i] as Segment;
    if ((g.zombies[clockwise(segment)] as number) > 0) options[count++] = without(SCHULZ, spread) | segment;
  }
  return count;
}

function listThrow(g: State, member: Member, from: number): number {
  const count = listTargets(g, without(member, KIND.THROW), 1, grenadeReach(g.config.settings), from);
  return member === DUNHAM && g.config.settings['flexible-grenade'] && count > from ? listRollFirst(g, KIND.LOB, count) : count;
}

/** An extra die is one more attack with the own weapon. */
export function listInspired(g: State, member: Member, from: number): number {
  if (member === DUNHAM) return listRollFirst(g, KIND.INSPIRED_ROLL, from);
  const [near, far] = specialist(member).weapon.rings;
  const count = listTargets(g, without(member, KIND.INSPIRED), near, far, from);
  return member === SCHULZ ? listDoubles(g, KIND.INSPIRED_DOUBLE, KIND.INSPIRED_SPREAD, count) : count;
}

/** Who can be given an extra die: neither Cole nor a heavy weapon. */
export function inspirable(member: Member): boolean {
  return member !== COLE && specialist(member).role !== 'heavy-weapon';
}

/** Everything this member could ever try, legal or not. */
export function* imaginableOrders(member: Member): Iterable<Option> {
  yield option(member, KIND.WAIVE);
  yield option(member, KIND.ROLL_FIRST);
  if (member === DUNHAM) yield option(member, KIND.LOB);
  for (let s = 0; s < 64; s++) {
    if (member !== DUNHAM) yield option(member, KIND.WEAPON, s);
    yield option(member, KIND.THROW, s);
    if (member === KENZO) yield option(member, KIND.STRIKE, s);
    if (member === SCHULZ) yield option(member, KIND.DOUBLE, s);
    if (member === SCHULZ) yield option(member, KIND.SPREAD, s);
  }
  yield* imaginableInspired(member);
}

export function* imaginableInspired(member: Member): Iterable<Option> {
  if (!inspirable(member)) return;
  if (member === DUNHAM) return yield option(member, KIND.INSPIRED_ROLL);
  for (let s = 0; s < 64; s++) {
    yield option(member, KIND.INSPIRED, s);
    if (member === SCHULZ) yield option(member, KIND.INSPIRED_DOUBLE, s);
    if (member === SCHULZ) yield option(member, KIND.INSPIRED_SPREAD, s);
  }
}
