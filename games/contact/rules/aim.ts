import type { Play, Referee } from '#kernel';
import { type Answer, notation, unpack } from '../answer.ts';
import { columnGap, columnOf, ringOf, SEGMENTS, type Segment, segmentName, segmentNamed, steps } from '../content/board.ts';
import { COLE, KENZO, type Member, MILLER, memberNamed, specialist } from '../content/members.ts';
import type { Event } from '../event.ts';
import { foreseeAttack } from '../facts/foresight.ts';
import type { About } from '../types.ts';
import { inspiredRules, targetRules } from './act.ts';
import { ask, offer, question } from './ask.ts';
import { idOf, isInspired, kindOf, memberOf, type Option, option, segmentOf, without } from './option.ts';
import * as KIND from './option-kind.ts';
import { imaginableInspired, imaginableOrders, listInspired } from './orders.ts';
import { lookAround, type State, seatOf } from './state.ts';
import { usesBreakthrough } from './weapons/inspire.ts';
import { fireInspired } from './weapons/inspired.ts';

/** At most one segment between this target and the one before; the same segment again is fine. */
export function inStep(g: State, last: Segment, target: Segment): boolean {
  const most = specialist(MILLER).weapon.spacing ?? 0;
  return g.config.settings['mg60-columns'] ? columnGap(columnOf(last), columnOf(target)) <= most : steps(last, target) <= most;
}

/** Where the next die goes. Extra dice that were given may be fired in between. */
export const aim = question({
  kind: 'aim',
  *candidates(g, about) {
    const member = memberNamed(about.member);
    yield option(member, KIND.WAIVE);
    for (let s = 0; s < SEGMENTS; s++) {
      yield option(member, KIND.WEAPON, s);
      if (member === KENZO) yield option(member, KIND.STRIKE, s);
    }
    for (const other of g.team) yield* imaginableInspired(other);
  },
  option: orderOfAnother,
  preview: foreseeAttack,
  constraints: [
    ...inspiredRules,
    ...targetRules,
    { clause: 'contact.players.any-order', holds: (_, o, about) => (isInspired(o) ? !about.naming : memberOf(o) === memberNamed(about.member)) },
    { clause: 'contact.players.exclusive-ability', holds: (g, o) => kindOf(o) !== KIND.STRIKE || g.config.settings['ronin-split'] },
    {
      clause: 'contact.miller.spacing',
      holds: (g, o, about) => kindOf(o) !== KIND.WEAPON || memberOf(o) !== MILLER || inStep(g, segmentNamed(about.last), segmentOf(o)),
    },
    {
      clause: 'contact.cole.breakthrough',
      holds: (_, o, about) => kindOf(o) !== KIND.WEAPON || memberOf(o) !== COLE || about.dice > 0 || ringOf(segmentOf(o)) === 1,
    },
  ],
});

/** What somebody else would like to do meanwhile. */
function orderOfAnother(answer: Answer, g: State): Option | undefined {
  const wanted = notation.print(answer);
  for (const member of g.team) {
    if ((g.fired & (1 << member)) !== 0) continue;
    for (const o of imaginableOrders(member)) if (notation.print(unpack(o, g)) === wanted) return o;
  }
  return undefined;
}

/** The next target of the member, or -1 when the remaining dice are waived or find no target; those for the first ring only always find one. */
export function* nextTarget(g: State, ref: Referee<Event>, about: About<'aim'>): Play<Option> {
  const member = memberNamed(about.member);
  for (;;) {
    const own = listAims(g, member, about);
    if (own === 0) {
      if (ref.listening)
        ref.tell(
          { kind: 'dice-lost', member: about.member, dice: about.dice },
          member === MILLER ? 'contact.miller.lost-attacks' : 'contact.attack.occupied-target',
        );
      return -1;
    }
    const count = about.naming ? own : listGranted(g, own);
    const answer = yield* count === own ? ask(g, ref, seatOf(g, member), aim, g.scrap.options, about, own) : offer(g, ref, aim, about, count);
    if (kindOf(answer) === KIND.WAIVE) return -1;
    if (!isInspired(answer)) return answer;
    yield* fireInspired(g, ref, answer);
  }
}

/** All targets before the first die. */
export function* nameTargets(g: State, ref: Referee<Event>, first: Option, dice: number, close: number): Play<Option[]> {
  const named = [first];
  let free = dice;
  let ring1 = close;
  for (let target = first; ; ) {
    if (usesBreakthrough(ring1, segmentOf(target))) ring1--;
    else free--;
    if (free + ring1 === 0) return named;
    target = yield* nextTarget(g, ref, {
      member: idOf(memberOf(first)),
      dice: free,
      close: ring1,
      last: segmentName(segmentOf(target)),
      shown: null,
      naming: true,
    });
    if (target < 0) return named;
    named.push(target);
  }
}

function listAims(g: State, member: Member, about: About<'aim'>): number {
  lookAround(g);
  const { occupied, upTo, options } = g.scrap;
  const [near, far] = specialist(member).weapon.rings;
  const end = upTo[about.dice > 0 ? far : 1] as number;
  const order = without(member, KIND.WEAPON);
  const last = member === MILLER ? segmentNamed(about.last) : -1;
  let count = 0;
  for (let i = upTo[near - 1] as number; i < end; i++) {
    const segment = occupied[i] as Segment;
    if (member !== MILLER || inStep(g, last, segment)) options[count++] = order | segment;
  }
  if (member === KENZO && g.config.settings['ronin-split'])
    for (let i = 0; i < (upTo[1] as number); i++) options[count++] = without(KENZO, KIND.STRIKE) | (occupied[i] as Segment);
  if (count > 0) options[count++] = option(member, KIND.WAIVE);
  return count;
}

function listGranted(g: State, from: number): number {
  let count = from;
  for (let place = 0; place < g.team.length; place++) {
    const member = g.team[place] as Member;
    if ((g.granted[place] as number) > 0) count = listInspired(g, member, count);
  }
  return count;
}
