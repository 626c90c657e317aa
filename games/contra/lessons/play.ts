import type { Lesson } from '../../course.ts';
import { dice, type Sketch } from '../positions.ts';

export const play: Lesson<Sketch> = {
  id: 'play',
  seconds: 80,
  teaches: [
    'contra.cards.play-or-spend',
    'contra.turn.play-any-number',
    'contra.turn.card-moves-are-extra',
    'contra.advantage.spend-card',
    'contra.advantage.spend-sources',
    'contra.advantage.current',
    'contra.turn.move-once',
  ],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J01' },
    hand: { lance: ['close-the-gap', 'reload', 'evade'] },
    foes: { lance: { 'green sniper': ['J17', 1] } },
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: ['lance runs to J04 via J02 J03'],
      lit: ['space J04'],
      tries: [{ way: 'lance attacks green sniper' }],
    },
    {
      do: 'answer',
      target: ['lance plays close-the-gap'],
      lit: ['card close-the-gap'],
      tries: [{ way: 'lance runs to J13' }, { way: 'lance plays reload' }],
    },
    {
      do: 'answer',
      target: ['lance runs to J15 via J13 J14'],
      lit: ['space J15'],
      tries: [{ way: 'lance is done moving' }],
    },
    {
      do: 'answer',
      target: [['lance attacks green sniper', ...dice('A', 'M')]],
      lit: ['enemy green sniper'],
    },
    {
      do: 'answer',
      target: [['lance converts A with reload', 'second-wind']],
      lit: ['die A', 'card reload'],
      tries: [{ way: 'lance is done converting', show: true }],
    },
    { do: 'look', at: ['tokens lance'] },
  ],
};
