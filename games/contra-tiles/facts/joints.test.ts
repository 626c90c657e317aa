import { expect, test } from 'vitest';
import { lyingIn } from '../facts/places.ts';
import { matches } from '../rules/layout.ts';
import { playRandomly } from '../testing/games.ts';
import type { Laid } from '../view.ts';
import { worth } from './coins.ts';
import { jointsBeside, jointsOf, sealsOf } from './joints.ts';

const LAYOUT: readonly Laid[] = [
  { x: 0, y: 0, crown: 'R' },
  { x: 1, y: 1, crown: 'G' },
  { x: 1, y: 0, side: 0, edges: 'BBYR' },
];

test('a tile has a joint with each crown beside it', () => {
  expect(jointsOf(LAYOUT)).toEqual([
    { x: 1, y: 0, edge: 2, matches: false },
    { x: 1, y: 0, edge: 3, matches: true },
  ]);
});

test('a crown that would be laid is joined to the tiles around it', () => {
  const lying = lyingIn(LAYOUT);
  expect(jointsBeside({ x: 2, y: 0, crown: 'B' }, lying)).toEqual([{ x: 1, y: 0, edge: 1, matches: true }]);
  expect(jointsBeside({ x: 1, y: -1, crown: 'G' }, lying)).toEqual([{ x: 1, y: 0, edge: 0, matches: false }]);
  expect(jointsBeside({ x: 5, y: 5, crown: 'G' }, lying)).toEqual([]);
  expect(jointsBeside({ x: 0, y: 1, crown: 'G' }, lying)).toEqual([]);
});

test('the seals of a played layout say what the rules say', () => {
  const match = playRandomly({ settings: { 'broke-strict': true } }, 'seals');
  const seals = sealsOf(match.view(0).view.layout);
  const { layout } = match.state;
  const closed = layout.lying.flatMap((tile, spot) => (((tile >> 16) & 3) !== 0 && (layout.facing[spot] ?? 0) >> 16 === 4 ? [matches(layout, spot)] : []));
  expect(seals.length).toBeGreaterThan(2);
  expect(seals.map(({ coins }) => coins).sort()).toEqual(closed.map(worth).sort());
});

test('a tile that would be laid is joined to the crowns around it, a crown to the tiles on every side', () => {
  const lying = lyingIn(LAYOUT);
  expect(jointsBeside({ x: 0, y: 1, side: 1, edges: 'RGGY' }, lying)).toEqual([
    { x: 0, y: 1, edge: 0, matches: true },
    { x: 0, y: 1, edge: 1, matches: true },
  ]);
  expect(jointsBeside({ x: 2, y: 0, side: 1, edges: 'RGGB' }, lying)).toEqual([]);
  const ring: readonly Laid[] = [
    { x: 0, y: -1, side: 0, edges: 'YYRY' },
    { x: 1, y: 0, side: 1, edges: 'YYYR' },
    { x: 0, y: 1, side: 0, edges: 'BYYY' },
    { x: -1, y: 0, side: 1, edges: 'YRYY' },
  ];
  expect(jointsBeside({ x: 0, y: 0, crown: 'R' }, lyingIn(ring))).toEqual([
    { x: 0, y: -1, edge: 2, matches: true },
    { x: 1, y: 0, edge: 3, matches: true },
    { x: 0, y: 1, edge: 0, matches: false },
    { x: -1, y: 0, edge: 1, matches: true },
  ]);
});

test('a surrounded tile is sealed for its side, an open one is not', () => {
  const tile: Laid = { x: 0, y: 0, side: 1, edges: 'RBGY' };
  const crowns: readonly Laid[] = [
    { x: 0, y: -1, crown: 'R' },
    { x: 1, y: 0, crown: 'B' },
    { x: 0, y: 1, crown: 'G' },
    { x: -1, y: 0, crown: 'R' },
  ];
  expect(sealsOf([tile, ...crowns])).toEqual([{ x: 0, y: 0, side: 1, matching: 3, coins: 0 }]);
  expect(sealsOf([tile, ...crowns.slice(1)])).toEqual([]);
});
