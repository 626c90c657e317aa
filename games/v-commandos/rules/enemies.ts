import { at, type ClauseId, type Play, type Referee } from '#kernel';
import { DOG, type Enemy, enemyId, IS_PLAIN, KINDS, MARKED } from '../content/enemies.ts';
import { KIT_KINDS, SPOTTED } from '../content/kit.ts';
import { doorNamed, type Tile, tileNamed } from '../content/map.ts';
import { doorRef } from '../content/refs.ts';
import type { Event } from '../event.ts';
import { breathes, gasFrom, hasMask } from '../facts/gas.ts';
import { objectiveNamed, operationRules, terrainRule } from '../facts/specials.ts';
import { kits } from '../view.ts';
import { pickOne } from './ask.ts';
import { nameOf, objectiveCalled, tileCalled } from './names.ts';
import { DO, firstOf, option } from './option.ts';
import { discardKit, drawKit, enemyToBag } from './reserve.ts';
import { add, type Board, commando, mapOf, none, type State, spot } from './state.ts';
import { eliminate } from './wounds.ts';

/** A triangular marker on a tile, objectives in use, the alarm token and the nest. */
export function hasMarker(b: Board, tile: Tile): boolean {
  const { alarm, nest } = mapOf(b);
  return objectiveOn(b, tile) >= 0 || (b.token && tile === alarm) || tile === nest;
}

/** The objective in use on a tile; -1 for none. */
export function objectiveOn(b: Board, tile: Tile): number {
  const index = mapOf(b).objectives.indexOf(tile);
  return index < b.objectives.length ? index : -1;
}

/** A marker that nobody guards; a nest with a commando inside cannot be guarded. */
export function isUnguarded(g: State, index: number, tile: Tile): boolean {
  const b = at(g.boards, index);
  if (at(b.guards, tile) >= 0 || !hasMarker(b, tile)) return false;
  return !g.commandos.some((c) => c.nest && c.at === spot(index, tile));
}

/** A regular enemy with an unguarded marker guards it; the players say which. */
export function* standGuard(g: State, ref: Referee<Event>, index: number, tile: Tile, clauses: readonly ClauseId[]): Play {
  if (!isUnguarded(g, index, tile)) return;
  const b = at(g.boards, index);
  const options: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (IS_PLAIN[kind] && at(b.units, tile * KINDS + kind) > 0) options.push(option(DO.guard, 0, kind));
  if (options.length === 0) return;
  const kind = firstOf(yield* pickOne(ref, g.last, 'guard', { tile: tileCalled(g, index, tile) }, options));
  add(b.units, tile * KINDS + kind, -1);
  b.guards[tile] = kind;
  if (ref.listening) ref.tell({ kind: 'guards', enemy: enemyId(kind), tile: tileCalled(g, index, tile) }, clauses);
}

/** A guard whose marker is gone is free again. */
export function relieve(g: State, ref: Referee<Event>, index: number, tile: Tile): void {
  const b = at(g.boards, index);
  const kind = at(b.guards, tile);
  if (kind < 0) return;
  b.guards[tile] = -1;
  add(b.units, tile * KINDS + kind);
  if (ref.listening) ref.tell({ kind: 'relieved', enemy: enemyId(kind), tile: tileCalled(g, index, tile) }, 'v-commandos.enemy-move.guard');
}

/** An enemy leaves its tile for the bag. */
export function removeEnemy(g: State, ref: Referee<Event>, index: number, tile: Tile, kind: Enemy, guarding: boolean): void {
  const b = at(g.boards, index);
  if (guarding) b.guards[tile] = -1;
  else add(b.units, tile * KINDS + kind, -1);
  enemyToBag(g, kind);
  g.counts.removed++;
  if (kind === MARKED) loseMarked(g, ref, index);
}

/** The rule by which a door opens. */
export const OPENED = {
  shot: 'v-commandos.shoot.locked-door',
  crowbar: 'v-commandos.equip.crowbar-door',
  charge: 'v-commandos.precedence.cards',
  keys: 'v-commandos.precedence.cards',
  blast: 'v-commandos.precedence.cards',
} as const;

