import { at, type ClauseId, type Play, type Referee } from '#kernel';
import { DOG, enemyId, GOLIATH, KINDS, OFFICER } from '../../content/enemies.ts';
import { DIRECTIONS, directionOf, UNKNOWN } from '../../content/events.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { anyVisible, eventOn } from '../../facts/occupancy.ts';
import { roomAt } from '../../facts/room.ts';
import { distances, isEscorted, orderAlong, readingOrder, stepsAlong, stepsTowards, visibleTiles } from '../../facts/routes.ts';
import { pickOne } from '../ask.ts';
import { standGuard } from '../enemies.ts';
import { drawEvent } from '../events/event-phase.ts';
import { terrainCalled, tileCalled } from '../names.ts';
import { DO, firstOf, option, secondOf } from '../option.ts';
import { add, none, type State, spot, tileOf } from '../state.ts';
import { arrival } from './arrival.ts';
import { leadOn } from './officer.ts';
import { type Goal, type Lot, spreadEvenly } from './spread.ts';

/** A movement step on one board, while it is under way. */
export interface March {
  readonly index: number;
  /** Enemies that have moved already, by tile and kind. */
  readonly moved: number[];
  /** Those whom an Officer moved: they do not move again even at the double. */
  readonly led: number[];
  /** Tiles on which Dogs and Goliaths had an escort when the step began. */
  readonly escorted: readonly boolean[];
  /** What makes them go. */
  readonly clause: ClauseId;
  /** Where an enemy on a tile goes next. */
  next(g: State, from: Tile, kind: number): readonly Tile[];
}

/** Whether enemies follow a commando or the card is decided for every terrain when the step begins. */
export function* moveEnemies(g: State, ref: Referee<Event>): Play {
  const visible = g.boards.map((_, index) => anyVisible(g, index));
  for (let index = 0; index < g.boards.length; index++) {
    if (at(g.boards, index).complete) continue;
    yield* takePosts(g, ref, index);
    if (at(visible, index)) yield* hunt(g, ref, index);
    else yield* patrol(g, ref, index);
  }
}

/** Unguarded markers get a guard if a regular enemy is there. */
function* takePosts(g: State, ref: Referee<Event>, index: number): Play {
  for (let tile = 0; tile < at(g.boards, index).guards.length; tile++) yield* standGuard(g, ref, index, tile, ['v-commandos.enemy-move.guard']);
}

function march(g: State, index: number, clause: ClauseId, next: March['next']): March {
  const b = at(g.boards, index);
  return { index, moved: none(b.units.length), led: none(b.units.length), escorted: b.guards.map((_, tile) => isEscorted(b, tile)), clause, next };
}

/** Towards the nearest Visible commando, the nearest enemies first; how near somebody is does not depend on who stands between. */
function* hunt(g: State, ref: Referee<Event>, index: number): Play {
  const goals = visibleTiles(g, index);
  if (ref.listening) ref.tell({ kind: 'follows', terrain: terrainCalled(g, index), direction: null }, 'v-commandos.enemy-move.towards-visible');
  const far = distances(g, index, goals, 0, true, true);
  const order = readingOrder(at(g.boards, index)).sort((a, z) => at(far, a) - at(far, z));
  const step: March = march(g, index, 'v-commandos.enemy-move.towards-visible', (_, from, kind) =>
    stepsTowards(g, index, from, goals, kind, passes(step, from, kind)),
  );
  for (const tile of order) yield* moveFrom(g, ref, step, tile);
}

function passes({ escorted }: March, from: Tile, kind: number): boolean {
  return at(escorted, from) || (kind !== DOG && kind !== GOLIATH);
}

/** In the direction of the card; a question mark is resolved now. */
function* patrol(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  const event = eventOn(b)?.do;
  if (event === 'brew-up') return;
  findDirection(g, ref, index);
  if (ref.listening)
    ref.tell({ kind: 'follows', terrain: terrainCalled(g, index), direction: at(DIRECTIONS, b.direction) }, 'v-commandos.enemy-move.direction');
  const order = orderAlong(b, b.direction);
  const step: March = march(g, index, 'v-commandos.enemy-move.direction', (_, from, kind) =>
    stepsAlong(g, index, from, b.direction, kind, passes(step, from, kind)),
  );
  for (const tile of order) yield* moveFrom(g, ref, step, tile);
  if (event !== 'double-time') return;
  for (let slot = 0; slot < step.moved.length; slot++) step.moved[slot] = at(step.led, slot);
  for (const tile of order) yield* moveFrom(g, ref, step, tile);
}

