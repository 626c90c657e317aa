import { expect, test } from 'vitest';
import { bossCard } from '../../content/index.ts';
import { jungle } from '../testing/raid.ts';
import { after, afterAll } from './after.ts';

const view = jungle();
const lance = 1;

test('whoever runs stands at the end of the path', () => {
  expect(after(view, { kind: 'runs', seat: lance, path: ['J35', 'J25'] }).fighters[lance]?.space).toBe('J25');
});

test('what is paid leaves tokens and hand, and cards lie on the discard pile', () => {
  const lanceAfter = after(view, { kind: 'spends', seat: lance, tokens: ['A'], cards: ['reload'] }).fighters[lance];
  expect(lanceAfter?.tokens).toEqual({ M: 2, A: 1, S: 1 });
  expect(lanceAfter?.hand).toEqual(['somersault', 'engage', 'evade']);
  expect(lanceAfter?.discard).toContain('reload');
});

test('an enemy is hit, falls and is gone', () => {
  const hit = after(view, { kind: 'damages', seat: lance, target: 'black gunner', damage: 2, left: 1 });
  expect(hit.fighters[lance]?.foes[0]?.damage).toBe(3);
  const gone = after(hit, { kind: 'defeated', enemy: 'black gunner', holder: lance, by: lance });
  expect(gone.fighters[lance]?.foes.map(({ id }) => id)).toEqual(['green greeder']);
});

test('dice lie there as they come: first the roll, then what explodes', () => {
  const rolled = afterAll(view, [
    { kind: 'attacks', seat: lance, with: 'slide-shot', targets: ['black gunner'] },
    { kind: 'rolls', seat: lance, dice: ['critical', 'A', 'M'] },
    { kind: 'explodes', seat: lance, dice: ['success'] },
  ]);
  expect(rolled.fight?.dice).toEqual(['critical', 'A', 'M', 'success']);
  expect(rolled.fight?.rolled).toBe(3);
});

test('specials of an enemy attack are counted, with those that cards add', () => {
  const attacked = afterAll(view, [
    { kind: 'assault', seat: lance, dice: ['SP', 'M'] },
    { kind: 'adds', seat: lance, results: ['SP', 'A'], card: 'brood-sac' },
    { kind: 'special', seat: lance, card: 'main-cannon' },
  ]);
  expect(attacked.assault).toMatchObject({ dice: ['SP', 'M'], added: ['SP', 'A'], specials: 1, triggered: ['main-cannon'] });
  expect(after(attacked, { kind: 'assault-ends', seat: lance }).assault).toBe(null);
});

test('a boss card that is flipped has no health left', () => {
  expect(after(view, { kind: 'flipped', card: 'main-cannon', holder: lance, by: 0 }).fighters[lance]?.boss).toMatchObject({
    defeated: true,
    damage: bossCard('main-cannon').health,
  });
});

test('tokens on the map come and go one at a time', () => {
  const thrown = afterAll(view, [
    { kind: 'grenade', space: 'J36' },
    { kind: 'grenade', space: 'J36' },
    { kind: 'grenade-bursts', space: 'J36' },
  ]);
  expect(thrown.grenades).toEqual(['J36']);
  expect(after({ ...view, gels: { L03: 2 } }, { kind: 'gels', space: 'L03', n: -2 }).gels).toEqual({});
});

test('a new round gives everybody a turn again', () => {
  const next = after(view, { kind: 'round', round: 6 });
  expect(next.round).toBe(6);
  expect(next.fighters.map(({ turnTaken }) => turnTaken)).toEqual([false, false]);
});

test('what the board need not show changes nothing', () => {
  expect(after(view, { kind: 'quiet', seat: 0, until: 'turn' })).toBe(view);
});
