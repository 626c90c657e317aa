import { foresee } from '../facts/foresight.ts';
import { sealsOf } from '../facts/joints.ts';
import { layingOf, type Openings, type Pick } from '../facts/openings.ts';
import { isSame, keyOf, lyingIn, type Place } from '../facts/places.ts';
import type { View } from '../view.ts';
import type { BoardWords } from '../words/board.ts';
import { emptyBeside, emptyWithin } from './cells.ts';

/** A cell that can be pressed. */
export interface Target extends Place {
  /** `ghost`: may be laid as it is turned; `turn`: after turning; `closed`: a tile to score; `empty`: may only be asked about. */
  readonly kind: 'ghost' | 'turn' | 'closed' | 'empty';
  readonly name: string;
}

export interface Situation {
  readonly view: View;
  readonly openings: Openings;
  readonly pick: Pick | null;
  /** How far what is held is turned. */
  readonly turn: number;
  readonly open: boolean;
  readonly asking: boolean;
  readonly words: BoardWords;
}

/** How far from the layout somebody may ask about a cell. */
const REACH = 2;

/** The cells that can be pressed now, with their names: those that may be chosen first. */
export function targetsOf({ view, openings, pick, turn, open, asking, words }: Situation): Target[] {
  const found = open ? [...openTargets(view, openings, pick, turn, words), ...closedTargets(view, openings, words)] : [];
  if (!open && !asking) return found;
  const taken = new Set(found.map(keyOf));
  const rest = (asking ? emptyWithin(view.layout, REACH) : emptyBeside(view.layout)).filter((place) => !taken.has(keyOf(place)));
  return [...found, ...rest.map((place): Target => ({ ...place, kind: 'empty', name: words.empty(place) }))];
}

function openTargets(view: View, openings: Openings, pick: Pick | null, turn: number, words: BoardWords): Target[] {
  if (pick === null) return [];
  return openings.of(pick).flatMap(({ x, y, quarters }): Target[] => {
    const fits = quarters.includes(turn);
    const seen = foresee(layingOf(pick, fits ? turn : (quarters[0] ?? 0), { x, y }), view);
    if (seen === null) return [];
    if (!fits) return [{ x, y, kind: 'turn', name: words.turnFirst(seen.piece, seen.place) }];
    return [{ x, y, kind: 'ghost', name: words.opening(seen.piece, seen.place, words.matching(seen.matching, seen.joints.length), seen.changes) }];
  });
}

function closedTargets(view: View, openings: Openings, words: BoardWords): Target[] {
  const lying = lyingIn(view.layout);
  return sealsOf(view.layout)
    .filter((seal) => openings.closed.some((place) => isSame(place, seal)))
    .flatMap(({ x, y, matching, coins }): Target[] => {
      const laid = lying.get(keyOf({ x, y }));
      return laid === undefined ? [] : [{ x, y, kind: 'closed', name: words.scoreNext(laid, laid, matching, coins) }];
    });
}
