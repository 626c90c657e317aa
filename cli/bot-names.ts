import { type Bot, GreedyBot, RandomBot, SearchBot } from '#bots';
import { UsageError } from './command.ts';

export const BOT_HELP = 'random, greedy or search; search:500 thinks 500 iterations, search:200ms 200 milliseconds a decision';

/** A bot by its name: `random`, `greedy`, `search`, `search:500`, `search:200ms`. */
export function botByName(name: string, seed: string): Bot {
  const [kind, budget = '200ms'] = name.split(':');
  if (kind === 'random') return new RandomBot(seed);
  if (kind === 'greedy') return new GreedyBot(seed);
  const match = /^([1-9]\d*)(ms)?$/.exec(budget);
  if (kind !== 'search' || match === null) throw new UsageError(`There is no bot '${name}': ${BOT_HELP}.`);
  const limit = Number(match[1]);
  return new SearchBot(seed, match[2] === undefined ? { iterations: limit } : { milliseconds: limit });
}
