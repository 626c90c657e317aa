import type { Lesson } from '../../course.ts';
import { enemyDice, type Sketch } from '../positions.ts';

export const back: Lesson<Sketch> = {
  id: 'back',
  seconds: 90,
  teaches: [
    'contra.turn.end-draw',
    'contra.enemy-turn.pool',
    'contra.enemy-turn.steps',
    'contra.enemy-turn.special-leftmost',
    'contra.suffer.pay-or-medal',
    'contra.suffer.all-or-nothing',
    'contra.enemy-turn.damage-max-one-medal',
    'contra.medal.loss-steps',
    'contra.medal.weapon-lost',
    'contra.medal.tokens-kept',
    'contra.end.loss-medal',
  ],
  position: {
    commandos: ['lance'],
    active: 'lance',
    shuffled: true,
    at: { lance: 'J15' },
    tokens: { lance: 'MA' },
    hand: { lance: ['close-the-gap'] },
    weapon: { lance: 'machine-gun' },
    foes: { lance: { 'red sniper': 'J17' } },
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['area lance'] },
    {
      do: 'answer',
      target: [['lance ends the turn', 'reload', ...enemyDice('SP', 'S')]],
      tries: [{ way: 'lance attacks red sniper' }],
    },
    {
      do: 'answer',
      target: ['lance pays'],
      tries: [{ way: 'lance loses a medal' }],
    },
    {
      do: 'answer',
      target: ['lance spends token A'],
      tries: [{ way: 'lance spends reload' }],
    },
    {
      do: 'answer',
      target: [['lance keeps the rest', 'engage', 'double-tap', 'mud-slide', 'green greeder']],
      tries: [{ way: 'lance discards reload' }],
    },
    { do: 'look', at: ['hand', 'medals lance'] },
  ],
};
