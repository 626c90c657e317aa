import { expect, test } from 'vitest';
import { ambush } from './ambush.ts';
import { fuzzMatch } from './fuzz.ts';

test('a thousand ambushes hold every property', () => {
  let answers = 0;
  let undone = 0;
  for (let i = 0; i < 1000; i++) {
    const count = fuzzMatch(ambush, { rounds: 1 + (i % 8) }, `ambush ${i}`);
    answers += count.answers;
    undone += count.undone;
  }
  expect(answers).toBeGreaterThan(5000);
  expect(undone).toBeGreaterThan(500);
}, 300_000);
