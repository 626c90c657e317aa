import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const bullet: Lesson<Sketch> = {
  id: 'bullet',
  seconds: 80,
  teaches: [
    'contact.zombies.sure-hit',
    'contact.zombies.one-hit-per-segment',
    'contact.zombies.each-segment-separately',
    'contact.grenade.effect',
    'contact.grenade.everyone',
    'contact.grenade.once',
    'contact.attack.overkill-lost',
  ],
  position: { groups: { 'blue1/r2': 1, 'blue5/r2': 9, 'brown4/r2': 4 }, team: ['branson', 'kenzo', 'ayden', 'alvares'], turns: 16, turn: 6 },
  mine: [0],
  opening: [2, 7],
  steps: [
    { do: 'look', at: ['meter'] },
    {
      do: 'answer',
      target: [['ayden fires at brown4/r1', 4]],
      lit: ['card ayden', 'brown4/r1'],
      tries: [{ way: 'ayden fires at blue5/r1' }, { way: 'ayden fires at blue1/r1' }, { way: 'ayden fires at blue2/r4' }],
    },
    { do: 'look', at: ['meter'] },
    {
      do: 'answer',
      target: [['kenzo throws a grenade at blue5/r1', 2]],
      lit: ['card kenzo', 'blue5/r1'],
      also: [
        ['branson throws a grenade at blue5/r1', 2],
        ['alvares throws a grenade at blue5/r1', 2],
      ],
      tries: [{ way: 'kenzo fires at blue5/r1' }, { way: 'kenzo throws a grenade at brown4/r1' }],
    },
    { do: 'look', at: ['blue5/r1', 'meter'] },
  ],
};
