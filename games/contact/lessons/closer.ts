import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const closer: Lesson<Sketch> = {
  id: 'closer',
  seconds: 90,
  teaches: [
    'contact.spawn.cross',
    'contact.spawn.outer-ring',
    'contact.spawn.after-move',
    'contact.spawn.total',
    'contact.move.one-inward',
    'contact.move.all-at-once',
    'contact.turn.order',
    'contact.turn.marker-moves',
    'contact.players.optional',
  ],
  position: { groups: {}, team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16, turn: 1 },
  mine: [0],
  opening: [6, 3],
  steps: [
    { do: 'look', at: ['brown3/r4', 'blue6/r4', 'dice'] },
    { do: 'look', at: ['brown3/r4', 'blue6/r4', 'dice'] },
    {
      do: 'point',
      at: ['blue1/r4'],
      instead: [['brown8/r4'], ['*']],
    },
    {
      do: 'watch',
      ways: ['cooper waives', 'branson waives', 'schulz waives', ['ayden waives', 1, 8]],
      at: ['brown3/r4', 'blue6/r4'],
      tries: [{ way: 'ayden fires at blue6/r4' }],
    },
    { do: 'look', at: ['brown3/r3', 'blue6/r3', 'blue1/r4', 'brown8/r4'] },
    { do: 'watch', ways: ['cooper waives', 'branson waives', 'schulz waives', ['ayden waives', 4, 4]], at: ['brown3/r3', 'blue6/r3'] },
    {
      do: 'point',
      at: ['brown3/r2', 'blue6/r2'],
      instead: [
        ['blue1/r3', 'brown8/r3'],
        ['blue4/r4', 'brown4/r4'],
      ],
    },
  ],
};
