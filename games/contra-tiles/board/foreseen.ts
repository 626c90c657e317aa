import type { View } from '../rules/view.ts';
import { isSame, keyOf, lyingIn, type Place } from './cells.ts';
import { cellNamed } from './choices.ts';
import { activeSide, foresee, readPlacement, type Told, wouldBreak } from './foresight.ts';
import { type Joint, jointsBeside, sealsOf } from './joints.ts';
import type { Change, Named } from './words.ts';

/** A placement as it would be: the piece, what it meets, what it does to the purses. */
export interface Foreseen {
  readonly place: Place;
  readonly piece: Named;
  readonly joints: readonly Joint[];
  readonly matching: number;
  readonly changes: readonly Change[];
}

export function foreseen(notation: string, view: View): Foreseen | null {
  const told = readPlacement(notation, view);
  if (told === null) return null;
  const place = { x: told.x, y: told.y };
  const piece = pieceOf(told, view);
  const joints = jointsBeside({ ...place, ...piece }, lyingIn(view.layout));
  const coins = foresee(told, view);
  const changes = ([0, 1] as const)
    .filter((side) => coins[side] !== 0)
    .map((side) => ({ side, coins: coins[side], broke: wouldBreak(view, side, coins[side]) }));
  return { place, piece, joints, matching: joints.filter(({ matches }) => matches).length, changes };
}

/** What scoring the closed tile that a notation names would do. */
export function scoringOf(notation: string, view: View): (Change & { readonly place: Place }) | null {
  const place = cellNamed(notation);
  const seal = place === null ? undefined : sealsOf(view.layout).find((closed) => isSame(closed, place));
  const laid = seal === undefined ? undefined : lyingIn(view.layout).get(keyOf(seal));
  if (seal === undefined || laid === undefined || !('side' in laid)) return null;
  return { place: { x: seal.x, y: seal.y }, side: laid.side, coins: seal.coins, broke: wouldBreak(view, laid.side, seal.coins) };
}

function pieceOf(told: Told, view: View): Named {
  if (told.kind === 'tile') return { side: activeSide(view), edges: told.edges };
  return { crown: view.market[told.slot] ?? 'R' };
}
