import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import { taken } from './goals.ts';

export const moment: Challenge<VCommandos, Sketch> = {
  id: 'moment',
  teaches: ['v-commandos.equip.tnt', 'v-commandos.zero.timing', 'v-commandos.explosion.effect'],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    active: 'sapper',
    at: { sapper: 'a' },
    spent: { sapper: 3 },
    alarm: true,
    charges: { b: 3 },
    enemies: { b: ['karabiner'] },
    guards: { j: 'mp40', h: 'mp40' },
    event: ['all-quiet', 'S'],
  },
  mine: [0],
  goal: taken,
  aside: ['player 1 wants quiet *'],
  best: [['sapper ends the turn', 'player 1 waits']],
  reaches: [109, 41],
};
