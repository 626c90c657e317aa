import { describe, expect, test } from 'vitest';
import { LARGE, MEDIUM, SMALL } from '../content/map.ts';
import { chanceOf, hiddenFrom, hitChance, hitOdds, unseenOdds, volleyOdds } from './odds.ts';

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

test('what is to be expected of dice', () => {
  expect([SMALL, MEDIUM, LARGE].map((size) => hitChance(size) * 6)).toEqual([3, 4, 5]);
  expect([hiddenFrom(0), hiddenFrom(1), hiddenFrom(2)].map((chance) => Math.round(chance * 9))).toEqual([9, 6, 4]);
});

/** Every way that dice can fall and be rolled again while one is bad, each with its chance. */
function everyRoll(bad: readonly ((die: number) => boolean)[], rerolls: number, tell: (rolled: readonly number[], left: number, chance: number) => void): void {
  const again = (rolled: readonly number[], left: number, chance: number): void => {
    const worst = rolled.findIndex((die, index) => bad[index]?.(die));
    if (worst < 0 || left === 0) tell(rolled, left, chance);
    else for (let die = 1; die <= 6; die++) again(rolled.with(worst, die), left - 1, chance / 6);
  };
  const roll = (rolled: readonly number[], chance: number): void => {
    if (rolled.length === bad.length) again(rolled, rerolls, chance);
    else for (let die = 1; die <= 6; die++) roll([...rolled, die], chance / 6);
  };
  roll([], 1);
}

describe('odds with rerolls', () => {
  test.each([
    [0, 1],
    [1, 1],
    [3, 1],
    [2, 2],
    [4, 1],
    [1, 3],
  ])('%i dice and %i rerolls are counted out to the last', (dice, rerolls) => {
    for (const needed of [2, 3, 4]) {
      const exact = Array.from({ length: dice + 1 }, () => Array.from({ length: rerolls + 1 }, () => 0));
      const hits = (rolled: readonly number[]): number => rolled.filter((die) => die >= needed).length;
      everyRoll(
        Array.from({ length: dice }, () => (die: number) => die >= needed),
        rerolls,
        (rolled, left, chance) => {
          const row = exact[hits(rolled)] ?? [];
          row[left] = (row[left] ?? 0) + chance;
        },
      );
      const odds = volleyOdds(dice, needed, rerolls);
      expect(odds.map((row) => row.length)).toEqual(exact.map((row) => row.length));
      for (const [n, row] of exact.entries()) for (const [left, chance] of row.entries()) expect(odds[n]?.[left]).toBeCloseTo(chance, 12);
    }
  });

  test.each([0, 1, 2])('hidden from enemies of different kinds with %i rerolls', (rerolls) => {
    for (const finds of [[2], [2, 2], [1, 2, 3]]) {
      let hidden = 0;
      everyRoll(
        finds.map((most) => (die: number) => die <= most),
        rerolls,
        (rolled, _, chance) => {
          if (rolled.every((die, index) => die > (finds[index] ?? 0))) hidden += chance;
        },
      );
      expect(
        unseenOdds(
          finds.map((most) => most / 6),
          rerolls,
        ),
      ).toBeCloseTo(hidden, 12);
    }
  });
});
