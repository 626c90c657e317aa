import type { Play, Referee } from '#kernel';
import { COLUMNS, columnGap, columnOf, RINGS, ringOf, type Segment, steps } from '../content/board.ts';
import { COLE, KENZO, type Member, type MemberId, MILLER, memberNamed, specialist } from '../content/members.ts';
import { inspiredRules, targetRules } from './act.ts';
import { ask, offer, question } from './ask.ts';
import { deedOf, idOf, isInspired, memberOf, notate, notateAim, type Option, option, RONIN, segmentOf, WAIVE, WEAPON, without } from './option.ts';
import { imaginableInspired, imaginableOrders, listInspired } from './orders.ts';
import { lives, lookAround, type Night, seatOf } from './state.ts';
import { fireInspired } from './weapons/inspired.ts';

/** A member has dice left. */
export interface AimAbout {
  readonly member: MemberId;
  /** Dice for any target, and dice for the first ring only (Breakthrough). */
  readonly dice: number;
  readonly close: number;
  /** The segment aimed at before. */
  readonly last: Segment;
  /** The targets are all named before the first die (option declare-all). */
  readonly naming: boolean;
}

/** At most one segment between this target and the one before; the same segment again is fine. */
export function inStep(g: Night, last: Segment, target: Segment): boolean {
  const most = specialist(MILLER).weapon.spacing ?? 0;
  return g.config.options['mg60-columns'] ? columnGap(columnOf(last), columnOf(target)) <= most : steps(last, target) <= most;
}

/** Where the next die goes. Extra dice that were given may be fired in between. */
export const aim = question<AimAbout>({
  kind: 'aim',
  notate: notateAim,
  *candidates(g, about) {
    const member = memberNamed(about.member);
    yield option(member, WAIVE);
    for (let s = 0; s < COLUMNS * RINGS; s++) {
      yield option(member, WEAPON, s);
      if (member === KENZO) yield option(member, RONIN, s);
    }
    for (const other of g.team) yield* imaginableInspired(other);
  },
  read: orderOfAnother,
  constraints: [
    ...inspiredRules,
    ...targetRules,
    { clause: 'contact.players.any-order', holds: (_, o, about) => (isInspired(o) ? !about.naming : memberOf(o) === memberNamed(about.member)) },
    { clause: 'contact.players.exclusive-ability', holds: (g, o) => deedOf(o) !== RONIN || g.config.options['ronin-split'] },
    { clause: 'contact.miller.spacing', holds: (g, o, about) => deedOf(o) !== WEAPON || memberOf(o) !== MILLER || inStep(g, about.last, segmentOf(o)) },
    {
      clause: 'contact.cole.breakthrough',
      holds: (_, o, about) => deedOf(o) !== WEAPON || memberOf(o) !== COLE || about.dice > 0 || ringOf(segmentOf(o)) === 1,
    },
  ],
});

/** What somebody else would like to do meanwhile. */
function orderOfAnother(notation: string, g: Night): Option | undefined {
  for (const member of g.team) {
    if ((g.fired & (1 << member)) !== 0) continue;
    for (const o of imaginableOrders(member)) if (notate(o, g) === notation) return o;
  }
  return undefined;
}

/** The next target of the member, or -1 when the remaining dice are waived or find no target. */
export function* nextTarget(g: Night, ref: Referee, about: AimAbout): Play<Option> {
  const member = memberNamed(about.member);
  for (;;) {
    const own = listAims(g, member, about);
    if (own === 0) {
      if (ref.listening)
        ref.tell(
          { kind: 'dice-lost', member: about.member, dice: about.dice + about.close },
          member === MILLER ? 'contact.miller.lost-attacks' : 'contact.attack.occupied-target',
        );
      return -1;
    }
    const count = about.naming ? own : listGranted(g, own);
    const answer = yield* count === own ? ask(g, ref, seatOf(g, member), aim, g.scrap.options, about, own) : offer(g, ref, aim, about, count);
    if (deedOf(answer) === WAIVE) return -1;
    if (!isInspired(answer)) return answer;
    yield* fireInspired(g, ref, answer);
  }
}

/** All targets before the first die. */
export function* nameTargets(g: Night, ref: Referee, first: Option, dice: number, close: number): Play<Option[]> {
  const named = [first];
  let free = dice;
  let ring1 = close;
  for (let target = first; ; ) {
    if (ring1 > 0 && ringOf(segmentOf(target)) === 1) ring1--;
    else free--;
    if (free + ring1 === 0) return named;
    target = yield* nextTarget(g, ref, { member: idOf(memberOf(first)), dice: free, close: ring1, last: segmentOf(target), naming: true });
    if (target < 0) return named;
    named.push(target);
  }
}

function listAims(g: Night, member: Member, about: AimAbout): number {
  lookAround(g);
  const { occupied, upTo, options } = g.scrap;
  const [near, far] = specialist(member).weapon.rings;
  const end = upTo[about.dice > 0 ? far : 1] as number;
  const order = without(member, WEAPON);
  let count = 0;
  for (let i = upTo[near - 1] as number; i < end; i++) {
    const segment = occupied[i] as Segment;
    if (member !== MILLER || inStep(g, about.last, segment)) options[count++] = order | segment;
  }
  if (member === KENZO && g.config.options['ronin-split'])
    for (let i = 0; i < (upTo[1] as number); i++) options[count++] = without(KENZO, RONIN) | (occupied[i] as Segment);
  if (count > 0) options[count++] = option(member, WAIVE);
  return count;
}

function listGranted(g: Night, from: number): number {
  let count = from;
  for (let place = 0; place < g.team.length; place++) {
    const member = g.team[place] as Member;
    if ((g.granted[place] as number) > 0 && lives(g, member)) count = listInspired(g, member, count);
  }
  return count;
}
