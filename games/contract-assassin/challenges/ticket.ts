import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';
import { attempt } from './goals.ts';

export const ticket: Challenge<ContractAssassin, Sketch> = {
  id: 'ticket',
  teaches: ['contract-assassin.action.getaway-travel', 'contract-assassin.action.attempt', 'contract-assassin.attempt.then-flee'],
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
        'stolen-moped',
        'speedboat',
        'night-train',
        'helicopter',
        'private-jet',
        'submarine',
      ],
    },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['delhi', 'chicago', 'miami'] },
    done: { archie: ['london'] },
    deck: ['poison', 'machete', 'machete'],
    actions: 3,
  },
  mine: [0],
  goal: attempt('delhi', 1),
  best: [['travel by night-train to delhi', 'attempt in delhi']],
  reaches: [1, 1],
};
