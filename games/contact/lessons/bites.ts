import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const bites: Lesson<Sketch> = {
  id: 'bites',
  seconds: 80,
  teaches: [
    'contact.zombies.segment-attack',
    'contact.zombies.single-harmless',
    'contact.zombies.only-starters',
    'contact.zombies.clockwise',
    'contact.zombies.attackers-stay',
    'contact.hit.one-member',
    'contact.hit.team-chooses',
    'contact.hit.no-return',
    'contact.hit.all-lost',
    'contact.turn.phases-of-zombies',
  ],
  position: { groups: { 'blue3/r2': 4, 'brown7/r2': 1 }, team: ['branson', 'kenzo', 'ayden', 'alvares'], turns: 16, turn: 5 },
  mine: [0],
  opening: [2, 5],
  steps: [
    { do: 'look', at: ['blue3/r1', 'brown7/r1'] },
    { do: 'look', at: ['meter'] },
    {
      do: 'point',
      at: ['brown7/r1'],
      instead: [['blue3/r1']],
    },
    {
      do: 'watch',
      ways: ['branson waives', 'kenzo waives', 'ayden waives', ['alvares waives', 3]],
      at: ['blue3/r1'],
      tries: [{ way: 'alvares fires at blue3/r1' }],
    },
    {
      do: 'answer',
      target: [['alvares falls', 6, 2]],
      lit: ['card alvares'],
      also: [
        ['branson falls', 6, 2],
        ['kenzo falls', 6, 2],
        ['ayden falls', 6, 2],
      ],
    },
    { do: 'look', at: ['card alvares', 'blue3/r1'] },
  ],
};