/** Cards are drawn until one shows a direction; their text is ignored. */
function findDirection(g: State, ref: Referee<Event>, index: number): void {
  const b = at(g.boards, index);
  if (b.direction !== UNKNOWN) return;
  while (b.direction === UNKNOWN) {
    const card = drawEvent(g, ref);
    b.direction = directionOf(card);
    g.discards.push(card);
  }
  if (ref.listening)
    ref.tell({ kind: 'direction', terrain: terrainCalled(g, index), direction: at(DIRECTIONS, b.direction) }, 'v-commandos.enemy-move.unknown-direction');
}

/** Enemies of a kind on a tile that may still move. */
export function movable(g: State, { index, moved }: March, tile: Tile, kind: number): number {
  const b = at(g.boards, index);
  if (kind === GOLIATH && !b.activated) return 0;
  return at(b.units, tile * KINDS + kind) - at(moved, tile * KINDS + kind);
}

/** All of a tile: Officers first with those they take along, then the others, spread evenly over equal ways. */
function* moveFrom(g: State, ref: Referee<Event>, step: March, tile: Tile): Play {
  while (movable(g, step, tile, OFFICER) > 0) if (!(yield* leadOn(g, ref, step, tile))) break;
  const groups = new Map<string, { readonly lots: Lot[]; readonly ways: readonly Tile[] }>();
  for (let kind = 0; kind < KINDS; kind++) {
    const count = kind === OFFICER ? 0 : movable(g, step, tile, kind);
    if (count === 0) continue;
    const ways = step.next(g, tile, kind);
    if (ways.length === 0) continue;
    const key = ways.join();
    const group = groups.get(key) ?? { lots: [], ways };
    group.lots.push({ what: kind, count });
    groups.set(key, group);
  }
  for (const { lots, ways } of groups.values()) yield* divide(g, ref, step, tile, lots, ways);
}

function* divide(g: State, ref: Referee<Event>, step: March, from: Tile, lots: readonly Lot[], ways: readonly Tile[]): Play {
  const { index } = step;
  const goals = ways.map((where): Goal => ({ where, room: roomAt(g, index, where), taken: 0 }));
  const sent = ways.map((): number[] => []);
  yield* spreadEvenly(
    ref,
    lots,
    goals,
    function* (referee, choices) {
      const left = lots.flatMap(({ what, count }) => Array.from({ length: count }, () => enemyId(what)));
      const options = choices.map(([lot, goal]) => option(DO.go, 0, lot.what, spot(index, goal.where)));
      const o = yield* pickOne(referee, g.last, 'split', { from: tileCalled(g, index, from), left }, options);
      return choices.findIndex(([lot, goal]) => lot.what === firstOf(o) && goal.where === tileOf(secondOf(o)));
    },
    (lot, goal) => at(sent, ways.indexOf(goal.where)).push(lot.what),
  );
  for (const [way, kinds] of sent.entries()) if (kinds.length > 0) shift(g, step, from, at(ways, way), kinds, false);
  for (const [way, kinds] of sent.entries()) if (kinds.length > 0) yield* come(g, ref, step, from, at(ways, way), kinds, step.clause);
}

/** Tokens go from one tile to another. */
export function shift(g: State, { index, moved, led }: March, from: Tile, to: Tile, kinds: readonly number[], byOfficer: boolean): void {
  const { units } = at(g.boards, index);
  for (const kind of kinds) {
    add(units, from * KINDS + kind, -1);
    add(units, to * KINDS + kind);
    add(moved, to * KINDS + kind);
    if (byOfficer) add(led, to * KINDS + kind);
  }
}

/** A group arrives as one. */
export function* come(g: State, ref: Referee<Event>, step: March, from: Tile, to: Tile, kinds: readonly number[], clause: ClauseId): Play {
  const { index, moved, led } = step;
  if (ref.listening) ref.tell({ kind: 'enemies-move', from: tileCalled(g, index, from), to: tileCalled(g, index, to), enemies: kinds.map(enemyId) }, clause);
  yield* arrival(g, ref, index, to, kinds);
  const { units } = at(g.boards, index);
  for (let slot = to * KINDS; slot < (to + 1) * KINDS; slot++) {
    moved[slot] = Math.min(at(moved, slot), at(units, slot));
    led[slot] = Math.min(at(led, slot), at(units, slot));
  }
}
