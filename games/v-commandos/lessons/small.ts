import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const small: Lesson<Sketch> = {
  id: 'small',
  seconds: 70,
  teaches: [
    'v-commandos.setup.begin-underground',
    'v-commandos.move.one-action',
    'v-commandos.move.small-stealthy',
    'v-commandos.move.medium-visible',
    'v-commandos.move.large-visible',
    'v-commandos.actions.count',
    'v-commandos.zero.kinds',
    'v-commandos.setup.guards',
    'v-commandos.trapdoor.unblock',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    guards: { h: 'mp40', j: 'mp40' },
    loose: { l: ['tnt'], m: ['crowbar'] },
    event: ['all-quiet', 'W'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['tile h', 'tile n', 'tile a'] },
    {
      do: 'answer',
      target: ['sapper comes up at lighthouse/n'],
      lit: ['tile n'],
      tries: [{ way: 'sapper comes up at lighthouse/a' }, { way: 'sapper comes up at lighthouse/l' }],
    },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/m'],
      lit: ['tile m'],
      tries: [{ way: 'sapper moves to lighthouse/k' }],
    },
    {
      do: 'answer',
      target: ['sapper collects crowbar'],
    },
    {
      do: 'point',
      at: ['tile j'],
      instead: [['tile n']],
    },
    { do: 'look', at: ['tile j', 'tile e'] },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/n'],
      lit: ['tile n'],
      tries: [{ way: 'sapper moves to lighthouse/j' }],
    },
  ],
};
