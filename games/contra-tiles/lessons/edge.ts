import type { Lesson } from '../../course.ts';
import { drawn, type Sketch } from '../positions.ts';

export const edge: Lesson<Sketch> = {
  id: 'edge',
  seconds: 60,
  teaches: [
    'contra-tiles.place-player.adjacent-crown',
    'contra-tiles.place-player.match-one',
    'contra-tiles.place-player.mismatch-allowed',
    'contra-tiles.place-player.rotation',
    'contra-tiles.turn.two-player-tiles',
    'contra-tiles.geometry.diagonal-is-nothing',
    'contra-tiles.refill.rack',
  ],
  position: {
    picture: `
      Y .
      . G`,
    market: 'BRG',
    bear: ['RRGY', 'BGBR', 'YRYG'],
    woman: ['BBGY', 'RBGY', 'YYRB'],
    purses: [3, 3],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['plaque bear', 'plaque woman'] },
    {
      do: 'answer',
      target: ['tile 1 turn 0 at 1,0'],
      lit: ['rack bear 1', 'cell 1,0'],
      tries: [{ way: 'tile 1 turn 0 at 2,2' }, { way: 'tile 1 turn 0 at -1,0' }, { way: 'tile 1 turn 1 at 0,1' }],
    },
    {
      do: 'answer',
      target: [['tile 2 turn 2 at 2,1', ...drawn('GYGB', 'YYBG')]],
      lit: ['rack bear 2', 'turn', 'cell 2,1'],
      tries: [{ way: 'tile 2 turn 0 at 2,1' }, { way: 'crown 1 at 1,2' }, { way: 'crown 2 at 2,0' }],
    },
    { do: 'look', at: ['rack bear'] },
  ],
};
