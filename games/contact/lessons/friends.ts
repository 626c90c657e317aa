import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const friends: Lesson<Sketch> = {
  id: 'friends',
  seconds: 90,
  teaches: [
    'contact.cooper.ardor',
    'contact.cooper.ardor-scope',
    'contact.schulz.double',
    'contact.schulz.double-risk',
    'contact.schulz.fortify',
    'contact.ayden.air-recon',
  ],
  position: { groups: { 'blue3/r2': 4 }, team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16, turn: 8 },
  mine: [0],
  opening: [6, 3],
  steps: [
    {
      do: 'answer',
      target: [['ayden fires at blue6/r4', 4]],
      lit: ['card ayden', 'blue6/r4'],
      tries: [{ way: 'ayden fires at blue3/r1' }],
    },
    {
      do: 'answer',
      target: [['cooper rerolls the die', 6]],
      tries: [{ way: 'cooper keeps the die' }],
    },
    {
      do: 'answer',
      target: [['schulz double-shoots blue3/r1', 3]],
      lit: ['card schulz', 'blue3/r1'],
      tries: [{ way: 'schulz fires at blue3/r1' }],
    },
    { do: 'look', at: ['meter'] },
    { do: 'look', at: ['card ayden'] },
  ],
};
