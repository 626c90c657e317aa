import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const slow: Lesson<Sketch> = {
  id: 'slow',
  seconds: 60,
  teaches: [
    'v-commandos.move.medium-careful',
    'v-commandos.move.medium-visible',
    'v-commandos.visible.triggers-alarm',
    'v-commandos.alarm.effect',
    'v-commandos.zero.kinds',
    'v-commandos.def.adjacent-indoor',
    'v-commandos.def.door-states',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    at: { sapper: 'i' },
    guards: { h: 'mp40', j: 'mp40' },
    loose: { l: ['tnt'], m: ['crowbar'] },
    event: ['all-quiet', 'W'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['tile l'] },
    {
      do: 'answer',
      target: ['sapper creeps to lighthouse/l'],
      lit: ['tile l'],
      tries: [{ way: 'sapper moves to lighthouse/l' }, { way: 'sapper creeps to lighthouse/j' }],
    },
    {
      do: 'answer',
      target: ['sapper collects tnt'],
    },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/i'],
      lit: ['tile i'],
      tries: [{ way: 'sapper moves to lighthouse/m' }],
    },
  ],
};
