import type { Play, Referee, Seat } from '#kernel';
import { MEMBERS, type Member, specialist } from '../content/members.ts';
import type { Event } from '../event.ts';
import { once } from '../settings.ts';
import { freeControl, question } from './ask.ts';
import { by, idOf, memberOf, namedSeat, type Option, option } from './option.ts';
import * as KIND from './option-kind.ts';
import type { State } from './state.ts';

/** Where the members are chosen at the table: whoever still needs one takes it, and whoever answers first has it. */
export const take = question({
  kind: 'take',
  seated: true,
  seat: () => 0,
  *candidates(g) {
    for (let seat = 0; seat < g.config.players; seat++) for (let member = 0; member < MEMBERS.length; member++) yield taking(g, member, seat);
  },
  constraints: [
    { clause: 'contact.setup.choice', holds: (g, o) => !g.team.includes(memberOf(o)) },
    { clause: 'contact.setup.unique-roles', holds: (g, o) => !roleTaken(g, memberOf(o)) },
    { clause: 'contact.setup.heavy-once', holds: (g, o) => !(once(specialist(memberOf(o)).role) && roleTaken(g, memberOf(o))) },
    { clause: 'contact.setup.four-members', holds: (g, o) => freePlace(g, Math.max(0, namedSeat(o))) >= 0 },
  ],
});

function taking(g: State, member: Member, seat: Seat): Option {
  const o = option(member, KIND.TAKE);
  return g.config.players === 1 ? o : by(o, seat);
}

function roleTaken(g: State, member: Member): boolean {
  const { role } = specialist(member);
  return g.team.some((other) => other >= 0 && specialist(other).role === role);
}

/** The place of the team that this seat fills next, -1 when it has its share. With free control it may fill those of others. */
function freePlace(g: State, seat: Seat): number {
  const own = g.team.findIndex((member, place) => member < 0 && g.config.commands[place] === seat);
  return own < 0 && freeControl(g) ? g.team.indexOf(-1) : own;
}

/** One member is taken; with the fourth the team is complete. */
export function* draft(g: State, ref: Referee<Event>): Play {
  const options: Option[] = [];
  for (let seat = 0; seat < g.config.players; seat++) {
    if (freePlace(g, seat) < 0) continue;
    for (let member = 0; member < MEMBERS.length; member++) if (!roleTaken(g, member)) options.push(taking(g, member, seat));
  }
  const taken = yield* ref.offer(take, options);
  const member = memberOf(taken);
  const seat = Math.max(0, namedSeat(taken));
  const place = freePlace(g, seat);
  g.team = g.team.map((other, p) => (p === place ? member : other));
  g.seatOf = g.seatOf.map((other, m) => (m === member ? seat : other));
  g.alive |= 1 << member;
  if (g.config.settings.grenades !== 'none') g.grenades |= 1 << member;
  if (!g.team.includes(-1)) g.phase = 'ready';
  ref.tell({ kind: 'taken', member: idOf(member), seat }, 'contact.setup.choice');
}
