import { describe, expect, test } from 'vitest';
import { at, type Game, type GameTypes, judgementOf, keyFromSeed, Match, type Seat } from '#kernel';
import { connectFour } from '../bench/classics/connect-four.ts';
import { ticTacToe } from '../bench/classics/tic-tac-toe.ts';
import { ambush } from '../kernel/testing/ambush.ts';
import { type Bot, GreedyBot, RandomBot, SearchBot, type SearchSettings } from './index.ts';

function duel<T extends GameTypes>(game: Game<T>, seed: string, bots: readonly [Bot, Bot]): readonly number[] {
  const match = Match.start(game, null, { key: keyFromSeed(seed) });
  while (match.decision !== null) {
    const seat = at(match.asked, 0);
    match.answerIndex(at(bots, seat).decide(match, [seat]));
  }
  return match.outcome?.payoff ?? [];
}

const PLAY_OUT = { horizon: Number.POSITIVE_INFINITY, playOn: 'random', curiosity: 1, width: 100 } as const;

describe('the search bot', () => {
  test('does not lose at tic-tac-toe', () => {
    for (let i = 0; i < 10; i++) {
      const search = new SearchBot(i, { iterations: 800, ...PLAY_OUT });
      expect(duel(ticTacToe, `first ${i}`, [search, new RandomBot(i)])[0]).toBeGreaterThan(0);
      expect(duel(ticTacToe, `second ${i}`, [new RandomBot(i), search])[1]).toBeGreaterThan(0);
    }
  });

  test('beats random at connect four', () => {
    let won = 0;
    for (let i = 0; i < 10; i++) won += duel(connectFour, `${i}`, [new RandomBot(i), new SearchBot(i, { iterations: 300, ...PLAY_OUT })])[1] ?? 0;
    expect(won).toBeGreaterThanOrEqual(9);
  });

  test('gives the same answer for the same seed and iterations', () => {
    const match = Match.start(ticTacToe, null);
    const answers = [1, 2, 3].map(() => new SearchBot('same', { iterations: 100, ...PLAY_OUT }).decide(match, [0]));
    expect(new Set(answers).size).toBe(1);
  });

  test('thinks as long as it is told, else as long as the game says', () => {
    const short = { ...ticTacToe, judgement: { ...judgementOf(ticTacToe), lookAhead: { ...PLAY_OUT, iterations: 7 } } };
    const thought = (settings: SearchSettings): number => {
      const bot = new SearchBot(1, settings);
      bot.decide(Match.start(short, null) as Match, [0]);
      return bot.iterations;
    };
    expect(thought({ iterations: 50 })).toBe(50);
    expect(thought({ iterations: 50, milliseconds: 60_000 })).toBe(50);
    expect(thought({})).toBe(7);
    expect(thought({ milliseconds: 30 })).toBeGreaterThan(7);
  });

  test('does not look at what is not worth a try, unless there is nothing else, and does not think where only one is', () => {
    const tried = (worth: (option: number) => boolean): readonly number[] => {
      const weigh = (_: unknown, __: unknown, option: number): number => (worth(option) ? 0 : Number.NEGATIVE_INFINITY);
      const picky = { ...ticTacToe, judgement: { ...judgementOf(ticTacToe), weigh } };
      const bot = new SearchBot(1, { iterations: 100, ...PLAY_OUT });
      return [bot.advise(Match.start(picky, null) as Match, [0]).length, bot.iterations];
    };
    expect([tried(() => true), tried((option) => option < 2), tried((option) => option === 4), tried(() => false)]).toEqual([
      [9, 100],
      [2, 100],
      [1, 1],
      [1, 1],
    ]);
  });

  test('stops thinking when its time is up', () => {
    const bot = new SearchBot(1, { milliseconds: 5, ...PLAY_OUT });
    bot.decide(Match.start(connectFour, null) as Match, [0]);
    expect(bot.iterations).toBeGreaterThan(0);
  });
});

test('bots answer only for their own seats, with options that are open', () => {
  for (const bot of [new RandomBot(1), new GreedyBot(1), new SearchBot(1, { iterations: 20, horizon: 5 })]) {
    const match = Match.start(ambush, {}, { key: keyFromSeed(bot.name) });
    while (match.decision !== null) {
      const seat = match.asked.at(-1) as Seat;
      const notation = match.notation(bot.decide(match, [seat]));
      match.answer(match.number, seat, notation);
    }
    expect(match.outcome).not.toBeNull();
  }
});

test('what a seat may not know changes nothing in what its bot does', () => {
  let decisions = 0;
  for (let i = 0; i < 12; i++) {
    const match = Match.start(ambush, {}, { key: keyFromSeed(`blind ${i}`) });
    while (match.decision !== null) {
      const seat = at(match.asked, 0);
      const mine = match.options(seat);
      const twin = match.imagined(seat, keyFromSeed(`other ${i} ${match.number}`));
      for (const make of [() => new GreedyBot(i), () => new SearchBot(i, { iterations: 30, horizon: 6 })]) {
        const here = match.notation(make().decide(match, [seat]));
        expect(twin.notation(make().decide(twin, [seat]))).toBe(here);
        expect(mine).toContain(here);
      }
      decisions++;
      match.answerIndex(new RandomBot(`${i} ${match.number}`).decide(match, match.asked));
    }
  }
  expect(decisions).toBeGreaterThan(60);
});
