import { describe, expect, test } from 'vitest';
import type { Box } from '#games';
import type { GameTypes, Json } from '#kernel';
import { fuzzMatch } from '../../kernel/testing/fuzz.ts';
import { besideOf } from './beside.ts';
import { randomConfig } from './configs.ts';
import { compareTwins } from './twins.ts';

export interface FuzzTests {
  readonly tests: number;
  readonly matches: number;
}

const PAIRS = 300;

/**
 * Random matches with presets and settings drawn by lot, in many small tests, so that none comes near the limit on a busy machine;
 * and twins, where a game hides something.
 */
export async function fuzzTests<T extends GameTypes>(box: Box<T>, { tests, matches }: FuzzTests): Promise<void> {
  const firsts = Array.from({ length: tests }, (_, i) => matches * i);
  const beside = await besideOf<T>(box.game.id);
  test.each(firsts)(`${matches} random matches of ${box.game.id} from %i on hold every property`, (first) => {
    let answers = 0;
    let candidates = 0;
    let previews = 0;
    let claims = 0;
    for (let number = first; number < first + matches; number++) {
      const seed = `test ${box.game.id} ${number}`;
      const count = fuzzMatch(box.game, randomConfig(box, seed), seed, beside);
      answers += count.answers;
      candidates += count.candidates;
      previews += count.foretold;
      claims += count.reasons + count.citations;
    }
    expect(answers).toBeGreaterThan(5 * matches);
    expect(candidates).toBeGreaterThan(20 * matches);
    if (beside.foretold !== undefined) expect(previews).toBeGreaterThan(matches);
    if (beside.truth !== undefined) expect(claims).toBeGreaterThan(10 * matches);
  });
  if (box.game.imagine !== undefined)
    test(`over the wire nobody can tell apart states of ${box.game.id} that differ only in what they may not know`, () => {
      const { pairs, matches, told, failure } = compareTwins(box as Box, { seed: 'test', first: 0, pairs: PAIRS });
      expect(failure?.message).toBeUndefined();
      expect(pairs).toBe(PAIRS);
      // Whoever is asked something, or passed over, tells nobody what they hold.
      expect(told).toBe(0);
      expect(matches).toBeGreaterThan(1);
    });
}

/** One random match in each of these configurations. */
export async function fuzzEach<T extends GameTypes>(box: Box<T>, configs: readonly Json[]): Promise<void> {
  const beside = await besideOf<T>(box.game.id);
  describe(`a random match of ${box.game.id} holds every property`, () => {
    test.each(configs.map((config, i) => [i, config] as const))('in configuration %i', (i, config) => {
      const { answers, candidates } = fuzzMatch(box.game, config, `${box.game.id} ${i}`, beside);
      expect(answers).toBeGreaterThan(10);
      expect(candidates).toBeGreaterThan(100);
    });
  });
}
