import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const failure: Lesson<Sketch> = {
  id: 'failure',
  seconds: 90,
  teaches: [
    'contract-assassin.attempt.fail',
    'contract-assassin.bodyguard.random',
    'contract-assassin.bodyguard.blocks',
    'contract-assassin.attempt.discard',
    'contract-assassin.escape.fail',
    'contract-assassin.prison.two-turns',
    'contract-assassin.prison.home',
    'contract-assassin.prison.contracts-stay',
    'contract-assassin.attempt.repeat',
  ],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'paris' },
    hand: { archie: ['juggling-knives', 'grim-reaper', 'duelling-pistol', 'speedboat', 'private-jet'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['paris', 'rome', 'stockholm'] },
    done: { archie: ['london'] },
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: ['attempt in paris'],
      tries: [{ way: 'draw' }],
    },
    {
      do: 'answer',
      target: ['bring juggling-knives', 'bring grim-reaper', 'bring duelling-pistol'],
      lit: ['card juggling-knives', 'card grim-reaper', 'card duelling-pistol'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: [['roll', 1, 4, 8]],
    },
    { do: 'look', at: ['space paris'] },
    { do: 'look', at: ['contracts'] },
    {
      do: 'answer',
      target: ['escape'],
      tries: [{ way: 'hide' }],
    },
    {
      do: 'answer',
      target: ['bring speedboat', 'bring private-jet'],
      lit: ['card speedboat', 'card private-jet'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: [['roll', 6]],
    },
    { do: 'look', at: ['clock', 'space edinburgh'] },
  ],
};
