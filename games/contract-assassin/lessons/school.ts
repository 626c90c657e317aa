import type { Lesson } from '../../course.ts';
import type { Sketch } from '../positions.ts';

export const school: Lesson<Sketch> = {
  id: 'school',
  seconds: 120,
  teaches: [
    'contract-assassin.skill.where',
    'contract-assassin.skill.draw',
    'contract-assassin.skill.greyed',
    'contract-assassin.skill.no-card-needed',
    'contract-assassin.skill.permanent',
    'contract-assassin.attempt.success-skill',
    'contract-assassin.action.learn',
    'contract-assassin.setup.specialist-skill',
    'contract-assassin.escape.go-on',
  ],
  position: {
    who: ['archie'],
    settings: { 'solo-clock': 26 },
    at: { archie: 'prague' },
    hand: { archie: ['machete', 'grim-reaper', 'duelling-pistol', 'explosives', 'stolen-moped', 'night-train'] },
    skills: { archie: { longbow: 10 } },
    contracts: { archie: ['berlin', 'rome'] },
    done: { archie: ['london', 'paris'] },
  },
  mine: [0],
  steps: [
    {
      do: 'answer',
      target: [['learn explosives', 6]],
      lit: ['card explosives'],
      tries: [{ way: 'move to berlin' }, { way: 'attempt in berlin' }],
    },
    { do: 'look', at: ['contracts'] },
    {
      do: 'answer',
      target: ['move to berlin'],
      lit: ['space berlin'],
      tries: [{ way: 'draw' }],
    },
    {
      do: 'answer',
      target: ['attempt in berlin'],
      lit: ['space berlin'],
    },
    {
      do: 'answer',
      target: ['bring machete', 'bring grim-reaper', 'bring duelling-pistol', 'bring explosives'],
      lit: ['card machete', 'card grim-reaper', 'card duelling-pistol', 'card explosives'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: [['roll', 3, 3]],
      against: ['move to berlin', 'attempt in berlin', 'bring machete', 'bring grim-reaper', 'bring duelling-pistol', 'bring explosives'],
    },
    {
      do: 'answer',
      target: ['escape'],
      tries: [{ way: 'hide' }],
    },
    {
      do: 'answer',
      target: ['bring stolen-moped', 'bring night-train'],
      lit: ['card stolen-moped', 'card night-train'],
      anyOrder: true,
    },
    {
      do: 'answer',
      target: [['roll', 1]],
    },
    {
      do: 'answer',
      target: ['get away to rome'],
      lit: ['space rome'],
      also: ['get away to zurich'],
      tries: [{ way: 'get away to stockholm' }],
    },
  ],
};
