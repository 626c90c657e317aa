import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';
import { rescued } from './goals.ts';

export const whom: Challenge<Contact, Sketch> = {
  id: 'whom',
  teaches: ['contact.hit.team-chooses', 'contact.schulz.fortify', 'contact.victory.win'],
  position: {
    groups: { 'blue1/r1': 7, 'brown5/r1': 2 },
    team: ['cooper', 'branson', 'schulz', 'ayden'],
    dead: ['cooper', 'branson'],
    thrown: ['schulz', 'ayden'],
    turns: 16,
    turn: 16,
  },
  mine: [0],
  opening: [3],
  goal: rescued,
  best: [['ayden falls']],
  reaches: [1, 1],
};
