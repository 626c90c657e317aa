import { expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { BOUND, mostAnswers, mostAnswersOf, mostBreakthrough } from './bound.ts';
import { contactGame } from './game.ts';

proves('contact.cole.breakthrough', 'what stands in the first ring came three turns ago: sixteen a turn, one die for every seven', () => {
  expect([1, 2, 3, 4, 5, 6, 32].map(mostBreakthrough)).toEqual([0, 0, 0, 2, 4, 6, 66]);
});

test('a turn has at most 58 answers, and five more for every die of Breakthrough', () => {
  expect([1, 3, 4, 5].map(mostAnswersOf)).toEqual([58, 58, 68, 78]);
});

test('a match has those of its turns, four for the team and three times three for its victims', () => {
  expect([0, 1, 3, 4].map(mostAnswers)).toEqual([13, 71, 187, 255]);
  expect(mostAnswers(32) - mostAnswers(31)).toBe(mostAnswersOf(32));
  expect([BOUND, contactGame.bound]).toEqual([mostAnswers(32), mostAnswers(32)]);
});
