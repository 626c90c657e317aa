import { expect, test } from 'vitest';
import { Match } from '#kernel';
import { fuzzMatch } from '../../kernel/testing/fuzz.ts';
import { ticTacToe } from './tic-tac-toe.ts';

function played(...cells: readonly string[]): Match {
  const match = Match.start(ticTacToe, null);
  for (const cell of cells) match.answer(match.number, match.asked[0] ?? -1, cell);
  return match;
}

test.each([
  ['in a row', ['a1', 'a2', 'b1', 'b2', 'c1'], [1, 0]],
  ['in a column', ['b1', 'a1', 'b2', 'a2', 'c1', 'a3'], [0, 1]],
  ['on a diagonal', ['a3', 'a1', 'b2', 'a2', 'c1'], [1, 0]],
])('three %s win', (_, cells, payoff) => {
  expect(played(...cells.slice(0, -1)).outcome).toBeNull();
  expect(played(...cells).outcome).toEqual({ payoff, clause: 'tic-tac-toe.line', cause: 'line' });
});

test('a full board without a line is a draw', () => {
  const match = played('b2', 'a1', 'c1', 'a3', 'a2', 'c2', 'b1', 'b3', 'c3');
  expect(match.outcome).toEqual({ payoff: [0.5, 0.5], clause: 'tic-tac-toe.full', cause: 'full' });
});

test('a line with the last mark wins', () => {
  expect(played('a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'c2', 'b3', 'c3').outcome?.payoff).toEqual([1, 0]);
});

test('only free cells may be marked, and only by the seat whose turn it is', () => {
  const match = played('b2');
  expect(match.options()).not.toContain('b2');
  expect(match.whyNot(1, 'b2')).toEqual({ kind: 'forbidden', clauses: ['tic-tac-toe.free-cell'] });
  expect(match.whyNot(1, 'a1')).toEqual({ kind: 'legal' });
  expect(match.whyNot(0, 'a1')).toEqual({ kind: 'forbidden', clauses: ['tic-tac-toe.alternate'] });
  expect(match.whyNot(1, 'd4')).toEqual({ kind: 'unknown' });
});

test('random matches keep everything that must be true of a game', () => {
  for (let n = 0; n < 20; n++) expect(fuzzMatch(ticTacToe, null, `tic-tac-toe ${n}`).answers).toBeGreaterThan(4);
});
