import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { suffer } from '../advantage/suffer.ts';
import { ask, groupSeat, question } from '../general/ask.ts';
import { eachOf } from '../general/each.ts';
import { pickSpace } from '../movement/movement.ts';
import { DONE, done, optionKind, spaceOf, spot } from '../option.ts';
import { fighter, STAGE_TOKENS, type State, spaceId } from '../state.ts';

/** Gels that are neither on the map nor on a character card. */
export function gelsLeft(g: State): number {
  let used = 0;
  for (const n of g.gels) used += n;
  for (const f of g.fighters) used += f.gels;
  return STAGE_TOKENS - used;
}

function wadderIndex(g: State, space: Space): number {
  return g.map.of('wadder').indexOf(space);
}

/** So many gels lie in a space: none where it is no wadder space. */
export function gelsIn(g: State, space: Space): number {
  return g.gels[wadderIndex(g, space)] ?? 0;
}

/** Wadder spaces with gels, in the order of the map. */
export function gelSpaces(g: State): Space[] {
  return g.map.of('wadder').filter((space) => gelsIn(g, space) > 0);
}

export function putGels(g: State, ref: Referee<Event>, space: Space, n: number): void {
  const i = wadderIndex(g, space);
  g.gels[i] = at(g.gels, i) + n;
  if (ref.listening) ref.tell({ kind: 'gels', space: spaceId(g, space), n }, 'contra.components.stage-tokens');
}

/** One gel of a space onto the character card. */
export function takeGel(g: State, ref: Referee<Event>, seat: Seat, space: Space): undefined {
  putGels(g, ref, space, -1);
  infect(g, ref, seat, 1);
}

export function infect(g: State, ref: Referee<Event>, seat: Seat, n: number): void {
  const f = fighter(g, seat);
  f.gels += n;
  if (ref.listening) ref.tell({ kind: 'infected', seat, gels: f.gels }, 'contra.space.stage-specific');
}

/** Gels from the supply onto a character card or into the nearest wadder space; what cannot be placed overruns. */
export function* gainGels(g: State, ref: Referee<Event>, seat: Seat, n: number, to: 'you' | 'wadder'): Play {
  const there = Math.min(n, gelsLeft(g));
  if (to === 'you') {
    if (there > 0) infect(g, ref, seat, there);
  } else {
    const wadders = g.map.of('wadder');
    const { space } = fighter(g, seat);
    const least = Math.min(...wadders.map((wadder) => g.map.distance(space, wadder)));
    const nearest = wadders.filter((wadder) => g.map.distance(space, wadder) === least);
    if (there > 0) putGels(g, ref, yield* pickSpace(g, ref, seat, nearest, 'gels'), there);
  }
  if (there < n) yield* overrun(g, ref, seat);
}

/** We're overrun!: whoever could not comply suffers, or everybody when nobody in particular did; then 3 gels leave the map. */
export function* overrun(g: State, ref: Referee<Event>, seat: Seat): Play {
  g.resolving.push({ kind: 'rule', what: 'overrun', seat });
  if (ref.listening) ref.tell({ kind: 'rule', rule: 'overrun' }, ['contra.effect.overrun-per-reaction', 'contra.effect.shortfall-consequences']);
  if (seat >= 0) yield* suffer(g, ref, seat, ['*']);
  else
    yield* eachOf(
      g,
      ref,
      'overrun',
      () => true,
      (who) => suffer(g, ref, who, ['*']),
      () => true,
    );
  for (let i = 0; i < 3; i++) {
    const spaces = gelSpaces(g);
    if (spaces.length === 0) break;
    putGels(g, ref, yield* pickSpace(g, ref, seat >= 0 ? seat : groupSeat(g), spaces, 'gels-back'), -1);
  }
  g.resolving.pop();
}

/** Hive Pulse: gels into the wadder space with the fewest; damage tokens there are discarded instead, one for one. */
export function* hivePulse(g: State, ref: Referee<Event>): Play {
  const wadders = g.map.of('wadder');
  const least = Math.min(...g.gels);
  const space = yield* pickSpace(
    g,
    ref,
    groupSeat(g),
    wadders.filter((_, i) => g.gels[i] === least),
    'gels',
  );
  const i = wadderIndex(g, space);
  const due = g.fighters.length >= 3 ? 2 : 1;
  const burnt = Math.min(due, at(g.scorch, i));
  g.scorch[i] = at(g.scorch, i) - burnt;
  if (ref.listening && burnt > 0) ref.tell({ kind: 'scorches', seat: -1, space: spaceId(g, space), damage: -burnt }, 'contra.space.stage-specific');
  const there = Math.min(due - burnt, gelsLeft(g));
  if (there > 0) putGels(g, ref, space, there);
  if (there < due - burnt) yield* overrun(g, ref, -1);
}

/** The spaces with gels where a commando stands or next to it. */
export function gelsNear(g: State, seat: Seat): Space[] {
  const { space } = fighter(g, seat);
  return gelSpaces(g).filter((wadder) => g.map.distance(space, wadder) <= 1);
}

/** Living Walls: one gel of a space at hand. */
export function* livingWalls(g: State, ref: Referee<Event>, seat: Seat): Play {
  takeGel(g, ref, seat, yield* pickSpace(g, ref, seat, gelsNear(g, seat), 'gel'));
}

export const purgeQuestion = question('purge', {
  *candidates(g, { seat }) {
    yield done(seat, 'purging');
    for (const space of g.map.of('wadder')) yield spot(seat, space, 'purge');
  },
  constraints: [{ clause: 'contra.limits.other-tokens', holds: (g, o) => optionKind(o) === DONE || gelsIn(g, spaceOf(o)) > 0 }],
});

/** Purge Vent: up to 2 gels per commando leave the map. */
export function* purgeVent(g: State, ref: Referee<Event>): Play {
  const seat = groupSeat(g);
  for (let left = 2 * g.fighters.length; left > 0; left--) {
    const o = yield* ask(g, ref, seat, purgeQuestion, { seat, left });
    if (optionKind(o) === DONE) return;
    putGels(g, ref, spaceOf(o), -1);
  }
}

/** Damage tokens off the map; with too few the stage overruns whoever owes them. */
export function* clearDamage(g: State, ref: Referee<Event>, seat: Seat, n: number): Play {
  const wadders = g.map.of('wadder');
  for (let i = 0; i < n; i++) {
    const spaces = wadders.filter((_, w) => at(g.scorch, w) > 0);
    if (spaces.length === 0) return yield* overrun(g, ref, seat);
    const space = yield* pickSpace(g, ref, seat, spaces, 'damage');
    const w = wadderIndex(g, space);
    g.scorch[w] = at(g.scorch, w) - 1;
    if (ref.listening) ref.tell({ kind: 'scorches', seat, space: spaceId(g, space), damage: -1 }, 'contra.effect.infection-spreads');
  }
}

export function damageOnMap(g: State): number {
  let n = 0;
  for (const damage of g.scorch) n += damage;
  return n;
}
