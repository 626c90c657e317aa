import type { Lesson } from '../../course.ts';
import { card, type Sketch } from '../positions.ts';

export const names: Lesson<Sketch> = {
  id: 'names',
  seconds: 80,
  teaches: [
    'contract-assassin.goal.four-contracts',
    'contract-assassin.turn.four-actions',
    'contract-assassin.turn.mix',
    'contract-assassin.turn.ends',
    'contract-assassin.action.move',
    'contract-assassin.action.draw',
    'contract-assassin.kit.weapons',
    'contract-assassin.kit.getaways',
    'contract-assassin.kit.bonus',
    'contract-assassin.attempt.where',
  ],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'edinburgh' },
    hand: { archie: ['grim-reaper'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['london', 'paris', 'rome', 'stockholm'] },
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['contracts'] },
    {
      do: 'answer',
      target: ['move to london'],
      lit: ['space london'],
      tries: [{ way: 'move to paris' }, { way: 'attempt in london' }],
    },
    {
      do: 'answer',
      target: [['draw', card('juggling-knives')]],
      lit: ['deck'],
      tries: [{ way: 'attempt in london' }],
    },
    {
      do: 'answer',
      target: [['draw', card('stolen-moped')]],
      lit: ['deck'],
    },
    {
      do: 'answer',
      target: [['draw', card('loaded-dice')]],
      lit: ['deck'],
      tries: [{ way: 'end the turn' }],
    },
    { do: 'look', at: ['card loaded-dice', 'actions'] },
  ],
};
