import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const aim: Lesson<Sketch> = {
  id: 'aim',
  seconds: 70,
  teaches: [
    'contact.attack.target-number',
    'contact.attack.split-dice',
    'contact.attack.one-kill',
    'contact.attack.occupied-target',
    'contact.board.ring-is-distance',
    'contact.setup.centre',
    'contact.cooper.rifle',
    'contact.ayden.rifle',
    'contact.players.any-order',
  ],
  position: { groups: { 'blue2/r2': 3 }, team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16, turn: 4 },
  mine: [0],
  opening: [3, 6],
  steps: [
    { do: 'look', at: ['centre', 'turns'] },
    {
      do: 'answer',
      target: [['cooper fires at blue2/r1', 4]],
      lit: ['card cooper', 'blue2/r1'],
      tries: [{ way: 'branson burns blue2' }, { way: 'cooper throws a grenade at blue2/r1' }, { way: 'cooper fires at blue5/r2' }],
    },
    {
      do: 'answer',
      target: [['cooper fires at brown6/r4', 5]],
      lit: ['brown6/r4'],
      also: [['cooper fires at blue3/r4', 5]],
      tries: [{ way: 'cooper fires at blue2/r1' }],
    },
    { do: 'look', at: ['blue1/r1', 'blue1/r2', 'blue1/r3', 'blue1/r4'] },
    {
      do: 'answer',
      target: [['ayden fires at blue2/r1', 6]],
      lit: ['card ayden'],
      free: [['ayden fires at *', 6]],
    },
  ],
};
