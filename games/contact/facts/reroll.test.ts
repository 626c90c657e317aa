import { describe, expect, test } from 'vitest';
import type { Groups, Scene, Situation } from '../testing/night.ts';
import { asked, night, playerScene, say, zombieScene } from '../testing/night.ts';
import type { About } from '../types.ts';
import { chance } from './needs.ts';
import { betterFrom, countsOf } from './reroll.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

function about(match: Scene): About<'ardor'> | null {
  const { decision } = match.scene(0);
  return decision?.kind === 'ardor' ? decision.about : null;
}

/** What the die at this place already does, after these orders. */
function counts(groups: Groups, situation: Situation, dice: readonly number[], ...orders: readonly string[]): unknown {
  const match = say(playerScene(night(groups, situation), dice), ...orders);
  const asking = about(match);
  return asking === null ? null : countsOf(asking, 0, match.scene(0).view);
}

describe('what already counts', () => {
  test('of the flame thrower: the inner ring may burn while the outer does not', () => {
    const burn = (die: number, groups: Groups, settings: Situation['settings'] = {}, order = 'branson burns blue1') =>
      counts(groups, { settings }, [die], order);
    const both = { 'blue1/r1': 2, 'blue1/r2': 9 };
    const inner = { ring: 1, needs: 2 };
    const outer = { ring: 2, needs: 3, falls: 0 };
    expect(burn(2, both)).toEqual({ of: 'flames', burning: [{ ...inner, falls: 2 }, outer] });
    expect(burn(2, { ...both, 'blue1/r1': 9 })).toEqual({ of: 'flames', burning: [{ ...inner, falls: 3 }, outer] });
    expect(burn(1, both)).toEqual({ of: 'flames', burning: [{ ...inner, falls: 0 }, outer] });
    expect(burn(1, { 'blue1/r2': 9 })).toEqual({ of: 'flames', burning: [outer] });
    expect(burn(2, both, { 'flame-target-decides': true }, 'branson burns at blue1/r2')).toEqual({
      of: 'flames',
      burning: [{ ring: 1, needs: 3, falls: 0 }, outer],
    });
  });

  test('of Dunham: whom the die reaches, and what the next ring takes', () => {
    const team = ['cooper', 'dunham', 'branson', 'ayden'] as const;
    const groups = { 'blue1/r1': 2, 'blue2/r2': 2, 'blue4/r4': 2 };
    const beyond = { ring: 4, needs: 5 };
    expect(counts(groups, { team }, [3], 'dunham rolls first')).toEqual({ of: 'reach', groups: ['blue1/r1', 'blue2/r2'], beyond });
    expect(counts(groups, { team }, [1], 'dunham rolls first')).toEqual({ of: 'reach', groups: [], beyond: { ring: 1, needs: 2 } });
    const settings = { 'flexible-grenade': true, 'grenade-range-2': true };
    expect(counts(groups, { team, settings }, [2], 'dunham rolls first with the grenade')).toEqual({
      of: 'reach',
      groups: ['blue1/r1'],
      beyond: { ring: 2, needs: 3 },
    });
  });

  test('of others: a miss and what it takes, a hit and what it may become, a number', () => {
    const alvares = { team: ['cooper', 'alvares', 'nelson', 'mobutu'] } as const;
    const groups = { 'blue3/r3': 9 };
    expect(counts(groups, alvares, [2], 'alvares fires at blue3/r3')).toEqual({ of: 'miss', needs: 3 });
    expect(counts(groups, alvares, [4], 'alvares fires at blue3/r3')).toEqual({ of: 'hit', from: 5 });
    expect(counts(groups, alvares, [4], 'mobutu fires at blue3/r3')).toEqual({ of: 'hit', from: null });
    expect(counts(groups, alvares, [5, 2], 'nelson fires at blue3/r3')).toEqual({ of: 'number' });
    const aid = say(zombieScene(night({ 'blue1/r1': 7 }), [1, 6]), 'vanderbilt tries first aid');
    const asking = about(aid);
    expect(asking && [countsOf(asking, 0, aid.scene(0).view), betterFrom(asking, 0, aid.scene(0).view)]).toEqual([{ of: 'number' }, null]);
  });
});

/** Kills on average when these dice lie there and nothing is rolled again: every further die is thrown in all six ways. */
function meanKills(groups: Groups, situation: Situation, orders: readonly string[], dice: readonly number[]): number {
  const match = playerScene(night(groups, { ...situation, ardorUsed: true }), [...dice, 6, 6]);
  say(match, ...orders);
  if (asked(match) === 'scatter') say(match, 'mobutu scatters');
  const thrown = match.answers.flatMap(({ gave }) => gave).length;
  if (thrown <= dice.length) return match.state.killed;
  return FACES.reduce((sum, face) => sum + meanKills(groups, situation, orders, [...dice, face]) / 6, 0);
}

interface Together {
  readonly name: string;
  readonly segment: string;
  readonly situation: Situation;
  readonly orders: readonly string[];
}

const TOGETHER: readonly Together[] = [
  { name: 'Ronin', segment: 'blue1/r1', situation: {}, orders: ['kenzo strikes at blue1/r1'] },
  ...['blue1/r2', 'blue1/r3'].map((segment) => ({
    name: `two attacks of Mobutu at ${segment}`,
    segment,
    situation: { team: ['cooper', 'mobutu', 'branson', 'ayden'] as const, settings: { 'declare-all': true } },
    orders: [`mobutu fires at ${segment}`, `mobutu fires at ${segment}`],
  })),
  {
    name: 'two attacks of Cooper',
    segment: 'blue1/r3',
    situation: { settings: { 'declare-all': true } },
    orders: ['cooper fires at blue1/r3', 'cooper fires at blue1/r3'],
  },
  {
    name: 'blade and rifle at one group',
    segment: 'blue1/r1',
    situation: { settings: { 'declare-all': true, 'ronin-split': true } },
    orders: ['kenzo strikes at blue1/r1', 'kenzo fires at blue1/r1'],
  },
];

test.each(TOGETHER)(
  '$name: a die is offered just where another result takes more, and the odds shown are the share of such results',
  ({ segment, situation, orders }) => {
    for (let zombies = 1; zombies <= 4; zombies++) {
      const groups = { [segment]: zombies, 'brown8/r4': 9 };
      const mean = new Map<string, number>();
      for (const a of FACES) for (const b of FACES) mean.set(`${a}${b}`, meanKills(groups, situation, orders, [a, b]));
      for (const a of FACES)
        for (const b of FACES) {
          const match = say(playerScene(night(groups, situation), [a, b, 6, 6]), ...orders);
          const asking = about(match);
          const { view } = match.scene(0);
          const now = mean.get(`${a}${b}`) ?? 0;
          [a, b].forEach((_, at) => {
            const better = FACES.filter((face) => (mean.get(at === 0 ? `${face}${b}` : `${a}${face}`) ?? 0) > now + 1e-9);
            const together = asking !== null && asking.dice.length === 2 && asking.dice[at]?.for !== 'ronin-extra' ? asking : null;
            const from = together === null ? null : betterFrom(together, at, view);
            expect([zombies, a, b, at, from === null ? 0 : Math.round(6 * chance(from))]).toEqual([zombies, a, b, at, better.length]);
          });
        }
    }
  },
);
