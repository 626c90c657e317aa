import { expect, test } from 'vitest';
import { CARDS } from '../content/index.ts';
import { by, chosen, deedOf, detailOf, FIRSTS, HATCH, lastOf, packPath, packPrevented, pathOf, preventedOf, RUN, seatOf, spaceOf, spot } from './option.ts';

test('an option says who does what with what', () => {
  for (const seat of [0, 1, 3])
    for (const deed of [RUN, 1, 7, HATCH])
      for (const value of [0, 1, 63, 64, 511, 64 ** 3 + 5]) {
        const o = by(seat, deed, value);
        expect([seatOf(o), deedOf(o), detailOf(o)]).toEqual([seat, deed, value]);
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
