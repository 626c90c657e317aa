import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContraTiles } from '../types.ts';
import { broke } from './goals.ts';

export const coin: Challenge<ContraTiles, Sketch> = {
  id: 'coin',
  teaches: ['contra-tiles.scoring.trigger', 'contra-tiles.broke.ends-now'],
  position: {
    picture: `
      . . R . .
      w:GYRR Y b:RBBY B w:RBGY
      . b:YBBG B w:BGBR G
      . . w:BYRB Y w:RBYY
      . . . w:YRGG .`,
    at: [-2, 0],
    market: 'GRB',
    bear: ['RBRY', 'YYRB', 'GYGB'],
    woman: ['YYBG', 'RRBG', 'RBRY'],
    purses: [4, 1],
  },
  mine: [0],
  goal: broke,
  best: [
    ['crown 2 at 2,4', 'crown 3 at 3,3'],
    ['crown 3 at 3,3', 'crown 2 at 2,4'],
  ],
  reaches: [1, 1],
};
