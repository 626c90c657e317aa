import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { contact } from './box.ts';
import { measures } from './measures.ts';

test('every preset can be played to its end', () => {
  expect(contact.presets.map((preset) => preset.id)).toEqual(['first-night', 'book', 'friends', 'no-leader', 'iron-rations', 'draft']);
  const stream = new Stream(keyFromSeed('presets'));
  for (const { config } of contact.presets) {
    const match = Match.start(contact.game, config, { key: keyFromSeed('preset') });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    expect(match.outcome?.cause).toMatch(/^(rescued|overrun by )/);
    const { turns, kills, spawned, 'zombies left': left } = measures.counts?.(match.state) ?? {};
    expect(spawned).toBe((kills ?? 0) + (left ?? 0));
    expect(turns).toBe(match.state.turn);
  }
});

test('seats are counted from one', () => {
  expect(contact.game.seats(contact.game.configure({ players: 3 }))).toEqual(['Player 1', 'Player 2', 'Player 3']);
  for (const players of [1, 2, 3, 4]) expect(contact.game.seats(contact.game.configure({ players }))).toHaveLength(players);
});

test('the first value of every setting is what is played when nothing is said', () => {
  const { settings } = contact.game.configure({});
  expect(settings).toEqual(Object.fromEntries(contact.settings.map(({ name, values }) => [name, values[0]])));
});

test.each(['en', 'de'] as const)('every value of every setting is accepted and explained: %s', async (language) => {
  const words = await contact.words(language);
  for (const { name, values } of contact.settings) {
    expect(words.settings[name]).toMatch(/\.$/);
    for (const value of values) expect(contact.game.configure({ settings: { [name]: value } }).settings).toMatchObject({ [name]: value });
  }
});
