import { expect, test } from 'vitest';
import type { GameEvent } from '#kernel';
import { outcomeOf } from './rules/state.ts';
import { cross } from './testing/cross.ts';
import { OPTION_SETS, playRandomly } from './testing/games.ts';
import { begin } from './testing/position.ts';
import { words } from './words.en.ts';

test('every event of random games has a sentence of its own', () => {
  const kinds = new Set<string>();
  for (const { options } of OPTION_SETS)
    for (const { event } of playRandomly({ options }, 'words').events) {
      kinds.add(event.kind);
      expect(words.event(event)).toMatch(/^[A-Z].*\.$/);
      expect(words.event(event)).not.toMatch(/undefined|NaN|\[object/);
    }
  expect(kinds.size).toBeGreaterThan(9);
});

test.each<[GameEvent, string]>([
  [{ kind: 'sides', bear: 1 }, 'Seat 2 plays the Bear and begins.'],
  [{ kind: 'score', side: 0, x: 1, y: -2, matching: 1, coins: -2 }, "Bear's tile on 1,-2 is surrounded, 1 edge matches: −2 coins."],
  [{ kind: 'score', side: 1, x: 1, y: 0, matching: 4, coins: 1 }, "Woman's tile on 1,0 is surrounded, 4 edges match: +1 coin."],
  [{ kind: 'score', side: 1, x: 1, y: 0, matching: 3, coins: 0 }, "Woman's tile on 1,0 is surrounded, 3 edges match: nothing happens."],
  [{ kind: 'pay', side: 0, owed: 2, paid: 1 }, 'Bear owes 2 coins and can pay only 1.'],
  [{ kind: 'reward', side: 0, due: 1, taken: 0 }, 'Bear takes 0 of 1 coin: the supply is empty.'],
  [{ kind: 'broke', sides: [0, 1] }, 'Bear and Woman are broke, both at once.'],
  [{ kind: 'broke', sides: [1] }, 'Woman is broke.'],
  [{ kind: 'pass', side: 1 }, 'Woman cannot place anything and passes.'],
  [{ kind: 'only-one', side: 1 }, 'Woman cannot place a second tile.'],
  [{ kind: 'compare', cause: 'passes', purses: [3, 3] }, 'Both players passed: purses are compared, 3 to 3.'],
])('%j reads well', (event, sentence) => {
  expect(words.event(event)).toBe(sentence);
});

test('the prompt says whose turn it is and which placement', () => {
  const match = begin({ ...cross({ north: 'b:RBGY' }), active: 'woman', woman: ['RRGY'] });
  expect(words.prompt('place', null, match.view(1).view)).toBe('Woman: place the first of two tiles, a crown or one of your own.');
  match.answer(0, 1, 'crown 3 at 0,0');
  expect(words.prompt('place', null, match.view(1).view)).toBe('Woman: place the second tile.');
  expect(words.prompt('score', null, match.view(1).view)).toContain('Which is scored next?');
});

test('an option says what it lays and what it does to the purses', () => {
  const { view } = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], bear: ['RRGY'] }).view(0);
  expect(words.option('place', 'crown 3 at 0,0', view)).toBe('green crown on 0,0 (Bear +1, Woman −2 and is broke!)');
  expect(words.option('place', 'tile 1 turn 0 at -2,1', view)).toBe('tile RRGY on -2,1');
  expect(words.option('score', 'score 0,1', view)).toBe('score 0,1');
});

test('an outcome says who wins and why', () => {
  const seats = ['Ann', 'Bob'];
  expect(words.outcome(outcomeOf('broke', 1), seats)).toBe('Bob wins: the other player is broke.');
  expect(words.outcome(outcomeOf('crowns', 0), seats)).toBe('Ann wins: the fuller purse.');
  expect(words.outcome(outcomeOf('passes', null), seats)).toBe('A draw: nobody can place, equal purses.');
});
