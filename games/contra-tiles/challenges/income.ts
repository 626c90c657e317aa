import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContraTiles } from '../types.ts';
import { earned } from './goals.ts';

export const income: Challenge<ContraTiles, Sketch> = {
  id: 'income',
  teaches: ['contra-tiles.scoring.trigger', 'contra-tiles.scoring.owner', 'contra-tiles.scoring.four'],
  position: {
    picture: `
      . . b:BRYR R .
      Y b:RYGY Y b:RGGY G
      . G b:YGBG G w:GRBG
      B w:GYYB Y w:GBGY B
      . Y . G .`,
    at: [-3, 0],
    market: 'GRB',
    bear: ['YYBG', 'RRGY', 'YYRB'],
    woman: ['RBRY', 'YYRB', 'BBGY'],
    purses: [4, 5],
  },
  mine: [0],
  goal: earned(4),
  best: [
    ['crown 3 at -1,-1', 'crown 2 at -2,0'],
    ['crown 2 at -2,0', 'crown 3 at -1,-1'],
  ],
  reaches: [2, 1],
};
