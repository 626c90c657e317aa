import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const bodyguard: Lesson<Sketch> = {
  id: 'bodyguard',
  seconds: 80,
  teaches: [
    'contract-assassin.bodyguard.blocks',
    'contract-assassin.bodyguard.specific',
    'contract-assassin.reaper.plain',
    'contract-assassin.attempt.bodyguards-return',
    'contract-assassin.attempt.repeat',
    'contract-assassin.attempt.five-cards',
  ],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'paris' },
    hand: {
      archie: [
        'machete',
        'juggling-knives',
        'grim-reaper',
        'duelling-pistol',
        'poison',
        'explosives',
        'stolen-moped',
        'night-train',
        'helicopter',
        'submarine',
      ],
    },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['paris', 'rome', 'stockholm'] },
    done: { archie: ['london'] },
    guards: { paris: [8] },
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: ['attempt in paris'],
      lit: ['space paris'],
    },
    {
      do: 'point',
      at: ['card duelling-pistol'],
      instead: [['card explosives'], ['card grim-reaper']],
    },
    {
      do: 'answer',
      target: ['bring machete', 'bring juggling-knives', 'bring grim-reaper', 'bring poison', 'bring explosives'],
      lit: ['card machete', 'card juggling-knives', 'card grim-reaper', 'card poison', 'card explosives'],
      anyOrder: true,
      tries: [{ way: 'bring duelling-pistol' }],
    },
    {
      do: 'answer',
      target: [['roll', 5, 2]],
      against: ['attempt in paris', 'bring machete', 'bring juggling-knives', 'bring grim-reaper', 'bring poison', 'bring duelling-pistol'],
    },
    { do: 'look', at: ['contracts'] },
  ],
};
