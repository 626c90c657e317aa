import { at, type Seat } from '#kernel';
import type { Space, SpaceKind } from '../../content/index.ts';
import { objectiveOf } from '../../content/map.ts';
import { canPay, costOf } from '../../facts/advantage.ts';
import { ALARM_COST } from '../../facts/stage-area.ts';
import { bossDistance, commandoAt, enemyAt } from '../attack/aim.ts';
import { textOf } from '../enemies/breach.ts';
import { by, type Option, RUN } from '../option.ts';
import { gelsIn } from '../stage/gels.ts';
import { fighter, type State } from '../state.ts';
import { mayScout } from '../turn/rights.ts';

export function kindOf(g: State, space: Space): SpaceKind {
  return g.map.spaces[space]?.kind ?? 'plain';
}

export function ledgeOf(g: State, space: Space): string {
  return g.map.spaces[space]?.ledge ?? '';
}

/** Crossing a red outline into a ledge needs a jump; down and along one may run. */
export function runnable(g: State, from: Space, to: Space): boolean {
  const ledge = ledgeOf(g, to);
  return ledge === '' || ledge === ledgeOf(g, from);
}

export function linked(g: State, from: Space, to: Space): boolean {
  return g.map.links[from]?.includes(to) === true;
}

/** An enemy of its own holds the commando fast: no run begins there. One that has begun goes on, past it or out of its reach. */
export function pinned(g: State, seat: Seat): boolean {
  const f = fighter(g, seat);
  for (const foe of f.foes) {
    if (g.map.distance(foe.space, f.space) !== 1) continue;
    for (const constant of textOf(foe).constants) if (constant.is === 'pins') return true;
  }
  return false;
}

/** Another commando stands there. */
export function shared(g: State, seat: Seat, space: Space): boolean {
  for (let other = 0; other < g.fighters.length; other++) if (other !== seat && fighter(g, other).space === space) return true;
  return false;
}

/** Something happens, or may be done, when this commando runs in. */
export function eventful(g: State, seat: Seat, space: Space): boolean {
  if (g.pillboxes.includes(space) || g.dimers.includes(space)) return true;
  const kind = kindOf(g, space);
  if (kind === 'plain' || kind === 'enemy') return false;
  if (kind === 'drift') return true;
  if (kind === 'wadder') return gelsIn(g, space) > 0;
  if (kind === 'alarm-post') return g.alarm > 0 && canPay(fighter(g, seat), costOf(ALARM_COST));
  return objectiveOf(kind) >= 0 && mayScout(g, seat);
}

/** A run is thought over where something happens on the way: it is named after that space, unless nobody can stay there. A drift always ends it. */
function pauses(g: State, seat: Seat, space: Space): boolean {
  return kindOf(g, space) === 'drift' || (eventful(g, seat, space) && !shared(g, seat, space));
}

/** A path to this end over these eventful spaces has been found before. */
function known(trail: readonly number[], count: number, end: Space, events: number): boolean {
  for (let i = 0; i < count; i++) if (trail[3 * i] === end && trail[3 * i + 1] === events) return true;
  return false;
}

/**
 * Every run of up to so many spaces, as options of the seat, into the list from index `from`
 * on; gives the new count. Of paths to the same end over the same eventful spaces only the first (a shortest) is kept.
 * The trail has three numbers for each path: its end, its eventful spaces and itself as digits to the base 64.
 */
export function listRuns(g: State, seat: Seat, spaces: number, into: Option[], from: number): number {
  const { trail } = g;
  trail[0] = fighter(g, seat).space;
  trail[1] = 0;
  trail[2] = 0;
  let n = from;
  let count = 1;
  for (let step = 0, ring = 0; step < spaces; step++) {
    const end = count;
    for (; ring < end; ring++) {
      const here = at(trail, 3 * ring);
      if (ring > 0 && pauses(g, seat, here)) continue;
      for (const to of at(g.map.links, here)) {
        if (!runnable(g, here, to) || enemyAt(g, to)) continue;
        const before = at(trail, 3 * ring + 1);
        const events = eventful(g, seat, to) ? before * 64 + to + 1 : before;
        if (known(trail, count, to, events)) continue;
        const path = at(trail, 3 * ring + 2) * 64 + to + 1;
        trail[3 * count] = to;
        trail[3 * count + 1] = events;
        trail[3 * count + 2] = path;
        count++;
        if (!shared(g, seat, to)) into[n++] = by(seat, RUN, path);
      }
    }
  }
  return n;
}

/** Of the spaces next to a commando, one to jump to. */
export function mayJump(g: State, seat: Seat, to: Space): boolean {
  return !enemyAt(g, to) && !shared(g, seat, to);
}

export function canJump(g: State, seat: Seat): boolean {
  for (const to of g.map.links[fighter(g, seat).space] ?? []) if (mayJump(g, seat, to)) return true;
  return false;
}

/** Towards a wadder space, or away from the boss: the spaces one step along which a commando can be moved: neither up a ledge nor into anybody. */
export function pushSpaces(g: State, seat: Seat, { towards }: { readonly towards?: 'wadder'; readonly away?: 'boss' }): Space[] {
  const from = fighter(g, seat).space;
  const measure = (space: Space): number =>
    towards === 'wadder' ? Math.min(...g.map.of('wadder').map((wadder) => g.map.distance(space, wadder))) : -bossDistance(g, space);
  return (g.map.links[from] ?? []).filter((to) => measure(to) < measure(from) && runnable(g, from, to) && !enemyAt(g, to) && commandoAt(g, to) < 0);
}
