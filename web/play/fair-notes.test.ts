import { expect, test } from 'vitest';
import { type FairNotes, promised } from './fair-notes.ts';

const [mine, other] = ['a'.repeat(64), 'b'.repeat(64)];
const fair = {
  table: 't',
  commitment: 'c'.repeat(64),
  shares: [
    [0, other],
    [1, mine],
  ] as const,
};
const notes: FairNotes = { commitment: fair.commitment, shares: [mine] };

test('a promise is kept when the commitment is the one that was noted, with one’s own bytes or without', () => {
  expect(promised({ fair }, notes)).toBe('with-mine');
  expect(promised({ fair }, { ...notes, shares: [] })).toBe('kept');
  expect(promised({ fair: { ...fair, shares: [[0, other]] } }, notes)).toBe('kept');
});

test('a server that shows another commitment at the end, however well it fits its secret, is found out', () => {
  expect(promised({ fair: { ...fair, commitment: 'd'.repeat(64) } }, notes)).toBe('broken');
});

test('nothing is claimed where nothing was noted in time', () => {
  expect(promised({ fair }, null)).toBeNull();
  expect(promised({ fair }, { ...notes, commitment: '' })).toBeNull();
  expect(promised({}, notes)).toBeNull();
});
