import { at, type Referee } from '#kernel';
import { GOLIATH, IS_PLAIN, KINDS, MARKED, MP40, SPECIAL } from '../../content/enemies.ts';
import type { KitId } from '../../content/kit.ts';
import { KIT_KINDS, kitNamed } from '../../content/kit.ts';
import { doorNamed, type Terrain, type Tile, TRAPDOOR_OPEN, terrainNamed, tileNamed } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { isThin, operationRules } from '../../facts/specials.ts';
import { terrainCalled } from '../names.ts';
import { findKit } from '../reserve.ts';
import { add, type Board, mapOf, newBoard, type State } from '../state.ts';

/** The terrains of the column: tiles, markers, guards, Veteran enemies, equipment. */
export function layOut(g: State, ref: Referee<Event>, column: readonly string[]): void {
  const terrains = column.map(terrainNamed);
  g.boards = terrains.map(({ number }) => {
    const n = Math.max(1, g.commandos.filter(({ bound }) => bound === number).length);
    const b = newBoard(number, n);
    if (isThin(g)) b.entrances.length = 1;
    return b;
  });
  for (const c of g.commandos) c.bound = terrains.findIndex(({ number }) => number === c.bound);
  for (let index = 0; index < g.boards.length; index++) {
    placeMarkers(g, index);
    const guards = placeGuards(g, index);
    placeMore(g, index);
    placeKit(g, index);
    const b = at(g.boards, index);
    b.alarm = g.commandos.filter(({ bound }) => bound === index).length > mapOf(b).data.commandos; // v-commandos.setup.commando-count-alarm
    if (ref.listening)
      ref.tell({ kind: 'laid-out', terrain: terrainCalled(g, index), guards, alarm: b.alarm }, [
        'v-commandos.setup.tiles',
        'v-commandos.setup.markers',
        'v-commandos.setup.guards',
      ]);
  }
}

/** Barrels, doors and trapdoors, with what the operation changes. */
function placeMarkers(g: State, index: number): void {
  const b = at(g.boards, index);
  const map = mapOf(b);
  for (const tile of map.barrels) b.barrels[tile] = true;
  for (const { terrain, tiles } of operationRules(g, 'barrels')) if (terrain === map.id) for (const letter of tiles) b.barrels[tileNamed(map, letter)] = true;
  for (const { terrain, tile } of operationRules(g, 'trapdoor-open')) if (terrain === map.id) b.trapdoors[tileNamed(map, tile)] = TRAPDOOR_OPEN;
  for (const { terrain, door } of operationRules(g, 'door-locked')) if (terrain === map.id) b.doors[doorNamed(map, door)] = false;
}

/** An MP40 out of the bag, or any regular enemy where there is none; -1 for nobody. */
function soldier(g: State): number {
  const kind = at(g.bag, MP40) > 0 ? MP40 : g.bag.findIndex((count, token) => count > 0 && token < KINDS && IS_PLAIN[token] === true);
  if (kind >= 0) add(g.bag, kind, -1);
  return kind;
}

/** One two-box enemy on every triangular marker; whom a card speaks of is marked. */
function placeGuards(g: State, index: number): number {
  const b = at(g.boards, index);
  const { objectives, alarm, nest, data } = mapOf(b);
  let placed = 0;
  const guard = (tile: Tile, marked: boolean): void => {
    const kind = soldier(g);
    if (kind < 0) return;
    b.guards[tile] = marked && kind === MP40 ? MARKED : kind;
    placed++;
  };
  for (let number = 0; number < b.objectives.length; number++) guard(at(objectives, number), at(data.objectives, number).do === 'target');
  guard(
    alarm,
    data.specials.some((rule) => rule.do === 'keys'),
  );
  if (nest >= 0) guard(nest, false);
  return placed;
}

/** Veteran enemies on the tiles behind the entrances, and those of red specials. */
function placeMore(g: State, index: number): void {
  const b = at(g.boards, index);
  const map = mapOf(b);
  const put = (tile: Tile): void => {
    const kind = soldier(g);
    if (kind >= 0) add(b.units, tile * KINDS + kind);
  };
  if (g.config.settings.veteran) for (let number = 0; number < b.entrances.length; number++) put(at(map.entrances, number));
  for (const { terrain, tiles } of operationRules(g, 'more-enemies')) if (terrain === map.id) for (const letter of tiles) put(tileNamed(map, letter));
  for (const { terrains } of operationRules(g, 'goliath-at-nest')) if (terrains.includes(map.id)) placeGoliath(g, b, map);
}

/** A Special from the stack, else from the bag, with its Goliath face. */
function placeGoliath(g: State, b: Board, { nest }: Terrain): void {
  if (g.stack > 0) g.stack--;
  else if (at(g.bag, SPECIAL) > 0) add(g.bag, SPECIAL, -1);
  else return;
  add(b.units, nest * KINDS + GOLIATH);
}

/** Equipment that the cards show, as far as the bag has it. */
function placeKit(g: State, index: number): void {
  const b = at(g.boards, index);
  const map = mapOf(b);
  const put = (tile: Tile, kit: number): void => {
    if (findKit(g, kit)) add(b.loose, tile * KIT_KINDS + kit);
  };
  for (const [tile, kit] of map.kit) put(tile, kit);
  for (const { terrain, kit } of operationRules(g, 'kit'))
    if (terrain === map.id) for (const [letter, kind] of kit) put(tileNamed(map, letter), kitNamed(kind as KitId));
  for (const { terrain, tile, kind, freedOn } of operationRules(g, 'kit-for-freed'))
    if (terrain === map.id) for (let i = at(g.freed, terrainNamed(freedOn).number); i > 0; i--) put(tileNamed(map, tile), kitNamed(kind));
}
