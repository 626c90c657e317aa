import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { contact } from './index.ts';

test('every preset can be played to its end', () => {
  expect(contact.presets.map((preset) => preset.id)).toEqual(['book', 'friends', 'first-night', 'no-leader', 'iron-rations', 'draft']);
  const stream = new Stream(keyFromSeed('presets'));
  for (const { config } of contact.presets) {
    const match = Match.start(contact.game, config, { key: keyFromSeed('preset') });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    expect(match.outcome?.cause).toMatch(/^(rescued|overrun by )/);
    const { turns, kills, spawned, 'zombies left': left } = contact.counts(match.state);
    expect(spawned).toBe((kills ?? 0) + (left ?? 0));
    expect(turns).toBe(match.state.turn);
  }
});

test('seats are counted from one', () => {
  expect(contact.game.seats(contact.game.configure({ players: 3 }))).toEqual(['Player 1', 'Player 2', 'Player 3']);
  for (const players of [1, 2, 3, 4]) expect(contact.game.seats(contact.game.configure({ players }))).toHaveLength(players);
});

test('the first value of every option is what is played when nothing is said', () => {
  const { options } = contact.game.configure({});
  for (const { name, values } of contact.options) expect(options[name as keyof typeof options]).toBe(values[0]);
  expect(contact.options.map((option) => option.name).toSorted()).toEqual(Object.keys(options).toSorted());
});

test('every value of every option is accepted', () => {
  for (const { name, values } of contact.options) {
    expect(contact.words.options[name]).toMatch(/\.$/);
    for (const value of values) expect(contact.game.configure({ options: { [name]: value } }).options).toMatchObject({ [name]: value });
  }
});
