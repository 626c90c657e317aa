import { expect, test } from 'vitest';
import { jungle } from '../testing/raid.ts';
import { onTheWay } from './on-the-way.ts';

test('pillboxes with a token, objectives and posts on the way are named; empty pillboxes are not', () => {
  expect(onTheWay(jungle(), ['J05', 'J06', 'J07', 'J36', 'J33'])).toEqual([
    { id: 'J06', kind: 'pillbox' },
    { id: 'J07', kind: 'objective2' },
    { id: 'J33', kind: 'alarm-post' },
  ]);
});
