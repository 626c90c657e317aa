import type { Place } from './cells.ts';
import { keyOf } from './cells.ts';

/** A tile of the own rack or a crown of the market, by its slot from 0. */
export interface Pick {
  readonly kind: 'tile' | 'crown';
  readonly slot: number;
}

/** A cell on which a pick may be laid, and after how many quarter turns. */
export interface Opening extends Place {
  readonly quarters: readonly number[];
}

const PLACEMENT = /^(crown|tile) ([123])(?: turn ([0-3]))? at (-?\d+),(-?\d+)$/;
const CELL_NAMED = /(?:at|score) (-?\d+),(-?\d+)$/;

export interface Chosen extends Place {
  readonly pick: Pick;
  readonly quarters: number;
}

export function readChosen(notation: string): Chosen | null {
  const found = PLACEMENT.exec(notation);
  if (found === null) return null;
  const [, kind, slot, quarters, x, y] = found;
  return { pick: { kind: kind === 'crown' ? 'crown' : 'tile', slot: Number(slot) - 1 }, quarters: Number(quarters ?? 0), x: Number(x), y: Number(y) };
}

export function notationOf(pick: Pick, quarters: number, { x, y }: Place): string {
  return `${pick.kind} ${pick.slot + 1}${pick.kind === 'tile' ? ` turn ${quarters}` : ''} at ${x},${y}`;
}

/** How the tiles of the other rack are named, by their slots from 1. */
export const OTHERS_TILE = 'other tile ';

/** The cell that a notation of this game names. */
export function cellNamed(notation: string): Place | null {
  const found = CELL_NAMED.exec(notation);
  return found === null ? null : { x: Number(found[1]), y: Number(found[2]) };
}

export function isSamePick(a: Pick | null, b: Pick | null): boolean {
  return a !== null && b !== null && a.kind === b.kind && a.slot === b.slot;
}

/** Where each pick may be laid, from the open options. */
export class Choices {
  readonly #openings = new Map<string, Map<string, Opening>>();
  readonly #closed: Place[] = [];

  constructor(notations: readonly string[]) {
    for (const notation of notations) {
      const chosen = readChosen(notation);
      if (chosen === null) {
        const place = notation.startsWith('score ') ? cellNamed(notation) : null;
        if (place !== null) this.#closed.push(place);
        continue;
      }
      const cells = this.#openings.get(name(chosen.pick)) ?? new Map<string, Opening>();
      const key = keyOf(chosen);
      cells.set(key, { x: chosen.x, y: chosen.y, quarters: [...(cells.get(key)?.quarters ?? []), chosen.quarters] });
      this.#openings.set(name(chosen.pick), cells);
    }
  }

  /** The cells for a pick, row by row. */
  openings(pick: Pick | null): readonly Opening[] {
    const cells = pick === null ? undefined : this.#openings.get(name(pick));
    return cells === undefined ? [] : [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  }

  fits(pick: Pick): boolean {
    return this.#openings.has(name(pick));
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
    const turns = new Set(this.openings(pick).flatMap(({ quarters }) => quarters));
    return nearestTurn(from, [...turns]);
  }
}

export const PICKS: readonly Pick[] = [...[0, 1, 2].map((slot): Pick => ({ kind: 'tile', slot })), ...[0, 1, 2].map((slot): Pick => ({ kind: 'crown', slot }))];

/** The first of these quarter turns that is reached by turning clockwise. */
export function nearestTurn(from: number, turns: readonly number[]): number {
  for (let more = 0; more < 4; more++) if (turns.includes((from + more) % 4)) return (from + more) % 4;
  return from;
}

function name({ kind, slot }: Pick): string {
  return `${kind} ${slot}`;
}
