import { expect, test } from 'vitest';
import { begin } from '../../testing/position.ts';
import { nearOwner, nearSide } from './seating.ts';

const view = begin({ picture: 'R w:BGYR', bear: ['RRGY'], active: 'woman', woman: ['GGYR'] }).view(0).view;

test('my own tiles lie in the tray, whoever plays', () => {
  expect(nearSide(view, [0], 0)).toBe(0);
  expect(nearSide({ ...view, bear: 1 }, [0], 0)).toBe(1);
  expect(nearOwner(0, [0])).toBe('mine');
});

test('when both play on one screen the tray is whose turn it is', () => {
  expect(nearSide(view, [0, 1], 0)).toBe(1);
  expect(nearOwner(1, [0, 1])).toBe('woman');
});

test('those who look on sit beside Bear, or beside whoever they follow', () => {
  expect(nearSide(view, [], null)).toBe(0);
  expect(nearSide(view, [], 1)).toBe(1);
});
