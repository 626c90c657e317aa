import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContraTiles } from '../types.ts';
import { broke } from './goals.ts';

export const both: Challenge<ContraTiles, Sketch> = {
  id: 'both',
  teaches: ['contra-tiles.scoring.fewer-than-three', 'contra-tiles.broke.ends-now', 'contra-tiles.place-crown.match-one'],
  position: {
    picture: `
      w:GYRY Y w:BBGY . .
      . w:GGRB G . .
      . Y b:GBGY . .
      R b:YGYR G . .
      . Y w:YRBB R w:GYRR`,
    at: [-2, -3],
    market: 'RGB',
    bear: ['BGBR', 'RBRY', 'GGYR'],
    woman: ['GYGB', 'RRBG', 'BGBR'],
    purses: [4, 3],
  },
  mine: [0],
  goal: broke,
  best: [
    ['crown 1 at -2,-2', 'crown 3 at 0,2'],
    ['crown 3 at 0,2', 'crown 1 at -2,-2'],
  ],
  reaches: [1, 1],
};
