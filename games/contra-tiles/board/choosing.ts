import type { Answer } from '../answer.ts';
import { layingOf, type Openings, type Pick, pieceOf } from '../facts/openings.ts';
import { keyOf, lyingIn, type Place } from '../facts/places.ts';
import type { View } from '../view.ts';
import type { Messages } from '../words/messages.ts';
import { emptyBeside, emptyWithin } from './map/geometry.ts';

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
  readonly words: Messages;
  /** What an answer would do. */
  says(answer: Answer): readonly string[];
}

/** How far from the layout somebody may ask about a cell. */
const REACH = 2;

/** The cells that can be pressed now, with their names: those that may be chosen first. */
export function targetsOf(situation: Situation): Target[] {
  const { view, open, asking, words } = situation;
  const found = open ? [...openTargets(situation), ...closedTargets(situation)] : [];
  if (!open && !asking) return found;
  const taken = new Set(found.map(keyOf));
  const rest = (asking ? emptyWithin(view.layout, REACH) : emptyBeside(view.layout)).filter((place) => !taken.has(keyOf(place)));
  return [...found, ...rest.map((place): Target => ({ ...place, kind: 'empty', name: words.board.empty({ at: place }) }))];
}

function openTargets({ view, openings, pick, turn, words, says }: Situation): Target[] {
  if (pick === null) return [];
  return openings.of(pick).flatMap((opening): Target[] => {
    const { x, y, quarters } = opening;
    const fits = quarters.includes(turn);
    const laying = layingOf(pick, fits ? turn : (quarters[0] ?? 0), opening);
    const piece = pieceOf(laying, view);
    if (piece === null) return [];
    return [
      fits
        ? { x, y, kind: 'ghost', name: words.board.opening({ piece, at: opening, foretold: says(laying) }) }
        : { x, y, kind: 'turn', name: words.board['turn-first']({ piece, at: opening }) },
    ];
  });
}

function closedTargets({ view, openings, words, says }: Situation): Target[] {
  const lying = lyingIn(view.layout);
  return openings.closed.flatMap(({ x, y }): Target[] => {
    const laid = lying.get(keyOf({ x, y }));
    return laid === undefined
      ? []
      : [{ x, y, kind: 'closed', name: words.board['score-next']({ piece: laid, at: laid, foretold: says({ do: 'score', x, y }) }) }];
  });
}
