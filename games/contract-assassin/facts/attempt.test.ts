import { expect, test } from 'vitest';
import type { CardId } from '../content/kit.ts';
import { spaceNamed } from '../content/map.ts';
import { position } from '../positions.ts';
import { foreseen } from '../testing/foreseen.ts';
import { begin, counted, eventsOf, say } from '../testing/job.ts';
import { chartOf } from './attempt.ts';

const BAZ = {
  who: ['simon', 'klaus'],
  at: { simon: 'istanbul' },
  contracts: { simon: ['istanbul'] },
  hand: { simon: ['longbow', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'explosives', 'boomerang'] },
  skills: { simon: { explosives: 5, longbow: 9 } },
  guards: { istanbul: [4, 8] },
} as const;
const FIVE = ['longbow', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'explosives'] as const;

function chart(sketch: Parameters<typeof position>[0], city: 'istanbul' | 'rome', laid: readonly CardId[]) {
  return chartOf(position(sketch), counted(laid), spaceNamed(city));
}

test('the chart says of each sum whether it kills, by which weapon, and whom a bodyguard stops', () => {
  const sums = chart(BAZ, 'istanbul', FIVE);
  expect(sums.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(sums.filter(({ does }) => does === 'kills').map(({ sum }) => sum)).toEqual([3, 5, 6, 7, 9, 10]);
  expect(sums.find(({ sum }) => sum === 8)).toEqual({ sum: 8, ways: 5, does: 'blocked', by: 'duelling-pistol', skill: false, guard: true });
  expect(sums.find(({ sum }) => sum === 4)).toEqual({ sum: 4, ways: 3, does: 'nothing', by: null, skill: false, guard: true });
  expect(sums.find(({ sum }) => sum === 5)).toEqual({ sum: 5, ways: 4, does: 'kills', by: 'explosives', skill: true, guard: false });
});

test('what lies out is charted for everybody, and counts as all 36 rolls do', () => {
  let kills = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      kills += eventsOf(say(begin(BAZ, a, b, 12), 'attempt in istanbul', ...FIVE.map((id) => `bring ${id}`), 'roll'), 'kills').length;
  const match = say(begin(BAZ), 'attempt in istanbul', ...FIVE.map((id) => `bring ${id}`));
  expect(match.scene(1).view.ahead).toEqual({ for: 'attempt', odds: { ways: kills, of: 36, chance: kills / 36 }, sums: chart(BAZ, 'istanbul', FIVE) });
  expect(foreseen(match, 'roll').kill).toMatchObject({ ways: kills, chance: kills / 36 });
});

test('one more card adds what it covers and nobody blocks', () => {
  const match = say(begin(BAZ), 'attempt in istanbul', 'bring grim-reaper');
  const kill = (card: CardId) => foreseen(match, `bring ${card}`).kill;
  expect([kill('longbow')?.ways, kill('longbow')?.blocked]).toEqual([6 + 2 + 4, false]);
  expect(kill('longbow')?.adds).toBeCloseTo(6 / 36, 12);
  expect(kill('duelling-pistol')).toMatchObject({ ways: 6, adds: 0, blocked: true });
});

test('a weapon that only repeats the gift of Hanns is not blocked by anybody', () => {
  const match = say(
    begin({ who: ['hanns', 'klaus'], at: { hanns: 'rome' }, contracts: { hanns: ['rome'] }, hand: { hanns: ['strangulation'] } }),
    'attempt in rome',
  );
  expect(foreseen(match, 'bring strangulation').kill).toMatchObject({ adds: 0, blocked: false });
});

test('the best weapons leave the one at home that a bodyguard blocks', () => {
  const { kill } = foreseen(begin(BAZ), 'attempt in istanbul');
  expect([kill?.ways, kill?.best?.weapons.toSorted()]).toEqual([25, ['boomerang', 'explosives', 'grim-reaper', 'juggling-knives', 'longbow']]);
});

test('the best weapons are no more than are needed, and as many as may be brought', () => {
  const best = (who: 'klaus' | 'lily', hand: readonly CardId[]) => {
    const sketch = { who: [who, 'otto'], at: { [who]: 'rome' }, contracts: { [who]: ['rome'] }, guards: { rome: [9] }, hand: { [who]: hand } } as const;
    const { kill } = foreseen(begin(sketch), 'attempt in rome');
    return [kill?.best?.weapons, kill?.ways];
  };
  expect(best('klaus', ['machete', 'machete', 'poison', 'speedboat', 'loaded-dice'])).toEqual([['machete'], 4]);
  const seven = ['longbow', 'repeating-rifle', 'machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'explosives'] as const;
  expect(best('klaus', seven)).toEqual([seven.slice(1), 3 + 4 + 5 + 6 + 5 + 3]);
  expect(best('lily', seven)).toEqual([seven.slice(1, 6), 3 + 4 + 5 + 6 + 5]);
});

test('the chart names the weapon by its own number before one by its skill', () => {
  const sketch = { who: ['hanns', 'klaus'], contracts: { hanns: ['rome'] }, skills: { hanns: { machete: 9, poison: 2 } }, guards: { rome: [2] } } as const;
  const named = (unstoppable: boolean) =>
    chart({ ...sketch, settings: { 'hanns-unstoppable': unstoppable } }, 'rome', ['machete', 'poison']).filter(({ by }) => by !== null);
  const rest = [
    { sum: 5, ways: 4, does: 'kills', by: 'machete', skill: false, guard: false },
    { sum: 9, ways: 4, does: 'kills', by: 'poison', skill: false, guard: false },
  ];
  const two = { sum: 2, ways: 1, by: 'poison', skill: true, guard: true };
  expect([named(false), named(true)]).toEqual([
    [{ ...two, does: 'blocked' }, ...rest],
    [{ ...two, does: 'kills' }, ...rest],
  ]);
});

test('Hanns kills on 2 with empty hands', () => {
  const match = begin({ who: ['hanns', 'klaus'], at: { hanns: 'rome' }, contracts: { hanns: ['rome'] } });
  expect(foreseen(match, 'attempt in rome').kill).toMatchObject({ ways: 1, best: { weapons: [] } });
  expect(foreseen(say(match, 'attempt in rome'), 'roll').kill?.best?.sums[0]).toEqual({ sum: 2, ways: 1, does: 'kills', by: null, skill: false, guard: false });
});

test('Loaded Dice and the second try of Lily count, against the bodyguard that comes', () => {
  const rome = (who: 'lily' | 'otto', ...more: readonly CardId[]) =>
    begin({
      who: [who, 'klaus'],
      at: { [who]: 'rome' },
      contracts: { [who]: ['rome'] },
      hand: { [who]: ['grim-reaper', 'poison', ...more] },
      guardBag: [9, 5],
    });
  const kills = (match: ReturnType<typeof rome>) => foreseen(match, 'attempt in rome').kill?.chance;
  const once = 10 / 36;
  expect(kills(rome('otto'))).toBeCloseTo(once, 12);
  expect(kills(rome('otto', 'loaded-dice'))).toBeCloseTo(1 - (1 - once) ** 2, 12);
  // The 9 that comes half of the time blocks the Poison.
  const again = (6 / 36 + once) / 2;
  expect(kills(rome('lily'))).toBeCloseTo(1 - (1 - once) * (1 - again), 12);
  expect(kills(rome('lily', 'loaded-dice'))).toBeCloseTo(1 - (1 - once) ** 2 * (1 - again), 12);
});

test('the second try of Lily meets whoever is left to come, and has no third', () => {
  const rome = (...guardBag: readonly number[]) =>
    begin({ who: ['lily', 'klaus'], at: { lily: 'rome' }, contracts: { lily: ['rome'] }, hand: { lily: ['grim-reaper', 'poison'] }, guardBag }, 1, 1, 5);
  const once = 10 / 36;
  const kills = (again: number) => expect.closeTo(1 - (1 - once) * (1 - again), 12);
  const said = (match: ReturnType<typeof rome>) => foreseen(match, 'attempt in rome').kill?.chance;
  expect([said(rome()), said(rome(9)), said(rome(5))]).toEqual([kills(once), kills(6 / 36), kills(once)]);
  const failed = say(rome(5), 'attempt in rome', 'bring grim-reaper', 'bring poison', 'roll');
  expect(foreseen(failed, 'try again').kill?.chance).toBeCloseTo(once, 12);
});

test('a bribed bodyguard is back in the bag, and Loaded Dice can be played no more', () => {
  const match = begin({
    who: ['lily', 'klaus'],
    at: { lily: 'rome' },
    contracts: { lily: ['rome'] },
    hand: { lily: ['grim-reaper', 'poison', 'bent-bodyguard', 'loaded-dice'] },
    guards: { rome: [9, 12] },
    guardBag: [5],
  });
  say(match, 'attempt in rome', 'bring grim-reaper', 'bring poison');
  const again = (6 / 36 + 10 / 36) / 2;
  const before = 1 - (30 / 36) ** 3;
  const after = 1 - (26 / 36) * (1 - again);
  expect(foreseen(match, 'roll').kill?.chance).toBeCloseTo(before, 12);
  expect(foreseen(match, 'play bent-bodyguard on 9 in rome').kill).toEqual({
    ways: 10,
    of: 36,
    chance: expect.closeTo(after, 12),
    adds: expect.closeTo(after - before, 12),
    blocked: false,
    best: null,
  });
  expect(foreseen(match, 'play bent-bodyguard on 12 in rome').kill?.ways).toBe(6);
});

test('a bodyguard who is shifted leaves the others', () => {
  const sketch = { who: ['archie', 'klaus'], at: { archie: 'rome' }, contracts: { archie: ['rome'], klaus: ['paris'] }, guards: { rome: [9, 12] } } as const;
  const match = say(begin({ ...sketch, hand: { archie: ['boomerang', 'poison'] } }), 'attempt in rome', 'bring poison', 'bring boomerang');
  expect(foreseen(match, 'shift bodyguard 9 to paris').kill).toMatchObject({ ways: 4, adds: expect.closeTo(4 / 36, 12), blocked: false });
  expect(foreseen(match, 'shift bodyguard 12 to paris').kill).toMatchObject({ ways: 1 });
});

test('one weapon that does as much is better than two', () => {
  const match = begin({
    who: ['otto', 'klaus'],
    at: { otto: 'rome' },
    contracts: { otto: ['rome'] },
    hand: { otto: ['longbow', 'repeating-rifle', 'juggling-knives'] },
    skills: { otto: { 'repeating-rifle': 6, 'juggling-knives': 3 } },
    guards: { rome: [4] },
  });
  expect(foreseen(match, 'attempt in rome').kill).toMatchObject({ ways: 7, best: { weapons: ['juggling-knives'] } });
});
