import { expect, test } from 'vitest';
import { bossCard } from '../../content/index.ts';
import { jungle, table, told } from '../testing/raid.ts';
import { bossLeft, delta, drawnView, isTurning, lasts } from './showing.ts';

const WHOLE = bossCard('defense-wall').health + bossCard('main-cannon').health;

test('an enemy is still there while its fall is shown, and gone afterwards', () => {
  const view = jungle();
  const falls = told({ kind: 'defeated', enemy: 'black gunner', holder: 1, by: 1 });
  expect(drawnView(view, [], falls).fighters[1]?.foes).toHaveLength(2);
  expect(drawnView(view, [falls], null).fighters[1]?.foes).toHaveLength(1);
});

test('what moves is shown, what is only said is not waited for', () => {
  const run = (...path: string[]): number => lasts(told({ kind: 'runs', seat: 0, path }));
  expect(run('J01', 'J02')).toBeGreaterThan(0);
  expect(run('J01', 'J02', 'J03', 'J04')).toBeGreaterThan(run('J01', 'J02'));
  expect(lasts(told({ kind: 'quiet', seat: 0, until: 'turn' }))).toBe(0);
});

test('the curve is the health the boss has left over all its cards', () => {
  expect(bossLeft(jungle())).toBe(WHOLE - 9 - 7);
  expect(bossLeft(table({ commandos: ['bill', 'lance'] }))).toBe(WHOLE);
  expect(bossLeft(null)).toBe(0);
});

test('lost medals and flipped boss cards are turning points', () => {
  expect(isTurning({ kind: 'medal-lost', seat: 0, left: 1 })).toBe(true);
  expect(isTurning({ kind: 'runs', seat: 0, path: [] })).toBe(false);
  expect(delta({ kind: 'gains', seat: 0, tokens: ['M', 'A'] })).toBe('+MA');
  expect(delta({ kind: 'gains', seat: 0, tokens: [] })).toBeNull();
  expect(delta({ kind: 'boss-damaged', seat: 0, card: 'main-cannon', damage: 3, left: 10 })).toBe('−3');
});