/** The one a card speaks of is gone: a target is done, the keys open their doors. */
function loseMarked(g: State, ref: Referee<Event>, index: number): void {
  const b = at(g.boards, index);
  const { data } = mapOf(b);
  for (let number = 0; number < b.objectives.length; number++) if (at(data.objectives, number).do === 'target') completeObjective(g, ref, index, number, null);
  const keys = terrainRule(b, 'keys');
  if (keys === undefined || operationRules(g, 'no-keys').some(({ terrain }) => terrain === mapOf(b).id)) return;
  for (const name of keys.doors) openDoor(g, ref, index, doorNamed(mapOf(b), name), 'keys');
}

export function openDoor(g: State, ref: Referee<Event>, index: number, door: number, how: 'shot' | 'crowbar' | 'charge' | 'keys' | 'blast'): void {
  const b = at(g.boards, index);
  if (at(b.doors, door)) return;
  b.doors[door] = true;
  if (ref.listening) ref.tell({ kind: 'door-opens', door: doorRef(mapOf(b), door), how }, OPENED[how]);
}

/** An objective is done, whoever did it. */
export function completeObjective(g: State, ref: Referee<Event>, index: number, number: number, who: number | null): void {
  const b = at(g.boards, index);
  const objective = at(b.objectives, number);
  if (objective.done) return;
  objective.done = true;
  g.counts.objectives++;
  if (ref.listening)
    ref.tell(
      { kind: 'objective', objective: objectiveCalled(g, index, number), who: who === null ? null : nameOf(g, who) },
      'v-commandos.end.terrain-complete',
    );
  const drain = terrainRule(b, 'drains-barrel');
  if (drain === undefined || objectiveNamed(b, drain.once) !== objective) return;
  const tile = tileNamed(mapOf(b), drain.tile);
  if (!at(b.barrels, tile)) return;
  b.barrels[tile] = false;
  if (ref.listening) ref.tell({ kind: 'barrel-gone', tile: tileCalled(g, index, tile) }, 'v-commandos.precedence.cards');
}

/** One token for each enemy eliminated, onto its tile; Spotted ones are discarded and counted. */
export function loot(g: State, ref: Referee<Event>, index: number, tile: Tile, tokens: number): number {
  const b = at(g.boards, index);
  const found = none(KIT_KINDS);
  let spotted = 0;
  for (let i = 0; i < tokens; i++) {
    const kit = drawKit(g, ref);
    if (kit < 0) break;
    if (kit === SPOTTED) {
      spotted++;
      discardKit(g, kit);
    } else {
      add(found, kit);
      add(b.loose, tile * KIT_KINDS + kit);
    }
  }
  if (tokens > 0 && ref.listening)
    ref.tell({ kind: 'loot', tile: tileCalled(g, index, tile), kit: kits(found), spotted }, [
      'v-commandos.loot.draw',
      ...(spotted > 0 ? ['v-commandos.loot.spotted'] : []),
    ]);
  return spotted;
}

/** Gas eliminates everybody on its tile without a mask. */
export function gasWorks(g: State, ref: Referee<Event>, index: number, tile: Tile): void {
  const b = at(g.boards, index);
  if (!at(b.gas, tile)) return;
  const gone: Enemy[] = [];
  const guard = at(b.guards, tile);
  if (guard >= 0 && !breathes(b, guard)) {
    gone.push(guard);
    removeEnemy(g, ref, index, tile, guard, true);
  }
  for (let kind = 0; kind < KINDS; kind++)
    if (!breathes(b, kind))
      while (at(b.units, tile * KINDS + kind) > 0) {
        gone.push(kind);
        removeEnemy(g, ref, index, tile, kind, false);
      }
  if (gone.length > 0) {
    if (ref.listening) ref.tell({ kind: 'eliminated', enemies: gone.map(enemyId), tile: tileCalled(g, index, tile) }, 'v-commandos.gas.release');
    loot(g, ref, index, tile, gone.filter((kind) => kind !== DOG).length);
  }
  for (let who = 0; who < g.commandos.length; who++) if (commando(g, who).at === spot(index, tile) && !hasMask(g, who)) eliminate(g, ref, who, 'gas');
}

/** A barrel is destroyed: its gas works at once, and in a draught on every adjacent tile. */
export function burst(g: State, ref: Referee<Event>, index: number, tile: Tile): void {
  const b = at(g.boards, index);
  b.barrels[tile] = false;
  b.gas[tile] = true;
  if (ref.listening) ref.tell({ kind: 'barrel-bursts', tile: tileCalled(g, index, tile) }, 'v-commandos.gas.release');
  for (const reached of gasFrom(b, tile)) {
    b.gas[reached] = true;
    gasWorks(g, ref, index, reached);
  }
}
