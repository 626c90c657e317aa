import { expect, test } from 'vitest';
import { worth } from '../facts/coins.ts';
import { loadGuide } from './guide.ts';

test('the hints say what the rules count', async () => {
  const { words } = await loadGuide('en');
  expect([worth(4), worth(3), worth(2), worth(1)]).toEqual([1, 0, -2, -2]);
  expect(words['four']).toContain('that is a coin');
  for (const id of ['goal', 'wrong', 'danger', 'pay']) expect(words[id]).toContain('two');
});
