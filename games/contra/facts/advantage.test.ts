import { expect, test } from 'vitest';
import type { AdvantageSymbol } from '../content/advantage.ts';
import { countsOf, lacks, missing, type Purse } from './advantage.ts';

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
