import { expect, test } from 'vitest';
import { notation } from '../answer.ts';
import { board, night, say, zombieScene } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { arrivals, comers, roomFor } from './arrivals.ts';

test.each([
  ['brown', 0, false],
  ['each', 0, false],
  ['blue', 0, false],
  ['brown', 72, true],
  ['each', 72, true],
  ['blue', 72, true],
  ['brown', 67, true],
  ['each', 67, true],
  ['blue', 60, true],
  ['each', 74, false],
] as const)('what is said to come is what comes, with two away from %s and %i on the board, tokens short: %s', (away, there, capped) => {
  const match = zombieScene(night({ 'blue1/r2': there }, { team: ['ayden', 'schulz', 'kenzo', 'branson'], settings: { 'token-cap': capped } }), [6, 5]);
  const { settings, onBoard } = viewOf(match.state);
  const said = arrivals(6, 5, comers(6, 5, away, roomFor(settings, onBoard)));
  say(match, notation.print({ do: 'keep-away', from: away, by: null }));
  const { 'brown5/r4': brown = 0, 'blue6/r4': blue = 0 } = board(match);
  expect(said).toEqual([
    { segment: 'brown5/r4', zombies: brown },
    { segment: 'blue6/r4', zombies: blue },
  ]);
});
