import { at } from '#kernel';
import type { Area, Point } from '../../../plane.ts';
import { type MapSpace, type SpaceId, type StageId, stage } from '../../content/index.ts';

/** Maps are drawn on a grid of cells. */
export const WIDE = 93;
export const HIGH = 84;

/** The middle of a cell. */
export function middle({ x, y }: Point): Point {
  return { x: x * WIDE + WIDE / 2, y: y * HIGH + HIGH / 2 };
}

/** Pieces stand a little higher on a ledge. */
export const LIFT = 4;

/** What has to be known of a map to draw it. */
export interface Plan {
  readonly spaces: readonly MapSpace[];
  readonly columns: number;
  readonly rows: number;
  /** Where nothing is: scenery grows there. */
  readonly holes: readonly Point[];
  /** The outline of each ledge, by its name. */
  readonly ledges: readonly { readonly id: string; readonly d: string; readonly foot: string }[];
  readonly trails: string;
  /** The middle of a space; of nowhere, the corner of the map. */
  at(id: SpaceId | null): Point;
  space(id: string): MapSpace | undefined;
  neighbour(id: SpaceId, key: string): SpaceId | null;
}

const plans = new Map<StageId, Plan>();

export function planOf(id: StageId): Plan {
  const known = plans.get(id);
  if (known !== undefined) return known;
  const plan = draw(stage(id).map.spaces);
  plans.set(id, plan);
  return plan;
}

function draw(spaces: readonly MapSpace[]): Plan {
  const columns = Math.max(...spaces.map(({ x }) => x)) + 1;
  const rows = Math.max(...spaces.map(({ y }) => y)) + 1;
  const byId = new Map<string, MapSpace>(spaces.map((space) => [space.id, space]));
  const byCell = new Map(spaces.map((space) => [`${space.x} ${space.y}`, space]));
  const holes: Point[] = [];
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) if (!byCell.has(`${x} ${y}`)) holes.push({ x, y });
  const space = (id: string): MapSpace | undefined => byId.get(id);
  return {
    spaces,
    columns,
    rows,
    holes,
    ledges: ledgesOf(spaces),
    trails: trailsOf(spaces, space),
    space,
    at(id) {
      const found = id === null ? undefined : byId.get(id);
      if (found === undefined) return { x: 0, y: 0 };
      const { x, y } = middle(found);
      return { x, y: found.ledge === '' ? y : y - LIFT };
    },
    neighbour: (id, key) => neighbour(byCell, byId.get(id), columns, rows, key),
  };
}

function trailsOf(spaces: readonly MapSpace[], space: (id: string) => MapSpace | undefined): string {
  let d = '';
  for (const from of spaces)
    for (const id of from.links) {
      const to = space(id);
      if (to === undefined || to.id < from.id) continue;
      const [a, b] = [middle(from), middle(to)];
      d += `M${a.x} ${a.y}L${b.x} ${b.y}`;
    }
  return d;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next space in the direction of an arrow key, over holes in the map; null at its border and for other keys. */
function neighbour(cells: ReadonlyMap<string, MapSpace>, from: MapSpace | undefined, columns: number, rows: number, key: string): SpaceId | null {
  const step = STEPS[key];
  if (from === undefined || step === undefined) return null;
  for (let [x, y] = [from.x + step.x, from.y + step.y]; x >= 0 && y >= 0 && x < columns && y < rows; x += step.x, y += step.y) {
    const found = cells.get(`${x} ${y}`);
    if (found !== undefined) return found.id;
  }
  return null;
}

/** How far the outline of a ledge stays away from the border of its cells. */
const INSET = { x: 3.5, top: 4, bottom: 10 };

/** Ledges are groups of cells that hang together, drawn with one outline around all of them; `foot` is its lower edge. */
function ledgesOf(spaces: readonly MapSpace[]): Plan['ledges'] {
  const groups = new Map<string, MapSpace[]>();
  for (const space of spaces) if (space.ledge !== '') groups.set(space.ledge, [...(groups.get(space.ledge) ?? []), space]);
  return [...groups].map(([id, cells]) => ({ id, ...outline(cells) }));
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

function outline(cells: readonly Point[]): { readonly d: string; readonly foot: string } {
  const has = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  const edges: Edge[] = [];
  let foot = '';
  for (const { x, y } of cells) {
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ] as const;
    const beyond = [`${x} ${y - 1}`, `${x + 1} ${y}`, `${x} ${y + 1}`, `${x - 1} ${y}`];
    beyond.forEach((cell, side) => {
      if (!has.has(cell)) edges.push({ from: at(corners, side), to: at(corners, (side + 1) % 4) });
    });
    if (!has.has(`${x} ${y + 1}`)) foot += ticks(x, y);
  }
  return { d: rounded(loop(edges)), foot };
}

/** Small strokes below a ledge: it is high there. */
function ticks(x: number, y: number): string {
  return Array.from({ length: 5 }, (_, i) => `M${x * WIDE + 14 + i * 16} ${(y + 1) * HIGH - INSET.bottom + 4}l-4 6`).join('');
}

/** The edges one after the other, corners only: clockwise, so the cells lie on the right. */
function loop(edges: readonly Edge[]): readonly Point[] {
  const rest = [...edges];
  const first = rest.shift();
  if (first === undefined) return [];
  const corners: Point[] = [];
  let { from, to } = first;
  for (;;) {
    const next = rest.findIndex((edge) => edge.from.x === to.x && edge.from.y === to.y);
    const edge = next < 0 ? first : at(rest.splice(next, 1), 0);
    const straight = (edge.to.x - edge.from.x) * (to.y - from.y) === (edge.to.y - edge.from.y) * (to.x - from.x);
    if (!straight) corners.push(turned(from, to, edge.to));
    if (next < 0) return corners;
    ({ from, to } = edge);
  }
}

/** A corner in pixels, moved inwards from both its edges. */
function turned(before: Point, corner: Point, after: Point): Point {
  const [inX, inY] = [inward(before, corner), inward(corner, after)];
  const dx = inX.x + inY.x;
  const dy = inX.y + inY.y;
  return { x: corner.x * WIDE + dx * INSET.x, y: corner.y * HIGH + (dy > 0 ? dy * INSET.top : dy * INSET.bottom) };
}

/** The normal of an edge, towards its cell. */
function inward(from: Point, to: Point): Point {
  return { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) };
}

