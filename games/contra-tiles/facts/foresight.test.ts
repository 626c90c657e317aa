import { describe, expect, test } from 'vitest';
import { compare } from '../../../kernel/testing/foretold.ts';
import { position, type Sketch } from '../positions.ts';
import type { Preview } from '../preview.ts';
import { cross } from '../testing/cross.ts';
import { foretold } from '../testing/foretold.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { answer, begin } from '../testing/position.ts';

const FOUR = { ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG', west: 'b:BGBR' }), bear: ['RRGY', '-', 'GGYR'] };
const CLOSE = 'crown 3 at 0,0';

function foreseen(match: ReturnType<typeof begin>, notation = CLOSE): Preview | undefined {
  const option = match.open([0, 1]).find((open) => open.notation === notation);
  if (option !== undefined) expect(compare(foretold, match, option, { most: 10, sample: 10 }).wrong).toBeNull();
  return option?.preview ?? undefined;
}

const coinsOf = (sketch: Sketch) => foreseen(begin(sketch))?.scoring.filter(({ kind }) => kind !== 'score');

test('a placement is foreseen with what it meets and how much of that matches', () => {
  const match = begin({ ...FOUR, purses: [2, 3] });
  expect(foreseen(match)).toMatchObject({
    joints: [
      { x: 0, y: -1, edge: 2, matches: true },
      { x: 1, y: 0, edge: 3, matches: true },
      { x: 0, y: 1, edge: 0, matches: true },
      { x: -1, y: 0, edge: 1, matches: true },
    ],
    matching: 4,
  });
  expect(foreseen(match, 'tile 1 turn 1 at -1,1')).toBeUndefined();
  for (const { answer, preview } of match.open([0]))
    if (answer.do === 'tile') for (const joint of preview?.joints ?? []) expect(joint).toMatchObject({ x: answer.x, y: answer.y });
});

describe('the coins of a placement are foreseen', () => {
  test('as one event, gains set off against debts, and who would be broke', () => {
    expect(foreseen(begin({ ...FOUR, purses: [2, 3] }))?.scoring.map(({ kind }) => kind)).toEqual(['score', 'score', 'score', 'score', 'pay', 'pay']);
    expect(coinsOf({ ...FOUR, purses: [2, 3] })).toEqual([
      { kind: 'pay', side: 0, owed: 1, paid: 1 },
      { kind: 'pay', side: 1, owed: 2, paid: 2 },
    ]);
    expect(coinsOf({ ...FOUR, purses: [1, 2] })?.at(-1)).toEqual({ kind: 'broke', sides: [0, 1] });
    expect(coinsOf({ ...FOUR, purses: [1, 2], settings: { 'broke-strict': true } })?.at(-1)).toMatchObject({ kind: 'pay', side: 1 });
  });

  test('only as many as the purse holds', () => {
    expect(coinsOf({ ...FOUR, purses: [3, 1], settings: { 'broke-strict': true } })).toEqual([
      { kind: 'pay', side: 0, owed: 1, paid: 1 },
      { kind: 'pay', side: 1, owed: 2, paid: 1 },
      { kind: 'broke', sides: [1] },
    ]);
  });

  test('only as many as the supply has', () => {
    const g = position({ ...cross({ north: 'b:RBGY' }), purses: [12, 12] });
    expect(foreseen(begin(g))?.scoring.at(-1)).toEqual({ kind: 'reward', side: 0, due: 1, taken: 0 });
  });

  test('one tile after another until somebody is broke, where the table scores in order', () => {
    const poor: Sketch = { ...cross({ north: 'b:GRBG', east: 'w:BGYG', south: 'b:RBGY' }), purses: [2, 3], config: { scoring: 'in-order' } };
    expect(foreseen(begin(poor))?.scoring).toEqual([
      expect.objectContaining({ kind: 'score', side: 0, x: 0, y: -1, coins: -2 }),
      { kind: 'pay', side: 0, owed: 2, paid: 2 },
      { kind: 'broke', sides: [0] },
    ]);
  });

  test('not before it is said which of several tiles is scored first', () => {
    const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], settings: { 'scoring-order-active': true } });
    const seen = foreseen(match);
    expect(seen?.scoring).toEqual([]);
    expect(seen?.toScore.map(({ side, coins }) => [side, coins])).toEqual([
      [0, 1],
      [1, -2],
    ]);
    answer(match, CLOSE);
    // The last tile needs no choice, so both are scored; but not when the first one ends the game.
    expect(foreseen(match, 'score 0,-1')?.scoring.map(({ kind }) => kind)).toEqual(['score', 'reward', 'score', 'pay', 'broke']);
    expect(foreseen(match, 'score -1,0')?.scoring.map(({ kind }) => kind)).toEqual(['score', 'pay', 'broke']);
  });

  test('of a tile that is laid between four crowns, and of none that has a side left', () => {
    const ring = (...crowns: readonly string[]): Sketch => ({
      picture: `. ${crowns[0]} .\n${crowns[1]} . ${crowns[2]}\n. ${crowns[3]} .`,
      at: [0, -1],
      bear: ['RBGY', 'RRGY'],
    });
    const said = (sketch: Sketch) => foreseen(begin(sketch), 'tile 1 turn 0 at 1,0');
    expect(said(ring('R', 'B', 'Y', 'G'))?.scoring.filter(({ kind }) => kind === 'score')).toMatchObject([{ side: 0, x: 1, y: 0 }]);
    expect(said(ring('R', 'B', 'Y', '.'))).toMatchObject({ scoring: [], toScore: [] });
  });

  test('at once where only one tile is closed, whoever orders them', () => {
    const match = begin({ ...cross({ north: 'b:RBGY' }), settings: { 'scoring-order-active': true } });
    expect(foreseen(match)).toMatchObject({ scoring: [{ kind: 'score' }, { kind: 'reward', taken: 1 }], toScore: [] });
  });
});

describe.each(SETTING_SETS)('with $name', ({ settings }) => {
  test('every placement and every choice does what is foreseen of it', () => {
    let closing = 0;
    playRandomly({ settings }, 'foresee', (match) => {
      for (const option of match.open([0, 1])) {
        if (option.preview?.scoring.length === 0 && option.preview.toScore.length === 0) continue;
        closing++;
        expect(compare(foretold, match, option, { most: 1, sample: 1 }).wrong).toBeNull();
      }
    });
    expect(closing).toBeGreaterThan(10);
  });
});

test('every placement of a table that scores in order does what is foreseen of it', () => {
  for (const seed of ['order 1', 'order 2'])
    playRandomly({ scoring: 'in-order', settings: { 'broke-strict': true } }, seed, (match) => {
      for (const option of match.open([0, 1])) expect(compare(foretold, match, option, { most: 1, sample: 1 }).wrong).toBeNull();
    });
});
