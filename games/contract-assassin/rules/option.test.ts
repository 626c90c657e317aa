import { expect, test } from 'vitest';
import { KINDS } from '../content/kit.ts';
import { SPACES } from '../content/map.ts';
import * as kinds from './option.ts';
import { cardOf, hasSpace, kindOf, numberOf, option, spaceOf } from './option.ts';

test('an option tells again what went into it, up to the last kind, card, space and number', () => {
  for (const kind of [1, kinds.PICK])
    for (const card of [0, 1, KINDS - 1])
      for (const space of [0, 1, SPACES - 1])
        for (const number of [0, 1, 12]) {
          const o = option(kind, card, space, number);
          expect([kindOf(o), cardOf(o), spaceOf(o), numberOf(o), hasSpace(o)]).toEqual([kind, card, space, number, true]);
        }
  expect([cardOf(option(kinds.DRAW)), hasSpace(option(kinds.DRAW)), numberOf(option(kinds.DRAW))]).toEqual([0, false, 0]);
});

test('no two kinds are the same', () => {
  const numbers = Object.values(kinds).filter((value) => typeof value === 'number');
  expect([new Set(numbers).size, numbers.length]).toEqual([23, 23]);
});
