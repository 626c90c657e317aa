import type { Rings } from '../../content/members.ts';
import type { MemberView, View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { Choosing } from '../choosing.ts';

/** What a member is doing, in a word. */
export function stateOf(member: MemberView, view: View, choosing: Choosing, fellIn: number | null, words: Messages): string {
  const { state } = words;
  if (!member.alive) return fellIn === null ? state.fell : state['fell-on']({ turn: fellIn });
  if (view.outcome === 'rescued') return state.aboard;
  if (member.granted > 0) return state.extra({ dice: member.granted });
  if (choosing.of === 'segments' && choosing.member === member.id) return state.acting;
  if (view.phase !== 'players') return state.idle;
  if (choosing.ready.has(member.id)) return state.ready;
  if (member.acted) return state.fired;
  return choosing.anybody && isCommandedHere(member, view, choosing) ? state.none : state.ready;
}

/** What others may do with their members is not known here. */
function isCommandedHere({ seat }: MemberView, view: View, { ready }: Choosing): boolean {
  return view.members.some((other) => other.seat === seat && ready.has(other.id));
}

/** How far a weapon reaches. */
export function reachText({ member }: Messages, [near, far]: Rings): string {
  return member.reach({ near, far, span: far - near });
}

export type GrenadeState = 'has' | 'used' | 'lost' | 'none';

export function grenadeOf(member: MemberView, view: View): GrenadeState {
  if (view.settings.grenades === 'none') return 'none';
  return !member.alive ? 'lost' : member.grenade ? 'has' : 'used';
}
