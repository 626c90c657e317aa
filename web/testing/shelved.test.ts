import { expect, test } from 'vitest';
import { type Position, reach } from './positions.ts';
import { NIGHTS, RAIDS, TILES } from './shelved.ts';

const asked = (position: Position) => reach(position).decision?.question.kind;

/** What the answer told that comes next in the game of a position. */
function nextTold(position: Position): readonly string[] {
  const { number } = reach(position);
  return reach({ ...position, until: (match) => match.number > number })
    .events.filter(({ at }) => at === number + 1)
    .map(({ event }) => event.kind);
}

test('the moments of the tile game are what their names say', () => {
  for (const position of [TILES.first, TILES.middle, TILES.scoring, TILES.left, TILES.order]) expect(reach(position).asked, position.id).toEqual([0]);
  expect(asked(TILES.order)).toBe('score');
  expect(nextTold(TILES.scoring).filter((kind) => kind === 'score')).toHaveLength(2);
  expect(reach(TILES.won).outcome?.payoff).toEqual([1, 0]);
  expect(reach(TILES.lost).outcome?.payoff).toEqual([0, 1]);
});

test('the moments of the siege are what their names say', () => {
  for (const position of [NIGHTS.first, NIGHTS.late, NIGHTS.wave, NIGHTS.left]) expect(asked(position), position.id).toBe('act');
  expect(asked(NIGHTS.draft)).toBe('take');
  expect(asked(NIGHTS.ardor)).toBe('ardor');
  expect(asked(NIGHTS.victim)).toBe('victim');
  expect(nextTold(NIGHTS.wave)).toContain('zombies-move');
  expect(reach(NIGHTS.won).outcome?.payoff).toEqual([1]);
  expect(reach(NIGHTS.lost).outcome?.payoff).toEqual([0]);
});

test('the moments of the raid are what their names say', () => {
  for (const position of [RAIDS.first, RAIDS.middle]) expect([asked(position), reach(position).asked], position.id).toEqual(['act', [0]]);
  expect(reach(RAIDS.middle).number).toBeGreaterThanOrEqual(40);
  expect(nextTold(RAIDS.turnEnd)).toContain('turn-ends');
  for (const position of [RAIDS.jungle, RAIDS.waterfall, RAIDS.snow, RAIDS.lair, RAIDS.jungleFour, RAIDS.waterfallFour, RAIDS.snowFour, RAIDS.lairFour])
    expect(asked(position), position.id).toBe('act');
  for (const kind of ['convert', 'suffer', 'equip'] as const) expect(asked(RAIDS[kind])).toBe(kind);
  expect(reach(RAIDS.nested).view(null).view).toMatchObject({ resolving: [{}, {}, {}] });
  for (const position of [RAIDS.won, RAIDS.storyWon]) expect(reach(position).outcome?.payoff[0], position.id).toBe(1);
  expect(reach(RAIDS.lost).outcome?.payoff[0]).toBe(0);
});
