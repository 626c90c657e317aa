import { expect, test } from 'vitest';
import { chainsOf, stateOfDice } from './dice.ts';

test('a critical is followed by the die it brought', () => {
  expect(chainsOf(['critical', 'A', 'M', 'success'], 3)).toEqual([['critical', 'success'], ['A'], ['M']]);
});

test('criticals of extra dice go on, wave by wave', () => {
  expect(chainsOf(['critical', 'critical', 'A', 'critical', 'M', 'S'], 3)).toEqual([['critical', 'critical', 'S'], ['critical', 'M'], ['A']]);
});

test('no die is lost, whatever was rolled', () => {
  expect(chainsOf(['A', 'M'], 1).flat()).toEqual(['A', 'M']);
  expect(chainsOf([], 0)).toEqual([]);
});

test('results are converted from the left; what is left waits', () => {
  expect(stateOfDice(['A', 'success', 'A', 'M'], { M: 1, A: 1, S: 0 })).toEqual(['converted', 'hit', 'open', 'open']);
});
