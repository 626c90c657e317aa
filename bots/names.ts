import { ConfigError } from '#kernel';
import type { Bot } from './bot.ts';
import { CasualBot } from './casual.ts';
import { GreedyBot } from './greedy.ts';
import { RandomBot } from './random.ts';
import { SearchBot } from './search.ts';

export const BOT_HELP =
  'random, casual, greedy or search; search:500 thinks 500 iterations, search:200ms 200 milliseconds a decision, search as many iterations as the game says';

/** How a bot thinks, and for how long where it can be told. */
export type Thinking =
  | { readonly kind: 'random' | 'casual' | 'greedy' | 'search' }
  | { readonly kind: 'search'; readonly iterations: number }
  | { readonly kind: 'search'; readonly milliseconds: number };

/** What the name of a bot says: `random`, `casual`, `greedy`, `search`, `search:500`, `search:200ms`. */
export function thinkingOf(name: string): Thinking {
  if (name === 'random' || name === 'casual' || name === 'greedy' || name === 'search') return { kind: name };
  const [, amount, unit] = /^search:([1-9]\d{0,8})(ms)?$/.exec(name) ?? [];
  if (amount === undefined) throw new ConfigError(`There is no bot '${name}': ${BOT_HELP}.`);
  return unit === undefined ? { kind: 'search', iterations: Number(amount) } : { kind: 'search', milliseconds: Number(amount) };
}

export function botByName(name: string, seed: string): Bot {
  const { kind, ...budget } = thinkingOf(name);
  if (kind === 'random') return new RandomBot(seed);
  if (kind === 'casual') return new CasualBot(seed);
  if (kind === 'greedy') return new GreedyBot(seed);
  return new SearchBot(seed, budget);
}
