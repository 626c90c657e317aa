import { expect, test } from 'vitest';
import { begin, say } from '../testing/job.ts';
import { counted, isNew } from './hitman.ts';

test('somebody is new until they have done something', () => {
  const match = begin({ who: ['winchester', 'lily'], round: 1 });
  expect([isNew(match.scene(0).view, 0), isNew(match.scene(0).view, 1)]).toEqual([true, false]);
  say(match, 'draw');
  expect(isNew(match.scene(0).view, 0)).toBe(false);
  expect(isNew(begin({ who: ['winchester', 'lily'], round: 2 }).scene(0).view, 0)).toBe(false);
});

test('cards are counted by kind', () => {
  const counts = counted(['longbow', 'poison', 'longbow']);
  expect(counts.filter((count) => count > 0)).toEqual([2, 1]);
});
