import type { Words } from '../../words.ts';
import type { Contra } from '../types.ts';
import type { BoardWords } from '../words/board.ts';

/** What the game says, and what stands on its board. */
export interface ContraWords extends Words<Contra> {
  readonly board: BoardWords;
}
