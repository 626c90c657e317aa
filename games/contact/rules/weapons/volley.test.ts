import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Groups, Situation } from '../../positions.ts';
import { asked, board, cited, eventsOf, night, playerScene, refusal, rolled, type Scene, say } from '../../testing/night.ts';

const GROUPS = { 'blue1/r1': 9, 'blue2/r2': 9, 'blue3/r3': 9 };
const ALL: Situation = { settings: { 'declare-all': true } };

function volley(groups: Groups, situation: Situation, dice: readonly number[], ...orders: readonly string[]): Scene {
  return say(playerScene(night(groups, { ...ALL, ...situation, settings: { ...ALL.settings, ...situation.settings } }), dice), ...orders);
}

proves(
  ['contact.attack.split-dice#3', 'contact.attack.split-dice#4', 'contact.cooper.ardor#7', 'contact.cooper.ardor#6'],
  'all dice lie there before any has an effect, each with its own target and number',
  () => {
    const match = volley(GROUPS, {}, [3, 3, 4], 'cooper fires at blue2/r2', 'cooper fires at blue3/r3');
    expect([rolled(match), board(match)]).toEqual([[3, 3], GROUPS]);
    expect(match.decision?.about).toEqual({
      member: 'cooper',
      dice: [
        { rolled: 3, target: 'blue2/r2', for: 'rifle', needs: 3, grants: false, better: [] },
        { rolled: 3, target: 'blue3/r3', for: 'rifle', needs: 4, grants: false, better: [4, 5, 6] },
      ],
    });
    expect(match.options()).toEqual(['cooper rerolls die 2', 'cooper keeps the die']);
    expect(refusal(match, 'cooper rerolls die 1')).toEqual(['contact.cooper.ardor']);
    say(match, 'cooper rerolls die 2');
    expect(eventsOf(match, 'shot').map(({ segment, die, hit }) => [segment, die, hit])).toEqual([
      ['blue2/r2', 3, true],
      ['blue3/r3', 4, true],
    ]);
  },
);

proves(
  ['contact.cooper.ardor#8', 'contact.cooper.ardor#6'],
  'misses at two targets are two options, at one target one, and none where the others have hit enough',
  () => {
    const options = (groups: Groups, dice: readonly number[], ...targets: readonly string[]): readonly string[] => {
      const match = volley({ ...groups, 'brown8/r4': 9 }, {}, dice, ...targets.map((target) => `cooper fires at ${target}`));
      return asked(match) === 'ardor' ? match.options() : [];
    };
    expect(options(GROUPS, [1, 1], 'blue1/r1', 'blue2/r2')).toEqual(['cooper rerolls die 1', 'cooper rerolls die 2', 'cooper keeps the die']);
    expect(options(GROUPS, [1, 1], 'blue2/r2', 'blue2/r2')).toEqual(['cooper rerolls die 1', 'cooper keeps the die']);
    expect(options({ 'blue2/r2': 1 }, [1, 6], 'blue2/r2', 'blue2/r2')).toEqual([]);
    expect(options({ 'blue2/r2': 2 }, [1, 6], 'blue2/r2', 'blue2/r2')).toEqual(['cooper rerolls die 1', 'cooper keeps the die']);
    expect(options(GROUPS, [3, 6], 'blue2/r2', 'blue2/r2')).toEqual([]);
  },
);

test('one die is one die: who names a single target is asked as always', () => {
  const waived = volley(GROUPS, {}, [1], 'cooper fires at blue1/r1', 'cooper waives');
  expect(waived.options()).toEqual(['cooper rerolls the die', 'cooper keeps the die']);
  const alvares = volley({ 'blue3/r3': 4 }, { team: ['cooper', 'alvares', 'branson', 'schulz'] }, [4], 'alvares fires at blue3/r3');
  expect([asked(alvares), alvares.options()]).toEqual(['ardor', ['cooper rerolls the die', 'cooper keeps the die']]);
});

proves(['contact.miller.mg60', 'contact.miller.close-penalty'], 'Miller’s four dice, with the penalty in ring 1 and the citations of each', () => {
  const team = ['cooper', 'miller', 'kenzo', 'ayden'] as const;
  const at = (segment: string): string => `miller fires at ${segment}`;
  const match = volley(GROUPS, { team }, [2, 2, 3, 6, 5], at('blue1/r1'), at('blue2/r2'), at('blue2/r2'), at('blue1/r1'));
  expect(match.options()).toEqual(['cooper rerolls die 1', 'cooper rerolls die 2', 'cooper keeps the die']);
  say(match, 'cooper rerolls die 2');
  expect(cited(match, 'shot').map(([event, clauses]) => [event.kind === 'shot' && [event.with, event.needs, event.die], clauses[1]])).toEqual([
    [['mg60', 3, 2], 'contact.miller.close-penalty'],
    [['mg60', 3, 5], 'contact.miller.mg60'],
    [['mg60', 3, 3], 'contact.miller.mg60'],
    [['mg60', 3, 6], 'contact.miller.close-penalty'],
  ]);
});

