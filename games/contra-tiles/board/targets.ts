import type { View } from '../rules/view.ts';
import { emptyBeside, emptyWithin, isSame, keyOf, lyingIn, type Place } from './cells.ts';
import { type Choices, notationOf, type Pick } from './choices.ts';
import { foreseen } from './foreseen.ts';
import { sealsOf } from './joints.ts';
import type { BoardWords } from './words.ts';

/** A cell that can be pressed. */
export interface Target extends Place {
  /** `ghost`: may be laid as it is turned; `turn`: after turning; `closed`: a tile to score; `empty`: may only be asked about. */
  readonly kind: 'ghost' | 'turn' | 'closed' | 'empty';
  readonly name: string;
}

export interface Situation {
  readonly view: View;
  readonly choices: Choices;
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
export function targetsOf({ view, choices, pick, turn, open, asking, words }: Situation): Target[] {
  const found = open ? [...openTargets(view, choices, pick, turn, words), ...closedTargets(view, choices, words)] : [];
  if (!open && !asking) return found;
  const taken = new Set(found.map(keyOf));
  const rest = (asking ? emptyWithin(view.layout, REACH) : emptyBeside(view.layout)).filter((place) => !taken.has(keyOf(place)));
  return [...found, ...rest.map((place): Target => ({ ...place, kind: 'empty', name: words.empty(place) }))];
}

function openTargets(view: View, choices: Choices, pick: Pick | null, turn: number, words: BoardWords): Target[] {
  if (pick === null) return [];
  return choices.openings(pick).flatMap(({ x, y, quarters }): Target[] => {
    const fits = quarters.includes(turn);
    const seen = foreseen(notationOf(pick, fits ? turn : (quarters[0] ?? 0), { x, y }), view);
    if (seen === null) return [];
    if (!fits) return [{ x, y, kind: 'turn', name: words.turnFirst(seen.piece, seen.place) }];
    return [{ x, y, kind: 'ghost', name: words.opening(seen.piece, seen.place, words.matching(seen.matching, seen.joints.length), seen.changes) }];
  });
}

function closedTargets(view: View, choices: Choices, words: BoardWords): Target[] {
  const lying = lyingIn(view.layout);
  return sealsOf(view.layout)
    .filter((seal) => choices.closed.some((place) => isSame(place, seal)))
    .flatMap(({ x, y, matching, coins }): Target[] => {
      const laid = lying.get(keyOf({ x, y }));
      return laid === undefined ? [] : [{ x, y, kind: 'closed', name: words.scoreNext(laid, laid, matching, coins) }];
    });
}
