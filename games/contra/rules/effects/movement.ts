import { ledgesNear, movers, pickCommando } from '../general/choosing.ts';
import { jumps, move, pickSpace, place, push } from '../movement/movement.ts';
import { canJump, pushSpaces } from '../movement/paths.ts';
import type { Family } from './family.ts';

export const MOVEMENT_EFFECTS: Family<'move' | 'jump' | 'place' | 'push'> = {
  move: {
    *apply(g, ref, { who, spaces, within }, { seat }) {
      const mover = who === 'you' ? seat : yield* pickCommando(g, ref, seat, movers(g, seat, who, within), 'move');
      if (mover >= 0) yield* move(g, ref, mover, spaces);
    },
    possible: (g, seat, { who, within }) => who === 'you' || movers(g, seat, who, within).length > 0,
  },
  jump: {
    apply: (g, ref, { times }, { seat }) => jumps(g, ref, seat, times),
    possible: (g, seat) => canJump(g, seat),
  },
  place: {
    *apply(g, ref, { within }, { seat }) {
      const spaces = ledgesNear(g, seat, within);
      if (spaces.length > 0) yield* place(g, ref, seat, yield* pickSpace(g, ref, seat, spaces, 'place'));
    },
    possible: (g, seat, { within }) => ledgesNear(g, seat, within).length > 0,
  },
  push: {
    apply: (g, ref, effect, { seat }) => push(g, ref, seat, effect.spaces, effect),
    lacking: (g, seat, effect) => (pushSpaces(g, seat, effect).length > 0 ? 0 : effect.spaces),
    units: ({ spaces }) => spaces,
  },
};
