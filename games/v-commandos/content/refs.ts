import { at } from '#kernel';
import { TERRAINS, type Terrain, type TerrainId, type Tile } from './map.ts';
import { ENTRANCE_NAMES, type EntranceName, OBJECTIVE_NAMES, type ObjectiveData, type ObjectiveName } from './vocabulary.ts';

/* Tiles, doors, entrances and objectives by the names that answers, events and views call them: looked up, never taken apart. */

export type TileRef = `${TerrainId}/${string}`;
export type DoorRef = `${TerrainId}/${string}-${string}`;
export type EntranceRef = `${TerrainId}/${EntranceName}`;
export type ObjectiveRef = `${TerrainId}/${ObjectiveName}`;

export const tileRef = ({ id, tiles }: Terrain, tile: Tile): TileRef => `${id}/${at(tiles, tile).letter}`;
export const doorRef = ({ id, doors }: Terrain, door: number): DoorRef => `${id}/${at(doors, door).name}`;
export const entranceRef = ({ id }: Terrain, number: number): EntranceRef => `${id}/${at(ENTRANCE_NAMES, number)}`;
export const objectiveRef = ({ id }: Terrain, number: number): ObjectiveRef => `${id}/${at(OBJECTIVE_NAMES, number)}`;

/** A part of a terrain, by its number there. */
export interface Part {
  readonly terrain: Terrain;
  readonly number: number;
}

function allOf(parts: (terrain: Terrain) => readonly unknown[], ref: (terrain: Terrain, number: number) => string): ReadonlyMap<string, Part> {
  return new Map(TERRAINS.flatMap((terrain) => parts(terrain).map((_, number) => [ref(terrain, number), { terrain, number }] as const)));
}

const TILES = allOf(({ tiles }) => tiles, tileRef);
const DOORS = allOf(({ doors }) => doors, doorRef);
const ENTRANCES = allOf(({ entrances }) => entrances, entranceRef);
const OBJECTIVES = allOf(({ objectives }) => objectives, objectiveRef);

export const isTileRef = (text: string): text is TileRef => TILES.has(text);
export const isDoorRef = (text: string): text is DoorRef => DOORS.has(text);
export const isEntranceRef = (text: string): text is EntranceRef => ENTRANCES.has(text);
export const isObjectiveRef = (text: string): text is ObjectiveRef => OBJECTIVES.has(text);

function find(parts: ReadonlyMap<string, Part>, ref: string): Part {
  const found = parts.get(ref);
  if (found === undefined) throw new Error(`there is no ${ref}`);
  return found;
}

export const findTile = (ref: TileRef): Part => find(TILES, ref);
export const findDoor = (ref: DoorRef): Part => find(DOORS, ref);
export const findEntrance = (ref: EntranceRef): Part => find(ENTRANCES, ref);
export const findObjective = (ref: ObjectiveRef): Part => find(OBJECTIVES, ref);

/** Whether a tile belongs to a terrain. */
export const isOn = (ref: TileRef | null, id: TerrainId): boolean => ref !== null && findTile(ref).terrain.id === id;

/** The two tiles that a door joins. */
export function tilesOfDoor(ref: DoorRef): readonly [TileRef, TileRef] {
  const { terrain, number } = findDoor(ref);
  const [from, to] = at(terrain.doors, number).tiles;
  return [tileRef(terrain, from), tileRef(terrain, to)];
}

/** What an entrance is called on its terrain. */
export const entranceName = (ref: EntranceRef): EntranceName => at(ENTRANCE_NAMES, findEntrance(ref).number);

/** The tile behind an entrance. */
export function tileOfEntrance(ref: EntranceRef): TileRef {
  const { terrain, number } = findEntrance(ref);
  return tileRef(terrain, at(terrain.entrances, number));
}

/** The objectives of a terrain that count for so many commandos. */
export function objectivesFor(terrain: Terrain, commandos: number): readonly ObjectiveRef[] {
  return terrain.data.objectives.flatMap(({ from }, number) => (from <= commandos ? [objectiveRef(terrain, number)] : []));
}

/** The tile that an objective is on. */
export function tileOfObjective(ref: ObjectiveRef): TileRef {
  const { terrain, number } = findObjective(ref);
  return tileRef(terrain, at(terrain.objectives, number));
}

/** What an objective demands. */
export function objectiveData(ref: ObjectiveRef): ObjectiveData {
  const { terrain, number } = findObjective(ref);
  return at(terrain.data.objectives, number);
}
