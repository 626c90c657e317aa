import { ConfigError, type Game, type Json, loadMoment, type Match, type MomentData, type OpenDecision, ownerOf, type Seat, saveMoment } from '#kernel';
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

/** The option a bot takes, and for which of its seats. */
export interface Decided {
  readonly seat: Seat;
  readonly notation: string;
}

export function decide(job: Job, games: readonly Game[]): Decided {
  const { match, seats } = matchOf(job, games);
  const index = botByName(job.bot, job.seed).decide(match, seats);
  return { seat: ownerOf(match.decision as OpenDecision, match.state, index), notation: match.notation(index) };
}

/** What the search bot thinks of the options, the one it would take first. */
export function advise(job: Job, games: readonly Game[]): readonly Advice[] {
  const { kind: _, ...budget } = thinkingOf(job.bot);
  const { match, seats } = matchOf(job, games);
  return new SearchBot(job.seed, budget).advise(match, seats);
}

/** The match, and whom to think for. Where something is hidden that is one seat: what the bot's other seats hold is not for it to know. */
function matchOf({ game: id, config, moment, seats }: Job, games: readonly Game[]): { readonly match: Match; readonly seats: readonly Seat[] } {
  const game = games.find((g) => g.id === id);
  if (game === undefined) throw new ConfigError(`There is no game '${id}'.`);
  const match = loadMoment(game, game.configure(config), moment);
  const asked = seats.filter((seat) => match.asked.includes(seat));
  if (asked.length === 0) throw new ConfigError(`Nothing is asked of seat ${seats.join(' or ')}.`);
  return { match, seats: game.imagine === undefined ? seats : asked.slice(0, 1) };
}
