import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';
import { shotDown } from './goals.ts';

export const nearer: Challenge<Contra, Sketch> = {
  id: 'nearer',
  teaches: ['contra.move.jump', 'contra.attack.convert', 'contra.advantage.attack-conversion'],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J16' },
    tokens: { lance: 'MA' },
    hand: { lance: ['somersault'] },
    foes: { lance: { 'red sniper': 'J17', 'red gunner': 'J08' } },
    bossLeft: { lance: 1 },
    pillboxes: [],
    used: { lance: ['move', 'objective'] },
  },
  mine: [0],
  goal: shotDown,
  aside: ['* wants to be asked *'],
  anyOrder: true,
  best: [['lance plays somersault', 'lance jumps to J25', 'lance jumps to J26', 'lance attacks boss']],
  reaches: [35, 36],
};
