import { expect, test } from 'vitest';
import { bossCard } from '../content/index.ts';
import { jungle } from '../testing/views.ts';
import { bossCardLeft, bossHealth, healthOf } from './health.ts';

const view = jungle();
const WALL = bossCard('defense-wall').health;
const CANNON = bossCard('main-cannon').health;

test('health that is left is what is printed without the damage', () => {
  expect([healthOf(view, 'black gunner'), healthOf(view, 'red garth')]).toEqual([3, null]);
  expect([bossCardLeft(view, 'main-cannon'), bossCardLeft(view, 'java')]).toEqual([CANNON - 7, bossCard('java').health]);
});

test('a flipped boss card has nothing left', () => {
  expect(bossHealth(view)).toEqual({ left: WALL - 9 + CANNON - 7, of: WALL + CANNON });
  const flipped = jungle((g) => {
    for (const f of g.fighters) f.defeated = f.boss === 'main-cannon';
  });
  expect(bossHealth(flipped)).toEqual({ left: WALL - 9, of: WALL + CANNON });
});

test('before the boss is dealt it has no health', () => {
  const early = jungle((g) => {
    for (const f of g.fighters) f.boss = '';
  });
  expect([bossHealth(early), bossCardLeft(early, 'main-cannon')]).toEqual([{ left: 0, of: 0 }, CANNON]);
});
