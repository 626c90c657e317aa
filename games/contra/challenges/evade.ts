import type { Challenge } from '../../challenge.ts';
import { enemyDice, type Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';
import { unhurt } from './goals.ts';

export const evade: Challenge<Contra, Sketch> = {
  id: 'evade',
  teaches: ['contra.enemy-turn.pool', 'contra.suffer.pay-or-medal', 'contra.suffer.all-or-nothing'],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    windows: true,
    at: { lance: 'J15' },
    tokens: { lance: 'A' },
    hand: { lance: ['evade'] },
    foes: { lance: { 'red gunner': 'J17', 'red sniper': 'J35' } },
  },
  mine: [0],
  played: [['lance ends the turn', 'engage', ...enemyDice('SP', 'SP', 'A')]],
  goal: unhurt,
  aside: ['* wants to be asked *'],
  anyOrder: true,
  best: [['lance pays', 'lance prevents AA with evade']],
  reaches: [1, 1],
};
