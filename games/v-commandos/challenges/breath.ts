import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import { silenceFromHere } from './goals.ts';

export const breath: Challenge<VCommandos, Sketch> = {
  id: 'breath',
  teaches: ['v-commandos.shoot.dice', 'v-commandos.shoot.target-number', 'v-commandos.precedence.cards'],
  position: {
    card: 'lighthouse',
    who: ['sniper:B'],
    active: 'sniper',
    at: { sniper: 'k' },
    enemies: { n: ['karabiner'] },
    guards: { j: 'mp40' },
    event: ['all-quiet', 'S'],
  },
  mine: [0],
  goal: silenceFromHere(2),
  anyOrder: true,
  best: [['sniper shoots de-lisle at lighthouse/j'], ['sniper saves an action', '+1: sniper shoots de-lisle at lighthouse/j']],
  reaches: [7, 9],
};
