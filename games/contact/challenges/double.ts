import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';
import { fall } from './goals.ts';

export const double: Challenge<Contact, Sketch> = {
  id: 'double',
  teaches: ['contact.schulz.double', 'contact.schulz.double-risk', 'contact.schulz.fortify'],
  position: {
    groups: { 'blue3/r2': 3 },
    team: ['branson', 'schulz', 'ayden', 'alvares'],
    thrown: ['branson', 'schulz', 'ayden', 'alvares'],
    turns: 16,
    turn: 8,
  },
  mine: [0],
  opening: [3, 4],
  played: ['branson waives', 'ayden waives', 'alvares waives'],
  goal: fall(1),
  best: [['schulz fires at blue3/r1']],
  reaches: [1, 36],
};
