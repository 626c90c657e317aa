import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const tickets: Lesson<Sketch> = {
  id: 'tickets',
  seconds: 100,
  teaches: [
    'contract-assassin.action.getaway-travel',
    'contract-assassin.bonus.free',
    'contract-assassin.bonus.one-per-turn',
    'contract-assassin.bonus.windows',
    'contract-assassin.kit.discard',
  ],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'stockholm' },
    hand: {
      archie: [
        'machete',
        'juggling-knives',
        'grim-reaper',
        'duelling-pistol',
        'poison',
        'stolen-moped',
        'night-train',
        'night-train',
        'bent-bodyguard',
        'double-espresso',
      ],
    },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['rome', 'madrid'] },
    done: { archie: ['london', 'paris'] },
    guards: { rome: [6] },
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['space rome'] },
    {
      do: 'answer',
      target: ['travel by night-train to rome'],
      lit: ['card night-train', 'space rome'],
      tries: [{ way: 'move to berlin' }, { way: 'travel by stolen-moped to berlin' }],
    },
    {
      do: 'answer',
      target: ['play bent-bodyguard on 6 in rome'],
      lit: ['card bent-bodyguard'],
      tries: [{ way: 'attempt in rome' }, { way: 'play double-espresso' }],
    },
    {
      do: 'answer',
      target: ['attempt in rome'],
      lit: ['space rome'],
      tries: [{ way: 'play double-espresso' }],
    },
    {
      do: 'answer',
      target: ['bring machete', 'bring juggling-knives', 'bring grim-reaper', 'bring duelling-pistol', 'bring poison'],
      lit: ['card machete', 'card juggling-knives', 'card grim-reaper', 'card duelling-pistol', 'card poison'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: [['roll', 4, 4]],
    },
    {
      do: 'answer',
      target: ['escape'],
    },
    {
      do: 'answer',
      target: ['bring stolen-moped', 'bring night-train'],
      lit: ['card stolen-moped', 'card night-train'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: [['roll', 3]],
    },
    {
      do: 'answer',
      target: ['get away to madrid'],
      lit: ['space madrid'],
      free: [['get away to *']],
    },
  ],
};
