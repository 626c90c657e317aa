import { expect, test } from 'vitest';
import { CARDS } from '../content/index.ts';
import {
  by,
  chosen,
  detailOf,
  FIRSTS,
  FOR_NOTHING,
  HATCH,
  lastOf,
  optionKind,
  packConversion,
  packPath,
  packPrevented,
  pathOf,
  preventedOf,
  RUN,
  SPOTS,
  type Spot,
  seatOf,
  spaceOf,
  spot,
  WITH_CARD,
  WITH_TOKEN,
} from './option.ts';

test('an option says who does what with what', () => {
  for (const seat of [0, 1, 3])
    for (const kind of [RUN, 1, 7, HATCH])
      for (const value of [0, 1, 63, 64, 511, 64 ** 3 + 5]) {
        const o = by(seat, kind, value);
        expect([seatOf(o), optionKind(o), detailOf(o)]).toEqual([seat, kind, value]);
      }
  expect(detailOf(by(2, HATCH))).toBe(0);
});

test('a path is kept step by step, from the first space of the map to the last', () => {
  for (const path of [[0], [37], [0, 0], [3, 0, 37], [62, 1, 0, 5]]) {
    expect(pathOf(packPath(path))).toEqual(path);
    expect(lastOf(packPath(path))).toBe(path.at(-1));
    expect(pathOf(detailOf(by(3, RUN, packPath(path))))).toEqual(path);
  }
});

test('a space or a commando is kept with what it is chosen for', () => {
  expect([0, 37, 63].map((space) => spaceOf(spot(1, space, 'sensor')))).toEqual([0, 37, 63]);
  expect(new Set([spot(1, 3, 'damage'), spot(1, 3, 'dimer'), spot(1, 3, 'sensor'), spot(1, 4, 'damage')]).size).toBe(4);
  expect([0, 1, 2, 3].map((seat) => detailOf(chosen(1, seat, 'enemy')) % 4)).toEqual([0, 1, 2, 3]);
});

/** Whatever a space is chosen for; none is missing, or this would not compile. */
const EVERY_SPOT: Readonly<Record<Spot, number>> = {
  ...{ damage: 3, dimer: 3, enemy: 3, 'enemy-near': 3, 'enemy-move': 3, 'boss-move': 3, gel: 3, gels: 3, 'gels-back': 3 },
  ...{ place: 3, platform: 3, push: 3, 'push-enemy': 3, boss: 3, purge: 3, sensor: 3 },
};

test('no two uses of a space are written alike', () => {
  const uses = SPOTS.map((use) => spot(2, EVERY_SPOT[use], use));
  expect([SPOTS.toSorted(), new Set(uses).size, uses.map(spaceOf)]).toEqual([Object.keys(EVERY_SPOT).toSorted(), SPOTS.length, uses.map(() => 3)]);
});

test('no two ways to convert a result are written alike', () => {
  const sources = [WITH_TOKEN, FOR_NOTHING, ...CARDS.map((_, index) => WITH_CARD + index)];
  expect(new Set([0, 1, 2].flatMap((type) => sources.map((source) => packConversion(type, source)))).size).toBe(3 * sources.length);
});

test('what is prevented is kept symbol by symbol, up to three of each', () => {
  for (const counts of [
    [0, 0, 0, 0],
    [3, 0, 0, 0],
    [0, 3, 0, 0],
    [0, 0, 3, 0],
    [0, 0, 0, 3],
    [1, 2, 3, 1],
  ])
    for (const card of [0, CARDS.length - 1]) {
      const packed = packPrevented(card, counts);
      expect([Math.floor(packed / 256), preventedOf(packed % 256)]).toEqual([card, counts]);
    }
});

test('whatever may come first is there once', () => {
  expect(new Set(FIRSTS).size).toBe(FIRSTS.length);
  expect(FIRSTS).toEqual(
    expect.arrayContaining([
      'red gunner',
      'black garth',
      'defense-wall',
      'garmakilma',
      'gels',
      'alarm-post',
      'objective1',
      'objective2',
      'objective3',
      'pillbox',
      'dimer',
    ]),
  );
});
