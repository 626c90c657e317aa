import { describe, expect, test } from 'vitest';
import { keyFromSeed, type OpenDecision, Playout, Stream, weigherOf } from '#kernel';
import { position, type Sketch } from '../positions.ts';
import { contractAssassinGame } from '../rules/game.ts';
import { hitman, type State } from '../rules/state.ts';
import { judgement } from './judgement.ts';
import { aimOf, killChance } from './plan.ts';
import { TRAITS, Traits } from './prospects.ts';
import { HIDDEN, WEIGHTS } from './weights.ts';

const worth = (sketch: Sketch, seat = 0): number => judgement.value(position(sketch), seat);

describe('the likelihood to win', () => {
  test('is shared out among all seats', () => {
    const g = position({ who: ['winchester', 'lily', 'otto', 'klaus'], done: { lily: ['rome', 'paris'] } });
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + judgement.value(g, seat), 0)).toBeCloseTo(1);
  });

  test('is greatest for whoever has fulfilled most contracts', () => {
    const g = position({ who: ['winchester', 'lily', 'otto'], done: { lily: ['rome', 'paris', 'tokyo'], otto: ['delhi'] } });
    expect(judgement.value(g, 1)).toBeGreaterThan(0.6);
    expect(judgement.value(g, 1)).toBeGreaterThan(judgement.value(g, 2));
  });

  test('grows with weapons, getaways and skills, and falls with missed turns', () => {
    const empty = worth({});
    expect(worth({ hand: { winchester: ['juggling-knives', 'grim-reaper', 'duelling-pistol', 'machete', 'poison'] } })).toBeGreaterThan(empty);
    expect(worth({ hand: { winchester: ['helicopter', 'submarine', 'speedboat', 'night-train'] } })).toBeGreaterThan(empty);
    expect(worth({ prison: { winchester: 2 } })).toBeLessThan(empty);
    expect(worth({ hiding: { winchester: 3 } })).toBeLessThan(worth({ hiding: { winchester: 1 } }));
  });

  test('is what came of it when all is over', () => {
    const g = position({ done: { lily: ['rome', 'paris', 'tokyo'] } });
    g.outcome = { payoff: [1, 0], clause: 'contract-assassin.goal.four-contracts', cause: 'four contracts' };
    expect([judgement.value(g, 0), judgement.value(g, 1)]).toEqual([1, 0]);
  });

  test('alone against the clock it grows with contracts and falls with rounds', () => {
    const alone = (done: number, round: number): number =>
      worth({ who: ['lily'], settings: { 'solo-clock': 22 }, round, done: { lily: (['rome', 'paris', 'tokyo'] as const).slice(0, done) } });
    expect(alone(2, 8)).toBeGreaterThan(alone(1, 8));
    expect(alone(2, 8)).toBeGreaterThan(alone(2, 16));
  });

  test('nobody is ahead while files are picked', () => {
    const g = contractAssassinGame.setup(
      contractAssassinGame.configure({ players: 4, settings: { 'assassin-draft': true } }),
      new Playout(contractAssassinGame, contractAssassinGame.configure({ players: 4 }), stream('pick'), { answer: () => 0 }).referee,
    );
    expect(judgement.value(g, 2)).toBe(1 / 4);
  });

  test('there is a weight for every trait, and every trait has its place', () => {
    expect(WEIGHTS).toHaveLength(TRAITS * (1 + HIDDEN) + HIDDEN);
    const traits = new Traits();
    traits.read(position({ hand: { winchester: ['anonymous-tip-off'] } }), 0);
    expect(Math.max(...traits.places)).toBe(TRAITS - 1);
  });
});

describe('what a hit man reckons with', () => {
  test('the five best weapons kill, the sixth adds nothing unless it may be brought', () => {
    const six: Sketch['hand'] = { winchester: ['longbow', 'machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'poison'] };
    expect(killChance(hitman(position({ hand: six }), 0), 0)).toBe((4 + 5 + 6 + 5 + 4) / 36);
    const klaus = position({ who: ['klaus', 'lily'], hand: { klaus: six.winchester ?? [] } });
    expect(killChance(hitman(klaus, 0), 0)).toBe((2 + 4 + 5 + 6 + 5 + 4) / 36);
    expect(killChance(hitman(klaus, 0), 1 << 7)).toBe((2 + 4 + 5 + 5 + 4) / 36);
  });

  test('the target that is near and likely to die comes first', () => {
    const g = position({
      at: { winchester: 'london' },
      contracts: { winchester: ['paris', 'tokyo', 'sydney', 'lima'] },
      hand: { winchester: ['grim-reaper'] },
    });
    expect(aimOf(g, 0, hitman(g, 0).space)).toMatchObject({ far: 1, chance: 6 / 36 });
  });
});

function stream(seed: string): Stream {
  return new Stream(keyFromSeed(seed));
}

test('greedy wins at least 59 of 60 duels against chance, changing seats', () => {
  const lots = stream('lots');
  let greedy = 0;
  const playout = new Playout(contractAssassinGame, contractAssassinGame.configure({ players: 2 }), stream('duels'), {
    answer(decision, state) {
      if (decision.seat !== greedy) return lots.below(decision.count);
      const weigh = weigherOf(judgement, state as State, decision as OpenDecision<State>);
      return Array.from({ length: decision.count }, (_, i) => i).reduce((best, i) => (weigh(i) > weigh(best) ? i : best));
    },
  });
  let won = 0;
  for (let i = 0; i < 60; i++) {
    greedy = i % 2;
    won += playout.run().payoff[greedy] ?? 0;
  }
  expect(won).toBeGreaterThanOrEqual(59);
});
