import { expect, test } from 'vitest';
import { type CardId, cardNamed, KINDS } from '../content/kit.ts';
import { spaceNamed } from '../content/map.ts';
import { position } from '../positions.ts';
import { asked, begin, eventsOf, say } from '../testing/job.ts';
import { aimAt, killOdds } from './attempt.ts';
import { escapeSixths, WAYS } from './odds.ts';

const laid = (cards: readonly CardId[]): readonly number[] => {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const id of cards) counts[cardNamed(id)] = (counts[cardNamed(id)] ?? 0) + 1;
  return counts;
};

test('two dice add up to each sum in as many ways as there are', () => {
  const counted = Array.from({ length: 13 }, () => 0);
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) counted[a + b] = (counted[a + b] ?? 0) + 1;
  expect(WAYS).toEqual(counted);
});

test.each([
  { who: 'archie', cards: ['juggling-knives'], guards: [], ways: 5 },
  { who: 'archie', cards: ['machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'poison'], guards: [], ways: 24 },
  { who: 'archie', cards: ['machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'poison'], guards: [6, 8], ways: 14 },
  { who: 'hanns', cards: ['juggling-knives'], guards: [2], ways: 5 },
  { who: 'hanns', cards: ['juggling-knives'], guards: [], ways: 6 },
] as const)('the odds of $who with $cards against $guards are those of all 36 rolls', ({ who, cards, guards, ways }) => {
  const sketch = { who: [who, 'lily'], at: { [who]: 'rome' }, contracts: { [who]: ['rome'] }, hand: { [who]: cards }, guards: { rome: guards } } as const;
  const g = position(sketch);
  expect(killOdds(g, aimAt(g, spaceNamed('rome'), laid(cards)))).toEqual({ ways, of: 36, chance: expect.closeTo(ways / 36, 12) });
  let kills = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      kills += eventsOf(say(begin(sketch, a, b, 12), 'attempt in rome', ...cards.map((id) => `bring ${id}`), 'roll'), 'kills').length;
  expect(kills).toBe(ways);
});

test.each([
  { who: 'archie', cards: ['stolen-moped', 'night-train'], sixths: 2 },
  { who: 'cynthia', cards: ['stolen-moped', 'night-train'], sixths: 3 },
  { who: 'cynthia', cards: [], sixths: 2 },
] as const)('the ways out of $who with $cards are those of all six faces', ({ who, cards, sixths }) => {
  expect(escapeSixths(laid(cards), who === 'cynthia')).toBe(sixths);
  let out = 0;
  for (let die = 1; die <= 6; die++) {
    const match = begin({ who: [who, 'lily'], at: { [who]: 'rome' }, contracts: { [who]: ['rome'] }, hand: { [who]: ['poison', ...cards] } }, 1, 1, 12, die);
    say(match, 'attempt in rome', 'bring poison', 'roll', 'escape', ...cards.map((id) => `bring ${id}`), 'roll');
    if (asked(match) === 'go') out++;
  }
  expect(out).toBe(sixths);
});
