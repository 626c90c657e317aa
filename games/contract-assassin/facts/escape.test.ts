import { expect, test } from 'vitest';
import { begin, say } from '../testing/job.ts';
import { destinationsOf, doorsWith, escapeChance, waysOut } from './escape.ts';

const AT_ISTANBUL = { at: { simon: 'istanbul' }, contracts: { simon: ['istanbul'] }, hand: { simon: ['poison', 'helicopter'] } } as const;

test('brought numbers are doors; for Cynthia 1 and 2 always are', () => {
  const { view } = begin({ who: ['simon', 'cynthia'] }).scene(0);
  expect(doorsWith(view, 0, ['helicopter', 'stolen-moped', 'helicopter', 'poison'])).toEqual([1, 4]);
  expect(doorsWith(view, 1, ['stolen-moped', 'submarine'])).toEqual([1, 2, 6]);
});

test('Šimon rolls twice, unless the table has agreed that it costs new cards', () => {
  const three = ['stolen-moped', 'helicopter', 'submarine'] as const;
  expect(escapeChance(begin({ who: ['simon', 'lily'] }).scene(0).view, 0, three)).toBe(0.75);
  expect(escapeChance(begin({ who: ['simon', 'lily'], settings: { 'second-try-new-cards': true } }).scene(0).view, 0, three)).toBe(0.5);
  expect(escapeChance(begin({ who: ['cynthia', 'lily'] }).scene(0).view, 0, [])).toBeCloseTo(1 / 3);
});

test('a way out leads where the rules let somebody go', () => {
  const match = begin({ who: ['simon', 'lily'], ...AT_ISTANBUL }, 1, 1, 12, 4);
  say(match, 'attempt in istanbul', 'bring poison', 'roll', 'escape', 'bring helicopter', 'roll');
  const offered = match.options().map((text) => text.replace('get away to ', ''));
  expect(waysOut(match.scene(0).view, 0, 4)).toEqual(offered);
  expect(destinationsOf('helicopter', 'istanbul')).toEqual(offered);
});

test('Ninja Sue goes home, anywhere', () => {
  const { view } = begin({ who: ['ninja', 'lily'] }).scene(0);
  expect(waysOut(view, 0, 1)).toHaveLength(10);
  expect(waysOut(begin({ who: ['ninja', 'lily'], prison: { lily: 1 } }).scene(0).view, 1, 1)).toEqual([]);
});
