import { expect, test } from 'vitest';
import { isView } from '../rules/view.ts';
import { night, playerScene, type Scene, say } from '../testing/night.ts';
import { type Choosing, choosing, NOTHING_PICKED, needsAt, type Picked } from './choosing.ts';
import { distinct, orderOf } from './order.ts';

function look(match: Scene, picked: Partial<Picked> = {}): Choosing {
  const { view, asked, options, number } = match.view(0);
  if (!isView(view) || asked === null) throw new Error('nothing is asked');
  const orders = distinct(options.map((notation) => orderOf(notation, asked.kind, asked.about)));
  return choosing(asked.kind, asked.about, orders, view, number, { ...NOTHING_PICKED, at: number, ...picked });
}

const GROUPS = { 'blue6/r3': 4, 'brown4/r1': 2, 'brown4/r2': 3 };

test('the first who can act is chosen, and what the weapon reaches is lit', () => {
  const match = playerScene(night(GROUPS, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  const first = look(match);
  expect(first).toMatchObject({ of: 'segments', member: 'schulz', way: 'shotgun', ways: ['shotgun', 'double', 'grenade'], target: null, order: null });
  expect([...first.lit.keys()].sort()).toEqual(['brown4/r1', 'brown4/r2']);
  expect(first.skip?.notation).toBe('schulz waive');
  expect([...first.ready]).toEqual(['schulz', 'cooper', 'branson', 'kenzo']);
});

test('a way with one target needs no pointing', () => {
  const match = playerScene(night(GROUPS, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  expect(look(match, { member: 'schulz', way: 'double' }).order?.notation).toBe('schulz double brown4/r1');
  expect(look(match, { member: 'kenzo', way: 'ronin' }).order?.notation).toBe('kenzo ronin brown4/r1');
});

test('both segments of a burning column lead to the same order', () => {
  const match = playerScene(night(GROUPS, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  for (const target of ['brown4/r1', 'brown4/r2']) expect(look(match, { member: 'branson', target }).order?.notation).toBe('branson flame brown4');
});

test('whoever has dice left goes on where they began', () => {
  const match = say(playerScene(night(GROUPS, { ardorUsed: true }), [6]), 'cooper rifle blue6/r3');
  expect(look(match)).toMatchObject({ member: 'cooper', target: 'blue6/r3', order: { notation: 'blue6/r3' }, skip: { notation: 'waive' } });
});

test('Dunham rolls without a target', () => {
  const match = playerScene(night(GROUPS, { team: ['dunham', 'cooper', 'branson', 'kenzo'] }));
  expect(look(match)).toMatchObject({ member: 'dunham', way: 'fire', order: { notation: 'dunham fire' } });
});

test('what is needed is said while a die is still to be rolled, not when it lies there', () => {
  const match = playerScene(night(GROUPS, { team: ['dunham', 'cooper', 'branson', 'kenzo'], ardorUsed: true }), [6]);
  expect(needsAt(look(match, { member: 'cooper' }), 'blue6/r3')).toBe(4);
  expect(needsAt(look(match, { member: 'cooper' }), 'blue1/r1')).toBeNull();
  say(match, 'dunham fire');
  expect(look(match).lit.has('blue6/r3')).toBe(true);
  expect(needsAt(look(match), 'blue6/r3')).toBeNull();
});
