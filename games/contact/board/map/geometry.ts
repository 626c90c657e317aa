import type { Point } from '../../../plane.ts';
import { COLUMNS, columnOf, ringOf, type Segment, tokens } from '../../content/board.ts';

/** Where the rings begin and end; the board is 792 units wide, its centre is the origin, up is negative. */
export const RADII: readonly number[] = [80, 164, 228, 288, 346];
const TURN = Math.PI * 2;

/** Clockwise from twelve o'clock. */
export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The middle of a column, as an angle; `shift` from −0.5 to 0.5 goes to its edges. */
export function angleOf(column: number, shift = 0): number {
  return ((column + 0.5 + shift) / COLUMNS) * TURN;
}

function inner(ring: number): number {
  return RADII[ring - 1] ?? 0;
}

function outer(ring: number): number {
  return RADII[ring] ?? 0;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The outline of a segment, `gap` inside its borders. */
export function outline(segment: Segment, gap = 1.6): string {
  const column = columnOf(segment);
  const r0 = inner(ringOf(segment)) + gap;
  const r1 = outer(ringOf(segment)) - gap;
  const from = (column / COLUMNS) * TURN;
  const to = ((column + 1) / COLUMNS) * TURN;
  const corner = (radius: number, angle: number): string => at(polar(radius, angle));
  return `M${corner(r0, from + gap / r0)}L${corner(r1, from + gap / r1)}A${r1} ${r1} 0 0 1 ${corner(r1, to - gap / r1)}L${corner(r0, to - gap / r0)}A${r0} ${r0} 0 0 0 ${corner(r0, from + gap / r0)}Z`;
}

/** A point of a segment: `depth` 0 is its inner border, 1 its outer one. */
export function within(segment: Segment, depth = 0.5): Point {
  const ring = ringOf(segment);
  return polar(inner(ring) + (outer(ring) - inner(ring)) * depth, angleOf(columnOf(segment)));
}

/** An arc along the rim. */
export function arc(radius: number, column: number, from: number, to: number): string {
  return `M${at(polar(radius, ((column + from) / COLUMNS) * TURN))}A${radius} ${radius} 0 0 1 ${at(polar(radius, ((column + to) / COLUMNS) * TURN))}`;
}

/** What is drawn of a group, and where. */
export interface Placing {
  /** The middle of its figures. */
  readonly at: Point;
  readonly scale: number;
  /** Figures look to the centre. */
  readonly flip: boolean;
  /** The number beside them. */
  readonly badge: Point;
  /** The number needed and the odds. */
  readonly label: Point;
}

/** In ring 1 the number stands beside its group, clear of the centre. */
const NEAR_BADGE = 103;
/** No group is drawn narrower than this. */
const LEAST = 52;
/** How deep in its segment a group stands, by ring: clear of the numbers of the rim, and of the labels of ring 1. */
const DEPTH: readonly number[] = [0, 0.38, 0.5, 0.48, 0.38];

/** Nearer to twelve or six o'clock than to three or nine. */
function isSteep(segment: Segment): boolean {
  const { x, y } = within(segment);
  return Math.abs(y) > Math.abs(x);
}

/** How far one can go from the middle of a segment: up or down, and to the sides. */
function roomIn(segment: Segment): { readonly up: number; readonly aside: number } {
  const ring = ringOf(segment);
  const angle = angleOf(columnOf(segment));
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const depth = (outer(ring) - inner(ring)) / 2;
  const breadth = ((inner(ring) + outer(ring)) / 2) * (Math.PI / COLUMNS);
  return { up: Math.min(depth / cosine, breadth / sine), aside: Math.min(depth / sine, breadth / cosine) };
}

/** A group of so many stands in its segment, with room for a label on the side of the centre. */
export function placing(segment: Segment, zombies: number): Placing {
  const ring = ringOf(segment);
  const steep = isSteep(segment);
  const middle = within(segment, steep && ring === 4 ? 0.5 : DEPTH[ring]);
  const up = middle.y < 0;
  const room = roomIn(segment);
  const y = ring === 1 ? middle.y : middle.y + (up ? -1 : 1) * Math.min(ring === 4 ? 3 : 9, room.up / 4);
  const spread = figures(zombies);
  const scale = Math.min(ring === 1 ? 0.74 : 1, Math.max(LEAST, 2 * room.aside - 4) / spread.width);
  // Towards twelve and six o'clock, except beside them, where two numbers would meet.
  const side = middle.x > 0 === Math.abs(middle.x) > Math.abs(middle.y) / 3 ? -1 : 1;
  const badge =
    ring === 1
      ? polar(NEAR_BADGE, angleOf(columnOf(segment), 0.34))
      : { x: middle.x + side * Math.max(21, (spread.width * scale) / 2 + 6), y: up ? y - 17 : y + 10 };
  return { at: { x: middle.x, y }, scale, flip: middle.x > 0, badge, label: labelOf(segment) };
}

/** The size of a label. */
export const LABEL = { width: 58, height: 20 };
/** How far labels of the columns at the sides stand aside, by ring, so that those of one column do not touch. */
const ASIDE: readonly number[] = [0, 0, 16, 18, 22];

/** Over the feet of the upper groups and over the heads of the lower ones: always on the side of the centre, except in ring 1. */
function labelOf(segment: Segment): Point {
  const ring = ringOf(segment);
  if (ring === 1) return within(segment, 0.78);
  const middle = within(segment);
  if (isSteep(segment)) return within(segment, 0.2);
  const y = middle.y - Math.sign(middle.y) * (roomIn(segment).up - LABEL.height / 2 - 2);
  return { x: middle.x + Math.sign(middle.x) * (ASIDE[ring] ?? 0), y };
}

/** One figure of a group, around the middle of the group; `large` stands for five. */
export interface Figure extends Point {
  readonly size: number;
  readonly large: boolean;
  readonly tilt: number;
}

const LARGE_SIZE = 62;
const SMALL_SIZE = 41;
const TILTS: readonly number[] = [0, -5, 4, -3, 6, -6, 2];

/** How a group is shown: large figures in rows, the small ones beside them; those behind come first. */
export function figures(zombies: number): { readonly all: readonly Figure[]; readonly width: number } {
  const { large, small } = tokens(zombies);
  const inRow = large <= 2 ? Math.max(1, large) : large <= 6 ? 3 : 4;
  const rows = Math.ceil(large / inRow);
  const largeWidth = large === 0 ? 0 : Math.min(large, inRow) * 30;
  const smallWidth = small === 0 ? 0 : Math.min(2, small) * 19 + (small === 3 ? 4 : 0);
  const left = -(largeWidth + smallWidth) / 2;
  const all: Figure[] = [];
  for (let i = 0; i < large; i++) {
    const row = Math.floor(i / inRow);
    const x = left + 15 + (i % inRow) * 30 + (row % 2 === 1 ? 7 : 0);
    all.push({ x, y: -2 + (row - (rows - 1) / 2) * 17, size: LARGE_SIZE, large: true, tilt: TILTS[i % TILTS.length] ?? 0 });
  }
  for (let i = 0; i < small; i++) {
    const front = small > 2 && i >= small - 2;
    const place = front ? i - (small - 2) : i;
    const x = left + largeWidth + 9.5 + place * 19 + (small === 3 && !front ? 9.5 : 0) + (front ? 3 : 0);
    all.push({ x, y: small > 2 ? (front ? 9 : -9) : 3, size: SMALL_SIZE, large: false, tilt: TILTS[(i + 2) % TILTS.length] ?? 0 });
  }
  all.sort((a, b) => a.y - b.y);
  return { all, width: Math.max(19, largeWidth + smallWidth) };
}

/** Where the four of the team stand in the centre. */
export const PLACES: readonly Point[] = [
  { x: -31, y: -31 },
  { x: 31, y: -31 },
  { x: -31, y: 31 },
  { x: 31, y: 31 },
];

/** The neighbour in the direction of an arrow key: along the ring, or one ring outwards or inwards. */
export function neighbour(segment: Segment, key: string): Segment | null {
  const column = columnOf(segment);
  switch (key) {
    case 'ArrowRight':
      return (segment & ~15) | ((column + 1) % COLUMNS);
    case 'ArrowLeft':
      return (segment & ~15) | ((column + COLUMNS - 1) % COLUMNS);
    case 'ArrowUp':
      return ringOf(segment) < 4 ? segment + COLUMNS : null;
    case 'ArrowDown':
      return ringOf(segment) > 1 ? segment - COLUMNS : null;
    default:
      return null;
  }
}
