import type { Challenge } from '../../challenge.ts';
import { enemyDice, type Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';
import { unhurt } from './goals.ts';

export const again: Challenge<Contra, Sketch> = {
  id: 'again',
  teaches: ['contra.objective.token-effect', 'contra.enemy-turn.special-leftmost', 'contra.suffer.all-or-nothing'],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J15' },
    tokens: { lance: 'MAA' },
    mission: { lance: [3] },
    foes: { lance: { 'red sniper': 'J17', 'red greeder': 'J18' } },
  },
  mine: [0],
  played: [['lance ends the turn', 'engage', ...enemyDice('SP', 'A', 'SP')]],
  goal: unhurt,
  aside: ['* wants to be asked *'],
  anyOrder: true,
  best: [['lance rerolls A']],
  reaches: [5, 6],
};
