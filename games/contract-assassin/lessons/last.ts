import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const last: Lesson<Sketch> = {
  id: 'last',
  seconds: 90,
  teaches: [
    'contract-assassin.goal.four-contracts',
    'contract-assassin.goal.immediate',
    'contract-assassin.goal.no-final-escape',
    'contract-assassin.attempt.last-action',
    'contract-assassin.archie.shift',
    'contract-assassin.archie.before-roll',
    'contract-assassin.archie.receiver',
    'contract-assassin.abilities.always-on',
  ],
  position: {
    who: ['archie', 'winchester'],
    at: { archie: 'madrid', winchester: 'cairo' },
    hand: { archie: ['machete', 'juggling-knives', 'duelling-pistol'], winchester: ['repeating-rifle', 'machete', 'juggling-knives', 'grim-reaper', 'poison'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['madrid'], winchester: ['cairo'] },
    done: { archie: ['london', 'paris', 'rome'], winchester: ['chicago', 'miami', 'istanbul'] },
    guards: { madrid: [8] },
    actions: 1,
  },
  mine: [0],
  steps: [
    { do: 'look', at: ['space cairo'] },
    {
      do: 'answer',
      target: ['attempt in madrid'],
      lit: ['space madrid'],
      tries: [{ way: 'draw' }, { way: 'end the turn' }],
    },
    {
      do: 'answer',
      target: ['bring machete', 'bring juggling-knives', 'bring duelling-pistol'],
      lit: ['card machete', 'card juggling-knives', 'card duelling-pistol'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: ['shift bodyguard 8 to cairo'],
      lit: ['space cairo'],
      tries: [{ way: 'roll' }],
    },
    {
      do: 'answer',
      target: [['roll', 6, 2]],
    },
    { do: 'look', at: ['contracts'] },
  ],
};
