import { at } from '#kernel';
/** 16 columns clockwise from twelve o'clock, 4 rings from the centre outwards: 64 segments. */
export const COLUMNS = 16;
export const RINGS = 4;
export const SEGMENTS = COLUMNS * RINGS;

/** `16 × (ring − 1) + column`: the first ring comes first, and one ring inwards is 16 less. */
export type Segment = number;

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const FOUR = [1, 2, 3, 4] as const;

export type ColumnName = `${'blue' | 'brown'}${(typeof EIGHT)[number]}`;
export type SegmentName = `${ColumnName}/r${(typeof FOUR)[number]}`;

/** Blue 1 to 8 down the right half, brown 8 to 1 up the left half. */
export const COLUMN_NAMES: readonly ColumnName[] = [...EIGHT.map((n) => `blue${n}` as const), ...EIGHT.toReversed().map((n) => `brown${n}` as const)];
export const SEGMENT_NAMES: readonly SegmentName[] = FOUR.flatMap((ring) => COLUMN_NAMES.map((column) => `${column}/r${ring}` as const));

const BY_NAME: ReadonlyMap<string, Segment> = new Map(SEGMENT_NAMES.map((name, segment) => [name, segment]));

export function segmentAt(column: number, ring: number): Segment {
  return COLUMNS * (ring - 1) + column;
}

export function columnOf(segment: Segment): number {
  return segment & 15;
}

/** The ring, which is the distance from every member. */
export function ringOf(segment: Segment): number {
  return (segment >> 4) + 1;
}

export function columnOfBlue(number: number): number {
  return number - 1;
}

export function columnOfBrown(number: number): number {
  return COLUMNS - number;
}

export function columnName(column: number): ColumnName {
  return at(COLUMN_NAMES, column);
}

export function segmentName(segment: Segment): SegmentName {
  return at(SEGMENT_NAMES, segment);
}

/** The segment of that name, or -1. */
export function segmentNamed(name: string): Segment {
  return BY_NAME.get(name) ?? -1;
}

/** The ring of a segment by its name. */
export function ringIn(name: SegmentName): number {
  return ringOf(segmentNamed(name));
}

/** The column of a segment by its name. */
export function columnIn(name: SegmentName): ColumnName {
  return columnName(columnOf(segmentNamed(name)));
}

export function columnGap(a: number, b: number): number {
  const gap = Math.abs(a - b);
  return gap > COLUMNS / 2 ? COLUMNS - gap : gap;
}

/** Steps from neighbour to neighbour: left, right, inwards, outwards. */
export function steps(a: Segment, b: Segment): number {
  return columnGap(columnOf(a), columnOf(b)) + Math.abs(ringOf(a) - ringOf(b));
}

/** The segment beside it, clockwise. */
export function clockwise(segment: Segment): Segment {
  return (segment & ~15) | ((segment + 1) & 15);
}

/** The column the turn marker stands on. */
export function markerColumn(turn: number): number {
  return (turn - 1) % COLUMNS;
}

/** The zombies that one large token stands for. */
export const LARGE = 5;

/** How a group is shown: large tokens for every five, small ones for the rest. */
export function tokens(zombies: number): { readonly large: number; readonly small: number } {
  return { large: Math.floor(zombies / LARGE), small: zombies % LARGE };
}
