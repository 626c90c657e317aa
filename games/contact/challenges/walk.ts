import type { Challenge } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';
import { kill } from './goals.ts';

export const walk: Challenge<Contact, Sketch> = {
  id: 'walk',
  teaches: ['contact.miller.mg60', 'contact.miller.spacing', 'contact.miller.lost-attacks'],
  position: {
    groups: { 'blue1/r3': 1, 'blue3/r3': 1, 'blue5/r3': 1, 'blue7/r3': 1 },
    team: ['kenzo', 'miller', 'schulz', 'ayden'],
    thrown: ['kenzo', 'miller', 'schulz', 'ayden'],
    turns: 16,
    turn: 8,
  },
  mine: [0],
  opening: [2, 3],
  played: ['kenzo waives', 'schulz waives', 'ayden waives'],
  goal: kill(4, 2),
  best: [['miller fires at blue1/r2'], ['miller fires at blue7/r2']],
  reaches: [16, 81],
};
