import type { Lesson } from '../../course.ts';
import { card, enemy, type Sketch } from '../positions.ts';

export const arrow: Lesson<Sketch> = {
  id: 'arrow',
  seconds: 80,
  teaches: [
    'v-commandos.event.direction',
    'v-commandos.enemy-move.direction',
    'v-commandos.enemy-move.guard',
    'v-commandos.reinforce.draw-count',
    'v-commandos.reinforce.outside-first',
    'v-commandos.stealth.check-on-entry',
    'v-commandos.turn.sequence',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    at: { sapper: 'k' },
    spent: { sapper: 1 },
    guards: { h: 'mp40', j: 'mp40' },
    enemies: { j: ['karabiner'] },
    event: ['all-quiet', 'E'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['compass'] },
    {
      do: 'point',
      at: ['tile j'],
      instead: [['guard j'], ['tile h']],
    },
    {
      do: 'answer',
      target: ['sapper moves to lighthouse/n'],
      lit: ['tile n'],
      tries: [{ way: 'sapper ends the turn' }, { way: 'sapper moves to lighthouse/j' }],
    },
    {
      do: 'answer',
      target: [['sapper ends the turn', enemy('mp40'), card('all-quiet', 'N')]],
    },
    { do: 'look', at: ['tile c', 'tile k'] },
  ],
};