describe('Mobutu', () => {
  const situation: Situation = { team: ['cooper', 'mobutu', 'branson', 'ayden'] };
  const twice = (segment: string, zombies: number, dice: readonly number[]): Scene =>
    volley({ [segment]: zombies, 'brown8/r4': 9 }, situation, dice, `mobutu fires at ${segment}`, `mobutu fires at ${segment}`);

  proves(
    ['contact.mobutu.scatter', 'contact.cooper.ardor#6'],
    'a hit that lacks the sum may be rolled again, where a third stands there and a 6 is enough',
    () => {
      expect(twice('blue1/r3', 3, [4, 5]).options()).toEqual(['cooper rerolls die 1', 'cooper rerolls die 2', 'cooper keeps the die']);
      expect(asked(twice('blue1/r3', 2, [4, 5]))).toBe('act');
      expect(asked(twice('blue1/r1', 9, [4, 5]))).toBe('act');
      expect(twice('blue1/r2', 9, [3, 5]).options()).toEqual(['cooper rerolls die 1', 'cooper keeps the die']);
      expect(asked(twice('blue1/r3', 9, [4, 6]))).toBe('scatter');
    },
  );

  proves(['contact.mobutu.scatter-final-values', 'contact.mobutu.scatter#4'], 'the sum is that of the dice as they lie in the end', () => {
    const match = say(twice('blue1/r3', 9, [5, 4, 5]), 'cooper rerolls die 2');
    expect(asked(match)).toBe('scatter');
    expect(board(say(match, 'mobutu scatters'))['blue1/r3']).toBe(6);
    const apart = volley(GROUPS, { ...situation, ardorUsed: true }, [6, 6], 'mobutu fires at blue2/r2', 'mobutu fires at blue3/r3');
    expect(asked(apart)).toBe('act');
  });
});

proves(['contact.attack.split-dice#5', 'contact.cole.inspire#1'], 'Cole’s sixes inspire one after the other, when all dice lie there', () => {
  const match = volley({ 'blue2/r2': 9 }, { team: ['cole', 'kenzo', 'branson', 'ayden'] }, [6, 6], 'cole fires at blue2/r2', 'cole fires at blue2/r2');
  expect([asked(match), rolled(match), eventsOf(match, 'shot').length]).toEqual(['inspire', [6, 6], 1]);
  say(match, 'cole inspires kenzo');
  expect([asked(match), eventsOf(match, 'shot').length]).toEqual(['inspire', 2]);
});

proves('contact.kenzo.ronin#7', 'with ronin-split rifle and blade lie there together, and what a blade grants is rolled at once', () => {
  const situation: Situation = { settings: { 'ronin-split': true } };
  const match = volley(GROUPS, situation, [6, 1, 1, 3], 'kenzo strikes at blue1/r1', 'kenzo fires at blue3/r3');
  expect(match.decision?.about).toMatchObject({
    dice: [
      { for: 'ronin', needs: 2, grants: true, better: [] },
      { for: 'rifle', needs: 4, grants: false, better: [4, 5, 6] },
    ],
  });
  say(match, 'cooper keeps the die');
  expect(match.decision?.about).toMatchObject({ dice: [{ rolled: 1, for: 'ronin-extra' }] });
  say(match, 'cooper rerolls the die');
  expect([board(match)['blue1/r1'], board(match)['blue3/r3'], rolled(match)]).toEqual([7, 9, [6, 1, 1, 3]]);
});

proves('contact.kenzo.ronin#6', 'a blade that leaves nobody grants nothing', () => {
  const situation: Situation = { settings: { 'ronin-split': true } };
  const granting = (zombies: number, second: string, dice = [6, 1], first = 'kenzo strikes at blue1/r1') => {
    const match = volley({ ...GROUPS, 'blue1/r1': zombies, 'blue2/r1': 9 }, situation, dice, first, second);
    const { decision } = match.scene(0);
    return decision?.kind === 'ardor' ? decision.about.dice.map(({ grants }) => grants) : null;
  };
  expect(granting(1, 'kenzo fires at blue3/r3')).toEqual([false, false]);
  expect(granting(2, 'kenzo strikes at blue1/r1')).toEqual([true, false]);
  expect(granting(2, 'kenzo strikes at blue1/r1', [1, 6])).toEqual([false, true]);
  expect(granting(2, 'kenzo strikes at blue1/r1', [3, 6], 'kenzo strikes at blue2/r1')).toEqual([false, true]);
});
