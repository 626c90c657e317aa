import type { Kit } from './kit.ts';
import { kitNamed } from './kit.ts';
import { BASE } from './terrains/base.ts';
import { RESISTANCE } from './terrains/resistance.ts';
import { SECRET_WEAPONS } from './terrains/secret-weapons.ts';
import type { Letter, Picture, Place, SizeName, TerrainData } from './vocabulary.ts';

/*
 * The maps that the rules walk on and the board draws. A terrain is a list of tiles; which of them touch, on which side and with
 * which door between, follows from the letters of its map.
 */

const ALL = [...BASE, ...RESISTANCE, ...SECRET_WEAPONS] as const;
export type TerrainId = (typeof ALL)[number]['id'];

/** A tile of a terrain, by its place in the alphabet. */
export type Tile = number;
export const NO_TILE: Tile = -1;

/** Small, medium, large, as numbers. */
export type Size = number;
export const SMALL: Size = 0;
export const MEDIUM: Size = 1;
export const LARGE: Size = 2;
const SIZES: readonly SizeName[] = ['S', 'M', 'L'];
export const ROOM: readonly number[] = [4, 8, 16];
/** What a die has to show to hit somebody on a tile of this size. */
export const NEEDED: readonly number[] = [4, 3, 2];
export const sizeNamed = (size: SizeName): Size => SIZES.indexOf(size);
export const sizeName = (size: Size): SizeName => SIZES[size] as SizeName;

