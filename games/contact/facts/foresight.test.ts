import { describe, expect, test } from 'vitest';
import { compare } from '../../../kernel/testing/foretold.ts';
import type { Situation } from '../positions.ts';
import type { Attack } from '../preview.ts';
import { foretold } from '../testing/foretold.ts';
import { night, playerScene, type Scene, say } from '../testing/night.ts';

const GROUPS = { 'blue1/r1': 2, 'blue1/r2': 9, 'blue3/r3': 1, 'blue4/r4': 9 };

/** What is foreseen of an attack, after it has been held against every fall of the dice. */
function foreseen(match: Scene, notation: string): Attack {
  const option = match.open([0]).find((open) => open.notation === notation);
  if (option?.preview?.kind !== 'attack') throw new Error(`'${notation}' is no attack: ${match.options().join(', ')}`);
  expect(compare(foretold, match, option, { most: 5000, sample: 1 })).toEqual({ wrong: null, exact: true });
  return option.preview;
}

const near = (chance: number): unknown => expect.closeTo(chance, 12);

/** Somebody else is left to act, so that nothing else is rolled afterwards. */
const facing = (team: Situation['team'], more: Situation = {}): Scene => playerScene(night(GROUPS, { ...(team === undefined ? {} : { team }), ...more }));
const NO_ARDOR: Situation = { ardorUsed: true };

