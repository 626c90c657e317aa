import { expect, test } from 'vitest';
import { ambush } from './ambush.ts';
import { fuzzMatch } from './fuzz.ts';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(ROUNDS)('forty ambushes of %i rounds hold every property', (rounds) => {
  let answers = 0;
  let undone = 0;
  for (let i = 0; i < 40; i++) {
    const count = fuzzMatch(ambush, { rounds }, `ambush ${rounds} ${i}`);
    answers += count.answers;
    undone += count.undone;
  }
  expect(answers).toBeGreaterThan(40);
  expect(undone).toBeGreaterThan(20);
});
