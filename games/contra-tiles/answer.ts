import type { Notation } from '#kernel';
import { type Cell, cellAt, within, xOf, yOf } from './rules/layout.ts';
import { cellOf, isCrownOption, OTHERS, PASS, type Placement, placementOf, quartersOf, slotOf } from './rules/placements.ts';

/** What somebody may answer, or could try. Slots are counted from 1, as people count them; turns are quarter turns clockwise. */
export type Answer =
  | { readonly do: 'crown'; readonly slot: number; readonly x: number; readonly y: number }
  | { readonly do: 'tile'; readonly slot: number; readonly turn: number; readonly x: number; readonly y: number }
  /** Never allowed: to lay a tile of the other side. */
  | { readonly do: 'other-tile'; readonly slot: number }
  /** Never offered: whoever cannot place anything passes without being asked. */
  | { readonly do: 'pass' }
  | { readonly do: 'score'; readonly x: number; readonly y: number };

function print(answer: Answer): string {
  switch (answer.do) {
    case 'crown':
      return `crown ${answer.slot} at ${answer.x},${answer.y}`;
    case 'tile':
      return `tile ${answer.slot} turn ${answer.turn} at ${answer.x},${answer.y}`;
    case 'other-tile':
      return `other tile ${answer.slot}`;
    case 'pass':
      return 'pass';
    case 'score':
      return `score ${answer.x},${answer.y}`;
  }
}

const FORM = /^(?:(crown|tile) ([123])(?: turn ([0-3]))? at|(score)) (-?[1-9]\d{0,2}|0),(-?[1-9]\d{0,2}|0)$/;

function parse(notation: string): Answer | undefined {
  if (notation === 'pass') return { do: 'pass' };
  const other = /^other tile ([123])$/.exec(notation)?.[1];
  if (other !== undefined) return { do: 'other-tile', slot: Number(other) };
  const [, piece, slot, turn, score, x, y] = FORM.exec(notation) ?? [];
  const place = { x: Number(x), y: Number(y) };
  if (score !== undefined) return { do: 'score', ...place };
  if (piece === 'crown' && turn === undefined) return { do: 'crown', slot: Number(slot), ...place };
  if (piece === 'tile' && turn !== undefined) return { do: 'tile', slot: Number(slot), turn: Number(turn), ...place };
  return undefined;
}

export const notation: Notation<Answer> = { print, parse };

/** A placement, as it is packed in the rules, as the answer it is; and back, on any cell of the open field. */
export function unpackPlacement(option: Placement): Answer {
  if (option === PASS) return { do: 'pass' };
  if (option < 0) return { do: 'other-tile', slot: OTHERS.indexOf(option) + 1 };
  const cell = cellOf(option);
  const slot = slotOf(option) + 1;
  const place = { x: xOf(cell), y: yOf(cell) };
  return isCrownOption(option) ? { do: 'crown', slot, ...place } : { do: 'tile', slot, turn: quartersOf(option), ...place };
}

export function packPlacement(answer: Answer): Placement | undefined {
  if (answer.do === 'pass') return PASS;
  if (answer.do === 'other-tile') return OTHERS[answer.slot - 1];
  if (answer.do === 'score' || !within(answer.x, answer.y)) return undefined;
  const cell = cellAt(answer.x, answer.y);
  return answer.do === 'crown' ? placementOf(cell, answer.slot - 1, 0) : placementOf(cell, answer.slot + 2, answer.turn);
}

/** What somebody tries who wants to lay something before the closed tiles are scored. */
export const LAY: Cell = -1;

/** The cell of a tile to score as the answer it is; and back. */
export function unpackScore(cell: Cell): Answer {
  return { do: 'score', x: xOf(cell), y: yOf(cell) };
}

export function packScore(answer: Answer): Cell | undefined {
  if (answer.do === 'pass') return undefined;
  if (answer.do !== 'score') return LAY;
  return within(answer.x, answer.y) ? cellAt(answer.x, answer.y) : undefined;
}
