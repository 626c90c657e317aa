import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import { silence } from './goals.ts';

export const fewer: Challenge<VCommandos, Sketch> = {
  id: 'fewer',
  teaches: ['v-commandos.move.small-stealthy', 'v-commandos.save.action'],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    active: 'sapper',
    at: { sapper: 'm' },
    guards: { j: 'mp40' },
    enemies: { k: ['karabiner'], j: ['karabiner'] },
    event: ['all-quiet', 'S'],
  },
  mine: [0],
  goal: silence(1),
  anyOrder: true,
  best: [
    ['sapper moves to lighthouse/n', 'sapper moves to lighthouse/k'],
    ['sapper moves to lighthouse/n', 'sapper saves an action', 'sapper moves to lighthouse/k'],
    ['sapper moves to lighthouse/n', 'sapper saves an action', '+1: sapper moves to lighthouse/k'],
    ['sapper saves an action', '+1: sapper moves to lighthouse/n', 'sapper moves to lighthouse/k'],
    ['sapper saves an action', '+1: sapper moves to lighthouse/n', 'sapper saves an action', 'sapper moves to lighthouse/k'],
    ['sapper saves an action', '+1: sapper moves to lighthouse/n', 'sapper saves an action', '+1: sapper moves to lighthouse/k'],
  ],
  reaches: [2, 3],
};
