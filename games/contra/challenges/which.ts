import type { Challenge } from '../../challenge.ts';
import { enemyDice, type Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';
import { unhurt } from './goals.ts';

export const which: Challenge<Contra, Sketch> = {
  id: 'which',
  teaches: ['contra.suffer.pay-or-medal', 'contra.suffer.all-or-nothing', 'contra.enemy-turn.pool'],
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
  played: [['lance ends the turn', 'reload', ...enemyDice('M', 'A', 'S')]],
  goal: unhurt,
  aside: ['* wants to be asked *'],
  anyOrder: true,
  best: [
    ['lance prevents MS with evade', 'lance pays', 'lance spends token A'],
    ['lance prevents MS with evade', 'lance pays', 'lance spends reload'],
  ],
  reaches: [1, 1],
};
