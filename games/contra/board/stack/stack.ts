import type { Seat } from '#kernel';
import type { Decision } from '../../types.ts';
import type { FrameView, View } from '../../view.ts';

/** An effect under way, as it is listed: the newest first. */
export interface Row {
  readonly frame: FrameView;
  readonly state: 'now' | 'waits';
}

export function stackOf(view: View): readonly Row[] {
  return view.resolving.toReversed().map((frame, depth) => ({ frame, state: depth === 0 ? 'now' : 'waits' }));
}

/** Who may step in besides the one who decides. In windows it is everybody who is asked, in a turn those it names. */
export function mayStepIn(decision: (Decision & { readonly seats: readonly Seat[] }) | null, deciding: Seat): readonly Seat[] {
  switch (decision?.kind) {
    case 'act':
      return decision.about.may;
    case 'pause':
      return decision.seats.filter((seat) => seat !== deciding);
    case 'next':
    case 'turn':
    case 'assault':
      return decision.seats.filter((seat) => seat !== deciding && !decision.about.left.includes(seat));
    default:
      return [];
  }
}
