import { type Member, specialist } from '../content/members.ts';
import { lives, type State } from './state.ts';

/** The leader who lives, -1 where there is none. */
export function livingLeader(g: State): Member {
  for (const member of g.team) if (lives(g, member) && specialist(member).role === 'leader') return member;
  return -1;
}
