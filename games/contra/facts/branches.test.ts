import { expect, test } from 'vitest';
import { branchesOf } from './branches.ts';

test('a choice between effects is found on the card it stands on', () => {
  const found = branchesOf({ seat: 0, what: 'ambush-in-the-ferns', effects: ['spend', 'draw-enemy'], lacking: [0, 0] });
  expect(found).toEqual([[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]]);
});

test('nothing is found of a choice that the card does not give', () => {
  expect(branchesOf({ seat: 0, what: 'mud-slide', effects: ['spend', 'draw-enemy'], lacking: [0, 0] })).toBe(null);
  expect(branchesOf({ seat: 0, what: 'damage', effects: ['spend', 'draw-enemy'], lacking: [0, 0] })).toBe(null);
});
