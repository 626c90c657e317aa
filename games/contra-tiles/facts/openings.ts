import type { Answer } from '../answer.ts';
import type { Piece, View } from '../view.ts';
import { keyOf, type Place, pieceIn } from './places.ts';

/** A tile of the own rack or a crown of the market, by its slot from 0. */
export interface Pick {
  readonly kind: 'tile' | 'crown';
  readonly slot: number;
}

/** A cell on which a pick may be laid, and after how many quarter turns. */
export interface Opening extends Place {
  readonly quarters: readonly number[];
}

/** An answer that lays a piece. */
export type Placing = Extract<Answer, { readonly do: 'crown' | 'tile' }>;

export function isPlacing(answer: Answer): answer is Placing {
  return answer.do === 'crown' || answer.do === 'tile';
}

/** The piece that would be laid; null when its slot is empty. */
export function pieceOf(placing: Placing, view: View): Piece | null {
  return pieceIn(view, placing.do, placing.slot - 1, placing.do === 'tile' ? placing.turn : 0);
}

/** How a pick is laid on a cell. */
export function layingOf({ kind, slot }: Pick, quarters: number, { x, y }: Place): Placing {
  return kind === 'tile' ? { do: 'tile', slot: slot + 1, turn: quarters, x, y } : { do: 'crown', slot: slot + 1, x, y };
}

export function pickOf(answer: Placing): Pick {
  return { kind: answer.do, slot: answer.slot - 1 };
}

export function isSamePick(a: Pick | null, b: Pick | null): boolean {
  return a !== null && b !== null && a.kind === b.kind && a.slot === b.slot;
}

/** Where each pick may be laid, from the open options. */
export class Openings {
  readonly #byPick = new Map<string, Map<string, Opening>>();
  readonly #closed: Place[] = [];

  constructor(options: readonly Answer[]) {
    for (const answer of options) {
      if (answer.do === 'score') this.#closed.push({ x: answer.x, y: answer.y });
      if (!isPlacing(answer)) continue;
      const pick = nameOf(pickOf(answer));
      const cells = this.#byPick.get(pick) ?? new Map<string, Opening>();
      const key = keyOf(answer);
      const turn = answer.do === 'tile' ? answer.turn : 0;
      cells.set(key, { x: answer.x, y: answer.y, quarters: [...(cells.get(key)?.quarters ?? []), turn] });
      this.#byPick.set(pick, cells);
    }
  }

  /** The cells for a pick, row by row. */
  of(pick: Pick | null): readonly Opening[] {
    const cells = pick === null ? undefined : this.#byPick.get(nameOf(pick));
    return cells === undefined ? [] : [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  }

  fits(pick: Pick): boolean {
    return this.#byPick.has(nameOf(pick));
  }

  /** What may be picked, own tiles first. */
  get picks(): readonly Pick[] {
    return PICKS.filter((pick) => this.fits(pick));
  }

  /** Both own tiles and crowns may be laid. */
  get offersBoth(): boolean {
    const { picks } = this;
    return picks.some(({ kind }) => kind === 'tile') && picks.some(({ kind }) => kind === 'crown');
  }

  /** The closed tiles of which one has to be scored next. */
  get closed(): readonly Place[] {
    return this.#closed;
  }

  /** From these quarter turns on, the first with which the pick fits somewhere; the same when it fits nowhere. */
  fittingTurn(pick: Pick, from: number): number {
    const turns = new Set(this.of(pick).flatMap(({ quarters }) => quarters));
    return nearestTurn(from, [...turns]);
  }
}

export const PICKS: readonly Pick[] = [...[0, 1, 2].map((slot): Pick => ({ kind: 'tile', slot })), ...[0, 1, 2].map((slot): Pick => ({ kind: 'crown', slot }))];

/** The first of these quarter turns that is reached by turning clockwise. */
export function nearestTurn(from: number, turns: readonly number[]): number {
  for (let more = 0; more < 4; more++) if (turns.includes((from + more) % 4)) return (from + more) % 4;
  return from;
}

function nameOf({ kind, slot }: Pick): string {
  return `${kind} ${slot}`;
}
