import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';
import { fall } from './goals.ts';

export const one: Challenge<Contact, Sketch> = {
  id: 'one',
  teaches: ['contact.zombies.sure-hit', 'contact.zombies.single-harmless', 'contact.zombies.segment-attack'],
  position: {
    groups: { 'blue2/r2': 6, 'brown6/r2': 8, 'blue7/r2': 1 },
    team: ['branson', 'kenzo', 'ayden', 'alvares'],
    thrown: ['branson', 'kenzo', 'ayden', 'alvares'],
    turns: 16,
    turn: 8,
  },
  mine: [0],
  opening: [3, 4],
  played: ['branson waives', 'kenzo waives', 'alvares waives'],
  goal: fall(2),
  best: [['ayden fires at blue2/r1']],
  reaches: [25, 36],
};
