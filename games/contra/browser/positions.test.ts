import { expect, test } from 'vitest';
import { kindAt, nextTold, reach } from '../../../web/testing/positions.ts';
import { RAIDS } from './positions.ts';

test('the moments of the raid are what their names say', () => {
  for (const position of [RAIDS.first, RAIDS.middle]) expect([kindAt(position), reach(position).asked], position.id).toEqual(['act', [0]]);
  expect(reach(RAIDS.middle).number).toBeGreaterThanOrEqual(40);
  expect(nextTold(RAIDS.turnEnd)).toContain('turn-ends');
  for (const position of [RAIDS.jungle, RAIDS.waterfall, RAIDS.snow, RAIDS.lair, RAIDS.jungleFour, RAIDS.waterfallFour, RAIDS.snowFour, RAIDS.lairFour])
    expect(kindAt(position), position.id).toBe('act');
  for (const kind of ['convert', 'suffer', 'equip'] as const) expect(kindAt(RAIDS[kind])).toBe(kind);
  expect(reach(RAIDS.nested).view(null).view).toMatchObject({ resolving: [{}, {}, {}] });
  for (const position of [RAIDS.won, RAIDS.storyWon]) expect(reach(position).outcome?.payoff[0], position.id).toBe(1);
  expect(reach(RAIDS.lost).outcome?.payoff[0]).toBe(0);
});
