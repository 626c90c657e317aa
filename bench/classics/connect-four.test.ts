import { expect, test } from 'vitest';
import { Match } from '#kernel';
import { fuzzMatch } from '../../kernel/testing/fuzz.ts';
import { connectFour } from './connect-four.ts';

function played(drops: string): Match {
  const match = Match.start(connectFour, null);
  for (const column of drops) match.answer(match.number, match.asked[0] ?? -1, column);
  return match;
}

test('seats alternate and stones lie on stones', () => {
  const match = played('ddd');
  expect(match.game.view(match.state, null)).toEqual({ columns: ['', '', '', 'XOX', '', '', ''], mover: 1 });
  expect(match.whyNot(0, 'a')).toEqual({ kind: 'forbidden', clauses: ['connect-four.alternate'] });
});

test.each([
  ['in a column', 'abababa', 0],
  ['in a row', 'aabbccd', 0],
  ['at the right edge of a row', 'ddeeffg', 0],
  ['on a diagonal that rises', 'abbccdcddgd', 0],
  ['on a diagonal that falls', 'gffeededdad', 0],
  ['by the second seat', 'gacacaga', 1],
])('four %s wins', (_, drops, winner) => {
  const before = played(drops.slice(0, -1));
  expect(before.outcome).toBeNull();
  expect(played(drops).outcome).toEqual({ payoff: winner === 0 ? [1, 0] : [0, 1], clause: 'connect-four.four', cause: 'four' });
});

test('a line does not go on at the other side of the board', () => {
  expect(played('eafbgba').outcome).toBeNull();
});

test('a full board without four is a draw', () => {
  const match = played('abababbababacdcdcddcdcdcefefeffefefegggggg');
  expect(match.number).toBe(42);
  expect(match.outcome).toEqual({ payoff: [0.5, 0.5], clause: 'connect-four.full', cause: 'full' });
});

test('a full column takes no stone', () => {
  const match = played('aaaaaa');
  expect(match.options()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  expect(match.whyNot(0, 'a')).toEqual({ kind: 'forbidden', clauses: ['connect-four.open-column'] });
  expect(match.whyNot(0, 'b')).toEqual({ kind: 'legal' });
  expect(match.whyNot(0, 'h')).toEqual({ kind: 'unknown' });
});

test('random matches keep everything that must be true of a game', () => {
  for (let n = 0; n < 20; n++) expect(fuzzMatch(connectFour, null, `connect-four ${n}`).answers).toBeGreaterThan(4);
});
