import { expect, test } from 'vitest';
import { jungle } from '../../testing/views.ts';
import { mayStepIn, stackOf } from './stack.ts';

test('what is resolving is listed newest first; only the newest is under way', () => {
  const view = jungle((g) => {
    g.resolving.push({ kind: 'card', what: 'slide-shot', seat: 1 }, { kind: 'attack', what: 'slide-shot', seat: 1 });
  });
  expect(stackOf(view).map(({ frame, state }) => [frame.kind, state])).toEqual([
    ['attack', 'now'],
    ['card', 'waits'],
  ]);
});

test('in a window whoever is asked besides the one who decides may step in, but not during an attack', () => {
  expect(mayStepIn({ kind: 'pause', about: { next: 'damage', what: null, seat: -1, threatened: [], passed: [] }, seats: [0, 1] }, 1)).toEqual([0]);
  expect(mayStepIn({ kind: 'convert', about: { seat: 1 }, seats: [1] }, 1)).toEqual([]);
  expect(mayStepIn(null, -1)).toEqual([]);
});

test('in a turn those may step in whom it names, though nobody waits for them', () => {
  expect(mayStepIn({ kind: 'act', about: { seat: 1, may: [0, 2] }, seats: [1] }, 1)).toEqual([0, 2]);
});

test('whoever is next is no one who steps in', () => {
  expect(mayStepIn({ kind: 'next', about: { left: [0, 1], what: 'enemy-draw' }, seats: [0, 1, 2] }, 0)).toEqual([2]);
});
