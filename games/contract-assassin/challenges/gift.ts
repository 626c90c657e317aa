import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';
import { kill } from './goals.ts';

export const gift: Challenge<ContractAssassin, Sketch> = {
  id: 'gift',
  teaches: ['contract-assassin.archie.shift', 'contract-assassin.archie.before-roll', 'contract-assassin.bodyguard.blocks'],
  position: {
    who: ['archie', 'winchester'],
    at: { archie: 'madrid', winchester: 'cairo' },
    hand: {
      archie: ['machete', 'juggling-knives', 'poison', 'explosives'],
      winchester: ['repeating-rifle', 'machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol'],
    },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['madrid'], winchester: ['cairo'] },
    done: { archie: ['london', 'paris', 'rome'], winchester: ['chicago', 'miami', 'istanbul'] },
    guards: { madrid: [6, 9], cairo: [4] },
    actions: 1,
  },
  mine: [0],
  played: ['attempt in madrid', 'bring machete', 'bring juggling-knives', 'bring poison', 'bring explosives'],
  goal: kill,
  best: [['shift bodyguard 6 to cairo', 'roll']],
  reaches: [1, 3],
};
