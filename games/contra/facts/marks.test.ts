import { expect, test } from 'vitest';
import { jungle } from '../testing/views.ts';
import { eventfulOf } from './marks.ts';

test('pillboxes with a token, objectives and posts on the way are named; empty pillboxes are not', () => {
  expect(eventfulOf(jungle(), ['J05', 'J06', 'J07', 'J36', 'J33'])).toMatchObject([
    { id: 'J06', kind: 'pillbox' },
    { id: 'J07', kind: 'objective2' },
    { id: 'J33', kind: 'alarm-post' },
  ]);
});
