import { ConfigError, type Game, type Json, loadMoment, type Match, type MomentData, type Seat, saveMoment } from '#kernel';
import { botByName, thinkingOf } from './names.ts';
import { type Advice, SearchBot } from './search.ts';

/** A decision for a bot to make. It holds the present moment only and never the key: whoever has it cannot look ahead. */
export interface Job {
  readonly game: string;
  readonly config: Json;
  readonly moment: MomentData;
  /** The seats the bot answers for. */
  readonly seats: readonly Seat[];
  /** As `botByName` knows it. */
  readonly bot: string;
  readonly seed: string;
}

export function jobFor(match: Match, seats: readonly Seat[], bot: string, seed: string): Job {
  return { game: match.game.id, config: match.config as Json, moment: saveMoment(match), seats, bot, seed };
}

/** The notation of the option the bot takes. */
export function decide(job: Job, games: readonly Game[]): string {
  const match = matchOf(job, games);
  return match.notation(botByName(job.bot, job.seed).decide(match, job.seats));
}

/** What the search bot thinks of the options, the one it would take first. */
export function advise(job: Job, games: readonly Game[]): readonly Advice[] {
  const { kind: _, ...budget } = thinkingOf(job.bot);
  return new SearchBot(job.seed, budget).advise(matchOf(job, games), job.seats);
}

function matchOf({ game: id, config, moment, seats }: Job, games: readonly Game[]): Match {
  const game = games.find((g) => g.id === id);
  if (game === undefined) throw new ConfigError(`There is no game '${id}'.`);
  const match = loadMoment(game, game.configure(config), moment);
  if (!match.asked.some((seat) => seats.includes(seat))) throw new ConfigError(`Nothing is asked of seat ${seats.join(' or ')}.`);
  return match;
}
