import { expect, test } from 'vitest';
import type { Json } from '#kernel';
import { boxes } from '#shelf';
import { contact } from '../../games/contact/box.ts';
import { contra } from '../../games/contra/box.ts';
import { contraTiles } from '../../games/contra-tiles/box.ts';
import { quickSetUp } from '../shelf/quick.ts';
import { checkConfig, presetOf, settingOf, withPlayers, withSetting } from './config.ts';

const grenades = contact.settings.find(({ name }) => name === 'grenades') ?? { name: '', values: [], clause: '' };

test('a configuration says how many seats it makes, or what is wrong with it', () => {
  expect(checkConfig(contact, { players: 3 })).toMatchObject({ ok: true, seats: { length: 3 } });
  expect(checkConfig(contact, { players: 9 })).toMatchObject({ ok: false, clauses: ['contact.setup.players'] });
});

test('a setting has its default until it is set, and is gone when it is set back', () => {
  const config = { players: 2 };
  expect(settingOf(config, grenades)).toBe('one-per-game');
  const none = withSetting(config, grenades, 'none');
  expect(none).toEqual({ players: 2, settings: { grenades: 'none' } });
  expect(settingOf(none, grenades)).toBe('none');
  expect(withSetting(none, grenades, 'one-per-game')).toEqual(config);
});

test('what was dealt for another number of players is dealt anew', () => {
  const shared = { players: 2, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'], commands: [0, 0, 1, 1] };
  expect(withPlayers(contact, shared, 4)).toEqual({ players: 4, team: shared.team });
  expect(withPlayers(contact, { team: shared.team }, 2)).toEqual({ team: shared.team, players: 2 });
});

test('where seats are chosen one by one, more of them come', () => {
  const config = { commandos: ['lucia'], stage: 'jungle' };
  expect(withPlayers(contra, config, 2)).toEqual({ commandos: ['lucia', 'bill'], stage: 'jungle' });
  expect(checkConfig(contra, withPlayers(contra, config, 4))).toMatchObject({ ok: true, seats: { length: 4 } });
});

const every = boxes.flatMap((box) => box.presets.map((preset) => [box.game.id, preset.id, box, preset] as const));

test.each(every)('an open table of %s, %s, takes one chair more or one fewer', (_, __, box, preset) => {
  const config = box.game.configure(preset.config) as Json;
  const chairs = box.game.seats(config).length;
  const [fewest, most] = box.players;
  for (const players of [chairs - 1, chairs + 1].filter((count) => count >= fewest && count <= most))
    expect(checkConfig(box, withPlayers(box, config, players))).toMatchObject({ ok: true, seats: { length: players } });
});

test('a preset is known again by what it means, not by how it is written', () => {
  expect(presetOf(contact, { players: 1, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'], settings: {} })).toBe('book');
  expect(presetOf(contact, { players: 4, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] })).toBe('friends');
  expect(presetOf(contact, { players: 3 })).toBeNull();
  expect(presetOf(contact, { players: 0 })).toBeNull();
});

test('Play now is the first preset: alone with the whole team, or against a bot', () => {
  expect(quickSetUp(contact)).toEqual({ game: 'contact', config: contact.presets[0]?.config, places: [{ kind: 'me' }] });
  expect(quickSetUp(contraTiles)).toEqual({ game: 'contra-tiles', config: {}, places: [{ kind: 'me' }, { kind: 'bot', bot: 'casual' }] });
});
