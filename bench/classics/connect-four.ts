import { at, ConfigError, fromPlain, type Game, type GameTypes, type Outcome, type Play, type Question, type Referee } from '#kernel';

const COLUMNS = 7;
const ROWS = 6;
const DIAGONALS = COLUMNS + ROWS - 1;

/** Where the lines of a seat begin: columns, rows, diagonals that rise to the right, diagonals that fall. */
const LEVEL = COLUMNS;
const RISING = LEVEL + ROWS;
const FALLING = RISING + DIAGONALS;
const LINES = FALLING + DIAGONALS;

export interface ConnectFour {
  /** Every line of the board, first seat's then second's: the places in it where the seat has a stone, as bits. */
  readonly lines: Uint8Array;
  readonly heights: Uint8Array;
  /** The full columns, as bits. */
  full: number;
  mover: number;
  outcome: Outcome | null;
}

interface Classic extends GameTypes<ConnectFour, null> {}

const WON: readonly Outcome[] = [
  { payoff: [1, 0], clause: 'connect-four.four', cause: 'four' },
  { payoff: [0, 1], clause: 'connect-four.four', cause: 'four' },
];
const DRAWN: Outcome = { payoff: [0.5, 0.5], clause: 'connect-four.full', cause: 'full' };

const EVERY_COLUMN = [0, 1, 2, 3, 4, 5, 6];
const FULL = 0b1111111;
/** The open columns for every set of full ones, and whether a line has four in a row: made once. */
const OPEN: readonly (readonly number[])[] = Array.from({ length: FULL + 1 }, (_, full) => EVERY_COLUMN.filter((column) => (full & (1 << column)) === 0));
const FOUR = Uint8Array.from({ length: FULL + 1 }, (_, line) => ((line & (line >> 1) & (line >> 2) & (line >> 3)) === 0 ? 0 : 1));

const drop: Question<ConnectFour, number> = {
  kind: 'drop',
  answer: (column) => ({ do: 'abcdefg'.charAt(column) }),
  candidates: () => EVERY_COLUMN,
  constraints: [{ clause: 'connect-four.open-column', holds: (g, column) => (g.full & (1 << column)) === 0 }],
  turnClause: 'connect-four.alternate',
};

function* turn(g: ConnectFour, ref: Referee): Play {
  while (g.outcome === null) {
    const column = yield* ref.choose(g.mover, drop, at(OPEN, g.full));
    if (lay(g, g.mover, column)) g.outcome = at(WON, g.mover);
    else if (g.full === FULL) g.outcome = DRAWN;
    g.mover = 1 - g.mover;
  }
}

/** A stone falls to the lowest free place of a column; true when it makes four in a row. */
function lay(g: ConnectFour, seat: number, column: number): boolean {
  const row = at(g.heights, column);
  g.heights[column] = row + 1;
  if (row + 1 === ROWS) g.full |= 1 << column;
  const first = seat * LINES;
  const fours =
    mark(g, first + column, row) +
    mark(g, first + LEVEL + row, column) +
    mark(g, first + RISING + column - row + ROWS - 1, column) +
    mark(g, first + FALLING + column + row, column);
  return fours > 0;
}

function mark(g: ConnectFour, line: number, place: number): number {
  const stones = at(g.lines, line) | (1 << place);
  g.lines[line] = stones;
  return at(FOUR, stones);
}

/** The seat whose stone lies there, -1 when the place is empty. */
function stoneAt(g: ConnectFour, column: number, row: number): number {
  if ((at(g.lines, column) & (1 << row)) !== 0) return 0;
  return (at(g.lines, LINES + column) & (1 << row)) !== 0 ? 1 : -1;
}

/** Each column from the bottom up: `XOX`. */
function columnsOf(g: ConnectFour): string[] {
  return EVERY_COLUMN.map((column) => Array.from({ length: at(g.heights, column) }, (_, row) => 'XO'.charAt(stoneAt(g, column, row))).join(''));
}

function newBoard(): ConnectFour {
  return { lines: new Uint8Array(2 * LINES), heights: new Uint8Array(COLUMNS), full: 0, mover: 0, outcome: null };
}

interface Saved {
  readonly columns: readonly string[];
  readonly mover: number;
  readonly outcome: Outcome | null;
}

export const connectFour: Game<Classic> = {
  id: 'connect-four',
  notation: { forms: [], print: (answer) => answer.do, parse: (text) => (/^[a-g]$/.test(text) ? { do: text } : undefined) },
  title: 'Connect four',
  rulesVersion: 1,
  bound: COLUMNS * ROWS,
  configure(raw) {
    if (raw !== null) throw new ConfigError('connect four has nothing to configure');
    return null;
  },
  seats: () => ['X', 'O'],
  setup: newBoard,
  turn,
  outcome: (g) => g.outcome,
  view: (g) => ({ columns: columnsOf(g), mover: g.mover }),
  copy: (g) => ({ lines: g.lines.slice(), heights: g.heights.slice(), full: g.full, mover: g.mover, outcome: g.outcome }),
  save: (g) => ({
    columns: columnsOf(g),
    mover: g.mover,
    outcome: g.outcome === null ? null : { payoff: g.outcome.payoff, clause: g.outcome.clause, cause: g.outcome.cause },
  }),
  load(saved) {
    const { columns, mover, outcome } = fromPlain<Saved>(saved);
    const g = newBoard();
    columns.forEach((stones, column) => {
      for (const stone of stones) lay(g, 'XO'.indexOf(stone), column);
    });
    g.mover = mover;
    g.outcome = outcome;
    return g;
  },
  laws: [
    {
      name: 'no place has two stones',
      holds: (g) => EVERY_COLUMN.every((column) => (at(g.lines, column) & at(g.lines, LINES + column)) === 0),
    },
    { name: 'stones lie on stones', holds: (g) => columnsOf(g).every((stones, column) => stones.length === g.heights[column]) },
  ],
  judgement: { weigh: () => 0, value: () => 0.5 },
};
