import { describe, expect, test } from 'vitest';
import { heaviest, keyFromSeed, type Match, type OpenDecision, Playout, Stream } from '#kernel';
import { position } from '../positions.ts';
import { contraTilesGame as game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { cross } from '../testing/cross.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { answer, begin } from '../testing/position.ts';
import type { ContraTiles } from '../types.ts';
import { judgement } from './judgement.ts';

function favourite(match: Match<ContraTiles>): string {
  return match.notation(heaviest(judgement, match.state, match.decision as OpenDecision<State>, new Stream(keyFromSeed('ties'))));
}

test('who weighs options beats who plays at random in at least 95 of 100 games, as Bear and as Woman', () => {
  const stream = new Stream(keyFromSeed('greedy'));
  let won = 0;
  for (const bear of [0, 1]) {
    const answerer = {
      answer: (decision: OpenDecision, state: unknown) =>
        decision.seat === 0 ? heaviest(judgement, state as State, decision, stream) : stream.below(decision.count),
    };
    const playout = new Playout(game, game.configure({ settings: { bear } }), new Stream(keyFromSeed(`dice ${bear}`)), answerer);
    for (let i = 0; i < 50; i++) won += playout.run().payoff[0] ?? 0;
  }
  expect(won).toBeGreaterThanOrEqual(95);
});

describe('weighing', () => {
  test('takes the coin, and breaks the other when it can', () => {
    const rack = { bear: ['RRGY', 'RBRY', 'BBYR'], woman: ['RRGY', 'RBRY', 'BBYR'] };
    expect(favourite(begin({ ...cross({ north: 'b:RBGY' }), ...rack }))).toBe('crown 3 at 0,0');
    expect(favourite(begin({ ...cross({ north: 'b:RBGY', west: 'b:BGBR', south: 'w:GRBG' }), ...rack, purses: [4, 2] }))).toBe('crown 3 at 0,0');
  });

  test('does not go broke by the own hand', () => {
    expect(favourite(begin({ ...cross({ south: 'b:GRBG' }), bear: ['RRGY', 'RBRY', 'BBYR'], purses: [2, 3] }))).not.toBe('crown 3 at 0,0');
  });

  test('scores the other one’s loss first when that ends the game', () => {
    const match = begin({
      ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG', west: 'b:BGBR' }),
      woman: ['RRGY', 'RBRY', 'BBYR'],
      purses: [2, 3],
      active: 'woman',
      settings: { 'scoring-order-active': true },
    });
    answer(match, 'crown 3 at 0,0');
    expect(favourite(match)).toBe('score -1,0');
  });
});

describe('the value of a position', () => {
  test('lies between 0 and 1 and the values of both seats add up to 1', () => {
    for (const { settings } of SETTING_SETS)
      playRandomly({ settings }, 'value', ({ state }) => {
        const [first, second] = [judgement.value(state, 0), judgement.value(state, 1)];
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(1);
        expect(first + second).toBeCloseTo(1, 10);
      });
  });

  test('grows with the purse, and is the payoff when the game is over', () => {
    const values = [1, 2, 3, 4, 5, 8].map((coins) => judgement.value(position({ ...cross({ north: 'b:RBGY' }), purses: [coins, 3] }), 0));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const { state, outcome } = playRandomly({}, 'over');
    expect([judgement.value(state, 0), judgement.value(state, 1)]).toEqual(outcome?.payoff);
  });

  test('tells more often than not who will win, ten answers before the end', () => {
    let right = 0;
    let judged = 0;
    for (let i = 0; i < 60; i++) {
      const states: { readonly value: number }[] = [];
      const match = playRandomly({}, `foretell ${i}`, ({ state }) => states.push({ value: judgement.value(state, 0) }));
      const early = states.at(-10)?.value ?? 0.5;
      if (match.outcome?.payoff[0] === 0.5 || early === 0.5) continue;
      judged++;
      if (early > 0.5 === (match.outcome?.payoff[0] === 1)) right++;
    }
    expect(right / judged).toBeGreaterThan(0.6);
  });
});
