import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const last: Lesson<Sketch> = {
  id: 'last',
  seconds: 90,
  teaches: [
    'contra-tiles.end.crowns-low',
    'contra-tiles.end.crowns-exactly-two',
    'contra-tiles.end.most-coins',
    'contra-tiles.end.tie',
    'contra-tiles.refill.exhausted',
    'contra-tiles.scoring.unsurrounded',
    'contra-tiles.scoring.player-tile-into-hole',
  ],
  position: {
    picture: `
      . . B . . . . . . .
      . R w:BGBR G . R . R . .
      Y b:RBGY B . Y w:RBGG B b:RBGB Y .
      . G b:BGYB G b:YGBG G w:BGYG G w:YYBG Y
      B w:GYBB Y w:GYRR R b:GYRR Y b:RBRY B w:YYRB
      . B . G b:RRBG R w:YRGG R . .
      . . . . B . G b:RBGG . .`,
    at: [-5, -3],
    market: 'YR-',
    bear: ['YYRB', 'BBYR', 'YYBG'],
    woman: ['RRBG', 'BBYR', 'YRYG'],
    purses: [6, 5],
    crownStack: '',
    bearStack: ['GGYR', 'YRYG'],
    womanStack: ['RBRY', 'RBGY'],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['purse bear', 'purse woman', 'market'] },
    {
      do: 'answer',
      target: ['crown 2 at 4,2'],
      lit: ['market 2', 'cell 4,2'],
      also: ['crown 1 at 5,1'],
      tries: [{ way: 'tile 2 turn 0 at 4,-1' }],
    },
    {
      do: 'answer',
      target: [['tile 2 turn 0 at 4,-1', ...drawn('GGYR')]],
      lit: ['rack bear 2', 'cell 4,-1'],
      free: [['tile *', ...drawn('GGYR')]],
      tries: [
        { way: 'crown 1 at 5,1', show: true },
        { way: ['tile * at -2,-1', ...drawn('GGYR')], show: true },
      ],
    },
    { do: 'look', at: ['purse bear', 'purse woman'] },
  ],
};
