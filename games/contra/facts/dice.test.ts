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

test('every critical of a wave waits for its own die', () => {
  expect(chainsOf(['critical', 'critical', 'A'], 2)).toEqual([['critical', 'A'], ['critical']]);
  expect(chainsOf(['M', 'critical', 'critical', 'S'], 2)).toEqual([['M'], ['critical', 'critical', 'S']]);
});

test('successes and criticals hit, whatever is left; of each type those on the right wait', () => {
  expect(stateOfDice(['critical', 'S', 'M', 'S', 'success'], { M: 0, A: 2, S: 1 })).toEqual(['hit', 'converted', 'converted', 'open', 'hit']);
  expect(stateOfDice([], { M: 1, A: 1, S: 1 })).toEqual([]);
});

test('a chain that has ended gets no further die, and what exploded from nothing stands alone', () => {
  expect(chainsOf(['critical', 'critical', 'A', 'critical', 'M'], 2)).toEqual([
    ['critical', 'A'],
    ['critical', 'critical', 'M'],
  ]);
  expect(chainsOf(['critical', 'A', 'M'], 1)).toEqual([['critical', 'A'], ['M']]);
});
