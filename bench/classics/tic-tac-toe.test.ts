import { expect, test } from 'vitest';
import { freshKey, loadMatch, Match, recordOf, saveMatch, verifyRecord } from '#kernel';
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

test('random matches keep the laws, can be saved at every moment, and their records hold', () => {
  for (let n = 0; n < 20; n++) {
    const match = Match.start(ticTacToe, null, { key: freshKey() });
    for (let pick = n; match.decision !== null; pick = (pick * 31 + 7) % 1009) {
      expect(loadMatch(ticTacToe, JSON.parse(JSON.stringify(saveMatch(match)))).hash()).toBe(match.hash());
      match.answerIndex(pick % match.decision.count);
      for (const law of ticTacToe.laws) expect(law.holds(match.state), law.name).toBe(true);
    }
    expect(verifyRecord(ticTacToe, JSON.parse(JSON.stringify(recordOf(match)))).outcome).toEqual(match.outcome);
  }
});
