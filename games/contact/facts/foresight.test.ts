import { describe, expect, test } from 'vitest';
import { compare } from '../../../kernel/testing/foretold.ts';
import type { Situation } from '../positions.ts';
import type { Attack } from '../preview.ts';
import { foretold } from '../testing/foretold.ts';
import { night, playerScene, type Scene, say } from '../testing/night.ts';

const GROUPS = { 'blue1/r1': 2, 'blue1/r2': 9, 'blue3/r3': 1, 'blue4/r4': 9 };

function optionOf(match: Scene, notation: string) {
  const option = match.open([0]).find((open) => open.notation === notation);
  if (option === undefined) throw new Error(`'${notation}' is not open: ${match.options().join(', ')}`);
  return option;
}

/** What is foreseen of an attack. */
function foreseen(match: Scene, notation: string): Attack {
  const { preview } = optionOf(match, notation);
  if (preview?.kind !== 'attack') throw new Error(`'${notation}' is no attack`);
  return preview;
}

const near = (chance: number): unknown => expect.closeTo(chance, 12);

/** Somebody else is left to act, so that nothing else is rolled afterwards. */
const facing = (team: Situation['team'], more: Situation = {}): Scene => playerScene(night(GROUPS, { ...(team === undefined ? {} : { team }), ...more }));
const NO_ARDOR: Situation = { ardorUsed: true };
const NEXT = { 'blue1/r1': 2, 'blue2/r1': 3, 'blue4/r4': 9 };
const SPREAD: Situation = { team: ['schulz', 'kenzo', 'branson', 'ayden'], settings: { 'shotgun-spread': true } };
const CLOSE = { 'blue1/r1': 14, 'blue4/r4': 9 };
const COLE = ['cole', 'ayden', 'kenzo', 'schulz'] as const;
const near14 = (): Scene => playerScene(night(CLOSE, { team: COLE }), [2]);
const scattering = (die: number, groups = GROUPS): Scene =>
  say(playerScene(night(groups, { team: ['mobutu', 'ayden', 'vanderbilt', 'schulz'] }), [die]), 'mobutu fires at blue1/r2');
