import type { Play, Referee, Seat } from '#kernel';
import { BOSS, isEmpty, targetDistance, targets } from '../attack/aim.ts';
import { ledgeOf } from '../movement/paths.ts';
import { detailOf, option, TARGET, WHO } from '../option.ts';
import { fighter, type Raid } from '../state.ts';
import { ask, question } from './ask.ts';

type Choosing = { readonly seat: Seat; readonly for: string; readonly who: readonly Seat[] };

export const whoQuestion = question<Choosing>({
  kind: 'who',
  *candidates(_, { who }) {
    for (const seat of who) yield option(WHO, seat);
  },
});

/** One of these commandos; -1 when there is none. */
export function* pickCommando(g: Raid, ref: Referee, seat: Seat, who: readonly Seat[], what: string): Play<Seat> {
  if (who.length === 0) return -1;
  return who.length === 1 ? (who[0] as Seat) : detailOf(yield* ask(g, ref, seat, whoQuestion, { seat, for: what, who }));
}

export function others(g: Raid, seat: Seat): Seat[] {
  return g.fighters.flatMap((_, other) => (other === seat ? [] : [other]));
}

/** Whom an effect may reach: another commando or any, within so many spaces. */
export function movers(g: Raid, seat: Seat, who: 'you' | 'another' | 'any', within = 255): Seat[] {
  return g.fighters.flatMap((f, other) => ((other !== seat || who === 'any') && g.map.distance(f.space, fighter(g, seat).space) <= within ? [other] : []));
}

export function ledgesNear(g: Raid, seat: Seat, within: number): number[] {
  const { space } = fighter(g, seat);
  const found: number[] = [];
  for (let to = 0; to < g.map.size; to++) if (ledgeOf(g, to) !== '' && g.map.distance(space, to) <= within && isEmpty(g, to)) found.push(to);
  return found;
}

type Aiming = { readonly seat: Seat; readonly for: string; readonly range: number; readonly boss: boolean; readonly another?: boolean };

/** An enemy in range. */
export const targetQuestion = question<Aiming>({
  kind: 'target',
  turnClause: 'contra.turn.one-at-a-time',
  *candidates(g) {
    for (const target of targets(g)) yield option(TARGET, target);
  },
  constraints: [
    { clause: 'contra.attack.choose-target', holds: (g, o, { seat, range }) => targetDistance(g, fighter(g, seat).space, detailOf(o)) <= range },
    { clause: 'contra.boss.undefeated-stays', holds: (_, o, { boss }) => boss || detailOf(o) !== BOSS },
  ],
});

/** An ordinary enemy within so many spaces; -1 when there is none. */
export function* pickTarget(g: Raid, ref: Referee, seat: Seat, range: number, what: string): Play<number> {
  if (!enemyWithin(g, seat, range)) return -1;
  return detailOf(yield* ask(g, ref, seat, targetQuestion, { seat, for: what, range, boss: false }));
}

export function enemyWithin(g: Raid, seat: Seat, range: number): boolean {
  const { space } = fighter(g, seat);
  for (const { foes } of g.fighters) for (const foe of foes) if (g.map.distance(space, foe.space) <= range) return true;
  return false;
}
