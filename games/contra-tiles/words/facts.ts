import { COLOURS, type Colour, SIDES } from '../content/tiles.ts';
import type { Place } from '../facts/places.ts';
import type { Side } from '../rules/pieces.ts';
import type { Piece } from '../view.ts';

/** What sentences may ask about sides, pieces, places and coins. */

export const WHO = (side: Side): 'bear' | 'woman' => SIDES[side];

export const KIND = (piece: Piece): 'crown' | 'tile' => ('crown' in piece ? 'crown' : 'tile');
/** What a crown is made of, as a list of one, and of none for a tile; and the other way round. */
export const CROWN = (piece: Piece): readonly Colour[] => ('crown' in piece ? [piece.crown] : []);
export const OWNER = (piece: Piece): readonly Side[] => ('side' in piece ? [piece.side] : []);
/** The edges of a tile from above clockwise. */
export const EDGES = (piece: Piece): readonly Colour[] =>
  'edges' in piece ? [...piece.edges].flatMap((edge) => COLOURS.filter((colour) => colour === edge)) : [];

export const X = ({ x }: Place): string => coordinate(x);
export const Y = ({ y }: Place): string => coordinate(y);

export const SIGNED = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** As it stands on the table; notation has a hyphen. */
export function coordinate(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