const DUNHAM = ['cooper', 'dunham', 'kenzo', 'schulz'] as const;
const LOB: Situation = { settings: { 'flexible-grenade': true } };
const split: Situation = { settings: { 'ronin-split': true } };

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
    expect(foreseen(facing(['schulz', 'kenzo', 'branson', 'ayden'], split), 'kenzo strikes at blue1/r1')).toMatchObject({
      dice: 1,
      targets: [{ hits: 5 / 6 }],
      left: { dice: 1, close: 0 },
    });
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
    const { picks, targets } = foreseen(facing(DUNHAM), 'dunham rolls first');
    expect(picks).toBe(true);
    expect(targets.map(({ at, hits, withArdor }) => [at, Math.round(6 * hits), Math.round(36 * (withArdor ?? 0))])).toEqual([
      ['blue1/r1', 5, 35],
      ['blue1/r2', 4, 28],
      ['blue3/r3', 3, 21],
      ['blue4/r4', 2, 14],
    ]);
  });

  test('the dice that are left, those of Breakthrough among them', () => {
    expect(foreseen(near14(), 'cole fires at blue1/r1')).toMatchObject({ left: { dice: 2, close: 1 }, also: [{ what: 'inspire', from: 6, chance: 1 / 6 }] });
    expect(foreseen(near14(), 'cole fires at blue4/r4').left).toEqual({ dice: 1, close: 2 });
    expect(foreseen(say(near14(), 'cole fires at blue1/r1'), 'cole fires at blue4/r4').left).toEqual({ dice: 1, close: 1 });
    const alone = playerScene(night(GROUPS, { team: COLE, dead: ['ayden', 'kenzo', 'schulz'] }), [2]);
    expect(alone.open([0]).map(({ preview }) => (preview?.kind === 'attack' ? preview.also.length : 0))).not.toContain(1);
  });

  test('Scatter, as soon as the first die is known', () => {
    expect(foreseen(scattering(5), 'mobutu fires at blue1/r2').also).toEqual([{ what: 'scatter', from: 5, chance: 2 / 6 }]);
    expect(foreseen(scattering(3), 'mobutu fires at blue1/r2').also).toEqual([]);
    expect(foreseen(scattering(5), 'mobutu fires at blue3/r3').also).toEqual([]);
    expect(foreseen(scattering(5, { ...GROUPS, 'blue1/r2': 2 }), 'mobutu fires at blue1/r2').also).toEqual([]);
  });

  test('two neighbours of a double shot, and only groups that are there', () => {
    const at = (segment: string) => ({ at: segment, needs: 3, falls: { least: 1, most: 1 } });
    expect(foreseen(playerScene(night(NEXT, SPREAD)), 'schulz double-shoots blue1/r1 and blue2/r1').targets).toMatchObject([at('blue1/r1'), at('blue2/r1')]);
    const outer = playerScene(night({ 'blue1/r2': 9, 'blue4/r4': 9 }, { team: ['schulz', 'kenzo', 'branson', 'ayden'] }));
    expect(foreseen(outer, 'branson burns blue1').targets.map(({ at }) => at)).toEqual(['blue1/r2']);
  });

  test('another blow as long as somebody can be left, and as many as two dice and theirs can take', () => {
    const strike = (zombies: number, more: Situation = {}) =>
      foreseen(
        playerScene(night({ 'blue1/r1': zombies, 'blue4/r4': 9 }, { team: ['schulz', 'kenzo', 'branson', 'ayden'], ...more })),
        'kenzo strikes at blue1/r1',
      );
    const blows = (zombies: number, more?: Situation) => strike(zombies, more).also.map(({ chance }) => chance);
    expect([1, 2, 3, 9].map((zombies) => blows(zombies))).toEqual([[], [near(4 / 36)], [near(20 / 36)], [near(20 / 36)]]);
    expect([1, 2].map((zombies) => blows(zombies, split))).toEqual([[], [near(2 / 6)]]);
    expect([1, 3, 9].map((zombies) => strike(zombies).targets[0]?.falls.most)).toEqual([1, 3, 4]);
    expect(foreseen(facing(['schulz', 'kenzo', 'branson', 'ayden']), 'kenzo fires at blue3/r3').also).toEqual([]);
  });

  test('a pick of the grenade’s target for whoever rolls first', () => {
    const match = facing(DUNHAM, LOB);
    expect(foreseen(match, 'dunham rolls first with the grenade')).toMatchObject({ picks: true, spends: 'grenade' });
    const short = facing(DUNHAM, { settings: { ...LOB.settings, 'grenade-range-2': true } });
    expect(foreseen(short, 'dunham rolls first with the grenade').targets.map(({ at }) => at)).toEqual(['blue1/r1', 'blue1/r2']);
    expect(foreseen(match, 'schulz fires at blue1/r1').picks).toBe(false);
  });

  test('nothing left to be aimed but by those who go on', () => {
    const match = facing(DUNHAM);
    for (const notation of ['dunham rolls first', 'schulz fires at blue1/r1', 'kenzo throws a grenade at blue1/r2', 'kenzo strikes at blue1/r1'])
      expect([notation, foreseen(match, notation).left]).toEqual([notation, { dice: 0, close: 0 }]);
    expect(foreseen(match, 'cooper fires at blue4/r4').left).toEqual({ dice: 1, close: 0 });
    for (const [team, notation] of [
      [['cooper', 'branson', 'kenzo', 'ayden'], 'branson burns blue1'],
      [['cooper', 'nelson', 'kenzo', 'ayden'], 'nelson fires at blue4/r4'],
    ] as const)
      expect([notation, foreseen(facing(team), notation).left]).toEqual([notation, { dice: 0, close: 0 }]);
    const miller = facing(['cooper', 'miller', 'kenzo', 'ayden']);
    expect(foreseen(miller, 'miller fires at blue4/r4').left).toEqual({ dice: 3, close: 0 });
  });

  test('no Ardor where no die can fail', () => {
    const auto = facing(['cooper', 'nelson', 'kenzo', 'schulz'], { settings: { 'launcher-auto': true } });
    expect(foreseen(auto, 'nelson fires at blue3/r3').targets[0]).toMatchObject({ hits: 1, withArdor: null });
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

/** Attacks by what is fired at, and where they begin. */
const HELD: readonly (readonly [string, () => Scene])[] = [
  ['ayden fires at blue4/r4', () => facing(['cooper', 'alvares', 'branson', 'ayden'])],
  ['alvares fires at blue4/r4', () => facing(['cooper', 'alvares', 'branson', 'ayden'])],
  ['alvares throws a grenade at blue4/r4', () => facing(['schulz', 'alvares', 'branson', 'ayden'])],
  ['alvares fires at blue1/r2', () => facing(['schulz', 'alvares', 'branson', 'ayden'])],
  ['vanderbilt fires at blue4/r4', () => facing(undefined, NO_ARDOR)],
  ['ayden throws a grenade at blue1/r1', () => facing(['schulz', 'kenzo', 'branson', 'ayden'])],
  ['branson burns blue1', () => facing(['schulz', 'kenzo', 'branson', 'ayden'])],
  ['kenzo strikes at blue1/r1', () => facing(['schulz', 'kenzo', 'branson', 'ayden'])],
  ['kenzo strikes at blue1/r1', () => facing(['schulz', 'kenzo', 'branson', 'ayden'], split)],
  ['nelson fires at blue4/r4', () => facing(['nelson', 'ayden', 'kenzo', 'schulz'])],
  ['nelson fires at blue3/r3', () => facing(['nelson', 'ayden', 'kenzo', 'schulz'], { settings: { 'launcher-auto': true } })],
  ['dunham rolls first', () => facing(DUNHAM)],
  ['dunham rolls first with the grenade', () => facing(DUNHAM, LOB)],
  ['schulz double-shoots blue1/r1 and blue2/r1', () => playerScene(night(NEXT, SPREAD))],
  ['cole fires at blue1/r1', near14],
  ['cole fires at blue4/r4', near14],
  ['cole fires at blue4/r4', () => say(near14(), 'cole fires at blue1/r1')],
  ['mobutu fires at blue1/r2', () => scattering(5)],
  ['mobutu fires at blue1/r2', () => scattering(3)],
  ['mobutu fires at blue3/r3', () => scattering(5)],
  ['mobutu fires at blue1/r2', () => scattering(5, { ...GROUPS, 'blue1/r2': 2 })],
  ['cooper fires at blue4/r4', () => say(facing(['cooper', 'ayden', 'kenzo', 'schulz'], { settings: { 'declare-all': true } }), 'cooper fires at blue4/r4')],
];

test.each(HELD)('what is foreseen of an attack comes true in every way the dice can fall: %s', (notation, begin) => {
  const match = begin();
  expect(compare(foretold, match, optionOf(match, notation), { most: 5000, sample: 1 })).toEqual({ wrong: null, exact: true });
});
