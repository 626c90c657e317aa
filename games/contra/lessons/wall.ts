import type { Lesson } from '../../course.ts';
import { dice, type Sketch } from '../positions.ts';

export const wall: Lesson<Sketch> = {
  id: 'wall',
  seconds: 110,
  teaches: [
    'contra.boss.one-target',
    'contra.boss.split-damage',
    'contra.boss.flip',
    'contra.boss.flip-draw',
    'contra.boss.destroyed',
    'contra.end.win',
    'contra.end.win-other-enemies-irrelevant',
    'contra.turn.one-at-a-time',
    'contra.objective.token-effect',
    'contra.boss.always-an-enemy',
  ],
  position: {
    commandos: ['lance', 'bill'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J16', bill: 'J27' },
    tokens: { lance: 'MAS', bill: 'MAS' },
    hand: { lance: ['evade'], bill: ['advance'] },
    mission: { lance: [1] },
    bossLeft: { lance: 3, bill: 2 },
    foes: { bill: { 'black gunner': 'J37' } },
  },
  mine: [0, 1],
  steps: [
    { do: 'look', at: ['boss lance', 'boss bill'] },
    {
      do: 'answer',
      target: ['lance runs to J18 via J17'],
      lit: ['space J18'],
      tries: [{ way: 'lance attacks boss' }],
    },
    {
      do: 'answer',
      target: [['lance attacks boss', ...dice('success', 'success', 'critical', 'M')]],
      lit: ['boss'],
    },
    {
      do: 'answer',
      target: ['lance converts M with token'],
      lit: ['die M'],
      tries: [{ way: 'lance is done converting' }],
    },
    {
      do: 'answer',
      target: [['lance deals 3 to defense-wall', 'reload']],
      tries: [{ way: 'lance deals 2 to main-cannon' }],
    },
    { do: 'look', at: ['boss lance', 'boss bill'] },
    {
      do: 'answer',
      target: [['lance ends the turn', 'engage']],
    },
    {
      do: 'answer',
      target: [['bill attacks boss', ...dice('S', 'success')]],
      lit: ['boss'],
      tries: [{ way: 'bill attacks black gunner' }],
    },
    {
      do: 'answer',
      target: ['bill is done converting'],
    },
  ],
};
