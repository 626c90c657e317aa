import type { Seat } from '#kernel';
import type { Answer } from '../answer.ts';
import { columnIn, ringIn, type SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { groupsOf } from '../facts/groups.ts';
import { reachOf } from '../facts/needs.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';

/** What somebody could try who points at a segment, where this may be answered: the answer to ask *Why not?* about. */
export function attempt(like: Answer, at: SegmentName): Answer | null {
  if (like.do === 'burn') return burning(at);
  return 'at' in like ? { ...like, at } : null;
}

/** The column of a segment, or the segment itself where the flame thrower does not reach. */
function burning(at: SegmentName): Answer {
  return ringIn(at) <= 2 ? { do: 'burn', member: 'branson', column: columnIn(at), by: null } : { do: 'burn-at', member: 'branson', at, by: null };
}

/** The same for whoever points at a member that cannot be chosen now; `open` is something that may be answered here. */
export function attemptWith(decision: Decision, member: MemberId, view: View, open: { readonly seat: Seat; readonly answer: Answer }): Answer | null {
  const commands = view.members.find(({ id }) => id === member)?.seat;
  switch (decision.kind) {
    case 'take':
      return { do: 'take', member, by: open.answer.by };
    case 'victim':
      return { do: 'fall', member, by: commands === open.seat ? null : open.seat };
    case 'settle':
      return { do: 'fall', member, by: null };
    case 'inspire':
      return { do: 'inspire', member, by: null };
    case 'call':
      return { do: 'call', member, by: null };
    case 'act':
    case 'aim': {
      if (member === 'dunham') return { do: 'roll-first', member, extra: false, by: null };
      const [near, far] = reachOf(member, null, view.settings);
      const groups = groupsOf(view).map(([name]) => name);
      const at = groups.find((name) => ringIn(name) >= near && ringIn(name) <= far) ?? groups[0] ?? 'blue1/r1';
      if (member !== 'branson') return { do: 'fire', member, at, extra: false, by: null };
      return view.settings['flame-target-decides'] ? { do: 'burn-at', member, at, by: null } : burning(at);
    }
    default:
      return null;
  }
}
