import type { MemberView, View } from '../rules/view.ts';
import type { Choosing } from './choosing.ts';
import type { BoardWords } from './words.ts';

/** What a member is doing, in a word. */
export function stateOf(member: MemberView, view: View, choosing: Choosing, fellIn: number | null, words: BoardWords): string {
  const { state } = words;
  if (!member.alive) return state.fell(fellIn);
  if (member.granted > 0) return state.extra(member.granted);
  if (choosing.of === 'segments' && choosing.member === member.id) return state.acting;
  if (choosing.ready.has(member.id)) return state.ready;
  if (view.phase !== 'players') return state.idle;
  return member.acted ? state.fired : state.ready;
}

export type GrenadeState = 'has' | 'used' | 'lost';

export function grenadeOf(member: MemberView): GrenadeState {
  return !member.alive ? 'lost' : member.grenade ? 'has' : 'used';
}