describe('an attack is foreseen with', () => {
  test('what a die needs by weapon and ring, and how likely that is with and without Ardor', () => {
    const match = facing(['cooper', 'alvares', 'branson', 'ayden']);
    expect(foreseen(match, 'ayden fires at blue4/r4').targets).toEqual([
      { at: 'blue4/r4', needs: 5, hits: near(2 / 6), withArdor: near(2 / 6 + (4 / 6) * (2 / 6)), falls: { least: 1, most: 1 } },
    ]);
    expect(foreseen(match, 'alvares fires at blue4/r4').targets[0]).toMatchObject({ needs: 4, hits: 0.5, withArdor: 0.75 });
    expect(foreseen(match, 'alvares throws a grenade at blue4/r4').targets[0]).toMatchObject({ needs: 5, hits: near(2 / 6) });
    expect(foreseen(facing(undefined, NO_ARDOR), 'vanderbilt fires at blue4/r4').targets[0]?.withArdor).toBeNull();
  });

  test('as many as stand there, where a hit could take more', () => {
    const match = facing(['schulz', 'kenzo', 'branson', 'ayden']);
    expect(foreseen(match, 'ayden throws a grenade at blue1/r1')).toMatchObject({ targets: [{ falls: { least: 2, most: 2 } }], spends: 'grenade' });
    expect(foreseen(match, 'ayden throws a grenade at blue4/r4').targets[0]?.falls.most).toBe(5);
    expect(foreseen(match, 'branson burns blue1').targets.map(({ needs, falls }) => [needs, falls.most])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    const unlimited = facing(['schulz', 'kenzo', 'branson', 'ayden'], { settings: { grenades: 'unlimited' } });
    expect(foreseen(unlimited, 'ayden throws a grenade at blue1/r1').spends).toBeNull();
  });

  test('both dice of the blade, and the chance of another blow', () => {
    const match = facing(['schulz', 'kenzo', 'branson', 'ayden']);
    expect(foreseen(match, 'kenzo strikes at blue1/r1')).toMatchObject({
      dice: 2,
      targets: [{ needs: 2, hits: 35 / 36, falls: { least: 1, most: 2 } }],
      also: [{ what: 'blow', from: 5, chance: expect.closeTo(4 / 36, 12) }],
      left: { dice: 0, close: 0 },
    });
    const split = facing(['schulz', 'kenzo', 'branson', 'ayden'], { settings: { 'ronin-split': true } });
    expect(foreseen(split, 'kenzo strikes at blue1/r1')).toMatchObject({ dice: 1, targets: [{ hits: 5 / 6 }], left: { dice: 1, close: 0 } });
  });

  test('a second die of the launcher, and no first where it always hits', () => {
    expect(foreseen(facing(['nelson', 'ayden', 'kenzo', 'schulz']), 'nelson fires at blue4/r4').targets[0]).toMatchObject({
      needs: 5,
      falls: { least: 1, most: 6 },
    });
    const auto = facing(['nelson', 'ayden', 'kenzo', 'schulz'], { settings: { 'launcher-auto': true } });
    expect(foreseen(auto, 'nelson fires at blue3/r3').targets[0]).toMatchObject({ needs: 1, hits: 1, falls: { least: 1, most: 1 } });
  });

  test('whom a die may reach that is rolled first', () => {
    const { picks, targets } = foreseen(facing(['cooper', 'dunham', 'kenzo', 'schulz']), 'dunham rolls first');
    expect(picks).toBe(true);
    expect(targets.map(({ at, hits, withArdor }) => [at, Math.round(6 * hits), Math.round(36 * (withArdor ?? 0))])).toEqual([
      ['blue1/r1', 5, 35],
      ['blue1/r2', 4, 28],
      ['blue3/r3', 3, 21],
      ['blue4/r4', 2, 14],
    ]);
  });

  test('the dice that are left, those of Breakthrough among them', () => {
    const near = (): Scene => playerScene(night({ 'blue1/r1': 14, 'blue4/r4': 9 }, { team: ['cole', 'ayden', 'kenzo', 'schulz'] }), [2]);
    expect(foreseen(near(), 'cole fires at blue1/r1')).toMatchObject({ left: { dice: 2, close: 1 }, also: [{ what: 'inspire', from: 6, chance: 1 / 6 }] });
    expect(foreseen(near(), 'cole fires at blue4/r4').left).toEqual({ dice: 1, close: 2 });
    expect(foreseen(say(near(), 'cole fires at blue1/r1'), 'cole fires at blue4/r4').left).toEqual({ dice: 1, close: 1 });
    const alone = playerScene(night(GROUPS, { team: ['cole', 'ayden', 'kenzo', 'schulz'], dead: ['ayden', 'kenzo', 'schulz'] }), [2]);
    expect(alone.open([0]).map(({ preview }) => (preview?.kind === 'attack' ? preview.also.length : 0))).not.toContain(1);
  });

  test('Scatter, as soon as the first die is known', () => {
    const mobutu = (die: number, groups = GROUPS): Scene =>
      say(playerScene(night(groups, { team: ['mobutu', 'ayden', 'vanderbilt', 'schulz'] }), [die]), 'mobutu fires at blue1/r2');
    expect(foreseen(mobutu(5), 'mobutu fires at blue1/r2').also).toEqual([{ what: 'scatter', from: 5, chance: 2 / 6 }]);
    expect(foreseen(mobutu(3), 'mobutu fires at blue1/r2').also).toEqual([]);
    expect(foreseen(mobutu(5), 'mobutu fires at blue3/r3').also).toEqual([]);
    expect(foreseen(mobutu(5, { ...GROUPS, 'blue1/r2': 2 }), 'mobutu fires at blue1/r2').also).toEqual([]);
  });

  test('confusion, where somebody is left far enough out to be confused', () => {
    const match = facing(['schulz', 'alvares', 'branson', 'ayden']);
    expect(foreseen(match, 'alvares fires at blue4/r4').also).toEqual([{ what: 'confusion', from: 5, chance: 2 / 6 }]);
    for (const at of ['blue3/r3', 'blue1/r2']) expect(foreseen(match, `alvares fires at ${at}`).also).toEqual([]);
    expect(foreseen(match, 'alvares throws a grenade at blue4/r4').also).toEqual([{ what: 'confusion', from: 5, chance: 2 / 6 }]);
  });

  test('no more than what a die does by itself while targets are still being named', () => {
    const match = say(facing(['cooper', 'ayden', 'kenzo', 'schulz'], { settings: { 'declare-all': true } }), 'cooper fires at blue4/r4');
    expect(foreseen(match, 'cooper fires at blue4/r4')).toMatchObject({
      targets: [{ hits: near(2 / 6), withArdor: null, falls: { least: 0, most: 1 } }],
      also: [],
    });
  });
});
