import { at } from '#kernel';
import type { Area, Point } from '../../../plane.ts';
import { type Terrain, type TerrainId, type TileOnMap, terrainNamed } from '../../content/map.ts';
import { findTile, type TileRef, tileRef } from '../../content/refs.ts';

/** A square of the map, and how far its tiles stay from each other. */
export const UNIT = 112;
const AROUND = 3 * UNIT;
const GAP = 3;
/** Around a terrain: entrances stand there. */
const RIM = 46;
/** Between two terrains side by side. */
const BETWEEN = 70;

/** A terrain in play, and where it lies on the table. */
export interface Laid {
  readonly map: Terrain;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Terrains side by side, in the middle of the same height. */
export function layOut(ids: readonly TerrainId[]): readonly Laid[] {
  const maps = ids.map(terrainNamed);
  const tallest = Math.max(0, ...maps.map(heightOf));
  let x = 0;
  return maps.map((map, index) => {
    const laid = { map, index, x, y: ((tallest - heightOf(map)) * UNIT) / 2, width: widthOf(map) * UNIT, height: heightOf(map) * UNIT };
    x += laid.width + BETWEEN;
    return laid;
  });
}

const widthOf = ({ data: { map } }: Terrain): number => map[0]?.length ?? 0;
const heightOf = ({ data: { map } }: Terrain): number => map.length;

/** What has to be seen of a terrain. */
export function areaOf({ x, y, width, height }: Laid): Area {
  return { x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM };
}

/** A tile with what is around it: as much as a phone shows of a map while there is something to read. */
export function areaAround(laid: readonly Laid[], ref: TileRef): Area | null {
  const middle = middleOf(laid, ref);
  return middle === null ? null : { x: middle.x - AROUND / 2, y: middle.y - AROUND / 2, width: AROUND, height: AROUND };
}

export function areaOfAll(laid: readonly Laid[]): Area {
  const areas = laid.map(areaOf);
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...areas.map(({ x, width }) => x + width)) - left,
    height: Math.max(...areas.map(({ y, height }) => y + height)) - top,
  };
}

/** A tile as a rectangle, in the units of its terrain. */
export function rectOf({ x, y, w, h }: TileOnMap): Area {
  return { x: x * UNIT + GAP, y: y * UNIT + GAP, width: w * UNIT - 2 * GAP, height: h * UNIT - 2 * GAP };
}

export function centreOf(tile: TileOnMap): Point {
  return { x: (tile.x + tile.w / 2) * UNIT, y: (tile.y + tile.h / 2) * UNIT };
}

/** Where a tile is on the table; null where its terrain is not. */
export function placeOn(laid: readonly Laid[], ref: TileRef): { readonly laid: Laid; readonly tile: TileOnMap; readonly number: number } | null {
  const { terrain, number } = findTile(ref);
  const own = laid.find(({ map }) => map === terrain);
  return own === undefined ? null : { laid: own, tile: at(terrain.tiles, number), number };
}

/** The middle of a tile on the table. */
export function middleOf(laid: readonly Laid[], ref: TileRef): Point | null {
  const found = placeOn(laid, ref);
  if (found === null) return null;
  const { x, y } = centreOf(found.tile);
  return { x: x + found.laid.x, y: y + found.laid.y };
}

/** Where a door stands, and whether in a wall that runs up and down. */
export function doorAt({ tiles, doors }: Terrain, door: number): Point & { readonly upright: boolean } {
  const [a, b] = doors[door]?.tiles ?? [0, 0];
  const [one, other] = [at(tiles, a), at(tiles, b)];
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + one.w, other.x + other.w);
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.h, other.y + other.h);
  const upright = left >= right;
  return { x: ((left + right) / 2) * UNIT, y: ((top + bottom) / 2) * UNIT, upright };
}

const TURNS = { N: 0, E: 90, S: 180, W: -90 } as const;

/** Where the arrow of an entrance stands and which way it is turned. */
export function entranceAt({ tiles, data, entrances }: Terrain, number: number): Point & { readonly turn: number } {
  const tile = at(tiles, entrances[number] ?? 0);
  const { x, y } = centreOf(tile);
  const { side = 'N' } = data.entrances[number] ?? {};
  const off = 16;
  const place = {
    N: { x, y: tile.y * UNIT - off },
    S: { x, y: (tile.y + tile.h) * UNIT + off },
    W: { x: tile.x * UNIT - off, y },
    E: { x: (tile.x + tile.w) * UNIT + off, y },
  }[side];
  return { ...place, turn: TURNS[side] };
}

/** A place for a piece on a tile: its middle and how large it may be. */
export interface Slot extends Point {
  readonly side: number;
}

const MOST = 44;
const LEAST = 22;
/** Below the name, above the size. */
const TOP = 24;
const SIDE = 9;
const BOTTOM = 9;

/** Places for so many pieces on a tile, as large as they go. */
export function slotsOn(tile: TileOnMap, count: number): readonly Slot[] {
  if (count === 0) return [];
  const { x, y, width, height } = rectOf(tile);
  const wall = tile.place === 'indoor' ? 3 : 0;
  const room = { x: x + SIDE + wall, y: y + TOP, width: width - 2 * (SIDE + wall), height: height - TOP - BOTTOM - wall };
  let side = MOST;
  while (side > LEAST && Math.floor(room.width / side) * Math.floor(room.height / side) < count) side--;
  const columns = Math.max(
    1,
    Math.min(
      Math.floor(room.width / side),
      Math.max(Math.ceil(count / Math.floor(room.height / side)), Math.ceil(Math.sqrt((count * room.width) / room.height))),
    ),
  );
  const rows = Math.ceil(count / columns);
  const across = Math.min(room.width / columns, side * 1.35);
  const down = Math.min(room.height / rows, side * 1.3);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = i % columns;
    return {
      x: room.x + room.width / 2 + (column - (inRow - 1) / 2) * across,
      y: room.y + room.height / 2 + (row - (rows - 1) / 2) * down,
      side,
    };
  });
}

/** The tile that an arrow key leads to: the nearest that way, on the neighbouring terrain after the last. */
export function nextTile(laid: readonly Laid[], from: TileRef, key: string): TileRef | null {
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const start = middleOf(laid, from);
  if (step === undefined || start === null) return null;
  const [dx = 0, dy = 0] = step;
  let best: TileRef | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { map, x, y } of laid)
    for (const [number, tile] of map.tiles.entries()) {
      const own = centreOf(tile);
      const [across, down] = [own.x + x - start.x, own.y + y - start.y];
      const along = across * dx + down * dy;
      const aside = Math.abs(across * dy) + Math.abs(down * dx);
      if (along <= 4) continue;
      const cost = along + 2 * aside;
      if (cost < least) {
        least = cost;
        best = tileRef(map, number);
      }
    }
  return best;
}