const ROUND = 14;

function rounded(corners: readonly Point[]): string {
  const n = corners.length;
  return `${corners
    .map((corner, i) => {
      const start = towards(corner, at(corners, (i + n - 1) % n));
      const end = towards(corner, at(corners, (i + 1) % n));
      return `${i === 0 ? 'M' : 'L'}${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
    })
    .join('')}z`;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(ROUND, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const MARGIN = 22;

/** The whole map with a margin. */
export function wholeOf({ columns, rows }: Plan): Area {
  return { x: -MARGIN, y: -MARGIN, width: columns * WIDE + 2 * MARGIN, height: rows * HIGH + 2 * MARGIN };
}

/** Where the spaces end: there is nothing behind them. */
export function endsOf({ columns, rows }: Plan): Area {
  return { x: 0, y: 0, width: columns * WIDE, height: rows * HIGH };
}

/** What small screens look at: these spaces, with whatever is around them, but not more than the map. */
export function partOf(plan: Plan, ids: Iterable<string>, least: { readonly columns: number; readonly rows: number }): Area {
  const seen = [...ids].flatMap((id) => plan.space(id) ?? []);
  const whole = wholeOf(plan);
  if (seen.length === 0) return whole;
  const across = span(Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x)), least.columns, plan.columns);
  const down = span(Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y)), least.rows, plan.rows);
  const x = across.from * WIDE - MARGIN;
  const y = down.from * HIGH - MARGIN;
  return { x, y, width: (across.to - across.from + 1) * WIDE + 2 * MARGIN, height: (down.to - down.from + 1) * HIGH + 2 * MARGIN };
}

/** Whether these spaces lie as near to each other as that. */
export function isWithin(plan: Plan, ids: readonly string[], most: { readonly columns: number; readonly rows: number }): boolean {
  const { width, height } = boundsOf(plan, ids);
  return width <= most.columns * WIDE && height <= most.rows * HIGH;
}

function span(low: number, high: number, least: number, all: number): { readonly from: number; readonly to: number } {
  let [from, to] = [low, high];
  while (to - from + 1 < Math.min(least, all)) {
    if (from > 0) from--;
    if (to - from + 1 < least && to < all - 1) to++;
  }
  return { from, to };
}

/** The cells that some spaces fill, in pixels. */
export function boundsOf(plan: Plan, ids: readonly string[]): Area {
  const cells = ids.flatMap((id) => plan.space(id) ?? []);
  if (cells.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...cells.map(({ x }) => x)), Math.max(...cells.map(({ y }) => y))];
  return { x: left * WIDE, y: top * HIGH, width: (right - left + 1) * WIDE, height: (bottom - top + 1) * HIGH };
}
