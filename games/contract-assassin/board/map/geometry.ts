import type { Point } from '../../../plane.ts';
import { LAND_LINKS, SEA_LINKS, SPACE_DATA, type SpaceId, WRAP_LINKS } from '../../content/world.ts';

export type MapSpace = (typeof SPACE_DATA)[number];

/** What of the map is worth seeing: the ice at both ends is not. */
export const WHOLE = { x: -6, y: 28, width: 1018, height: 418 };
/** After so much the map comes again: it goes round the world. */
export const WIDTH = 1000;

const POINTS = new Map<SpaceId, Point>(SPACE_DATA.map(({ id, x, y }) => [id, { x, y }]));

export function pointOf(id: SpaceId): Point {
  return POINTS.get(id) ?? { x: 0, y: 0 };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A link between two points, bent a little. */
function bent(a: Point, b: Point, by: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return `M${a.x} ${a.y}Q${round((a.x + b.x) / 2 + dy * by)} ${round((a.y + b.y) / 2 - dx * by)} ${b.x} ${b.y}`;
}

/** Over the edge on one side, in again on the other. */
function overDateLine(a: Point, b: Point): string {
  const [west, east] = a.x < b.x ? [a, b] : [b, a];
  return `M${east.x} ${east.y}L${west.x + WIDTH} ${west.y}M${east.x - WIDTH} ${east.y}L${west.x} ${west.y}`;
}

export const LAND_ROUTES = LAND_LINKS.map(([a, b]) => bent(pointOf(a), pointOf(b), 0.05)).join('');
export const SEA_ROUTES = [
  ...SEA_LINKS.map(([a, b]) => bent(pointOf(a), pointOf(b), 0.12)),
  ...WRAP_LINKS.map(([a, b]) => overDateLine(pointOf(a), pointOf(b))),
].join('');

/** The way of a flight: an arc, over the date line where that is shorter. */
export function flight(from: SpaceId, to: SpaceId, height = 0.16): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  if (Math.abs(a.x - b.x) > WIDTH / 2) return overDateLine(a, b);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  return `M${a.x} ${a.y}Q${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2 - far * height)} ${b.x} ${b.y}`;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies beside the direction counts as farther than what lies ahead. */
const ASIDE = 1.6;

/** The next space in the direction of an arrow key, round the world; null for other keys. */
export function nextSpace(from: SpaceId, key: string): SpaceId | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const here = pointOf(from);
  let best: { id: SpaceId; far: number } | null = null;
  for (const { id, x, y } of SPACE_DATA) {
    if (id === from) continue;
    const dx = around(x - here.x);
    const dy = y - here.y;
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + ASIDE * aside;
    if (best === null || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}

function around(dx: number): number {
  return dx > WIDTH / 2 ? dx - WIDTH : dx < -WIDTH / 2 ? dx + WIDTH : dx;
}

const PAD = 46;
const LEAST = { width: 280, height: 190 };

/** The part of the map with some spaces in the middle of it, not smaller than `least`; the whole map when they lie far apart. */
export function partWith(ids: readonly SpaceId[], least: { readonly width: number; readonly height: number } = LEAST): typeof WHOLE {
  const points = ids.map(pointOf);
  const first = points[0]?.x ?? 0;
  const xs = points.map(({ x }) => first + around(x - first));
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(least.width, right - left + 2 * PAD);
  const height = Math.max(least.height, bottom - top + 2 * PAD);
  if (ids.length === 0 || width > WIDTH * 0.7) return WHOLE;
  const y = within((top + bottom - height) / 2, WHOLE.y, WHOLE.y + WHOLE.height - height);
  return { x: (left + right - width) / 2, y, width, height };
}

function within(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}

type Label = readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
const ABOVE: Label = [0, -9, 'middle'];

/** Where the names of crowded cities stand. */
const LABELS: { readonly [S in SpaceId]?: Label } = {
  london: [-9, -6, 'end'],
  edinburgh: [-10, -3, 'end'],
  paris: [-13, 4, 'end'],
  madrid: [-12, 4, 'end'],
  zurich: [4, 15, 'middle'],
  prague: [10, -6, 'start'],
  berlin: [-8, -6, 'end'],
  rome: [-11, 8, 'end'],
  stockholm: [0, -11, 'middle'],
  casablanca: [-12, 5, 'end'],
  istanbul: [14, -7, 'start'],
  cairo: [-13, 7, 'end'],
  havana: [11, 5, 'start'],
  miami: [-2, -11, 'middle'],
  kyoto: [-7, -9, 'end'],
  tokyo: [13, -4, 'start'],
  'hong-kong': [-14, -4, 'end'],
  goa: [-11, 6, 'end'],
  dubai: [13, -5, 'start'],
  'panama-city': [-13, 9, 'end'],
  'las-vegas': [-2, -11, 'middle'],
  'san-francisco': [-12, 5, 'end'],
  lima: [-16, 8, 'end'],
  nairobi: [17, 4, 'start'],
  windhoek: [11, 4, 'start'],
  'cape-town': [0, 19, 'middle'],
  blumenau: [-11, 7, 'end'],
  'rio-de-janeiro': [16, 5, 'start'],
  'buenos-aires': [-14, 5, 'end'],
  perth: [-16, 6, 'end'],
  sydney: [4, -11, 'middle'],
  auckland: [-10, 20, 'end'],
  singapore: [-16, 9, 'end'],
  bangkok: [-13, 4, 'end'],
  delhi: [0, -13, 'middle'],
  'new-york': [13, -3, 'start'],
  chicago: [-4, -16, 'middle'],
  vancouver: [-13, 1, 'end'],
  dallas: [-11, 6, 'end'],
  'mexico-city': [-13, 9, 'end'],
  lagos: [-12, 9, 'end'],
  moscow: [0, -16, 'middle'],
  reykjavik: [0, -12, 'middle'],
  honolulu: [0, 20, 'middle'],
};

export function labelAt(id: SpaceId): Label {
  return LABELS[id] ?? ABOVE;
}
