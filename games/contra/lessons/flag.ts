import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const flag: Lesson<Sketch> = {
  id: 'flag',
  seconds: 90,
  teaches: [
    'contra.move.jump',
    'contra.space.ledge-jump-up',
    'contra.space.ledge-group-run',
    'contra.space.objective-once',
    'contra.objective.requirement',
    'contra.objective.nothing-spent',
    'contra.objective.success',
    'contra.objective.token-effect',
    'contra.objective.scout',
    'contra.space.pillbox',
    'contra.weapon.gain-may-equip',
    'contra.weapon.mid-turn',
  ],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J16' },
    tokens: { lance: 'MAS' },
    hand: { lance: ['close-the-gap', 'reload', 'engage'] },
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: ['lance jumps to J07'],
      lit: ['space J07'],
      tries: [{ way: 'lance runs to J07' }],
    },
    {
      do: 'answer',
      target: [['lance accepts the objective', 'plant-charge']],
      tries: [{ way: 'lance declines the objective' }],
    },
    { do: 'look', at: ['tokens lance', 'mission lance'] },
    {
      do: 'answer',
      target: ['lance plays close-the-gap'],
      lit: ['card close-the-gap'],
    },
    {
      do: 'answer',
      target: ['lance runs to J06'],
      lit: ['space J06'],
      also: ['lance jumps to J06'],
      tries: [{ way: 'lance runs to J08' }],
    },
    {
      do: 'answer',
      target: [['lance accepts the pillbox', 'machine-gun']],
    },
    {
      do: 'answer',
      target: ['lance accepts the weapon'],
      tries: [{ way: 'lance declines the weapon' }],
    },
  ],
};
