import { expect, test } from 'vitest';
import type { View } from '../rules/view.ts';
import { cross } from '../testing/cross.ts';
import { playRandomly } from '../testing/games.ts';
import { begin } from '../testing/position.ts';
import { foresee, readPlacement, type Told, wouldBreak } from './foresight.ts';

const four = begin({ ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG', west: 'b:BGBR' }), bear: ['RRGY', '-', 'GGYR'], purses: [2, 3] });
const seen = four.view(0).view as unknown as View;

test('a notation is read with the tile that lies in the slot, turned', () => {
  expect(readPlacement('crown 3 at 0,0', seen)).toEqual({ kind: 'crown', slot: 2, x: 0, y: 0, colour: 'G' });
  expect(readPlacement('tile 1 turn 1 at -3,0', seen)).toEqual({ kind: 'tile', slot: 0, x: -3, y: 0, edges: 'YRRG' });
  for (const notation of ['tile 2 turn 0 at 1,1', 'score 0,1', 'pass', 'crown 4 at 0,0']) expect(readPlacement(notation, seen)).toBeNull();
});

test('the coins of both sides are foreseen as one event', () => {
  expect(foresee(readPlacement('crown 3 at 0,0', seen) as Told, seen)).toEqual([-1, -2]);
  expect([wouldBreak(seen, 0, -1), wouldBreak(seen, 0, -2), wouldBreak(seen, 1, -2)]).toEqual([false, true, false]);
  expect(wouldBreak({ ...seen, brokeStrict: true }, 0, -2)).toBe(false);
});

test('what is foreseen of any placement is what happens', () => {
  let moved = 0;
  for (const seed of ['foresee 1', 'foresee 2', 'foresee 3']) {
    playRandomly({ options: { 'broke-strict': true } }, seed, (match, decision) => {
      const view = match.view(0).view as unknown as View;
      for (let option = 0; option < decision.count; option += 7) {
        const coins = foresee(readPlacement(match.notation(option), view) as Told, view);
        const fork = match.fork('same');
        fork.answerIndex(option);
        const change = fork.state.purses.map((purse, side) => purse - (view.purses[side] ?? 0));
        if (coins.some((n) => n !== 0)) moved++;
        expect(change).toEqual(coins.map((n, side) => Math.max(n, -(view.purses[side] ?? 0)) || 0));
      }
    });
  }
  expect(moved).toBeGreaterThan(5);
});
