import { at } from '#kernel';
import { DOG, GOLIATH, KINDS } from '../content/enemies.ts';
import { UNKNOWN } from '../content/events.ts';
import type { Tile } from '../content/map.ts';
import type { MarchStep } from '../preview.ts';
import { commando, mapOf, type Spot, type State, spot } from '../rules/state.ts';
import { anyVisible, eventOn, goesInside } from './occupancy.ts';
import { isEscorted, stepsAlong, stepsTowards, visibleTiles } from './routes.ts';

/** Why enemies of a terrain go where they go. */
export type Heading = 'visible' | 'direction' | 'unknown' | 'nowhere';

/** Whether they follow a commando or the card; a brew keeps them where they are. */
export function headingOf(g: State, index: number): Heading {
  const b = at(g.boards, index);
  if (b.complete) return 'nowhere';
  if (anyVisible(g, index)) return 'visible';
  if (eventOn(b)?.do === 'brew-up') return 'nowhere';
  return b.direction === UNKNOWN ? 'unknown' : 'direction';
}

/** The same position with somebody elsewhere, or seen and on their feet: enough to ask where enemies would go then. */
export function withStep(g: State, who: number, to: Spot, visible: boolean): State {
  const c = commando(g, who);
  const nest = to === c.at ? c.nest : to >= 0 && goesInside(g, to);
  return { ...g, commandos: g.commandos.with(who, { ...c, at: to, visible, nest, critical: visible ? 0 : c.critical }) };
}

/** Where the enemies of a tile would go in the Movement step if nothing changed; guards stay. */
export function marchFrom(g: State, index: number, from: Tile): readonly Tile[] {
  const heading = headingOf(g, index);
  if (heading === 'nowhere' || heading === 'unknown') return [];
  const b = at(g.boards, index);
  const goals = visibleTiles(g, index);
  const escorted = isEscorted(b, from);
  const found = new Set<Tile>();
  for (let kind = 0; kind < KINDS; kind++) {
    if (at(b.units, from * KINDS + kind) === 0 || (kind === GOLIATH && !b.activated)) continue;
    const passes = escorted || (kind !== DOG && kind !== GOLIATH);
    const ways = heading === 'visible' ? stepsTowards(g, index, from, goals, kind, passes) : stepsAlong(g, index, from, b.direction, kind, passes);
    for (const way of ways) found.add(way);
  }
  return [...found];
}

/** Where the enemies of all terrains would go. */
export function marchOf(g: State): readonly MarchStep<Spot>[] {
  return g.boards.flatMap((b, index) =>
    mapOf(b).tiles.flatMap((_, from) => marchFrom(g, index, from).map((to) => ({ from: spot(index, from), to: spot(index, to) }))),
  );
}
