import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const away: Lesson<Sketch> = {
  id: 'away',
  seconds: 90,
  teaches: [
    'contract-assassin.attempt.then-flee',
    'contract-assassin.action.escape',
    'contract-assassin.escape.cards',
    'contract-assassin.escape.roll',
    'contract-assassin.escape.method',
    'contract-assassin.escape.discard',
    'contract-assassin.escape.go-on',
    'contract-assassin.escape.fail',
    'contract-assassin.hiding.chosen',
    'contract-assassin.hiding.three-turns',
    'contract-assassin.prison.two-turns',
  ],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'london' },
    hand: { archie: ['strangulation', 'machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'poison', 'stolen-moped', 'night-train', 'helicopter'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['london', 'paris', 'rome', 'stockholm'] },
  },
  mine: [0],
  steps: [
    {
      do: 'watch',
      ways: ['attempt in london', 'bring machete', 'bring juggling-knives', 'bring grim-reaper', 'bring duelling-pistol', 'bring poison', ['roll', 2, 4]],
    },
    { do: 'look', at: ['prompt'] },
    {
      do: 'answer',
      target: ['escape'],
      tries: [{ way: 'hide' }, { way: 'draw' }],
    },
    {
      do: 'answer',
      target: ['bring stolen-moped', 'bring night-train', 'bring helicopter'],
      lit: ['card stolen-moped', 'card night-train', 'card helicopter'],
      anyOrder: true,
      tries: [{ way: 'roll' }],
    },
    {
      do: 'answer',
      target: [['roll', 3]],
    },
    {
      do: 'answer',
      target: ['get away to paris'],
      lit: ['space paris'],
      also: ['get away to rome', 'get away to stockholm'],
      tries: [{ way: 'get away to edinburgh' }, { way: 'get away to madrid' }],
    },
    { do: 'look', at: ['actions', 'space paris'] },
  ],
};
