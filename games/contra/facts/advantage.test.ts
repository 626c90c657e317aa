import { expect, test } from 'vitest';
import { at } from '#kernel';
import type { AdvantageSymbol } from '../content/advantage.ts';
import { jungle } from '../testing/views.ts';
import { canPay, costOf, countsOf, current, lacks, missing, missingTokens, type Purse, purseOf, sumOf, symbolsOf } from './advantage.ts';

/** Two M tokens, and a card that shows A. */
const purse: Purse = { tokens: [2, 0, 0], hand: ['full-auto'] };

const CASES: readonly (readonly [cost: readonly AdvantageSymbol[], lacks: readonly AdvantageSymbol[]])[] = [
  [['M', 'M', 'A'], []],
  [['M', '*', '*'], []],
  [['S'], ['S']],
  [['A', 'A', '*'], ['A']],
  [['M', 'A', '*', '*'], ['*']],
  [
    ['S', '*', '*', '*', '*'],
    ['S', '*'],
  ],
];

test.each(CASES)('of %j it lacks %j', (cost, lacking) => {
  expect(lacks(purse, cost)).toEqual(lacking);
  expect(missing(purse, countsOf(cost))).toBe(lacking.length);
});

test('symbols are counted by type, `any` apart, and back', () => {
  expect(countsOf(['S', '*', 'M', 'S', '*', '*'])).toEqual([1, 0, 2, 3]);
  expect(symbolsOf([1, 0, 2, 3])).toEqual(['M', 'S', 'S', '*', '*', '*']);
  expect([sumOf([1, 0, 2, 3]), sumOf([])]).toEqual([6, 0]);
  const printed = ['A', '*'] as const;
  expect([costOf(printed), costOf(printed)]).toEqual([
    [0, 1, 0, 1],
    [0, 1, 0, 1],
  ]);
});

test('what a commando has now is tokens and hand cards of a type', () => {
  const rich: Purse = { tokens: [2, 1, 0], hand: ['full-auto', 'dig-in', 'advance'] };
  expect([0, 1, 2].map((type) => current(rich, type))).toEqual([3, 2, 1]);
  expect(purseOf(at(jungle().fighters, 0))).toEqual({ tokens: [1, 1, 0], hand: ['full-auto', 'dig-in', 'advance'] });
});

test.each([
  [['M', 'M'], 0],
  [['M', 'M', 'M'], 1],
  [['A'], 0],
  [['S'], 1],
  [['*', '*', '*'], 0],
  [['*', '*', '*', '*'], 1],
  [['M', '*', '*'], 0],
  [['S', 'S', '*', '*', '*', '*'], 3],
] as const)('of the tokens %j it lacks %i: cards are no tokens', (symbols, n) => {
  expect(missingTokens({ tokens: [2, 1, 0], hand: ['full-auto', 'dig-in', 'advance'] }, countsOf(symbols))).toBe(n);
});

test('what can be paid is what nothing is missing of', () => {
  expect([canPay(purse, countsOf(['M', 'M', 'A'])), canPay(purse, countsOf(['M', 'M', 'A', '*'])), canPay(purse, countsOf([]))]).toEqual([true, false, true]);
});
