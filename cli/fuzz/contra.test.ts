import { expect, test } from 'vitest';
import { contraGame } from '../../games/contra/rules/game.ts';
import { everySetting } from '../../games/contra/testing/configs.ts';
import { fuzzMatch } from '../../kernel/testing/fuzz.ts';

test('a random match of contra in every setting holds every property: 16 pairings, one to four commandos, all modes, all parts of both stories', () => {
  const settings = everySetting();
  expect(settings).toHaveLength(72);
  let answers = 0;
  let candidates = 0;
  let undone = 0;
  for (const [i, setting] of settings.entries()) {
    const count = fuzzMatch(contraGame, setting, `contra ${i}`);
    answers += count.answers;
    candidates += count.candidates;
    undone += count.undone;
  }
  expect(answers).toBeGreaterThan(5_000);
  expect(candidates).toBeGreaterThan(200_000);
  expect(undone).toBeGreaterThan(3_000);
});
