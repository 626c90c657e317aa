import { expect, test } from 'vitest';
import { whoIsAt } from '../map/standing.ts';
import { jungle } from '../testing/raid.ts';
import { attemptAt } from './attempt.ts';

const view = jungle();
const at = (kind: string, space: string) => attemptAt(kind, space, whoIsAt(view, space));

test('in a turn an enemy is attacked and any other space run to', () => {
  expect(at('act', 'J37')).toBe('attack black gunner');
  expect(at('act', 'J19')).toBe('attack boss');
  expect(at('act', 'J30')).toBe('run J30');
});

test('where spaces, targets or commandos are chosen they are named', () => {
  expect(at('start', 'J30')).toBe('start J30');
  expect(at('space', 'J30')).toBe('J30');
  expect(at('target', 'J17')).toBe('green greeder');
  expect(at('who', 'J36')).toBe('lance');
});

test('nothing is meant where the map is not asked', () => {
  expect(at('pay', 'J30')).toBe(null);
  expect(at('target', 'J30')).toBe(null);
});
