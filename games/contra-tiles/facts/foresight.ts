import type { Answer } from '../answer.ts';
import type { Side } from '../rules/pieces.ts';
import type { Laid, Piece, View } from '../view.ts';
import { isBroke } from './coins.ts';
import { type Joint, jointsBeside, sealsOf } from './joints.ts';
import { crownIn, isSame, lyingIn, neighbours, type Place, tileIn } from './places.ts';

/** What a placement or a scoring does to a purse. */
export interface Change {
  readonly side: Side;
  readonly coins: number;
  readonly broke: boolean;
}

/** A placement as it would be: the piece, what it meets, what it does to the purses. */
export interface Foreseen {
  readonly place: Place;
  readonly piece: Piece;
  readonly joints: readonly Joint[];
  readonly matching: number;
  readonly changes: readonly Change[];
}

export type Placing = Extract<Answer, { readonly do: 'crown' | 'tile' }>;

export function isPlacing(answer: Answer): answer is Placing {
  return answer.do === 'crown' || answer.do === 'tile';
}

/** The piece that would be laid; null when its slot is empty. */
export function pieceOf(placing: Placing, view: View): Piece | null {
  return placing.do === 'crown' ? crownIn(view, placing.slot - 1) : tileIn(view, placing.slot - 1, placing.turn);
}

export function foresee(placing: Placing, view: View): Foreseen | null {
  const piece = pieceOf(placing, view);
  if (piece === null) return null;
  const place = { x: placing.x, y: placing.y };
  const laid: Laid = { ...place, ...piece };
  const joints = jointsBeside(laid, lyingIn(view.layout));
  const coins = coinsOf(laid, view);
  const changes = ([0, 1] as const).filter((side) => coins[side] !== 0).map((side) => changeOf(view, side, coins[side]));
  return { place, piece, joints, matching: joints.filter(({ matches }) => matches).length, changes };
}

/** How many coins a piece brings Bear and Woman, were the tiles it closes scored as one event and the supply full. */
function coinsOf(laid: Laid, view: View): [bear: number, woman: number] {
  const touched = [laid, ...neighbours(laid)];
  const coins: [number, number] = [0, 0];
  for (const seal of sealsOf([...view.layout, laid])) if (touched.some((place) => isSame(place, seal))) coins[seal.side] += seal.coins;
  return coins;
}

/** What scoring the closed tile on a cell would do; null when there is none. */
export function scoringAt(place: Place, view: View): Change | null {
  const seal = sealsOf(view.layout).find((closed) => isSame(closed, place));
  return seal === undefined ? null : changeOf(view, seal.side, seal.coins);
}

function changeOf(view: View, side: Side, coins: number): Change {
  const left = view.purses[side] + coins;
  return { side, coins, broke: isBroke(Math.max(0, left), Math.max(0, -left), view.brokeStrict) };
}
