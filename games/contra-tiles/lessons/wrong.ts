import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const wrong: Lesson<Sketch> = {
  id: 'wrong',
  seconds: 90,
  teaches: [
    'contra-tiles.place-crown.spoil',
    'contra-tiles.place-crown.no-spoil-only',
    'contra-tiles.scoring.fewer-than-three',
    'contra-tiles.scoring.three',
    'contra-tiles.scoring.owner',
  ],
  position: {
    picture: `
      . . . B b:GYGB
      R b:RGYR . w:BRYR G
      . Y b:GYRY Y .`,
    at: [0, -1],
    market: 'RGB',
    bear: ['BGBR', 'YYRB', 'RRBG'],
    woman: ['BBGY', 'RRBG', 'RBGY'],
    purses: [3, 3],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['cell 3,0'] },
    {
      do: 'point',
      at: ['market 2'],
      instead: [['market 1'], ['market 3']],
    },
    {
      do: 'answer',
      target: ['crown 2 at 2,0'],
      lit: ['market 2', 'cell 2,0'],
      tries: [{ way: 'crown 1 at 2,0', show: true }, { way: 'crown 3 at 2,0' }],
    },
    { do: 'look', at: ['purse woman'] },
    {
      do: 'answer',
      target: [['crown 1 at 1,-1', ...drawn('Y', 'B')]],
      lit: ['market 1', 'cell 1,-1'],
      tries: [{ way: 'crown 3 at 3,-3' }, { way: 'crown 1 at 2,2' }],
    },
  ],
};
