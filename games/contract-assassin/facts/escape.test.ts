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
  const homes = ['dallas', 'havana', 'blumenau', 'edinburgh', 'zurich', 'prague', 'windhoek', 'goa', 'kyoto', 'sydney'];
  expect([waysOut(view, 0, 1), waysOut(view, 0, 6)]).toEqual([homes, homes]);
  expect(waysOut(begin({ who: ['ninja', 'lily'], prison: { lily: 1 } }).scene(0).view, 1, 1)).toEqual([]);
});

test('each getaway leads its own way', () => {
  expect(destinationsOf('stolen-moped', 'edinburgh')).toEqual([
    'reykjavik',
    'london',
    'paris',
    'madrid',
    'berlin',
    'stockholm',
    'moscow',
    'zurich',
    'prague',
    'north-sea',
    'north-atlantic-west',
    'north-atlantic-east',
  ]);
  expect(destinationsOf('private-jet', 'london')).toEqual(['san-francisco', 'new-york', 'rio-de-janeiro', 'cairo', 'dubai', 'singapore', 'tokyo']);
  const { view } = begin({ who: ['simon', 'lily'], at: { simon: 'london' } }).scene(0);
  for (const [number, getaway] of (['stolen-moped', 'speedboat', 'night-train', 'helicopter', 'private-jet', 'submarine'] as const).entries())
    expect(waysOut(view, 0, number + 1)).toEqual(destinationsOf(getaway, 'london'));
});

test('only Šimon has a second roll, and only Cynthia doors of her own', () => {
  const { view } = begin({ who: ['archie', 'cynthia', 'simon'] }).scene(0);
  expect([0, 1, 2].map((seat) => escapeChance(view, seat, ['helicopter', 'private-jet', 'submarine']))).toEqual([3 / 6, 5 / 6, 3 / 4]);
  expect([0, 1, 2].map((seat) => doorsWith(view, seat, ['submarine']))).toEqual([[6], [1, 2, 6], [6]]);
});
