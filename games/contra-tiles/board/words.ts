import type { Words } from '../../words.ts';
import type { ContraTiles } from '../types.ts';
import type { BoardWords } from '../words/board.ts';

/** What the game says, and what stands on its board. */
export interface TileWords extends Words<ContraTiles> {
  readonly board: BoardWords;
}
