import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { isEmpty } from '../attack/aim.ts';
import { pickSpace } from '../movement/movement.ts';
import { type Foe, fighter, type State, spaceId } from '../state.ts';
import { textOf } from './breach.ts';

/** Steps from these spaces over empty ones; -1 where nobody can come. */
export function stepsFrom(g: State, from: readonly Space[], free: (space: Space) => boolean): number[] {
  const steps = Array.from({ length: g.map.size }, () => -1);
  const reached = [...from];
  for (const space of from) steps[space] = 0;
  for (let i = 0; i < reached.length; i++) {
    const space = at(reached, i);
    for (const to of at(g.map.links, space)) {
      if (steps[to] !== -1 || !free(to)) continue;
      steps[to] = at(steps, space) + 1;
      reached.push(to);
    }
  }
  return steps;
}

/**
 * Where a piece that starts in one of `from` comes to on its way next to a commando: by a shortest path, through no piece,
 * next to the commando or as near as it can come, at most so many steps. Nothing when it stays.
 */
export function endsOfMove(g: State, from: readonly Space[], towards: Space, most: number): Space[] {
  const free = (space: Space): boolean => isEmpty(g, space);
  const steps = stepsFrom(g, from, free);
  const near = Math.min(...from.map((space) => g.map.distance(space, towards)));
  const within = g.map.all.filter((space) => at(steps, space) > 0);
  const goal = Math.min(...within.map((space) => g.map.distance(space, towards)));
  if (goal >= near) return [];
  const goals = within.filter((space) => g.map.distance(space, towards) === goal);
  const length = Math.min(...goals.map((space) => at(steps, space)));
  const shortest = goals.filter((space) => steps[space] === length);
  if (length <= most) return closest(g, shortest);
  const back = stepsFrom(g, shortest, free);
  return closest(
    g,
    within.filter((space) => steps[space] === most && back[space] === length - most),
  );
}

/** Of several end spaces those that are as close to as many commandos as possible: the sorted distances decide. */
function closest(g: State, spaces: readonly Space[]): Space[] {
  const lists = spaces.map((space) => g.fighters.map((f) => g.map.distance(space, f.space)).sort((a, b) => a - b));
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return at(a, i) - at(b, i);
    return 0;
  };
  const best = at([...lists].sort(compare), 0);
  return spaces.filter((_, i) => compare(at(lists, i), best) === 0);
}

/** Cards say of some enemies that they cannot be moved. */
function rooted(foe: Foe): boolean {
  return textOf(foe).constants.some((constant) => constant.is === 'rooted');
}

/** An enemy moves next to a commando, or so many spaces towards them. */
export function* approach(g: State, ref: Referee<Event>, foe: Foe, seat: Seat, spaces = Number.POSITIVE_INFINITY): Play {
  if (rooted(foe)) return;
  const ends = endsOfMove(g, [foe.space], fighter(g, seat).space, spaces);
  if (ends.length === 0) return;
  const from = foe.space;
  foe.space = yield* pickSpace(g, ref, seat, ends, 'enemy-move');
  if (ref.listening)
    ref.tell({ kind: 'enemy-moves', enemy: foe.card, from: spaceId(g, from), to: spaceId(g, foe.space) }, [
      'contra.enemy-move.shortest-path',
      'contra.enemy-move.tie-break',
    ]);
}

/** Pushed away by a commando or a stage effect, whose choice the way is: it stops before an occupied space. */
export function* pushEnemy(g: State, ref: Referee<Event>, seat: Seat, foe: Foe, spaces: number): Play {
  if (rooted(foe)) return;
  const from = foe.space;
  for (let n = 0; n < spaces; n++) {
    const { space } = fighter(g, seat);
    const ways = at(g.map.links, foe.space).filter((to) => g.map.distance(to, space) > g.map.distance(foe.space, space) && isEmpty(g, to));
    if (ways.length === 0) break;
    foe.space = yield* pickSpace(g, ref, seat, ways, 'push-enemy');
  }
  if (ref.listening && foe.space !== from)
    ref.tell({ kind: 'enemy-moves', enemy: foe.card, from: spaceId(g, from), to: spaceId(g, foe.space) }, 'contra.enemy-move.push-by-commandos');
}
