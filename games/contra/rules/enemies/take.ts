import type { Play, Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { BOSS, foeAt, targets } from '../attack/aim.ts';
import { ask, question } from '../general/ask.ts';
import { by, detailOf, TAKE } from '../option.ts';
import { AREA, areaSize, fighter, type State } from '../state.ts';

/** An ordinary enemy card of another commando comes into one's own play area, if there is room. */
export function* takeEnemy(g: State, ref: Referee<Event>, seat: Seat): Play {
  const f = fighter(g, seat);
  if (areaSize(f) >= AREA) return;
  if (!g.fighters.some((other) => other !== f && other.foes.length > 0)) return;
  const target = detailOf(yield* ask(g, ref, seat, takeQuestion, { seat }));
  const holder = g.fighters.findIndex((other) => other.foes.includes(foeAt(g, target)));
  const foe = foeAt(g, target);
  fighter(g, holder).foes = fighter(g, holder).foes.filter((other) => other !== foe);
  f.foes.push(foe);
  if (ref.listening)
    ref.tell({ kind: 'enemy-taken', enemy: foe.card, from: holder, to: seat }, ['contra.golden.cards-beat-rulebook', 'contra.draw-enemy.rightmost']);
}

export const takeQuestion = question('take', {
  *candidates(g, { seat }) {
    for (const target of targets(g)) yield by(seat, TAKE, target);
  },
  constraints: [
    { clause: 'contra.boss.undefeated-stays', holds: (_, o) => detailOf(o) !== BOSS },
    { clause: 'contra.golden.cards-beat-rulebook', holds: (g, o, { seat }) => detailOf(o) === BOSS || !fighter(g, seat).foes.includes(foeAt(g, detailOf(o))) },
  ],
});
