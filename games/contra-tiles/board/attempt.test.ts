import { expect, test } from 'vitest';
import { begin } from '../testing/position.ts';
import { attemptAt, attemptWith } from './attempt.ts';

test('a cell means what is held, or the first tile; where tiles are scored, that one', () => {
  expect(attemptAt('place', { kind: 'crown', slot: 1 }, 0, { x: 2, y: 3 })).toEqual({ do: 'crown', slot: 2, x: 2, y: 3 });
  expect(attemptAt('place', null, 0, { x: 2, y: 3 })).toEqual({ do: 'tile', slot: 1, turn: 0, x: 2, y: 3 });
  expect(attemptAt('score', { kind: 'crown', slot: 1 }, 0, { x: 2, y: 3 })).toEqual({ do: 'score', x: 2, y: 3 });
});

test('a piece that fits nowhere is tried beside what it needs', () => {
  const { view } = begin({ picture: 'R . . b:BGYR', market: 'G-B' }).view(0);
  const { x, y } = attemptWith(view, { kind: 'crown', slot: 0 });
  expect(Math.abs(x - 3) + Math.abs(y)).toBe(1);
  const tile = attemptWith(view, { kind: 'tile', slot: 0 });
  expect(Math.abs(tile.x) + Math.abs(tile.y)).toBe(1);
});
