import { expect, test } from 'vitest';
import { ConfigError } from '#kernel';
import { chosenOptions, fieldsOf, wholeNumber } from './border.ts';
import { boxes } from './index.ts';

test('every preset and every option of every game has its words', () => {
  for (const { presets, options, words } of boxes) {
    expect(Object.keys(words.presets).toSorted()).toEqual(presets.map(({ id }) => id).toSorted());
    expect(Object.keys(words.options).toSorted()).toEqual(options.map(({ name }) => name).toSorted());
    expect(words.mood).not.toBe('');
  }
});

test('options come over the border with their defaults, and nothing unknown or wrong does', () => {
  const options = [{ name: 'fog', values: [false, true], clause: 'night.fog' }] as const;
  expect(chosenOptions(options, undefined)).toEqual({ fog: false });
  expect(chosenOptions(options, { fog: true })).toEqual({ fog: true });
  for (const wrong of [{ fog: 'yes' }, { fog: null }, { mist: true }, [], 'fog', 3]) expect(() => chosenOptions(options, wrong)).toThrow(ConfigError);
  expect(() => chosenOptions(options, { fog: 1 })).toThrow("option 'fog' is 1; it can be false or true");
  expect(() => fieldsOf({ a: 1 }, 'the configuration', ['b'])).toThrow("the configuration has no 'a'; it has b");
  expect(wholeNumber(3, 'players', 1, 4, 'night.players')).toBe(3);
  for (const wrong of [0, 5, 2.5, '3', null])
    expect(() => wholeNumber(wrong, 'players', 1, 4, 'night.players')).toThrow("'players' must be a whole number from 1 to 4");
});
