import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContraTiles } from '../types.ts';
import { purses } from './goals.ts';

export const give: Challenge<ContraTiles, Sketch> = {
  id: 'give',
  teaches: ['contra-tiles.scoring.four', 'contra-tiles.scoring.fewer-than-three', 'contra-tiles.scoring.trigger'],
  position: {
    picture: `
      w:GRBG G b:BGYG .
      B b:GYRB Y w:RRGY
      w:BRYR . w:YBBG Y`,
    at: [-2, -1],
    market: 'YBR',
    bear: ['RRBG', 'RRGY', 'BBYR'],
    woman: ['RRBG', 'RBGY', 'YYRB'],
    purses: [3, 3],
  },
  mine: [0],
  goal: purses(4, 1),
  best: [
    ['crown 3 at -1,1', 'crown 2 at 0,2'],
    ['crown 2 at 0,2', 'crown 3 at -1,1'],
  ],
  reaches: [1, 1],
};
