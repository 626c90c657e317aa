import type { SegmentName } from '../../content/board.ts';
import type { Target } from '../../preview.ts';
import type { Messages } from '../../words/messages.ts';

/** The name of a segment for those who do not see it. */
export function segmentText({ board }: Messages, at: SegmentName, zombies: number, confused: boolean, odds: Target | null, lit: boolean): string {
  const { needs, hits } = odds ?? { needs: 0, hits: 0 };
  return board.segment({ at, zombies, confused, odds: odds === null ? 'none' : needs <= 1 ? 'sure' : 'some', needs, hits, lit: lit || zombies === 0 });
}
