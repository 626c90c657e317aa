import { at } from '#kernel';
import type { Tally } from '../tally.ts';
import { below } from './below.ts';

/** Tic-tac-toe without any kernel: an array of nine cells, as anybody would write it for random play. */

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const board = new Int8Array(9);
const free = new Int8Array(9);

function hasLine(mark: number): boolean {
  for (const [a, b, c] of LINES) if (board[a] === mark && board[b] === mark && board[c] === mark) return true;
  return false;
}

/** Plain: a list of the free cells before each move, the eight lines looked at after it. */
export function playTicTacToe(tally: Tally): void {
  board.fill(0);
  let mover = 1;
  for (;;) {
    let count = 0;
    for (let cell = 0; cell < 9; cell++) if (board[cell] === 0) free[count++] = cell;
    tally.decisions++;
    tally.options += count;
    board[at(free, below(count))] = mover;
    if (hasLine(mover)) {
      tally.won(mover - 1);
      return;
    }
    if (count === 1) {
      tally.drawn();
      return;
    }
    mover = 3 - mover;
  }
}

const FREE = Array.from({ length: 512 }, (_, taken) => Int8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => (taken & (1 << cell)) === 0)));
const LINED = Uint8Array.from({ length: 512 }, (_, cells) => (LINES.some((line) => line.every((cell) => (cells & (1 << cell)) !== 0)) ? 1 : 0));

/** Tuned: cells are bits, free cells and lines come from tables. */
export function playTicTacToeTuned(tally: Tally): void {
  let own = 0;
  let other = 0;
  let mover = 0;
  for (;;) {
    const list = at(FREE, own | other);
    tally.decisions++;
    tally.options += list.length;
    own |= 1 << at(list, below(list.length));
    if (LINED[own] === 1) {
      tally.won(mover);
      return;
    }
    if ((own | other) === 511) {
      tally.drawn();
      return;
    }
    const swap = own;
    own = other;
    other = swap;
    mover = 1 - mover;
  }
}
