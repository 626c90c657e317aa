import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';
import { reach } from './goals.ts';

export const four: Challenge<ContractAssassin, Sketch> = {
  id: 'four',
  teaches: ['contract-assassin.escape.cards', 'contract-assassin.escape.method', 'contract-assassin.escape.go-on'],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'rome' },
    hand: { archie: ['grim-reaper', 'stolen-moped', 'speedboat', 'helicopter', 'private-jet', 'submarine'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['rome', 'moscow', 'stockholm'] },
    done: { archie: ['london'] },
    actions: 3,
  },
  mine: [0],
  played: ['attempt in rome', 'bring grim-reaper', ['roll', 3, 4], 'escape'],
  goal: reach('moscow'),
  anyOrder: true,
  best: [
    ['bring speedboat', 'bring private-jet', 'bring submarine', 'bring helicopter', 'roll'],
    ['bring speedboat', 'bring private-jet', 'bring submarine', 'bring stolen-moped', 'roll'],
  ],
  reaches: [2, 3],
};
