import { expect, test } from 'vitest';
import { at } from '#kernel';
import type { SpaceId } from '../content/index.ts';
import { foe, jungle, stand, table } from '../testing/views.ts';
import { distance, heldBy, spaceOf, spacesOf, targetDistance, whoIsAt } from './places.ts';

const view = jungle();

test('a space knows who stands there and what may be attacked', () => {
  expect(whoIsAt(view, 'J37')).toMatchObject({ commando: null, boss: false, targets: ['black gunner'] });
  expect(whoIsAt(view, 'J19')).toMatchObject({ boss: true, targets: ['boss'] });
  expect(whoIsAt(view, 'J36')).toMatchObject({ commando: 'lance', targets: [] });
});

test('the boss fills all its spaces, an enemy one', () => {
  expect(spacesOf(view, 'boss')).toEqual(['J10', 'J19', 'J28', 'J38']);
  expect(spacesOf(view, 'blue sniper')).toEqual(['J09']);
});

test('how far a target is counts to its nearest space; what is not in play is nowhere', () => {
  expect([targetDistance(view, 'J36', 'boss'), targetDistance(view, 'J36', 'black gunner'), targetDistance(view, 'J36', 'red garth')]).toEqual([2, 1, null]);
  expect([distance(view, 'J36', 'J36'), distance(view, null, 'J36')]).toEqual([0, null]);
});

test('an enemy that pins holds its own commando while it is next to them, unless it is breached', () => {
  const latched = (space: SpaceId, breached: boolean): string | null => {
    const found = table({ commandos: ['bill'], enemy: 'java' }, (g) => {
      stand(g, 0, 'J23');
      foe(g, 0, 'yellow bugger', space);
      for (const { foes } of g.fighters) for (const one of foes) one.breached = breached;
    });
    return heldBy(found, at(found.fighters, 0))?.id ?? null;
  };
  expect([latched('J22', false), latched('J21', false), latched('J22', true)]).toEqual(['yellow bugger', null, null]);
});

test('a space of another map is nowhere', () => {
  expect([spaceOf(view, 'J36')?.kind, spaceOf(view, 'W01')]).toEqual(['pillbox', null]);
  expect([distance(view, 'J01', 'J03'), distance(view, 'J36', null), distance(view, 'W01', 'J36'), targetDistance(view, null, 'boss')]).toEqual([
    2,
    null,
    null,
    null,
  ]);
  expect(spacesOf(view, 'red garth')).toEqual([]);
});

test('boss and enemies in one list, the boss first; nobody where nobody is', () => {
  expect(whoIsAt(view, 'J01')).toEqual({ commando: null, foes: [], boss: false, targets: [] });
  const both = jungle((g) => foe(g, 0, 'red gunner', 'J19'));
  expect(whoIsAt(both, 'J19').targets).toEqual(['boss', 'red gunner']);
});

test('where one runs through another the first of them is named; the first space of the map is a space', () => {
  expect(
    whoIsAt(
      jungle((g) => stand(g, 1, 'J07')),
      'J07',
    ).commando,
  ).toBe('bill');
  expect(distance(view, 'J03', 'J01')).toBe(2);
});

test('an enemy that is only next to a commando holds nobody, whatever else its card says', () => {
  const beside = jungle((g) => {
    stand(g, 0, 'J13');
    foe(g, 0, 'red gunner', 'J14');
  });
  expect(heldBy(beside, at(beside.fighters, 0))).toBeNull();
  const heavy = jungle((g) => stand(g, 1, 'J27'));
  expect(heldBy(heavy, at(heavy.fighters, 1))).toBeNull();
});
