import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';
import { kill } from './goals.ts';

export const five: Challenge<ContractAssassin, Sketch> = {
  id: 'five',
  teaches: ['contract-assassin.attempt.five-cards', 'contract-assassin.attempt.success-skill', 'contract-assassin.bodyguard.blocks'],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'paris' },
    hand: {
      archie: ['strangulation', 'longbow', 'repeating-rifle', 'juggling-knives', 'duelling-pistol', 'poison', 'explosives', 'boomerang'],
    },
    skills: { archie: { strangulation: 9, longbow: 10, boomerang: 5 } },
    contracts: { archie: ['paris', 'rome', 'stockholm'] },
    done: { archie: ['london'] },
    guards: { paris: [6] },
  },
  mine: [0],
  played: ['attempt in paris'],
  goal: kill,
  anyOrder: true,
  best: [['bring strangulation', 'bring longbow', 'bring repeating-rifle', 'bring duelling-pistol', 'bring boomerang', 'roll']],
  against: [['bring repeating-rifle', 'bring juggling-knives', 'bring duelling-pistol', 'bring poison', 'bring explosives', 'roll']],
  reaches: [23, 36],
};
