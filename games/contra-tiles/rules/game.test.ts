import { expect, test } from 'vitest';
import { keyFromSeed, Match, Playout, recordOf, Stream } from '#kernel';
import { fuzzMatch } from '../../../kernel/testing/fuzz.ts';
import { position } from '../positions.ts';
import { cross } from '../testing/cross.ts';
import { SETTING_SETS } from '../testing/games.ts';
import { answer, begin } from '../testing/position.ts';
import type { ContraTiles } from '../types.ts';
import { contraTilesGame as game } from './game.ts';
import { cellAt } from './layout.ts';
import { placementOf } from './placements.ts';

test('two suspended matches do not disturb each other’s options', () => {
  const [one, two] = ['one', 'two'].map((seed) => Match.start(game, { settings: { bear: 0 } }, { key: keyFromSeed(seed) })) as [
    Match<ContraTiles>,
    Match<ContraTiles>,
  ];
  const before = one.options();
  two.answerIndex(0);
  two.answerIndex(0);
  two.fork('same').answerIndex(0);
  expect(one.options()).toEqual(before);
});

test.each(SETTING_SETS.filter((_, i) => i % 3 === 0))('a random match keeps every property of matches, with $name', ({ name, settings }) => {
  expect(fuzzMatch(game, { settings }, `fuzz ${name}`).answers).toBeGreaterThan(0);
});

test('the seats have the names of their sides once these are settled', () => {
  expect(game.seats(game.configure({ settings: { bear: 1 } }))).toEqual(['Woman', 'Bear']);
  expect(game.seats(game.configure({}))).toEqual(['Player 1', 'Player 2']);
});

test('random games by the rules of the book end broke nine times in ten, and favour Woman', () => {
  const stream = new Stream(keyFromSeed('answers'));
  const playout = new Playout(game, game.configure({ settings: { bear: 0 } }), new Stream(keyFromSeed('dice')), {
    answer: (decision) => stream.below(decision.count),
  });
  const games = 2000;
  let [broke, bear, woman] = [0, 0, 0];
  for (let i = 0; i < games; i++) {
    const { cause, payoff } = playout.run();
    if (cause === 'broke') broke++;
    if (payoff[0] === 1) bear++;
    if (payoff[1] === 1) woman++;
  }
  expect(broke / games).toBeGreaterThan(0.9);
  expect(broke / games).toBeLessThan(0.97);
  expect(bear / games).toBeGreaterThan(0.35);
  expect(woman / games).toBeGreaterThan(bear / games);
});

test('a match has at most 26 crowns and 26 player tiles to place, and 25 tiles to choose for scoring; its record names the rules', () => {
  const match = Match.start(game, { settings: { bear: 0 } }, { key: keyFromSeed('record') });
  expect(game.bound).toBe(77);
  expect(recordOf(match)).toMatchObject({ game: 'contra-tiles', rules: 1 });
});

test('where nobody listens the rules go the same way', () => {
  const sketch = { ...cross({ north: 'b:RBGY', south: 'b:GRBG' }), bear: ['RRGY'], purses: [1, 3] } as const;
  const heard = begin(sketch);
  answer(heard, 'crown 3 at 0,0');
  const state = position(sketch);
  const playout = new Playout({ ...game, setup: () => state }, state.config, new Stream(keyFromSeed('nobody')), {
    answer: ({ options }) => Array.from({ length: options.length }, (_, i) => options[i]).indexOf(placementOf(cellAt(0, 0), 2, 0)),
  });
  expect(playout.run()).toEqual(heard.outcome);
  expect(state.purses).toEqual(heard.state.purses);
});
