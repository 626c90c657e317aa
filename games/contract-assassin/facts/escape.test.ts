import { expect, test } from 'vitest';
import type { AssassinId } from '../content/assassins.ts';
import type { CardId } from '../content/kit.ts';
import { foreseen } from '../testing/foreseen.ts';
import { begin, type Scene, say } from '../testing/job.ts';
import { destinationsOf } from './escape.ts';

/** Somebody who has missed and has to get out of Rome. */
function fleeing(who: AssassinId, ...hand: readonly CardId[]): Scene {
  const match = begin({ who: [who, 'klaus'], at: { [who]: 'rome' }, contracts: { [who]: ['rome'] }, hand: { [who]: ['poison', ...hand] } }, 1, 1, 12, 6, 6);
  return say(match, 'attempt in rome', 'bring poison', 'roll');
}

const doors = (match: Scene): readonly number[] | undefined => foreseen(match, 'escape').away?.doors.map(({ number }) => number);

test('brought numbers are doors; for Cynthia 1 and 2 always are', () => {
  expect(doors(fleeing('otto', 'helicopter', 'stolen-moped', 'helicopter'))).toEqual([1, 4]);
  expect(doors(fleeing('cynthia', 'submarine'))).toEqual([1, 2, 6]);
  const match = say(fleeing('cynthia', 'stolen-moped', 'submarine'), 'escape', 'bring stolen-moped');
  expect(match.scene(1).view.ahead).toMatchObject({ for: 'escape', odds: { ways: 2, of: 6 }, doors: [{ number: 1 }, { number: 2 }] });
});

test('the best getaways of Cynthia open the doors that she has not: all six', () => {
  const { away } = foreseen(fleeing('cynthia', 'stolen-moped', 'speedboat', 'night-train', 'helicopter', 'private-jet', 'submarine'), 'escape');
  expect(away).toMatchObject({ ways: 6, chance: 1, best: ['night-train', 'helicopter', 'private-jet', 'submarine'] });
});

test('of more getaways than may be brought those are best that lead to most places', () => {
  const match = fleeing('otto', 'escape-from-prison', 'stolen-moped', 'speedboat', 'night-train', 'helicopter', 'private-jet', 'submarine');
  const { best, doors: open, ways } = foreseen(match, 'escape').away ?? { best: null, doors: [], ways: 0 };
  const getaways = best ?? [];
  const reach = (id: Parameters<typeof destinationsOf>[0]) => destinationsOf(id, 'rome').length;
  const left = (['stolen-moped', 'speedboat', 'night-train', 'helicopter', 'private-jet', 'submarine'] as const).filter((id) => !getaways.includes(id));
  expect([getaways.length, open.length, ways]).toEqual([4, 4, 4]);
  expect(Math.min(...getaways.map(reach))).toBeGreaterThanOrEqual(Math.max(...left.map(reach)));
});

test('Šimon rolls twice, unless the table has agreed that it costs new cards; Loaded Dice count', () => {
  const three = ['stolen-moped', 'helicopter', 'submarine'] as const;
  expect(foreseen(fleeing('simon', ...three), 'escape').away).toMatchObject({ ways: 3, chance: 0.75, each: 0.25 });
  expect(foreseen(fleeing('otto', ...three), 'escape').away?.chance).toBe(0.5);
  const newCards = begin({
    who: ['simon', 'klaus'],
    at: { simon: 'rome' },
    contracts: { simon: ['rome'] },
    hand: { simon: ['poison', ...three] },
    settings: { 'second-try-new-cards': true },
  });
  expect(foreseen(newCards, 'attempt in rome').away?.chance).toBe(0.5);
  const loaded = say(
    begin({ who: ['otto', 'klaus'], at: { otto: 'rome' }, contracts: { otto: ['rome'] }, hand: { otto: ['poison', 'loaded-dice', ...three] } }, 1, 1, 12),
    'attempt in rome',
    'bring poison',
    'roll',
    'accept the roll',
  );
  expect(foreseen(loaded, 'escape').away?.chance).toBe(0.75);
});

test('beside an attempt stand the odds of getting away, with what Loaded Dice leave of themselves', () => {
  const rome = (actions: number, ...hand: readonly CardId[]) =>
    begin({ who: ['otto', 'klaus'], at: { otto: 'rome' }, contracts: { otto: ['rome'] }, hand: { otto: ['grim-reaper', ...hand] }, actions });
  expect(foreseen(rome(2, 'helicopter', 'submarine'), 'attempt in rome').away).toMatchObject({ ways: 2, chance: expect.closeTo(2 / 6, 12), caught: 2 });
  expect(foreseen(rome(1, 'helicopter', 'submarine'), 'attempt in rome')).toMatchObject({ away: null, hiding: 'certain', misses: 3 });
  expect(foreseen(rome(2), 'attempt in rome')).toMatchObject({ away: null, hiding: 'certain' });
  const kept = 6 / 36;
  const away = foreseen(rome(2, 'helicopter', 'submarine', 'loaded-dice'), 'attempt in rome').away?.chance;
  expect(away).toBeCloseTo(kept * (1 - (4 / 6) ** 2) + (1 - kept) * (2 / 6), 12);
  // Whoever flees after the last contract has failed, with Loaded Dice and all.
  const last = begin({
    who: ['otto', 'klaus'],
    at: { otto: 'rome' },
    contracts: { otto: ['rome'] },
    done: { otto: ['lima', 'perth', 'miami'] },
    hand: { otto: ['grim-reaper', 'helicopter', 'submarine', 'loaded-dice'] },
  });
  expect(foreseen(last, 'attempt in rome').away?.chance).toBeCloseTo(2 / 6, 12);
});

test('a way out leads where the rules let somebody go', () => {
  const match = begin(
    { who: ['simon', 'lily'], at: { simon: 'istanbul' }, contracts: { simon: ['istanbul'] }, hand: { simon: ['poison', 'helicopter'] } },
    1,
    1,
    12,
    4,
  );
  say(match, 'attempt in istanbul', 'bring poison', 'roll', 'escape');
  const doors = [{ number: 4, to: destinationsOf('helicopter', 'istanbul') }];
  expect(foreseen(match, 'bring helicopter').away?.doors).toEqual(doors);
  expect(say(match, 'bring helicopter').scene(1).view.ahead).toMatchObject({ doors });
  const offered = say(match, 'roll')
    .options()
    .map((text) => text.replace('get away to ', ''));
  expect(destinationsOf('helicopter', 'istanbul')).toEqual(offered);
});

test('Ninja Sue goes home, anywhere', () => {
  const homes = ['dallas', 'havana', 'blumenau', 'edinburgh', 'zurich', 'prague', 'windhoek', 'goa', 'kyoto', 'sydney'];
  const match = fleeing('ninja', 'stolen-moped', 'submarine');
  const both = [
    { number: 1, to: homes },
    { number: 6, to: homes },
  ];
  expect(foreseen(match, 'escape').away?.doors).toEqual(both);
  expect(foreseen(say(match, 'escape', 'bring submarine'), 'bring stolen-moped').away?.doors).toEqual(both);
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
});
