import { expect, test } from 'vitest';
import { KINDS } from '../content/kit.ts';
import { SPACES } from '../content/map.ts';
import * as deeds from './option.ts';
import { cardOf, deedOf, hasSpace, numberOf, option, spaceOf } from './option.ts';

test('an option tells again what went into it, up to the last deed, card, space and number', () => {
  for (const deed of [1, deeds.PICK])
    for (const card of [0, 1, KINDS - 1])
      for (const space of [0, 1, SPACES - 1])
        for (const number of [0, 1, 12]) {
          const o = option(deed, card, space, number);
          expect([deedOf(o), cardOf(o), spaceOf(o), numberOf(o), hasSpace(o)]).toEqual([deed, card, space, number, true]);
        }
  expect([cardOf(option(deeds.DRAW)), hasSpace(option(deeds.DRAW)), numberOf(option(deeds.DRAW))]).toEqual([0, false, 0]);
});

test('no two deeds are the same', () => {
  const numbers = Object.values(deeds).filter((value) => typeof value === 'number');
  expect([new Set(numbers).size, numbers.length]).toEqual([23, 23]);
});
