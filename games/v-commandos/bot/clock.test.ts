import { expect, test } from 'vitest';
import { position } from '../positions.ts';
import { haste, turnsLeft } from './clock.ts';

const PAIR = ['scout:A', 'medic:A'] as const;

test('the bag lasts half as long in alarm', () => {
  const sketch = { who: PAIR, at: { scout: 'a' } } as const;
  expect(turnsLeft(position(sketch))).toBe(2 * turnsLeft(position({ ...sketch, alarm: true })));
});

test('a card may set an earlier end, until what it asks for is done', () => {
  const sketch = { card: 'night-ferry', column: 1, who: PAIR, turn: 11 } as const;
  expect(turnsLeft(position({ ...sketch, settings: { veteran: true } }))).toBe(2);
  expect(turnsLeft(position(sketch))).toBeGreaterThan(9);
  const window = { card: 'quarrel', column: 1, who: PAIR, turn: 6, settings: { veteran: true } } as const;
  expect(turnsLeft(position(window))).toBe(2);
});

test('actions get dearer when time runs out', () => {
  const g = position({ who: PAIR });
  expect(haste(g)).toBe(1);
  g.bag.fill(0);
  expect(haste(g)).toBeGreaterThan(5);
});
