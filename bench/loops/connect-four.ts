import { at } from '#kernel';
import type { Tally } from '../tally.ts';
import { below } from './below.ts';

/** Connect four without any kernel: an array of 42 cells, as anybody would write it for random play. */

const COLUMNS = 7;
const ROWS = 6;

const board = new Int8Array(COLUMNS * ROWS);
const heights = new Int8Array(COLUMNS);
const open = new Int8Array(COLUMNS);

/** How many stones of one colour lie in a row from here in one direction, the first not counted. */
function reach(column: number, row: number, right: number, up: number, mark: number): number {
  let count = 0;
  let c = column + right;
  let r = row + up;
  while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && board[r * COLUMNS + c] === mark) {
    count++;
    c += right;
    r += up;
  }
  return count;
}

function makesFour(column: number, row: number, mark: number): boolean {
  return (
    reach(column, row, 0, -1, mark) >= 3 ||
    reach(column, row, -1, 0, mark) + reach(column, row, 1, 0, mark) >= 3 ||
    reach(column, row, -1, -1, mark) + reach(column, row, 1, 1, mark) >= 3 ||
    reach(column, row, -1, 1, mark) + reach(column, row, 1, -1, mark) >= 3
  );
}

/** Plain: a list of the open columns before each move, the four directions walked after it. */
export function playConnectFour(tally: Tally): void {
  board.fill(0);
  heights.fill(0);
  let mover = 1;
  for (let stones = 1; ; stones++) {
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) if (at(heights, column) < ROWS) open[count++] = column;
    tally.decisions++;
    tally.options += count;
    const column = at(open, below(count));
    const row = at(heights, column);
    heights[column] = row + 1;
    board[row * COLUMNS + column] = mover;
    if (makesFour(column, row, mover)) {
      tally.won(mover - 1);
      return;
    }
    if (stones === COLUMNS * ROWS) {
      tally.drawn();
      return;
    }
    mover = 3 - mover;
  }
}

const OPEN = Array.from({ length: 128 }, (_, full) => Int8Array.from([0, 1, 2, 3, 4, 5, 6].filter((column) => (full & (1 << column)) === 0)));
const FOUR = Uint8Array.from({ length: 128 }, (_, line) => ((line & (line >> 1) & (line >> 2) & (line >> 3)) !== 0 ? 1 : 0));
const columns = new Uint8Array(2 * COLUMNS);
const rows = new Uint8Array(2 * ROWS);
const rising = new Uint8Array(2 * (COLUMNS + ROWS));
const falling = new Uint8Array(2 * (COLUMNS + ROWS));

/** Tuned: every column, row and diagonal is a byte of bits, fours come from a table. */
export function playConnectFourTuned(tally: Tally): void {
  heights.fill(0);
  columns.fill(0);
  rows.fill(0);
  rising.fill(0);
  falling.fill(0);
  let full = 0;
  let mover = 0;
  for (let stones = 1; ; stones++) {
    const list = at(OPEN, full);
    tally.decisions++;
    tally.options += list.length;
    const column = at(list, below(list.length));
    const row = at(heights, column);
    heights[column] = row + 1;
    if (row + 1 === ROWS) full |= 1 << column;
    const upright = mark(columns, 2 * column + mover, 1 << row);
    const level = mark(rows, 2 * row + mover, 1 << column);
    const up = mark(rising, 2 * (column - row + ROWS) + mover, 1 << column);
    const down = mark(falling, 2 * (column + row) + mover, 1 << column);
    if (at(FOUR, upright) + at(FOUR, level) + at(FOUR, up) + at(FOUR, down) > 0) {
      tally.won(mover);
      return;
    }
    if (stones === COLUMNS * ROWS) {
      tally.drawn();
      return;
    }
    mover = 1 - mover;
  }
}

function mark(lines: Uint8Array, place: number, bit: number): number {
  const line = at(lines, place) | bit;
  lines[place] = line;
  return line;
}
