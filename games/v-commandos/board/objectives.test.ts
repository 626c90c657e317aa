import { expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { raid } from '../testing/raid.ts';
import { viewOf } from '../view.ts';
import { objectivesOf } from './objectives.ts';

const who = ['scout:B', 'medic:A'] as const;
const done = (...refs: readonly Extract<Event, { kind: 'objective' }>['objective'][]): Event[] =>
  refs.map((objective) => ({ kind: 'objective', objective, who: 'scout' }));

test('objectives are those of the operation: done behind, on the table, and to come', () => {
  const first = raid({ card: 'wipe', who, done: [1] });
  expect(objectivesOf(viewOf(first), done('lighthouse/O1'))).toEqual({ done: 1, of: 4 });
  const second = raid({ card: 'wipe', who, column: 1 });
  expect(objectivesOf(viewOf(second), done('lighthouse/O1', 'lighthouse/O2'))).toEqual({ done: 2, of: 4 });
});

test('between two columns the terrains behind still lie on the table', () => {
  const view = viewOf(raid({ card: 'wipe', who, done: [1, 2] }));
  expect(objectivesOf({ ...view, column: 1 }, done('lighthouse/O1', 'lighthouse/O2'))).toEqual({ done: 2, of: 4 });
});
