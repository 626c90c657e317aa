import { expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { hurts } from './showing.ts';

const stopsIn = (events: readonly Event[]): readonly string[] => events.flatMap((event, at) => (hurts(event, events[at + 1]) ? [event.kind] : []));

test('a volley that ends in Critical Condition is one stop, and so are linked alarms', () => {
  const wounded: Event = { kind: 'wounded', who: 'scout', wounds: 2 };
  const critical: Event = { kind: 'critical', who: 'scout' };
  expect(stopsIn([wounded, critical])).toEqual(['critical']);
  expect(stopsIn([wounded, { kind: 'uniform-lost', who: 'scout' }, critical])).toEqual(['critical']);
  expect(stopsIn([wounded, { kind: 'wounded', who: 'medic', wounds: 1 }])).toEqual(['wounded', 'wounded']);
  expect(
    stopsIn([
      { kind: 'alarm', terrain: 'lighthouse' },
      { kind: 'alarm', terrain: 'water-tower' },
    ]),
  ).toEqual(['alarm']);
  expect(stopsIn([{ kind: 'fallen', who: 'medic', by: 'wounds' }])).toEqual(['fallen']);
});
