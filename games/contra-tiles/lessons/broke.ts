import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const broke: Lesson<Sketch> = {
  id: 'broke',
  seconds: 75,
  teaches: ['contra-tiles.broke.definition', 'contra-tiles.broke.ends-now', 'contra-tiles.turn.one-of-each', 'contra-tiles.place-crown.no-spoil-only'],
  position: {
    picture: `
      . R .
      Y w:RBBY .
      . G .`,
    at: [0, -1],
    market: 'YBR',
    bear: ['GYGB', 'BGBR', 'RBRY'],
    woman: ['RRGY', 'BBGY', 'RBGY'],
    purses: [1, 2],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['purse bear', 'purse woman'] },
    {
      do: 'answer',
      target: ['tile 1 turn 3 at 2,1'],
      lit: ['rack bear 1', 'turn', 'cell 2,1'],
      also: ['tile 3 turn 3 at 2,-1'],
      tries: [{ way: 'crown 1 at 2,0' }, { way: 'crown 2 at 2,0', show: true }, { way: 'tile 1 turn 1 at 2,1' }],
    },
    {
      do: 'answer',
      target: ['crown 1 at 2,0'],
      lit: ['market 1', 'cell 2,0'],
      tries: [{ way: ['crown 2 at 2,0', ...drawn('G', 'YYBG')], show: true }],
    },
    { do: 'look', at: ['purse woman'] },
  ],
};
