import { expect, test } from 'vitest';
import { jungle } from '../testing/views.ts';
import type { FighterView, View } from '../view.ts';
import { actingOf } from './turns.ts';

function acting(view: View): readonly string[] {
  return view.fighters.map((f: FighterView, seat) => actingOf(view, f, seat));
}

test('in the turns of the commandos one acts, others are done or ready', () => {
  expect(acting(jungle())).toEqual(['done', 'acting']);
  expect(acting({ ...jungle(), active: -1 })).toEqual(['done', 'ready']);
});

test('in the enemy turn one is attacked and the others wait; in the stage turn all do', () => {
  const assault = { seat: 0, dice: [], added: [], specials: 0, triggered: [], step: 'roll' } as const;
  expect(acting({ ...jungle(), active: -1, phase: 'enemies', assault })).toEqual(['attacked', 'idle']);
  expect(acting({ ...jungle(), active: -1, phase: 'stage' })).toEqual(['idle', 'idle']);
});
