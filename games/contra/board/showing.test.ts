import { expect, test } from 'vitest';
import { bossCard, type SpaceId } from '../content/index.ts';
import { jungle, table } from '../testing/views.ts';
import { bossLeft, delta, drawnView, lasts, turning } from './showing.ts';

const WHOLE = bossCard('defense-wall').health + bossCard('main-cannon').health;

test('an enemy is still there while its fall is shown; everything else is drawn as it is after it', () => {
  const before = jungle();
  const view = jungle((g) => g.fighters[1]?.foes.shift());
  expect(drawnView(before, { event: { kind: 'defeated', enemy: 'black gunner', holder: 1, by: 1 }, view })).toBe(before);
  expect(drawnView(before, { event: { kind: 'enemy-taken', enemy: 'black gunner', from: 1, to: 0 }, view })).toBe(view);
});

test('what moves is shown, what is only said is not waited for', () => {
  const run = (...path: SpaceId[]): number => lasts({ kind: 'runs', seat: 0, path });
  expect(run('J01', 'J02')).toBeGreaterThan(0);
  expect(run('J01', 'J02', 'J03', 'J04')).toBeGreaterThan(run('J01', 'J02'));
  expect(lasts({ kind: 'asking', seat: 0, when: 'never' })).toBe(0);
});

test('the curve is the health the boss has left over all its cards', () => {
  expect(bossLeft(jungle())).toBe(WHOLE - 9 - 7);
  expect(bossLeft(table({ commandos: ['bill', 'lance'] }))).toBe(WHOLE);
});

test('lost medals and flipped boss cards are turning points', () => {
  expect(turning({ kind: 'medal-lost', seat: 0, left: 1 })).toBeGreaterThanOrEqual(1);
  expect(turning({ kind: 'flipped', card: 'main-cannon', holder: 0, by: 0 })).toBeGreaterThan(turning({ kind: 'medal-lost', seat: 0, left: 1 }));
  expect(turning({ kind: 'boss-damaged', seat: 0, card: 'main-cannon', damage: 30, left: 10 })).toBeLessThan(1);
  expect(turning({ kind: 'runs', seat: 0, path: [] })).toBe(0);
});

test('what was gained, drawn or dealt stands beside its line', () => {
  expect(delta({ kind: 'gains', seat: 0, tokens: ['M', 'A'] })).toBe('+MA');
  expect(delta({ kind: 'gains', seat: 0, tokens: [] })).toBeNull();
  expect(delta({ kind: 'boss-damaged', seat: 0, card: 'main-cannon', damage: 3, left: 10 })).toBe('−3');
});
