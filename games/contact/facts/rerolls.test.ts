import { describe, expect, test } from 'vitest';
import type { Groups, Situation } from '../positions.ts';
import type { Scene } from '../testing/night.ts';
import { asked, night, playerScene, say, zombieScene } from '../testing/night.ts';
import type { About } from '../types.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

function about(match: Scene): About<'ardor'> | null {
  const { decision } = match.scene(0);
  return decision?.kind === 'ardor' ? decision.about : null;
}

/** What would be better than the die that lies there after these orders. */
function better(groups: Groups, situation: Situation, dice: readonly number[], ...orders: readonly string[]): readonly number[] | undefined {
  return about(say(playerScene(night(groups, situation), dice), ...orders))?.dice[0]?.better;
}

/** What keeping the dice does. */
function kept(groups: Groups, situation: Situation, dice: readonly number[], ...orders: readonly string[]): unknown {
  const match = say(playerScene(night(groups, situation), dice), ...orders);
  return match.open([0]).find(({ answer }) => answer.do === 'keep')?.preview;
}

describe('what would be better than a die that lies there', () => {
  test('of the flame thrower: the next ring that does not burn', () => {
    const both = { 'blue1/r1': 2, 'blue1/r2': 9 };
    expect(better(both, {}, [1], 'branson burns blue1')).toEqual([2, 3, 4, 5, 6]);
    expect(better(both, {}, [2], 'branson burns blue1')).toEqual([3, 4, 5, 6]);
    expect(better({ 'blue1/r2': 9 }, {}, [1], 'branson burns blue1')).toEqual([3, 4, 5, 6]);
    expect(better(both, { settings: { 'flame-target-decides': true } }, [2], 'branson burns at blue1/r2')).toEqual([3, 4, 5, 6]);
    expect(kept(both, {}, [2], 'branson burns blue1')).toEqual({ kind: 'keeping', falls: [{ at: 'blue1/r1', falls: 2 }] });
  });

  test('of Dunham: the next ring with somebody in it', () => {
    const team = ['cooper', 'dunham', 'branson', 'ayden'] as const;
    const groups = { 'blue1/r1': 2, 'blue2/r2': 2, 'blue4/r4': 2 };
    expect(better(groups, { team }, [3], 'dunham rolls first')).toEqual([5, 6]);
    expect(better(groups, { team }, [1], 'dunham rolls first')).toEqual([2, 3, 4, 5, 6]);
    expect(kept(groups, { team }, [3], 'dunham rolls first')).toBeNull();
  });

  test('of others: a hit, more than a hit, a higher number, a lower one for First Aid', () => {
    const team = ['cooper', 'alvares', 'nelson', 'mobutu'] as const;
    const groups = { 'blue3/r3': 9 };
    expect(better(groups, { team }, [2], 'alvares fires at blue3/r3')).toEqual([3, 4, 5, 6]);
    expect(better(groups, { team }, [4], 'alvares fires at blue3/r3')).toEqual([5, 6]);
    expect(better(groups, { team }, [4], 'mobutu fires at blue3/r3')).toEqual([5, 6]);
    expect(better(groups, { team }, [5, 3], 'mobutu fires at blue3/r3', 'cooper keeps the die', 'mobutu fires at blue3/r3')).toEqual([4, 5, 6]);
    expect(better(groups, { team }, [5, 4], 'mobutu fires at blue3/r3', 'cooper keeps the die', 'mobutu fires at blue3/r3')).toEqual([5, 6]);
    expect(better(groups, { team }, [5, 2], 'nelson fires at blue3/r3')).toEqual([3, 4, 5, 6]);
    const aid = say(zombieScene(night({ 'blue1/r1': 7 }), [1, 6]), 'vanderbilt tries first aid');
    expect(about(aid)?.dice[0]?.better).toEqual([1, 2, 3]);
  });
});

describe('a die that is kept takes', () => {
  const team = ['cooper', 'alvares', 'nelson', 'ayden'] as const;
  const groups = { 'blue1/r1': 9, 'blue3/r3': 9 };
  test.each([
    ['a shot that misses: nobody', [2], ['alvares fires at blue3/r3'], 0],
    ['a shot that hits but confuses nobody: one', [4], ['alvares fires at blue3/r3'], 1],
    ['a grenade that misses: nobody', [1], ['ayden throws a grenade at blue1/r1'], 0],
    ['a grenade that hits but confuses nobody: five', [4], ['alvares throws a grenade at blue3/r3'], 5],
    ['of the launcher: as many as it shows', [4, 2], ['nelson fires at blue3/r3'], 2],
  ] as const)('%s', (_, dice, orders, falls) => {
    const at = orders[0].endsWith('blue1/r1') ? 'blue1/r1' : 'blue3/r3';
    expect(kept(groups, { team }, dice, ...orders)).toEqual({ kind: 'keeping', falls: falls === 0 ? [] : [{ at, falls }] });
  });

  test('as many as all dice together, and nobody where nobody stands', () => {
    const settings = { 'declare-all': true };
    const orders = ['cooper fires at blue1/r1', 'cooper fires at blue3/r3'];
    expect(kept(groups, { team, settings }, [2, 1], ...orders)).toEqual({ kind: 'keeping', falls: [{ at: 'blue1/r1', falls: 1 }] });
    expect(kept(groups, {}, [2, 3], 'kenzo strikes at blue1/r1')).toEqual({ kind: 'keeping', falls: [{ at: 'blue1/r1', falls: 2 }] });
    expect(kept({ 'blue1/r1': 9 }, {}, [1], 'branson burns blue1')).toEqual({ kind: 'keeping', falls: [] });
    expect(kept({ 'blue1/r2': 9 }, {}, [2], 'branson burns blue1')).toEqual({ kind: 'keeping', falls: [] });
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

test.each(TOGETHER)('$name: a die is offered just where another result takes more, and it says which', ({ segment, situation, orders }) => {
  for (let zombies = 1; zombies <= 4; zombies++) {
    const groups = { [segment]: zombies, 'brown8/r4': 9 };
    const mean = new Map<string, number>();
    for (const a of FACES) for (const b of FACES) mean.set(`${a}${b}`, meanKills(groups, situation, orders, [a, b]));
    for (const a of FACES)
      for (const b of FACES) {
        const match = say(playerScene(night(groups, situation), [a, b, 6, 6]), ...orders);
        const asking = about(match);
        const now = mean.get(`${a}${b}`) ?? 0;
        [a, b].forEach((_, at) => {
          const better = FACES.filter((face) => (mean.get(at === 0 ? `${face}${b}` : `${a}${face}`) ?? 0) > now + 1e-9);
          const together = asking !== null && asking.dice.length === 2 && asking.dice[at]?.for !== 'ronin-extra' ? asking : null;
          expect([zombies, a, b, at, together?.dice[at]?.better ?? []]).toEqual([zombies, a, b, at, better]);
        });
      }
  }
});
