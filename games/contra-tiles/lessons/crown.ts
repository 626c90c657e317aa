import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const crown: Lesson<Sketch> = {
  id: 'crown',
  seconds: 90,
  teaches: [
    'contra-tiles.place-crown.adjacent-player-tile',
    'contra-tiles.place-crown.match-one',
    'contra-tiles.place-crown.any-owner',
    'contra-tiles.turn.two-crowns',
    'contra-tiles.turn.one-of-each',
    'contra-tiles.place-player.fresh-crown',
    'contra-tiles.refill.market',
    'contra-tiles.setup.rack-public',
  ],
  position: {
    picture: `
      Y b:RRGY .
      w:YYRB G .`,
    market: 'RBG',
    bear: ['BGBR', 'YRYG', 'GYGB'],
    woman: ['BBGY', 'RBGY', 'RBRY'],
    purses: [3, 3],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['market'] },
    {
      do: 'answer',
      target: ['crown 1 at 2,0'],
      lit: ['market 1', 'cell 2,0'],
      tries: [{ way: 'crown 2 at 2,0' }, { way: 'crown 1 at 2,2' }, { way: 'crown 1 at 0,2' }],
    },
    {
      do: 'answer',
      target: [['crown 2 at -1,1', ...drawn('Y', 'B')]],
      lit: ['market 2', 'cell -1,1'],
      tries: [{ way: 'crown 3 at -1,1' }, { way: 'tile 3 turn 0 at 1,2' }],
    },
    { do: 'watch', ways: ['tile 2 turn 3 at 3,0', ['crown 3 at 4,0', ...drawn('R', 'GGRB')]], at: ['plaque woman'] },
    {
      do: 'answer',
      target: ['crown 1 at 3,1'],
      lit: ['market 1', 'cell 3,1'],
      tries: [{ way: 'crown 1 at 5,0' }, { way: 'crown 2 at 3,-1' }],
    },
    {
      do: 'answer',
      target: [['tile 2 turn 0 at 3,2', ...drawn('B', 'RRBG')]],
      lit: ['rack bear 2', 'cell 3,2'],
      also: [['tile 2 turn 2 at 3,2', ...drawn('B', 'RRBG')]],
      tries: [{ way: 'tile 1 turn 0 at 3,2' }],
    },
  ],
};
