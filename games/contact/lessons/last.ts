import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const last: Lesson<Sketch> = {
  id: 'last',
  seconds: 110,
  teaches: [
    'contact.victory.win',
    'contact.victory.loss',
    'contact.turn.end-phase',
    'contact.hit.immediately',
    'contact.cooper.melee-expert',
    'contact.players.dead-do-not-act',
    'contact.victory.shared',
  ],
  position: {
    groups: { 'blue2/r2': 3, 'brown5/r2': 5 },
    team: ['cooper', 'branson', 'schulz', 'ayden'],
    turns: 16,
    turn: 15,
    dead: ['branson', 'schulz'],
    thrown: ['cooper', 'ayden'],
  },
  mine: [0],
  opening: [1, 2],
  steps: [
    { do: 'look', at: ['meter'] },
    {
      do: 'answer',
      target: [['cooper fires at brown5/r1', 5]],
      lit: ['card cooper', 'brown5/r1'],
      tries: [{ way: 'cooper fires at blue1/r4' }],
    },
    {
      do: 'answer',
      target: [['cooper fires at brown5/r1', 3]],
      lit: ['brown5/r1'],
      tries: [{ way: 'cooper fires at blue2/r1' }],
    },
    {
      do: 'answer',
      target: [['ayden fires at blue2/r1', 2, 4]],
      lit: ['card ayden', 'blue2/r1'],
      tries: [{ way: 'ayden waives' }],
    },
    {
      do: 'answer',
      target: [['cooper removes one', 2]],
    },
    {
      do: 'answer',
      target: [['cooper falls', 5, 4]],
      lit: ['card cooper'],
      tries: [{ way: 'ayden falls' }],
    },
    {
      do: 'answer',
      target: ['ayden waives'],
      free: [['ayden fires at *', 6], '*'],
    },
  ],
};
