import { expect, test } from 'vitest';
import { COMMANDO_DIE } from '../content/dice.ts';
import { chanceOfSuccesses, conversionsOf, type Means, NO_MEANS } from './successes.ts';

/** The same die by die, until what is left to happen is too unlikely to matter. */
function counted(dice: number, needed: number, critical: number, means: Means, likely = 1, hits = 0, results: readonly number[] = [0, 0, 0]): number {
  const [m = 0, a = 0, s = 0] = results;
  if (dice === 0) return hits + conversionsOf(m, a, s, means) >= needed ? likely : 0;
  if (likely < 1e-10) return 0;
  let sum = 0;
  for (const face of COMMANDO_DIE) {
    if (face === 'critical') sum += counted(dice, needed, critical, means, likely / 6, hits + critical, results);
    else if (face === 'success') sum += counted(dice - 1, needed, critical, means, likely / 6, hits + 1, results);
    else
      sum += counted(
        dice - 1,
        needed,
        critical,
        means,
        likely / 6,
        hits,
        results.map((n, type) => n + (['M', 'A', 'S'][type] === face ? 1 : 0)),
      );
  }
  return sum;
}

test.each<[string, number, Means]>([
  ['nothing to convert with', 1, NO_MEANS],
  ['criticals that count double', 2, NO_MEANS],
  ['a token each', 1, { of: [1, 1, 1], free: 0 }],
  ['two of one type', 1, { of: [0, 2, 0], free: 0 }],
  ['all of a type for nothing', 1, { of: [0, 0, Number.POSITIVE_INFINITY], free: 0 }],
  ['one of any type for nothing, and a token', 2, { of: [1, 0, 0], free: 1 }],
])('the chance of so many successes is that of all falls of the dice: %s', (_, critical, means) => {
  for (let dice = 1; dice <= 3; dice++)
    for (let needed = 0; needed <= 5; needed++) expect(chanceOfSuccesses(dice, needed, critical, means)).toBeCloseTo(counted(dice, needed, critical, means), 6);
});

test('a chance is never less than none or more than certain, whatever is lost in rounding', () => {
  for (let dice = 1; dice <= 3; dice++)
    for (const needed of [0, 30]) {
      const chance = chanceOfSuccesses(dice, needed, 1, NO_MEANS);
      expect(Math.abs(chance - (needed === 0 ? 1 : 0))).toBeLessThan(1e-12);
      expect([chance >= 0, chance <= 1]).toEqual([true, true]);
    }
});

test('one die that has to give two successes: a critical, and then a hit', () => {
  const hit = COMMANDO_DIE.filter((face) => face === 'success' || face === 'critical').length / 6;
  expect(chanceOfSuccesses(1, 2, 1, NO_MEANS)).toBeCloseTo(hit / 6, 12);
});
