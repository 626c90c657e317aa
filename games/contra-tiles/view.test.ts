import { expect, test } from 'vitest';
import { begin } from './testing/position.ts';
import { viewOf } from './view.ts';

test('a view shows what lies face up, tiles as they were turned, and sizes of stacks', () => {
  const { state } = begin({
    picture: 'R w:BGYR',
    market: 'G-B',
    bear: ['RRGY', '-', 'RBRY'],
    woman: ['GGYR'],
    crownStack: 'RRB',
    bearStack: [],
    womanStack: ['BBGY'],
    purses: [4, 2],
  });
  expect(viewOf(state)).toEqual({
    bear: 0,
    active: 0,
    turn: 1,
    laid: 0,
    layout: [
      { x: 0, y: 0, crown: 'R' },
      { x: 1, y: 0, side: 1, edges: 'BGYR' },
    ],
    market: ['G', null, 'B'],
    racks: [
      ['RRGY', null, 'RBRY'],
      ['GGYR', null, null],
    ],
    crownStack: 3,
    tileStacks: [0, 1],
    purses: [4, 2],
    supply: 18,
  });
});
