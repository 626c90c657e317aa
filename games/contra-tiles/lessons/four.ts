import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const four: Lesson<Sketch> = {
  id: 'four',
  seconds: 75,
  teaches: [
    'contra-tiles.scoring.trigger',
    'contra-tiles.scoring.four',
    'contra-tiles.scoring.three',
    'contra-tiles.scoring.fewer-than-three',
    'contra-tiles.scoring.owner',
    'contra-tiles.turn.mandatory',
  ],
  position: {
    picture: `
      . R .
      Y b:RBGY .
      w:YYBG G .
      . b:GGYR .`,
    at: [0, -1],
    market: 'RBY',
    bear: ['BGBR', 'YRYG', 'RRGY'],
    woman: ['BBGY', 'RRBG', 'RBRY'],
    purses: [3, 3],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['cell 1,0'] },
    {
      do: 'answer',
      target: ['crown 2 at 2,0'],
      lit: ['market 2', 'cell 2,0'],
      tries: [{ way: 'crown 1 at 2,0' }, { way: 'crown 3 at 2,0' }],
    },
    { do: 'look', at: ['purse bear'] },
    { do: 'look', at: ['cell 1,0'] },
    {
      do: 'answer',
      target: [['crown 3 at 1,3', ...drawn('G', 'R')]],
      free: [
        ['crown *', ...drawn('G', 'R')],
        ['tile *', ...drawn('G', 'YYBG')],
      ],
    },
  ],
};
