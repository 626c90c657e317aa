import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const dice: Lesson<Sketch> = {
  id: 'dice',
  seconds: 90,
  teaches: [
    'contract-assassin.attempt.where',
    'contract-assassin.attempt.choose-first',
    'contract-assassin.attempt.five-cards',
    'contract-assassin.attempt.duplicates',
    'contract-assassin.attempt.roll',
    'contract-assassin.attempt.success-weapon',
    'contract-assassin.attempt.fulfil',
    'contract-assassin.attempt.discard',
    'contract-assassin.action.attempt',
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
      do: 'answer',
      target: ['attempt in london'],
      lit: ['space london'],
      tries: [{ way: 'draw' }],
    },
    {
      do: 'point',
      at: ['sum 7'],
      instead: [
        ['sum 6', 'sum 8'],
        ['sum 2', 'sum 12'],
      ],
    },
    {
      do: 'answer',
      target: ['bring grim-reaper'],
      lit: ['card grim-reaper'],
      tries: [{ way: 'bring strangulation' }],
    },
    {
      do: 'answer',
      target: ['bring juggling-knives', 'bring duelling-pistol', 'bring machete', 'bring poison'],
      lit: ['card juggling-knives', 'card duelling-pistol', 'card machete', 'card poison'],
      anyOrder: true,
      tries: [{ way: 'bring strangulation' }],
    },
    {
      do: 'answer',
      target: [['roll', 2, 4]],
    },
    { do: 'look', at: ['contracts'] },
  ],
};
