import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const own: Lesson<Sketch> = {
  id: 'own',
  seconds: 75,
  teaches: ['contra-tiles.scoring.three', 'contra-tiles.geometry.permanent', 'contra-tiles.place-crown.no-spoil-only', 'contra-tiles.broke.definition'],
  position: {
    picture: `
      . R .
      Y b:RBBY .
      . G .`,
    at: [0, -1],
    market: 'YBR',
    bear: ['GYGB', 'BGBR', 'YYBG'],
    woman: ['RRGY', 'GGRB', 'RBGY'],
    purses: [2, 3],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['cell 1,0', 'purse bear'] },
    {
      do: 'point',
      at: ['cell 2,0'],
      instead: [['*']],
    },
    {
      do: 'answer',
      target: ['crown 2 at 2,0'],
      lit: ['market 2', 'cell 2,0'],
      tries: [{ way: 'tile 1 turn 3 at 2,1' }, { way: 'crown 1 at 2,0' }],
    },
    { do: 'look', at: ['cell 1,0'] },
    {
      do: 'answer',
      target: [['tile 2 turn 2 at 2,1', ...drawn('G', 'RRGY')]],
      free: [
        ['crown *', ...drawn('G', 'R')],
        ['tile *', ...drawn('G', 'RRGY')],
      ],
    },
  ],
};
