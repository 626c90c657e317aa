import { expect, test } from 'vitest';
import { bossCard } from '../../content/index.ts';
import { jungle } from '../testing/raid.ts';
import { bossHealth, spacesOf, whoIsAt } from './standing.ts';

const view = jungle();
const WALL = bossCard('defense-wall').health;
const CANNON = bossCard('main-cannon').health;

test('a space knows who stands there and what may be attacked', () => {
  expect(whoIsAt(view, 'J37')).toMatchObject({ commando: null, boss: false, targets: ['black gunner'] });
  expect(whoIsAt(view, 'J19')).toMatchObject({ boss: true, targets: ['boss'] });
  expect(whoIsAt(view, 'J36')).toMatchObject({ commando: 'lance', targets: [] });
});

test('the boss fills all its spaces, an enemy one', () => {
  expect(spacesOf(view, 'boss')).toEqual(['J10', 'J19', 'J28', 'J38']);
  expect(spacesOf(view, 'blue sniper')).toEqual(['J09']);
});

test('a flipped boss card has nothing left', () => {
  expect(bossHealth(view)).toEqual({ left: WALL - 9 + CANNON - 7, of: WALL + CANNON });
  const flipped = jungle((g) => {
    for (const f of g.fighters) f.defeated = f.boss === 'main-cannon';
  });
  expect(bossHealth(flipped)).toEqual({ left: WALL - 9, of: WALL + CANNON });
});
