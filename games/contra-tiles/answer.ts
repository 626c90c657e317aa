import { type AnswerIn, notationOf, whole } from '../forms.ts';
import { type Cell, cellAt, within, xOf, yOf } from './rules/layout.ts';
import { cellOf, isCrownOption, OTHERS, PASS, type Placement, placementOf, quartersOf, slotOf } from './rules/placements.ts';

/** Slots are counted from 1, as people count them; turns are quarter turns clockwise. */
const FIELDS = { slot: whole('[123]'), turn: whole('[0-3]'), along: whole('-?[1-9]\\d{0,2}|0') };

const FORMS = {
  crown: 'crown {slot} at {x:along},{y:along}',
  tile: 'tile {slot} turn {turn} at {x:along},{y:along}',
  /** Never allowed: to lay a tile of the other side. */
  'other-tile': 'other tile {slot}',
  /** Never offered: whoever cannot place anything passes without being asked. */
  pass: 'pass',
  score: 'score {x:along},{y:along}',
} as const;

/** What somebody may answer, or could try. */
export type Answer = AnswerIn<typeof FORMS, typeof FIELDS>;

export const notation = notationOf(FORMS, FIELDS);

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
