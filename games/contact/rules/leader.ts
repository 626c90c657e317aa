import type { Seat } from '#kernel';
import { type Member, specialist } from '../content/members.ts';
import { lives, type State, seatOf } from './state.ts';

/** The leader who lives, -1 where there is none. */
export function livingLeader(g: State): Member {
  for (const member of g.team) if (lives(g, member) && specialist(member).role === 'leader') return member;
  return -1;
}

/** The seat that settles what the players do not agree on: the living leader's, else the host's. */
export function leadingSeat(g: State): Seat {
  const leader = livingLeader(g);
  return leader < 0 ? 0 : seatOf(g, leader);
}
