import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const burn: Lesson<Sketch> = {
  id: 'burn',
  seconds: 70,
  teaches: [
    'contact.branson.flamethrower',
    'contact.branson.one-roll',
    'contact.branson.three-hits',
    'contact.branson.no-reach',
    'contact.grenade.replaces-attack',
    'contact.grenade.range',
    'contact.attack.range',
    'contact.schulz.shotgun',
  ],
  position: { groups: { 'brown4/r2': 2, 'brown4/r3': 4, 'brown8/r3': 8 }, team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 16, turn: 7 },
  mine: [0],
  opening: [1, 4],
  steps: [
    { do: 'look', at: ['brown4/r1', 'brown4/r2'] },
    {
      do: 'answer',
      target: [['branson burns brown4', 5]],
      lit: ['card branson', 'brown4/r1'],
      tries: [{ way: 'branson burns brown8' }, { way: 'branson throws a grenade at brown8/r2' }],
    },
    { do: 'look', at: ['brown4/r2'] },
    {
      do: 'answer',
      target: [['schulz throws a grenade at brown8/r2', 3]],
      lit: ['card schulz', 'brown8/r2'],
      tries: [{ way: 'schulz fires at brown8/r2' }, { way: 'schulz fires at brown1/r4' }],
    },
    { do: 'look', at: ['card schulz'] },
  ],
};
