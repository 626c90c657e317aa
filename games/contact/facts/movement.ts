import { COLUMNS, type Segment, type SegmentName, segmentName, segmentNamed } from '../content/board.ts';
import type { View } from '../view.ts';

/** Where a group goes when all move: one ring inwards, unless it is confused or already there. */
export function inwards(segment: Segment, confused: boolean): Segment {
  return confused || segment < COLUMNS ? segment : segment - COLUMNS;
}

export function destination({ confused }: Pick<View, 'confused'>, name: SegmentName): SegmentName {
  return segmentName(inwards(segmentNamed(name), confused.includes(name)));
}
