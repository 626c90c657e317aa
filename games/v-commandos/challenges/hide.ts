import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import { unseen } from './goals.ts';

export const hide: Challenge<VCommandos, Sketch> = {
  id: 'hide',
  teaches: ['v-commandos.underground.leave', 'v-commandos.reinforce.stealth-check', 'v-commandos.save.action'],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    active: 'sapper',
    at: { sapper: 'n' },
    spent: { sapper: 2 },
    enemies: { k: ['karabiner'], j: ['mp40'] },
    guards: { j: 'mp40', h: 'mp40' },
    event: ['all-quiet', 'S'],
  },
  mine: [0],
  goal: unseen,
  aside: ['player 1 wants quiet *'],
  best: [
    ['sapper goes underground'],
    ['sapper saves an action', '+1: sapper goes underground'],
    ['sapper saves an action', 'sapper ends the turn', 'player 1 waits'],
    ['sapper saves an action', 'sapper ends the turn', '+1: sapper goes underground'],
  ],
  reaches: [1, 1],
};
