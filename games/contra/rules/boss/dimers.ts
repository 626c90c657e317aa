import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { commandoAt, isEmpty } from '../attack/aim.ts';
import { groupSeat } from '../general/ask.ts';
import { sufferTogether } from '../general/each.ts';
import { pickSpace } from '../movement/movement.ts';
import { DIMERS, fighter, type State, spaceId } from '../state.ts';

function placeDimer(g: State, ref: Referee<Event>, space: Space): void {
  g.dimers.push(space);
  if (ref.listening) ref.tell({ kind: 'dimer', space: spaceId(g, space) }, 'contra.components.bubble-dimers');
}

export function dimerGone(g: State, ref: Referee<Event>, space: Space): void {
  g.dimers.splice(g.dimers.indexOf(space), 1);
  if (ref.listening) ref.tell({ kind: 'dimer-gone', space: spaceId(g, space) }, 'contra.limits.other-tokens');
}

/** Empty spaces within so many spaces of the commando, and its own if the card says so. With all eight on the map there is no dimer left. */
export function* placeDimers(g: State, ref: Referee<Event>, seat: Seat, n: number, within: number, here: boolean): Play {
  const { space } = fighter(g, seat);
  const fits = g.map.all.filter((to) => (here && to === space) || (g.map.distance(space, to) <= within && isEmpty(g, to)));
  if (fits.length === 0) return;
  for (let i = 0; i < n && g.dimers.length < DIMERS; i++) {
    placeDimer(g, ref, yield* pickSpace(g, ref, seat, fits, 'dimer'));
  }
}

/** The set-up of Garmakilma's Reference card: one dimer a space, in the empty spaces nearest the boss spaces. */
export function* setUpDimers(g: State, ref: Referee<Event>, n: number): Play {
  const bosses = g.map.of('boss');
  const distance = (space: Space): number => Math.min(...bosses.map((boss) => g.map.distance(boss, space)));
  for (let i = 0; i < n; i++) {
    const empty = g.map.all.filter((space) => !bosses.includes(space) && !g.dimers.includes(space) && isEmpty(g, space));
    const least = Math.min(...empty.map(distance));
    const nearest = empty.filter((space) => distance(space) === least);
    placeDimer(g, ref, yield* pickSpace(g, ref, groupSeat(g), nearest, 'dimer'));
  }
}

/** Each dimer moves one space towards the commando nearest to it; whom it enters it hits, and is gone. What hits a commando hits together. */
export function* dimersDrift(g: State, ref: Referee<Event>): Play {
  const drifting = [...g.dimers];
  const hits = g.fighters.map(() => 0);
  for (const from of drifting) {
    const least = Math.min(...g.fighters.map((f) => g.map.distance(from, f.space)));
    if (least === 0) continue;
    const ways = at(g.map.links, from).filter((to) => Math.min(...g.fighters.map((f) => g.map.distance(to, f.space))) < least);
    const to = yield* pickSpace(g, ref, groupSeat(g), ways, 'dimer');
    g.dimers[g.dimers.indexOf(from)] = to;
    if (ref.listening) ref.tell({ kind: 'dimer-moves', from: spaceId(g, from), to: spaceId(g, to) }, 'contra.cards.enemy-special');
    const hit = commandoAt(g, to);
    if (hit < 0) continue;
    dimerGone(g, ref, to);
    hits[hit] = at(hits, hit) + 1;
  }
  yield* sufferTogether(g, ref, 'dimer', (seat) => at(hits, seat), 'M');
}
