import { expect, test } from 'vitest';
import { asked, begin, type Scene, say } from '../../testing/job.ts';
import { chanceOf, gainOf, type Plan, planOf } from './plan.ts';

const ROME = {
  who: ['simon', 'lily'],
  at: { simon: 'rome' },
  contracts: { simon: ['rome'] },
  hand: { simon: ['longbow', 'grim-reaper', 'private-jet', 'helicopter'] },
} as const;

function plan(match: Scene): Plan {
  const { decision, view } = match.scene(0);
  return planOf(decision, view);
}

test('before an attempt the plan has the best weapons of the hand, then those that lie out', () => {
  const match = begin(ROME, 1, 1, 12);
  expect(plan(match)).toEqual({ kind: 'attempt', city: 'rome', cards: ['longbow', 'grim-reaper'], preview: true, dice: null });
  say(match, 'attempt in rome', 'bring grim-reaper');
  const laid = plan(match);
  expect(laid).toEqual({ kind: 'attempt', city: 'rome', cards: ['grim-reaper'], preview: false, dice: null });
  const { view } = match.scene(0);
  expect(chanceOf(laid, view)).toBeCloseTo(6 / 36);
  expect(gainOf(laid, view, 'longbow')).toBeCloseTo(2 / 36);
});

test('before an escape the plan has the best getaways, then those that lie out', () => {
  const match = say(begin(ROME, 1, 1, 12), 'attempt in rome', 'bring grim-reaper', 'roll');
  expect(asked(match)).toBe('flee');
  expect(plan(match)).toEqual({ kind: 'escape', cards: ['helicopter', 'private-jet'], preview: true, rolled: null });
  say(match, 'escape', 'bring helicopter');
  const laid = plan(match);
  expect(gainOf(laid, match.scene(0).view, 'private-jet')).toBeCloseTo(1 - (4 / 6) ** 2 - (1 - (5 / 6) ** 2));
});

test('there is no plan where there is nothing to attempt', () => {
  expect(plan(begin({ ...ROME, at: { simon: 'paris' } }))).toBeNull();
  expect(planOf(null, begin(ROME).scene(0).view)).toBeNull();
  expect(chanceOf(null, begin(ROME).scene(0).view)).toBeNull();
});
