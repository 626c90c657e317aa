import type { Lesson } from '../../course.ts';
import { dice, enemyDice, type Sketch } from '../positions.ts';

export const clock: Lesson<Sketch> = {
  id: 'clock',
  seconds: 110,
  teaches: [
    'contra.round.order',
    'contra.stage.activate-left-to-right',
    'contra.stage.draw-one',
    'contra.end.loss-stage-deck',
    'contra.end.empty-stage-deck-alone-is-safe',
    'contra.space.stage-specific',
    'contra.effect.may-pay-in-full',
    'contra.round.new-round',
    'contra.draw-enemy.rightmost',
    'contra.draw-enemy.nearest-space',
    'contra.move.run-must-resolve',
  ],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J31' },
    tokens: { lance: 'MAS' },
    hand: { lance: ['reload'] },
    foes: { lance: { 'red sniper': 'J35' } },
    alarm: 3,
    stageDeck: ['mud-slide', 'supply-crate', 'reinforced-patrol'],
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['stage'] },
    { do: 'look', at: ['alarm'] },
    {
      do: 'answer',
      target: ['lance runs to J33 via J32'],
      lit: ['space J33'],
      tries: [{ way: 'lance attacks red sniper' }],
    },
    {
      do: 'answer',
      target: ['lance accepts the alarm-post'],
      tries: [{ way: 'lance declines the alarm-post' }],
    },
    {
      do: 'answer',
      target: ['lance runs to J34'],
      lit: ['space J34'],
      tries: [{ way: 'lance is done moving' }],
    },
    {
      do: 'answer',
      target: [['lance attacks red sniper', ...dice('success', 'success'), 'somersault']],
      lit: ['enemy red sniper'],
    },
    {
      do: 'answer',
      target: [['lance ends the turn', 'engage', ...enemyDice('M')]],
      tries: [{ way: 'lance plays reload' }],
    },
    {
      do: 'answer',
      target: ['lance pays'],
      tries: [{ way: 'lance loses a medal' }],
    },
    {
      do: 'answer',
      target: [['lance spends token M', 'mud-slide', 'green greeder']],
      also: [['lance spends somersault', 'mud-slide', 'green greeder']],
    },
    { do: 'look', at: ['alarm', 'stage'] },
  ],
};
