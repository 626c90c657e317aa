import type { ComponentChildren } from 'preact';
import type { OpenOption } from '#kernel';

/** What a lesson adds to a table. */
export interface Teaching {
  /** What the coach says, over the dock. */
  readonly strip: ComponentChildren;
  /** Beside the board, over the log. */
  readonly side?: ComponentChildren;
  /** The option that is due: board and list light it up. */
  readonly lit: OpenOption | null;
  /** Says the lesson's own reason for what the rules refuse; false where it has none. */
  refuses(notation: string): boolean;
}
