import type { Lesson } from '../../course.ts';
import { dice, type Sketch } from '../positions.ts';

export const run: Lesson<Sketch> = {
  id: 'run',
  seconds: 70,
  teaches: [
    'contra.turn.free-order',
    'contra.turn.move-once',
    'contra.turn.attack-once',
    'contra.move.run',
    'contra.range.count',
    'contra.attack.success-damage',
    'contra.damage.defeat-at-health',
    'contra.damage.defeat-draw',
    'contra.enemy-turn.target-is-owner',
    'contra.move.not-into-enemies',
  ],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J11' },
    tokens: { lance: 'MAS' },
    hand: { lance: ['evade', 'reload'] },
    foes: { lance: { 'red greeder': 'J04' } },
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['commando lance', 'boss'] },
    {
      do: 'answer',
      target: ['lance runs to J03 via J01 J02'],
      lit: ['space J03'],
      also: ['lance runs to J02 via J01', 'lance runs to J12'],
      tries: [{ way: 'lance attacks red greeder' }, { way: 'lance runs to J20' }, { way: 'lance ends the turn' }],
    },
    {
      do: 'answer',
      target: [['lance attacks red greeder', ...dice('success', 'success'), 'engage']],
      lit: ['enemy red greeder'],
      tries: [{ way: 'lance runs to J04' }, { way: 'lance plays reload' }],
    },
    { do: 'look', at: ['hand'] },
  ],
};
