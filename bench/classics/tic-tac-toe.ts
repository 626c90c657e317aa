import { at, ConfigError, fromPlain, type Game, type GameTypes, type Outcome, type Play, type Question, type Referee } from '#kernel';

/** Nine cells as bits; `cells[seat]` are the seat's marks. */
export interface TicTacToe {
  readonly cells: [number, number];
  mover: number;
  outcome: Outcome | null;
}

interface Classic extends GameTypes<TicTacToe, null> {}

const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL = 0o777;
const WON: readonly Outcome[] = [
  { payoff: [1, 0], clause: 'tic-tac-toe.line', cause: 'line' },
  { payoff: [0, 1], clause: 'tic-tac-toe.line', cause: 'line' },
];
const DRAWN: Outcome = { payoff: [0.5, 0.5], clause: 'tic-tac-toe.full', cause: 'full' };

/** Every set of free cells as a list, made once. */
const FREE: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, taken) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => (taken & (1 << cell)) === 0),
);
const LINED: readonly boolean[] = Array.from({ length: 512 }, (_, cells) => LINES.some((line) => (cells & line) === line));

const NAMES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

const mark: Question<TicTacToe, number> = {
  kind: 'mark',
  answer: (cell) => ({ do: NAMES[cell] ?? '' }),
  candidates: () => [0, 1, 2, 3, 4, 5, 6, 7, 8],
  constraints: [{ clause: 'tic-tac-toe.free-cell', holds: (g, cell) => ((g.cells[0] | g.cells[1]) & (1 << cell)) === 0 }],
  turnClause: 'tic-tac-toe.alternate',
};

function* turn(g: TicTacToe, ref: Referee): Play {
  while (g.outcome === null) {
    const cell = yield* ref.choose(g.mover, mark, at(FREE, g.cells[0] | g.cells[1]));
    const own = g.cells[g.mover as 0 | 1] | (1 << cell);
    g.cells[g.mover as 0 | 1] = own;
    if (LINED[own]) g.outcome = at(WON, g.mover);
    else if ((g.cells[0] | g.cells[1]) === FULL) g.outcome = DRAWN;
    g.mover = 1 - g.mover;
  }
}

export const ticTacToe: Game<Classic> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  rulesVersion: 1,
  bound: 9,
  notation: { forms: [], print: (answer) => answer.do, parse: (text) => (NAMES.includes(text) ? { do: text } : undefined) },
  configure(raw) {
    if (raw !== null) throw new ConfigError('tic-tac-toe has nothing to configure');
    return null;
  },
  seats: () => ['X', 'O'],
  setup: () => ({ cells: [0, 0], mover: 0, outcome: null }),
  turn,
  outcome: (g) => g.outcome,
  view: (g) => ({ cells: [...g.cells], mover: g.mover }),
  copy: (g) => ({ cells: [g.cells[0], g.cells[1]], mover: g.mover, outcome: g.outcome }),
  save: (g) => ({
    cells: [...g.cells],
    mover: g.mover,
    outcome: g.outcome === null ? null : { payoff: g.outcome.payoff, clause: g.outcome.clause, cause: g.outcome.cause },
  }),
  load: (saved) => fromPlain(saved),
  laws: [{ name: 'no cell has two marks', holds: (g) => (g.cells[0] & g.cells[1]) === 0 }],
  judgement: { weigh: () => 0, value: () => 0.5 },
};
