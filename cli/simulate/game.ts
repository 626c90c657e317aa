import type { Bot } from '#bots';
import { at, type Game, keyFromSeed, Match, type Outcome, type Seat } from '#kernel';

/** How one simulated match went. */
export interface Result {
  readonly payoff: readonly number[];
  readonly cause: string;
  readonly answers: number;
  /** What else the game counts: turns, kills, coins. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Let bots play a match; the same bot object may hold several seats and then plans for all of them. */
export function playMatch(game: Game, config: unknown, seed: string, bots: readonly Bot[]): { match: Match; outcome: Outcome } {
  const match = Match.start(game, config, { key: keyFromSeed(seed), listen: false });
  const holds = new Map<Bot, Seat[]>();
  for (const [seat, bot] of bots.entries()) holds.set(bot, [...(holds.get(bot) ?? []), seat]);
  while (match.decision !== null) {
    const bot = at(bots, at(match.asked, 0));
    match.answerIndex(bot.decide(match, holds.get(bot) as Seat[]));
  }
  return { match, outcome: match.outcome as Outcome };
}
