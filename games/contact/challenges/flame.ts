import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';
import { fallen } from './goals.ts';

export const flame: Challenge<Contact, Sketch> = {
  id: 'flame',
  teaches: ['contact.grenade.effect', 'contact.branson.flamethrower', 'contact.zombies.only-starters'],
  position: {
    groups: { 'blue6/r2': 3, 'blue6/r3': 3, 'brown2/r2': 7 },
    team: ['branson', 'kenzo', 'ayden', 'alvares'],
    thrown: ['kenzo', 'ayden', 'alvares'],
    turns: 16,
    turn: 8,
  },
  mine: [0],
  opening: [3, 4],
  played: ['kenzo waives', 'ayden waives', 'alvares waives'],
  goal: fallen,
  best: [['branson throws a grenade at brown2/r1']],
  reaches: [23, 36],
};
