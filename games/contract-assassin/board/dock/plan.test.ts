import { expect, test } from 'vitest';
import { asked, begin, type Scene, say } from '../../testing/job.ts';
import { choosingOf } from '../choosing.ts';
import { gainOf, isBlocked, type Plan, planOf } from './plan.ts';

const ROME = {
  who: ['simon', 'lily'],
  at: { simon: 'rome' },
  contracts: { simon: ['rome'] },
  hand: { simon: ['longbow', 'grim-reaper', 'private-jet', 'helicopter'] },
} as const;

/** In how many of 36 rolls each sum comes. */
const WAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [sum, 6 - Math.abs(7 - sum)]);

/** As whoever sits on a seat sees it. */
function plan(match: Scene, seat = 0): Plan | null {
  const { decision, view } = match.scene(seat);
  return planOf(decision, view, match.open([seat]));
}

const cards = (match: Scene) => choosingOf(match.open([0]), null).cards;

test('before an attempt the plan has the best weapons of the hand and the way out, then those that lie out', () => {
  const match = begin(ROME, 1, 1, 12);
  expect(plan(match)).toMatchObject({ kind: 'attempt', city: 'rome', odds: { ways: 8 }, best: true, dice: null, away: { ways: 2 } });
  say(match, 'attempt in rome');
  expect(plan(match)).toMatchObject({ kind: 'attempt', sums: WAYS.map(([sum, ways]) => ({ sum, ways, does: 'nothing' })), odds: null, best: false });
  say(match, 'bring grim-reaper');
  expect(plan(match)).toMatchObject({ kind: 'attempt', city: 'rome', odds: { ways: 6 }, best: false, away: { ways: 2 } });
  expect(gainOf(cards(match), 'longbow')).toBeCloseTo(2 / 36);
  expect([gainOf(cards(match), 'helicopter'), isBlocked(cards(match), 'longbow')]).toEqual([null, false]);
});

test('before an escape the plan has the best getaways, then those that lie out', () => {
  const match = say(begin(ROME, 1, 1, 12), 'attempt in rome', 'bring grim-reaper', 'roll');
  expect(asked(match)).toBe('flee');
  expect(plan(match)).toMatchObject({ kind: 'escape', doors: [{ number: 4 }, { number: 5 }], best: true, rolled: null, own: { caught: 2 }, hide: 3 });
  say(match, 'escape', 'bring helicopter');
  expect(plan(match)).toMatchObject({ kind: 'escape', doors: [{ number: 4 }], best: false, hide: null });
  expect(gainOf(cards(match), 'private-jet')).toBeCloseTo(1 - (4 / 6) ** 2 - (1 - (5 / 6) ** 2));
});

test('others see what lies out, by one roll, and not what could', () => {
  const match = begin(ROME, 1, 1, 12);
  expect(plan(match, 1)).toBeNull();
  say(match, 'attempt in rome', 'bring grim-reaper');
  expect(plan(match, 1)).toMatchObject({ odds: { ways: 6, of: 36, chance: 6 / 36 }, away: null });
  say(match, 'roll');
  expect(plan(match, 1)).toBeNull();
  say(match, 'escape', 'bring helicopter');
  expect(plan(match, 1)).toMatchObject({ odds: { ways: 1, of: 6, chance: 1 / 6 }, own: null });
});

test('there is no plan for what is not offered', () => {
  expect(plan(begin({ ...ROME, at: { simon: 'paris' } }))).toBeNull();
  expect(plan(begin({ ...ROME, hand: { simon: ['helicopter'] } }))).toBeNull();
  const stuck = say(
    begin({ ...ROME, hand: { simon: ['longbow', 'bent-bodyguard'] }, guards: { rome: [2, 4] } }, 1, 1, 12),
    'attempt in rome',
    'bring longbow',
    'roll',
  );
  expect(asked(stuck)).toBe('flee');
  expect(plan(stuck)).toBeNull();
  expect(planOf(null, begin(ROME).scene(0).view, [])).toBeNull();
});
