import type { Lesson } from '../../course.ts';
import { card, enemy, type Sketch } from '../positions.ts';

export const pocket: Lesson<Sketch> = {
  id: 'pocket',
  seconds: 100,
  teaches: [
    'v-commandos.save.action',
    'v-commandos.zero.kinds',
    'v-commandos.zero.timing',
    'v-commandos.reinforce.stealth-check',
    'v-commandos.move.visible-draws-fire',
    'v-commandos.move.fire-size',
    'v-commandos.enemy-move.decided-at-start',
  ],
  position: {
    card: 'lighthouse',
    who: ['sapper:B'],
    at: { sapper: 'b' },
    spent: { sapper: 2 },
    guards: { h: 'mp40', j: 'mp40' },
    event: ['all-quiet', 'S'],
    active: 'sapper',
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: ['sapper saves an action'],
      tries: [{ way: 'sapper moves to lighthouse/a' }, { way: 'sapper moves to lighthouse/e' }],
    },
    {
      do: 'answer',
      target: ['sapper ends the turn'],
    },
    {
      do: 'answer',
      target: [['player 1 waits', enemy('mp40'), 2]],
      tries: [{ way: '+1: sapper moves to lighthouse/a' }],
    },
    {
      do: 'answer',
      target: [['+1: sapper moves to lighthouse/a', 3, 2, card('all-quiet', 'N')]],
      lit: ['tile a'],
      tries: [{ way: 'player 1 waits' }],
    },
    { do: 'look', at: ['tile a'] },
    { do: 'look', at: ['tile e'] },
  ],
};
