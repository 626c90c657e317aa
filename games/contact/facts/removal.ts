import { type Segment, segmentName } from '../content/board.ts';
import type { Removal } from '../preview.ts';
import { type State, zombiesIn } from '../rules/state.ts';

/** So many fall for sure, as far as there are so many. */
export function removal(g: State, segment: Segment, kills: number): Removal {
  return { kind: 'removal', at: segmentName(segment), falls: Math.min(kills, zombiesIn(g, segment)) };
}
