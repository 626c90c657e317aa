import { expect, test } from 'vitest';
import { cardWords } from '../../words/en/cards.ts';
import { branchesOf } from './branch.ts';

test('a choice between effects is told in the words of the card it stands on', () => {
  const found = branchesOf({ seat: 0, what: 'ambush-in-the-ferns', effects: ['spend', 'draw-enemy'], lacking: [0, 0] }, cardWords);
  expect(found).toHaveLength(2);
  expect(found?.[0]).toContain('[S]');
  expect(found?.[1]).toMatch(/enemy/i);
});

test('nothing is told of a choice that no card knows', () => {
  expect(branchesOf({ seat: 0, what: 'mud-slide', effects: ['spend', 'draw-enemy'] }, cardWords)).toBe(null);
  expect(branchesOf(null, cardWords)).toBe(null);
});
