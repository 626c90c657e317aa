import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const fuse: Lesson<Sketch> = {
  id: 'fuse',
  seconds: 110,
  teaches: [
    'v-commandos.equip.tnt',
    'v-commandos.explosion.effect',
    'v-commandos.explosion.map-markers',
    'v-commandos.zero.kinds',
    'v-commandos.alarm.effect',
    'v-commandos.move.small-stealthy',
    'v-commandos.equip.grenade',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B', 'medic:A'],
    at: { sapper: 'c', medic: 'n' },
    kit: { sapper: ['tnt', 'grenade'], medic: ['first-aid', 'first-aid'] },
    guards: { c: 'mp40', j: 'mp40' },
    open: ['h-k'],
    done: [1],
    event: ['all-quiet', 'W'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['objective 2', 'tile c'] },
    {
      do: 'answer',
      target: ['sapper emplaces tnt'],
      tries: [{ way: 'sapper overpowers guard:mp40' }, { way: 'sapper throws a grenade at lighthouse/c' }],
    },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/b'],
      lit: ['tile b'],
      tries: [{ way: 'sapper detonates lighthouse/c' }],
    },
    {
      do: 'answer',
      target: ['sapper detonates lighthouse/c'],
    },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/a'],
      lit: ['tile a'],
      tries: [{ way: 'sapper ends the turn' }],
    },
    { do: 'look', at: ['door c-f'] },
  ],
};
