import { expect, test } from 'vitest';
import { ConfigError } from '#kernel';
import { configure } from './settings.ts';

test('a configuration has its defaults', () => {
  expect(configure({})).toMatchObject({
    card: 'lighthouse',
    players: 2,
    commandos: 2,
    picks: 'choose',
    settings: { veteran: false, gander: 'none', bruno: true },
  });
  expect(configure({ players: 1, commandos: '3' }).commandos).toBe(3);
});

test('what is wrong is named, with its clause', () => {
  const wrong = (raw: unknown): readonly [string, readonly string[]] => {
    try {
      configure(raw);
    } catch (thrown) {
      if (thrown instanceof ConfigError) return [thrown.message, thrown.clauses];
    }
    throw new Error('nothing is wrong');
  };
  expect(wrong({ players: 5 })).toEqual(["'players' must be a whole number from 1 to 4, not 5", ['v-commandos.setup.commandos-per-player']]);
  expect(wrong({ picks: ['ghost:A'] })[0]).toContain("there is no commando 'ghost:A'");
  expect(wrong({ settings: { gander: 'C' } })[1]).toEqual(['v-commandos.setup.gander']);
  expect(wrong({ card: 'green', players: 1 })[0]).toBe("'green' is for 2 to 4 commandos, not for 1");
  expect(wrong({ players: 1, picks: ['bruno:A'], settings: { bruno: false } })[0]).toBe('bruno is not in the roster here');
});
