import type { Play, Referee, Seat } from '#kernel';
import { SLIP_TRACK } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { suffer } from '../advantage/suffer.ts';
import { onPlatform } from '../effects/conditions.ts';
import { resolve } from '../effects/effects.ts';
import { eachOf } from '../general/each.ts';
import type { State } from '../state.ts';

export const FIRST_SLIP = SLIP_TRACK.indexOf('slip');
export const SECOND_SLIP = SLIP_TRACK.indexOf('slip', FIRST_SLIP + 1);
const FALL = SLIP_TRACK.indexOf('fall');

/** Waterfall: the marker moves on, and the space it comes to counts. */
export function* slip(g: State, ref: Referee<Event>, n: number): Play {
  g.slip = Math.min(FALL, g.slip + n);
  if (ref.listening) ref.tell({ kind: 'slip', to: g.slip }, 'contra.space.stage-specific');
  const space = SLIP_TRACK[g.slip];
  if (space === 'slip') {
    const sheltered = (seat: Seat): boolean => onPlatform(g, seat);
    yield* eachOf(
      g,
      ref,
      'slip-track',
      (seat) => !sheltered(seat),
      (seat) =>
        resolve(g, ref, [{ do: 'either', of: [[{ do: 'spend', symbols: ['M'] }], [{ do: 'push', spaces: 1, away: 'boss' }]] }], {
          seat,
          from: 'stage',
          what: 'slip-track',
        }),
    );
  } else if (space === 'fall') {
    yield* eachOf(
      g,
      ref,
      'slip-track',
      () => true,
      (seat) => suffer(g, ref, seat, onPlatform(g, seat) ? ['M'] : ['M', 'M']),
      () => true,
    );
    g.slip = FIRST_SLIP;
    if (ref.listening) ref.tell({ kind: 'slip', to: g.slip }, 'contra.space.stage-specific');
  }
}
