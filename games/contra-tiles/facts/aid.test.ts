import { expect, test } from 'vitest';
import { cross } from '../testing/cross.ts';
import { answer, BEAR, begin } from '../testing/position.ts';
import { WORTHS } from './aid.ts';

/** A tile on the arm of the cross that is closed with so many matching edges. */
const CLOSED: Readonly<Record<number, readonly [arm: 'north' | 'east' | 'south' | 'west', tile: string]>> = {
  4: ['north', 'b:RBGY'],
  3: ['east', 'b:BGYG'],
  2: ['south', 'b:GRBG'],
  1: ['west', 'b:BGBR'],
  0: ['west', 'b:RRBG'],
};

test('each number of matching edges is worth something, from four to none', () => {
  expect(WORTHS.map(({ matching }) => matching)).toEqual([4, 3, 2, 1, 0]);
});

test.each(WORTHS)('a tile with $matching matching edges is worth $coins to its owner', ({ matching, coins }) => {
  const [arm, tile] = CLOSED[matching] ?? ['north', ''];
  const match = begin({ ...cross({ north: 'w:RBGY', [arm]: tile }), purses: [9, 9] });
  answer(match, 'crown 3 at 0,0');
  expect(match.events.flatMap(({ event }) => (event.kind === 'score' && event.side === BEAR ? [event.matching] : []))).toEqual([matching]);
  expect((match.state.purses[BEAR] ?? 0) - 9).toBe(coins);
});
