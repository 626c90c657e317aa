import type { Lesson } from '../../course.ts';
import { card, enemy, type Sketch, token } from '../positions.ts';

export const door: Lesson<Sketch> = {
  id: 'door',
  seconds: 120,
  teaches: [
    'v-commandos.equip.crowbar-door',
    'v-commandos.shoot.locked-door',
    'v-commandos.stealth.check-on-entry',
    'v-commandos.stealth.fail-on-1-2',
    'v-commandos.close-combat.rule',
    'v-commandos.loot.draw',
    'v-commandos.zero.kinds',
    'v-commandos.enemy-move.guard',
    'v-commandos.reinforce.draw-count',
    'v-commandos.event.direction',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    at: { sapper: 'k' },
    kit: { sapper: ['tnt', 'grenade', 'crowbar'] },
    guards: { h: 'mp40', j: 'mp40' },
    event: ['all-quiet', 'W'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: ['sapper forces door lighthouse/h-k'],
      lit: ['door h-k'],
      tries: [{ way: 'sapper shoots webley at door lighthouse/h-k' }, { way: 'sapper moves to lighthouse/h' }],
    },
    {
      do: 'answer',
      target: [['sapper moves to lighthouse/h', 5]],
      lit: ['tile h'],
      tries: [{ way: 'sapper ends the turn' }],
    },
    {
      do: 'answer',
      target: [['sapper overpowers guard:mp40', token('first-aid')]],
      tries: [{ way: 'sapper works on the objective' }],
    },
    {
      do: 'answer',
      target: ['sapper collects first-aid'],
    },
    {
      do: 'answer',
      target: [['sapper ends the turn', enemy('karabiner'), card('all-quiet', 'N')]],
    },
    {
      do: 'answer',
      target: ['sapper works on the objective'],
    },
    {
      do: 'answer',
      target: ['sapper works on the objective'],
    },
    { do: 'look', at: ['objective 1', 'tile n'] },
  ],
};
