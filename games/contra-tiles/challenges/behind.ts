import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContraTiles } from '../types.ts';
import { won } from './goals.ts';

export const behind: Challenge<ContraTiles, Sketch> = {
  id: 'behind',
  teaches: ['contra-tiles.end.crowns-low', 'contra-tiles.end.most-coins', 'contra-tiles.scoring.four'],
  position: {
    picture: `
      . . Y . G . Y .
      . G b:YBBG B w:GYYB Y w:YRBY R
      . b:GBRB B b:BYRB Y w:RBRY B w:RBGB
      b:BRYR R w:BGYR G b:YRGG R w:BGRR G
      Y b:RYGY Y . G b:RRBG R w:GYRR
      . . . . . B w:YRBB R
      . . . . Y w:BBGY B .
      . . b:GGRB G b:YGBG G w:BGYG .
      . . R . B b:GYYB . .`,
    at: [-4, -4],
    market: 'R-B',
    bear: ['RRGY', 'YYRB', 'RBGY'],
    woman: ['GGRB', 'GGYR', 'YRYG'],
    purses: [7, 8],
    crownStack: '',
  },
  mine: [0],
  goal: won,
  best: [
    ['crown 3 at -4,-2', 'crown 1 at -5,-1'],
    ['crown 1 at -5,-1', 'crown 3 at -4,-2'],
  ],
  reaches: [1, 1],
};
