import { expect, test } from 'vitest';
import { notation } from '../answer.ts';
import { cross } from '../testing/cross.ts';
import { playRandomly } from '../testing/games.ts';
import { answer, begin } from '../testing/position.ts';
import type { View } from '../view.ts';
import { type Foreseen, foresee, isPlacing, scoringAt } from './foresight.ts';

const four = begin({ ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG', west: 'b:BGBR' }), bear: ['RRGY', '-', 'GGYR'], purses: [2, 3] });
const seen = four.view(0).view;

function foreseen(text: string, view: View): Foreseen | null {
  const answer = notation.parse(text);
  return answer !== undefined && isPlacing(answer) ? foresee(answer, view) : null;
}

test('a placement is foreseen with the piece that lies in the slot, turned', () => {
  expect(foreseen('crown 3 at 0,0', seen)?.piece).toEqual({ crown: 'G' });
  expect(foreseen('tile 1 turn 1 at -3,0', seen)?.piece).toEqual({ side: 0, edges: 'YRRG' });
  for (const text of ['tile 2 turn 0 at 1,1', 'score 0,1', 'pass', 'crown 4 at 0,0']) expect(foreseen(text, seen)).toBeNull();
});

test('the coins of both sides are foreseen as one event, and who would be broke', () => {
  expect(foreseen('crown 3 at 0,0', seen)?.changes).toEqual([
    { side: 0, coins: -1, broke: false },
    { side: 1, coins: -2, broke: false },
  ]);
  const poor: View = { ...seen, purses: [1, 2] };
  expect(foreseen('crown 3 at 0,0', poor)?.changes.map(({ broke }) => broke)).toEqual([true, true]);
  expect(foreseen('crown 3 at 0,0', { ...poor, brokeStrict: true })?.changes.map(({ broke }) => broke)).toEqual([false, false]);
  expect(foreseen('crown 3 at 0,0', { ...poor, purses: [0, 1], brokeStrict: true })?.changes.map(({ broke }) => broke)).toEqual([true, true]);
  expect(scoringAt({ x: 0, y: -1 }, seen)).toBeNull();
});

test('what is foreseen of any placement is what happens', () => {
  let moved = 0;
  for (const seed of ['foresee 1', 'foresee 2', 'foresee 3']) {
    playRandomly({ settings: { 'broke-strict': true } }, seed, (match, decision) => {
      const { view } = match.view(0);
      for (let option = 0; option < decision.count; option += 7) {
        const changes = foreseen(match.notation(option), view)?.changes ?? [];
        const coins = [0, 1].map((side) => changes.find((change) => change.side === side)?.coins ?? 0);
        const fork = match.fork('same');
        fork.answerIndex(option);
        const change = fork.state.purses.map((purse, side) => purse - (view.purses[side] ?? 0));
        if (changes.length > 0) moved++;
        expect(change).toEqual(coins.map((n, side) => Math.max(n, -(view.purses[side] ?? 0)) || 0));
        expect(changes.some(({ broke }) => broke)).toBe(fork.outcome?.cause === 'broke');
      }
    });
  }
  expect(moved).toBeGreaterThan(5);
});

test('a placement is foreseen with what it meets and how much of that matches', () => {
  expect(foreseen('crown 3 at 0,0', seen)).toMatchObject({ place: { x: 0, y: 0 }, matching: 4 });
  expect(foreseen('crown 1 at 0,0', seen)).toMatchObject({ joints: { length: 4 }, matching: 0 });
  expect(foreseen('crown 3 at 0,0', seen)?.joints).toEqual([
    { x: 0, y: -1, edge: 2, matches: true },
    { x: 1, y: 0, edge: 3, matches: true },
    { x: 0, y: 1, edge: 0, matches: true },
    { x: -1, y: 0, edge: 1, matches: true },
  ]);
  expect(foreseen('crown 1 at 3,1', seen)).toMatchObject({ joints: [], matching: 0, changes: [] });
});

test('a tile that closes itself brings its side coins, one that was closed before brings nothing more', () => {
  const hole = begin({
    picture: `
      .    R      .    B
      Y  w:RBGY   B    .
      .    G      .    G
      .    .      .    .`,
    at: [0, -1],
    bear: ['RBGY', 'BBYR'],
    market: 'RBG',
  }).view(0).view;
  expect(foreseen('tile 2 turn 0 at 3,0', hole)?.changes).toEqual([]);
  const closing = { ...hole, layout: [...hole.layout, { x: 4, y: 0, crown: 'Y' }] as const };
  expect(foreseen('tile 1 turn 0 at 3,0', closing)?.changes).toEqual([{ side: 0, coins: -2, broke: false }]);
});

test('scoring a closed tile is foreseen for its owner alone', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], settings: { 'scoring-order-active': true } });
  answer(match, 'crown 3 at 0,0');
  const { view } = match.view(0);
  expect(scoringAt({ x: 0, y: -1 }, view)).toEqual({ side: 0, coins: 1, broke: false });
  expect(scoringAt({ x: -1, y: 0 }, view)).toEqual({ side: 1, coins: -2, broke: true });
  for (const place of [
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ])
    expect(scoringAt(place, view)).toBeNull();
});
