import { describe, expect, test } from 'vitest';
import { chanceOf, hitOdds } from './odds.ts';

/** Every way that so many dice can fall, counted. */
function enumerated(dice: number, needed: number): number[] {
  const ways = Array.from({ length: dice + 1 }, () => 0);
  const roll = (left: number, hits: number): void => {
    if (left === 0) {
      ways[hits] = (ways[hits] ?? 0) + 1;
      return;
    }
    for (let die = 1; die <= 6; die++) roll(left - 1, hits + (die >= needed ? 1 : 0));
  };
  roll(dice, 0);
  return ways.map((count) => count / 6 ** dice);
}

describe('odds of hits', () => {
  test.each([0, 1, 2, 3, 5, 6])('%i dice are counted out to the last', (dice) => {
    for (const needed of [2, 3, 4]) {
      const exact = enumerated(dice, needed);
      const odds = hitOdds(dice, needed);
      expect(odds).toHaveLength(dice + 1);
      for (const [hits, chance] of exact.entries()) expect(odds[hits]).toBeCloseTo(chance, 12);
    }
  });

  test('five dice at 4+ give three hits or more every other time', () => {
    expect(chanceOf(hitOdds(5, 4), 3)).toBeCloseTo(0.5, 12);
    expect(chanceOf(hitOdds(5, 4), 0)).toBeCloseTo(1, 12);
    expect(chanceOf(hitOdds(2, 4), 3)).toBe(0);
  });
});
