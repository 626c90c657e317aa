import type { Words } from '../../words.ts';
import type { Contact } from '../types.ts';
import type { BoardWords } from '../words/board.ts';

/** What the game says, and what stands on its board. */
export interface ContactWords extends Words<Contact> {
  readonly board: BoardWords;
}
