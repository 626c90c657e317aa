import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';
import { kill } from './goals.ts';

export const draw: Challenge<ContractAssassin, Sketch> = {
  id: 'draw',
  teaches: ['contract-assassin.action.draw', 'contract-assassin.attempt.roll', 'contract-assassin.goal.immediate'],
  position: {
    who: ['archie', 'winchester'],
    at: { archie: 'madrid', winchester: 'cairo' },
    hand: { archie: ['juggling-knives', 'duelling-pistol'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['madrid'], winchester: ['cairo'] },
    done: { archie: ['london', 'paris', 'rome'], winchester: ['chicago', 'miami', 'istanbul'] },
    deck: ['repeating-rifle', 'machete', 'grim-reaper', 'grim-reaper', 'poison', 'poison', 'boomerang', 'stolen-moped', 'speedboat', 'night-train'],
    rest: 'discards',
    actions: 2,
  },
  mine: [0],
  goal: kill,
  anyOrder: true,
  best: [['draw']],
  reaches: [16, 45],
};
