import { expect, test } from 'vitest';
import { kindAt, nextTold, reach } from '../../../web/testing/positions.ts';
import { TILES } from './positions.ts';

test('the moments of the tile game are what their names say', () => {
  for (const position of [TILES.first, TILES.middle, TILES.scoring, TILES.left, TILES.order]) expect(reach(position).asked, position.id).toEqual([0]);
  expect(kindAt(TILES.order)).toBe('score');
  expect(nextTold(TILES.scoring).filter((kind) => kind === 'score')).toHaveLength(2);
  expect(reach(TILES.won).outcome?.payoff).toEqual([1, 0]);
  expect(reach(TILES.lost).outcome?.payoff).toEqual([0, 1]);
});
