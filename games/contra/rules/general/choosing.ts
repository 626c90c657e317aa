import type { Play, Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { foreseeAttack } from '../../facts/foresight.ts';
import { BOSS, isEmpty, targetDistance, targets } from '../attack/aim.ts';
import { ledgeOf } from '../movement/paths.ts';
import { by, type CommandoUse, chosen, detailOf, TARGET } from '../option.ts';
import { fighter, type State } from '../state.ts';
import { ask, question } from './ask.ts';

export const whoQuestion = question('who', {
  *candidates(_, { seat, for: use, who }) {
    for (const one of who) yield chosen(seat, one, use);
  },
});

/** One of these commandos; -1 when there is none. */
export function* pickCommando(g: State, ref: Referee<Event>, seat: Seat, who: readonly Seat[], use: CommandoUse): Play<Seat> {
  return who.length === 0 ? -1 : detailOf(yield* ask(g, ref, seat, whoQuestion, { seat, for: use, who })) % 4;
}

export function others(g: State, seat: Seat): Seat[] {
  return g.fighters.flatMap((_, other) => (other === seat ? [] : [other]));
}

/** Whom an effect may reach: another commando or any, within so many spaces. */
export function movers(g: State, seat: Seat, who: 'you' | 'another' | 'any', within = Number.POSITIVE_INFINITY): Seat[] {
  return g.fighters.flatMap((f, other) => ((other !== seat || who === 'any') && g.map.distance(f.space, fighter(g, seat).space) <= within ? [other] : []));
}

export function ledgesNear(g: State, seat: Seat, within: number): number[] {
  const { space } = fighter(g, seat);
  const found: number[] = [];
  for (let to = 0; to < g.map.size; to++) if (ledgeOf(g, to) !== '' && g.map.distance(space, to) <= within && isEmpty(g, to)) found.push(to);
  return found;
}

/** An enemy in range. */
export const targetQuestion = question('target', {
  turnClause: 'contra.turn.one-at-a-time',
  *candidates(g, { seat }) {
    for (const target of targets(g)) yield by(seat, TARGET, target);
  },
  constraints: [
    { clause: 'contra.attack.choose-target', holds: (g, o, { seat, range }) => targetDistance(g, fighter(g, seat).space, detailOf(o)) <= range },
    { clause: 'contra.boss.undefeated-stays', holds: (_, o, { boss }) => boss || detailOf(o) !== BOSS },
  ],
  preview: (g, o, { seat, boss }) => (boss && g.fight !== null ? foreseeAttack(g, seat, g.fight.spec, detailOf(o)) : null),
});

/** An ordinary enemy within so many spaces; -1 when there is none. */
export function* pickTarget(g: State, ref: Referee<Event>, seat: Seat, range: number, what: 'damage' | 'breach' | 'push'): Play<number> {
  if (!enemyWithin(g, seat, range)) return -1;
  return detailOf(yield* ask(g, ref, seat, targetQuestion, { seat, for: what, range, boss: false }));
}

export function enemyWithin(g: State, seat: Seat, range: number): boolean {
  const { space } = fighter(g, seat);
  for (const { foes } of g.fighters) for (const foe of foes) if (g.map.distance(space, foe.space) <= range) return true;
  return false;
}
