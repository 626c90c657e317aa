import { expect, test } from 'vitest';
import { begin, say, told } from '../testing/job.ts';
import { addedWays, bestAttempt, chartOf, killWaysWith, weaponsAllowed } from './attempt.ts';

const BAZ = {
  who: ['simon', 'klaus'],
  at: { simon: 'istanbul' },
  contracts: { simon: ['istanbul'] },
  hand: { simon: ['longbow', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'explosives', 'boomerang'] },
  skills: { simon: { explosives: 5, longbow: 9 } },
  guards: { istanbul: [4, 8] },
} as const;
const FIVE = ['longbow', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'explosives'] as const;

test('the chart says of each sum whether it kills, by which weapon, and whom a bodyguard stops', () => {
  const { view } = begin(BAZ).scene(0);
  const chart = chartOf(view, 0, 'istanbul', FIVE);
  expect(chart.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(chart.filter(({ does }) => does === 'kills').map(({ sum }) => sum)).toEqual([3, 5, 6, 7, 9, 10]);
  expect(chart.find(({ sum }) => sum === 8)).toEqual({ sum: 8, ways: 5, does: 'blocked', by: 'duelling-pistol', skill: false, guard: true });
  expect(chart.find(({ sum }) => sum === 4)).toEqual({ sum: 4, ways: 3, does: 'nothing', by: null, skill: false, guard: true });
  expect(chart.find(({ sum }) => sum === 5)).toEqual({ sum: 5, ways: 4, does: 'kills', by: 'explosives', skill: true, guard: false });
});

test('the odds that are shown are those of all 36 rolls', () => {
  const { view } = begin(BAZ).scene(0);
  let kills = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) kills += told(say(begin(BAZ, a, b, 12), 'attempt in istanbul', ...FIVE.map((id) => `bring ${id}`), 'roll'), 'kills').length;
  expect(killWaysWith(view, 0, 'istanbul', FIVE)).toBe(kills);
  expect(chartOf(view, 0, 'istanbul', FIVE).reduce((sum, { does, ways }) => sum + (does === 'kills' ? ways : 0), 0)).toBe(kills);
});

test('one more card adds what it covers and nobody blocks', () => {
  const { view } = begin(BAZ).scene(0);
  expect(addedWays(view, 0, 'istanbul', ['grim-reaper'], 'longbow')).toBe(2 + 4);
  expect(addedWays(view, 0, 'istanbul', ['grim-reaper'], 'duelling-pistol')).toBe(0);
  expect(addedWays(view, 0, 'istanbul', ['grim-reaper'], 'grim-reaper')).toBe(0);
  expect(addedWays(view, 0, 'istanbul', [], 'helicopter')).toBe(0);
});

test('the best weapons leave the one at home that a bodyguard blocks', () => {
  const { view } = begin(BAZ).scene(0);
  const { weapons, ways } = bestAttempt(view, 0, 'istanbul');
  expect(ways).toBe(25);
  expect([...weapons].sort()).toEqual(['boomerang', 'explosives', 'grim-reaper', 'juggling-knives', 'longbow']);
});

test('the best weapons are no more than are needed, and as many as may be brought', () => {
  const city = { at: { klaus: 'rome', lily: 'rome' }, contracts: { klaus: ['rome'] }, guards: { rome: [9] } } as const;
  const needless = begin({ who: ['klaus', 'lily'], ...city, hand: { klaus: ['machete', 'machete', 'poison', 'speedboat', 'loaded-dice'] } }).scene(0).view;
  expect(bestAttempt(needless, 0, 'rome')).toEqual({ weapons: ['machete'], ways: 4 });
  const seven = ['longbow', 'repeating-rifle', 'machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'explosives'] as const;
  const klaus = begin({ who: ['klaus', 'lily'], ...city, hand: { klaus: seven } }).scene(0).view;
  expect(bestAttempt(klaus, 0, 'rome')).toEqual({ weapons: seven.slice(1), ways: 3 + 4 + 5 + 6 + 5 + 3 });
  const lily = begin({ who: ['klaus', 'lily'], ...city, hand: { lily: seven } }).scene(1).view;
  expect(bestAttempt(lily, 1, 'rome')).toEqual({ weapons: seven.slice(1, 6), ways: 3 + 4 + 5 + 6 + 5 });
});

test('of a hand that is hidden nothing is reckoned with', () => {
  const match = begin({ who: ['klaus', 'lily'], hand: { lily: ['poison'] }, settings: { 'hidden-hands': true } });
  expect([bestAttempt(match.view(0).view, 1, 'rome'), bestAttempt(match.view(1).view, 1, 'rome')]).toEqual([
    { weapons: [], ways: 0 },
    { weapons: ['poison'], ways: 4 },
  ]);
});

test('the chart names the weapon by its own number before one by its skill', () => {
  const sketch = {
    who: ['hanns', 'klaus'],
    contracts: { hanns: ['rome'] },
    skills: { hanns: { machete: 9, poison: 2 } },
    guards: { rome: [2] },
  } as const;
  const chart = (unstoppable: boolean) =>
    chartOf(begin({ ...sketch, settings: { 'hanns-unstoppable': unstoppable } }).scene(0).view, 0, 'rome', ['machete', 'poison']).filter(
      ({ by }) => by !== null,
    );
  const rest = [
    { sum: 5, ways: 4, does: 'kills', by: 'machete', skill: false, guard: false },
    { sum: 9, ways: 4, does: 'kills', by: 'poison', skill: false, guard: false },
  ];
  const two = { sum: 2, ways: 1, by: 'poison', skill: true, guard: true };
  expect([chart(false), chart(true)]).toEqual([
    [{ ...two, does: 'blocked' }, ...rest],
    [{ ...two, does: 'kills' }, ...rest],
  ]);
});

test('Klaus brings six, and Hanns kills on 2 with empty hands', () => {
  const { view } = begin({ who: ['klaus', 'hanns'], contracts: { hanns: ['rome'] } }).scene(0);
  expect([weaponsAllowed(view, 0), weaponsAllowed(view, 1)]).toEqual([6, 5]);
  expect(bestAttempt(view, 1, 'rome')).toEqual({ weapons: [], ways: 1 });
  expect(chartOf(view, 1, 'rome', [])[0]).toEqual({ sum: 2, ways: 1, does: 'kills', by: null, skill: false, guard: false });
});
