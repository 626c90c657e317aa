import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import { silence } from './goals.ts';

export const door: Challenge<VCommandos, Sketch> = {
  id: 'door',
  teaches: ['v-commandos.equip.crowbar-door', 'v-commandos.move.small-stealthy', 'v-commandos.shoot.locked-door'],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    active: 'sapper',
    at: { sapper: 'k' },
    kit: { sapper: ['crowbar', 'grenade'] },
    guards: { h: 'mp40' },
    event: ['all-quiet', 'S'],
  },
  mine: [0],
  goal: silence(1),
  aside: ['sapper drops *'],
  anyOrder: true,
  best: [
    ['sapper forces door lighthouse/h-k', 'sapper moves to lighthouse/h'],
    ['sapper saves an action', 'sapper forces door lighthouse/h-k', 'sapper moves to lighthouse/h'],
    ['sapper saves an action', 'sapper forces door lighthouse/h-k', '+1: sapper moves to lighthouse/h'],
    ['sapper saves an action', '+1: sapper forces door lighthouse/h-k', 'sapper moves to lighthouse/h'],
    ['sapper saves an action', '+1: sapper forces door lighthouse/h-k', 'sapper saves an action', 'sapper moves to lighthouse/h'],
    ['sapper saves an action', '+1: sapper forces door lighthouse/h-k', 'sapper saves an action', '+1: sapper moves to lighthouse/h'],
  ],
  reaches: [2, 3],
};
