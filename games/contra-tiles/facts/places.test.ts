import { expect, test } from 'vitest';
import { begin } from '../testing/position.ts';
import { activeSide, pieceIn, seatOfSide, sideOfSeat } from './places.ts';

test('the piece in a slot is the crown of the market or the tile of whose turn it is, turned; an empty slot has none', () => {
  const { view } = begin({ picture: 'R b:BGYR', market: 'G-B', active: 'woman', bear: ['RRGY'], woman: ['-', 'RBGY'] }).view(0);
  expect(activeSide(view)).toBe(1);
  expect([0, 1, 2].map((slot) => pieceIn(view, 'crown', slot, 3))).toEqual([{ crown: 'G' }, null, { crown: 'B' }]);
  expect([0, 1, 2].map((slot) => pieceIn(view, 'tile', slot, 1))).toEqual([null, { side: 1, edges: 'YRBG' }, null]);
});

test('the Bear is the side of whoever plays it, on either seat', () => {
  const { view } = begin({ picture: 'R b:BGYR' }).view(0);
  for (const bear of [0, 1]) {
    const seen = { ...view, bear };
    expect([sideOfSeat(seen, bear), sideOfSeat(seen, 1 - bear)]).toEqual([0, 1]);
    expect([seatOfSide(seen, 0), seatOfSide(seen, 1)]).toEqual([bear, 1 - bear]);
  }
});
