import { describe, expect, test } from 'vitest';
import { contraGame } from '../../games/contra/rules/game.ts';
import { everySetting } from '../../games/contra/testing/configs.ts';
import { fuzzMatch } from '../../kernel/testing/fuzz.ts';

const SETTINGS = everySetting();

test('there are 16 pairings for one to four commandos, and eight parts of stories', () => {
  expect(SETTINGS).toHaveLength(72);
});

describe('a random match of contra holds every property', () => {
  test.each(SETTINGS.map((setting, i) => [i, setting] as const))('in setting %i', (i, setting) => {
    const { answers, candidates } = fuzzMatch(contraGame, setting, `contra ${i}`);
    expect(answers).toBeGreaterThan(10);
    expect(candidates).toBeGreaterThan(100);
  });
});
