import type { Lesson } from '../../course.ts';
import { dice, type Sketch } from '../positions.ts';

export const faces: Lesson<Sketch> = {
  id: 'faces',
  seconds: 100,
  teaches: [
    'contra.dice.commando-faces',
    'contra.attack.convert',
    'contra.attack.gain-advantage',
    'contra.attack.criticals-explode',
    'contra.advantage.types',
    'contra.advantage.limit',
    'contra.attack.engage-example',
    'contra.attack.pool-bonus',
  ],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J31' },
    tokens: { lance: 'MA' },
    hand: { lance: ['engage', 'evade'] },
    foes: { lance: { 'red gunner': ['J24', 1], 'blue sniper': 'J35' } },
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: [['lance attacks red gunner', ...dice('success', 'M')]],
      lit: ['enemy red gunner'],
      tries: [{ way: 'lance attacks blue sniper' }],
    },
    {
      do: 'answer',
      target: [['lance converts M with token', 'somersault']],
      lit: ['die M'],
      tries: [{ way: 'lance is done converting', show: true }],
    },
    { do: 'look', at: ['tokens lance'] },
    {
      do: 'answer',
      target: ['lance runs to J34 via J32 J33'],
      lit: ['space J34'],
      tries: [{ way: 'lance ends the turn' }, { way: 'lance runs to J33 via J32' }],
    },
    {
      do: 'answer',
      target: [['lance plays engage', ...dice('critical', 'A', 'S', 'success')]],
      lit: ['card engage'],
      tries: [{ way: 'lance attacks blue sniper' }],
    },
    {
      do: 'answer',
      target: [['lance is done converting', 'reload']],
      tries: [{ way: 'lance converts A with token' }],
    },
  ],
};
