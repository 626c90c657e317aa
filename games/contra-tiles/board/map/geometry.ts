import { keyOf, lyingIn, type Place } from '../../facts/places.ts';
import type { Laid } from '../../view.ts';

/** How wide a cell is, in the units of the board. */
export const CELL = 80;

/** The empty cells that share a side or a corner with a tile: all that somebody might try. */
export function emptyBeside(layout: readonly Laid[]): Place[] {
  const lying = lyingIn(layout);
  const found = new Map<string, Place>();
  for (const { x, y } of layout)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const place = { x: x + dx, y: y + dy };
        if (!lying.has(keyOf(place))) found.set(keyOf(place), place);
      }
  return [...found.values()];
}

/** Every empty cell as far as so many steps beyond the layout, those that touch it first. */
export function emptyWithin(layout: readonly Laid[], steps: number): Place[] {
  const lying = lyingIn(layout);
  const { columns, rows } = linesOf(layout, steps);
  const found = new Map(emptyBeside(layout).map((place) => [keyOf(place), place]));
  for (const y of rows) for (const x of columns) if (!lying.has(`${x},${y}`)) found.set(`${x},${y}`, { x, y });
  return [...found.values()];
}

/** The columns and rows of the layout and of so many cells around it, by their coordinates. */
export function linesOf(layout: readonly Place[], margin: number): { readonly columns: readonly number[]; readonly rows: readonly number[] } {
  return {
    columns: span(
      layout.map(({ x }) => x),
      margin,
    ),
    rows: span(
      layout.map(({ y }) => y),
      margin,
    ),
  };
}

function span(values: readonly number[], margin: number): number[] {
  const first = Math.min(...values) - margin;
  return Array.from({ length: Math.max(...values) + margin - first + 1 }, (_, at) => first + at);
}

/** Left of the layout and above it there is room for its coordinates. */
export const RULER = 24;

/** The layout, a cell around it and its coordinates, and never less than this many cells: a small layout is not blown up. */
export function areaToFrame(layout: readonly Place[], least = 7): ReturnType<typeof areaOf> {
  const cells = areaOf(layout, 1);
  const { x, y, width, height } = { x: cells.x - RULER, y: cells.y - RULER, width: cells.width + RULER, height: cells.height + RULER };
  const [wide, high] = [Math.max(width, least * CELL), Math.max(height, (least - 1) * CELL)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** The layout and so many cells around it, in the units of the board. */
export function areaOf(layout: readonly Place[], margin: number): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const xs = layout.map(({ x }) => x);
  const ys = layout.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + 1 + margin, Math.max(...ys) + 1 + margin];
  return { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL };
}

/** So near to the middle of a cell, in cells, something snaps into it. */
const SNAP = 0.75;

/** The place into which something snaps that is held at a point, in cells; null when all are too far away. */
export function snapTo<P extends Place>(at: Place, places: readonly P[]): P | null {
  let best: P | null = null;
  let least = SNAP;
  for (const place of places) {
    const far = Math.hypot(place.x + 0.5 - at.x, place.y + 0.5 - at.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Where a point of the screen lies on the table, in cells; null where the table is covered. */
export function onTable(stage: HTMLElement | null, { x, y }: Place): Place | null {
  const svg = stage?.querySelector<SVGSVGElement>('.ct-layout');
  const hit = document.elementFromPoint(x, y);
  if (stage === null || svg === null || svg === undefined || hit === null || !stage.contains(hit)) return null;
  const box = svg.getBoundingClientRect();
  const { x: left, y: top, width, height } = svg.viewBox.baseVal;
  return { x: (left + ((x - box.x) / box.width) * width) / CELL, y: (top + ((y - box.y) / box.height) * height) / CELL };
}

export type Direction = 'up' | 'right' | 'down' | 'left';

const TOWARDS: Readonly<Record<Direction, Place>> = { up: { x: 0, y: -1 }, right: { x: 1, y: 0 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 } };

/** The nearest of these cells in a direction, those straight ahead before those aside; the same cell when there is none. */
export function nextTowards<P extends Place>(from: P, direction: Direction, places: readonly P[]): P {
  const { x: dx, y: dy } = TOWARDS[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead <= 0 || ahead + 2 * aside >= least) continue;
    best = place;
    least = ahead + 2 * aside;
  }
  return best;
}
