import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ConfigError } from '#kernel';
import { SOURCE } from '#words';
import { configured, fields, settingsOf, wholeNumber } from './border.ts';
import { clausesAgainst } from './proves.ts';
import { boxes } from './shelf.ts';

test('every preset and every setting of every game has its words', async () => {
  for (const box of boxes) {
    const { presets, settings } = box;
    const words = await box.words(SOURCE);
    expect(Object.keys(words.presets).toSorted()).toEqual(presets.map(({ id }) => id).toSorted());
    expect(Object.keys(words.settings).toSorted()).toEqual(settings.map(({ name }) => name).toSorted());
    expect(words.mood).not.toBe('');
  }
});

test('settings come over the border with their defaults, and nothing unknown or wrong does', () => {
  const settings = [{ name: 'fog', values: [false, true], clause: 'night.fog' }] as const;
  const schema = fields('the configuration', { players: z._default(wholeNumber('players', 1, 4), 2), settings: settingsOf<{ fog: boolean }>(settings) });
  const read = (raw: unknown) => configured(schema, raw, settings, ([field]) => (field === 'players' ? 'night.players' : undefined));
  expect(read(undefined)).toEqual({ players: 2, settings: { fog: false } });
  expect(read({ settings: { fog: true } })).toEqual({ players: 2, settings: { fog: true } });
  for (const wrong of [{ fog: 'yes' }, { fog: null }, { mist: true }, [], 'fog', 3]) expect(() => read({ settings: wrong })).toThrow(ConfigError);
  expect(() => read({ settings: { fog: 1 } })).toThrow("setting 'fog' is 1; it can be false or true");
  expect(() => read({ a: 1 })).toThrow("the configuration has no 'a'; it has players, settings");
  expect(read({ players: 3 }).players).toBe(3);
  for (const wrong of [0, 5, 2.5, '3', null]) expect(() => read({ players: wrong })).toThrow("'players' must be a whole number from 1 to 4");
  expect(clausesAgainst(read, { players: 0 })).toEqual(['night.players']);
  expect(clausesAgainst(read, { settings: { fog: 1 } })).toEqual(['night.fog']);
});
