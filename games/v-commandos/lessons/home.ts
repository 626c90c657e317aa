import type { Lesson } from '../../course.ts';
import { enemy, type Sketch } from '../positions.ts';

export const home: Lesson<Sketch> = {
  id: 'home',
  seconds: 110,
  teaches: [
    'v-commandos.wounds.token',
    'v-commandos.wounds.critical',
    'v-commandos.wounds.critical-state',
    'v-commandos.wounds.eliminated',
    'v-commandos.equip.first-aid',
    'v-commandos.actions.order',
    'v-commandos.underground.leave',
    'v-commandos.end.terrain-complete',
    'v-commandos.end.short-game-success',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B', 'medic:A'],
    at: { sapper: 'n', medic: 'm' },
    kit: { sapper: ['grenade'], medic: ['first-aid', 'first-aid'] },
    critical: ['sapper'],
    guards: { j: 'mp40' },
    open: ['h-k', 'c-f'],
    done: [1, 2],
    alarm: true,
    event: ['all-quiet', 'W'],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['tile n'] },
    {
      do: 'answer',
      target: ['medic moves to lighthouse/n'],
      lit: ['tile n'],
      tries: [{ way: 'sapper goes underground' }, { way: 'medic treats sapper' }],
    },
    {
      do: 'answer',
      target: ['medic treats sapper'],
    },
    {
      do: 'answer',
      target: ['medic goes underground'],
      tries: [{ way: 'medic ends the turn' }],
    },
    {
      do: 'answer',
      target: ['sapper begins'],
    },
    {
      do: 'answer',
      target: [['sapper goes underground', enemy('karabiner'), enemy('mp40'), enemy('karabiner'), enemy('mp40')]],
      tries: [{ way: 'sapper moves to lighthouse/k' }],
    },
    { do: 'look', at: ['tile n'] },
  ],
};
