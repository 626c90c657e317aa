import type { Play, Referee } from '#kernel';
import { type Member, specialist } from '../content/members.ts';
import type { Event } from '../event.ts';
import { act } from './act.ts';
import { ask, offer, question } from './ask.ts';
import { grenade } from './grenade.ts';
import { leadingSeat } from './leader.ts';
import { idOf, isInspired, kindOf, memberOf, type Option, option } from './option.ts';
import * as KIND from './option-kind.ts';
import { listOrders } from './orders.ts';
import { lives, placeOf, type State } from './state.ts';
import { flameThrower } from './weapons/flame-thrower.ts';
import { flexibleRifle } from './weapons/flexible.ts';
import { fireInspired } from './weapons/inspired.ts';
import { launcher } from './weapons/launcher.ts';
import { mg60 } from './weapons/mg60.ts';
import { rifle } from './weapons/rifle.ts';
import { ronin } from './weapons/ronin.ts';
import { shotgun } from './weapons/shotgun.ts';

/** Everybody acts or waives, in any order; whoever has nothing in range need not say so. */
export function* playerPhase(g: State, ref: Referee<Event>): Play {
  for (;;) {
    const called = g.config.settings['leader-calls'] ? yield* callNext(g, ref) : -1;
    const count = listOrders(g, called);
    if (count === 0) break;
    const order = yield* offer(g, ref, act, called < 0 ? null : { called: idOf(called) }, count);
    if (kindOf(order) === KIND.WAIVE) waive(g, ref, memberOf(order));
    else yield* carryOut(g, ref, order);
  }
  for (let place = 0; place < g.granted.length; place++) g.granted[place] = 0;
}

function waive(g: State, ref: Referee<Event>, member: Member): void {
  g.waived |= 1 << member;
  g.granted[placeOf(g, member)] = 0;
  if (ref.listening) ref.tell({ kind: 'waive', member: idOf(member) }, 'contact.players.optional');
}

function carryOut(g: State, ref: Referee<Event>, order: Option): Play {
  if (isInspired(order)) return fireInspired(g, ref, order);
  switch (kindOf(order)) {
    case KIND.THROW:
    case KIND.LOB:
      return grenade(g, ref, order);
    case KIND.ROLL_FIRST:
      return flexibleRifle(g, ref);
    case KIND.STRIKE:
      return g.config.settings['ronin-split'] ? rifle(g, ref, order) : ronin(g, ref, order);
    default:
      return fire(g, ref, order);
  }
}

function fire(g: State, ref: Referee<Event>, order: Option): Play {
  switch (specialist(memberOf(order)).weapon.word) {
    case 'rifle':
      return rifle(g, ref, order);
    case 'flame':
      return flameThrower(g, ref, order);
    case 'mg60':
      return mg60(g, ref, order);
    case 'shotgun':
      return shotgun(g, ref, order);
    case 'launcher':
      return launcher(g, ref, order);
  }
}

export const call = question({
  kind: 'call',
  turnClause: 'contact.players.leader-decides',
  seat: leadingSeat,
  *candidates(g) {
    for (const member of g.team) yield option(member, KIND.CALL);
  },
  constraints: [
    { clause: 'contact.players.dead-do-not-act', holds: (g, o) => lives(g, memberOf(o)) },
    { clause: 'contact.players.end', holds: (_, o, about) => about.ready.includes(idOf(memberOf(o))) },
  ],
});

/** Who is next, where the table has agreed that the leader calls the order; -1 when there is nothing to call. */
function* callNext(g: State, ref: Referee<Event>): Play<Member> {
  const ready = g.team.filter((member) => listOrders(g, member) > 0);
  if (ready.length < 2) return ready[0] ?? -1;
  const called = yield* ask(
    g,
    ref,
    leadingSeat(g),
    call,
    ready.map((member) => option(member, KIND.CALL)),
    { ready: ready.map(idOf) },
  );
  if (ref.listening) ref.tell({ kind: 'called', member: idOf(memberOf(called)) }, 'contact.players.leader-decides');
  return memberOf(called);
}