export interface TileOnMap {
  readonly letter: Letter;
  readonly picture: Picture | null;
  readonly size: Size;
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Another tile along an edge. */
export interface Edge {
  readonly to: Tile;
  /** 0 to 3: on the north, east, south or west side. */
  readonly side: number;
  /** The door between; -1 without one. */
  readonly door: number;
  /** Both tiles are outdoors. */
  readonly open: boolean;
}

export interface Door {
  readonly name: `${Letter}-${Letter}`;
  readonly tiles: readonly [Tile, Tile];
  readonly locked: boolean;
}

export interface Terrain {
  readonly number: number;
  readonly data: TerrainData;
  readonly id: TerrainId;
  readonly tiles: readonly TileOnMap[];
  readonly edges: readonly (readonly Edge[])[];
  readonly doors: readonly Door[];
  /** 0 none, 1 open, 2 blocked. */
  readonly trapdoors: readonly number[];
  readonly entrances: readonly Tile[];
  readonly objectives: readonly Tile[];
  readonly alarm: Tile;
  /** The tile of the nest; -1 without one. */
  readonly nest: Tile;
  readonly nestKind: 'mg' | 'goliath' | null;
  readonly barrels: readonly Tile[];
  readonly kit: readonly (readonly [Tile, Kit])[];
  /** Steps over touching tiles, whatever the doors. */
  readonly steps: readonly (readonly number[])[];
}

export const TRAPDOOR_OPEN = 1;
export const TRAPDOOR_BLOCKED = 2;

/** A terrain card made into a map. Throws when the card is wrong. */
export function readTerrain(data: TerrainData, number: number): Terrain {
  const wrong = (what: string): never => {
    throw new Error(`${data.id}: ${what}`);
  };
  const letters = [...new Set(data.map.join(''))].sort();
  if (letters.join('') !== Object.keys(data.tiles).sort().join('')) wrong('map and tiles do not agree');
  const tiles = letters.map((letter) => readTile(data, letter, wrong));
  const tile = (letter: Letter): Tile => {
    const index = letters.indexOf(letter);
    return index < 0 ? wrong(`there is no tile ${letter}`) : index;
  };
  const doors = Object.entries(data.doors).map(([name, state]): Door => {
    if (state !== 'open' && state !== 'locked') wrong(`door ${name} is neither open nor locked`);
    const [from = '', to = ''] = name.split('-');
    return { name: `${from}-${to}`, tiles: [tile(from), tile(to)], locked: state === 'locked' };
  });
  const outdoors = (index: Tile): boolean => tiles[index]?.place === 'outdoor';
  const edges = tiles.map((own, from) =>
    tiles.flatMap((other, to): Edge[] => {
      const side = sideOf(own, other);
      if (side < 0) return [];
      const door = doors.findIndex(({ tiles: [a, b] }) => (a === from && b === to) || (a === to && b === from));
      return [{ to, side, door, open: outdoors(from) && outdoors(to) }];
    }),
  );
  for (const {
    name,
    tiles: [from, to],
  } of doors) {
    const edge = edges[from]?.find((other) => other.to === to);
    if (edge === undefined) wrong(`door ${name} joins tiles that do not touch`);
    else if (edge.open) wrong(`door ${name} is out of doors`);
  }
  for (const { tile: letter, side } of data.entrances) if (!isOuter(tiles, tile(letter), side)) wrong(`the entrance at ${letter} is not on an outer edge`);
  const markers = [...data.objectives.map((objective) => objective.tile), data.alarm, ...data.nests.map((nest) => nest.tile)];
  if (new Set(markers).size !== markers.length) wrong('two triangular markers share a tile');
  if (data.nests.length > 1) wrong('there are two nests');
  if (data.module === 'base' && data.barrels.length > 0) wrong('a base terrain has barrels');
  return {
    number,
    data,
    id: data.id as TerrainId,
    tiles,
    edges,
    doors,
    trapdoors: letters.map((letter) => (data.trapdoors[letter] === 'open' ? TRAPDOOR_OPEN : data.trapdoors[letter] === 'blocked' ? TRAPDOOR_BLOCKED : 0)),
    entrances: data.entrances.map((entrance) => tile(entrance.tile)),
    objectives: data.objectives.map((objective) => tile(objective.tile)),
    alarm: tile(data.alarm),
    nest: data.nests[0] === undefined ? NO_TILE : tile(data.nests[0].tile),
    nestKind: data.nests[0]?.kind ?? null,
    barrels: data.barrels.map(tile),
    kit: data.kit.map(([letter, kind]) => [tile(letter), kitNamed(kind)] as const),
    steps: tiles.map((_, from) => stepsFrom(edges, from)),
  };
}

function readTile(data: TerrainData, letter: Letter, wrong: (what: string) => never): TileOnMap {
  const squares = data.map.flatMap((row, y) => [...row].flatMap((other, x) => (other === letter ? [{ x, y }] : [])));
  const x = Math.min(...squares.map((square) => square.x));
  const y = Math.min(...squares.map((square) => square.y));
  const w = Math.max(...squares.map((square) => square.x)) - x + 1;
  const h = Math.max(...squares.map((square) => square.y)) - y + 1;
  if (w * h !== squares.length || w > 2 || h > 2) wrong(`tile ${letter} is neither small, medium nor large`);
  const [place, picture = null] = data.tiles[letter] ?? wrong(`there is no tile ${letter}`);
  if (place !== 'indoor' && place !== 'outdoor') wrong(`tile ${letter} is neither indoors nor outdoors`);
  return { letter, picture, size: w + h - 2, place, x, y, w, h };
}

/** On which side of a tile another lies along a stretch of edge; -1 where it does not. */
function sideOf(own: TileOnMap, other: TileOnMap): number {
  const across = own.x < other.x + other.w && other.x < own.x + own.w;
  const along = own.y < other.y + other.h && other.y < own.y + own.h;
  if (across && other.y + other.h === own.y) return 0;
  if (along && other.x === own.x + own.w) return 1;
  if (across && other.y === own.y + own.h) return 2;
  if (along && other.x + other.w === own.x) return 3;
  return -1;
}

/** An edge of the whole map: nothing lies on this side of the tile. */
function isOuter(tiles: readonly TileOnMap[], tile: Tile, side: string): boolean {
  const own = tiles[tile];
  if (own === undefined) return false;
  return !tiles.some((other) => sideOf(own, other) === 'NESW'.indexOf(side));
}

function stepsFrom(edges: readonly (readonly Edge[])[], from: Tile): number[] {
  const steps = edges.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const tile of queue)
    for (const { to } of edges[tile] ?? [])
      if (steps[to] === -1) {
        steps[to] = (steps[tile] as number) + 1;
        queue.push(to);
      }
  return steps;
}

export const TERRAINS: readonly Terrain[] = ALL.map(readTerrain);
export const terrainAt = (number: number): Terrain => TERRAINS[number] as Terrain;
export const isTerrainId = (text: string): text is TerrainId => TERRAINS.some(({ id }) => id === text);

export function terrainNamed(id: string): Terrain {
  const found = TERRAINS.find((terrain) => terrain.id === id);
  if (found === undefined) throw new Error(`there is no terrain ${id}`);
  return found;
}

export function tileNamed({ tiles, id }: Terrain, letter: Letter): Tile {
  const found = tiles.findIndex((tile) => tile.letter === letter);
  if (found < 0) throw new Error(`${id} has no tile ${letter}`);
  return found;
}

export function doorNamed({ doors, id }: Terrain, name: string): number {
  const found = doors.findIndex((door) => door.name === name);
  if (found < 0) throw new Error(`${id} has no door ${name}`);
  return found;
}
