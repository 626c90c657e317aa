import type { Piece } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { Owner } from './seating.ts';

/** A slot of a rack or of the market, counted from 0. */
export function slotText({ tray }: Messages, owner: Owner | 'market', slot: number, piece: Piece | null, fits: boolean): string {
  const where = { owner, slot: slot + 1 };
  return piece === null ? tray.empty(where) : tray.slot({ ...where, piece, fits });
}
