import type { BotGoal, Box } from '#games';
import { type Proportion, proportionOf } from '#kernel';
import { boxesNamed, command, namedGames, SEED_OPTION, wholeNumber } from './command.ts';
import { configFrom } from './configure.ts';
import { measuresOf } from './measures.ts';
import { simulateMatches } from './simulate/command.ts';
import { percent, shareText } from './statistics.ts';
import { say } from './words/words.ts';

/** `search:80` with another budget; other bots do not think. */
function budgeted(bot: string, budget: string | undefined): string {
  return budget !== undefined && bot.startsWith('search') ? `search:${budget}` : bot;
}

/** What a share has to be, and whether it is: by itself, or above that of a bot that was measured before. */
function judged({ wins }: BotGoal, { share, low }: Proportion, others: ReadonlyMap<string, Proportion>): { readonly text: string; readonly met: boolean } {
  if ('atLeast' in wins) return { text: `at least ${percent(wins.atLeast)}`, met: share >= wins.atLeast };
  if ('under' in wins) return { text: `under ${percent(wins.under)}`, met: share < wins.under };
  return { text: `its interval above that of ${wins.moreThan}`, met: low > (others.get(wins.moreThan)?.high ?? 1) };
}

export const bots = command({
  name: 'bots',
  takes: '[game…]',
  summary: say.bots.summary,
  options: {
    games: { type: 'string', value: '<n>', says: say.bots.option.games },
    search: {
      type: 'string',
      value: '<budget>',
      says: say.bots.option.search,
    },
    seed: SEED_OPTION,
  },
  examples: ['muster bots', 'muster bots contact --games 20 --search 1000'],
  async run(words, options) {
    const chosen = boxesNamed(namedGames(words));
    const least = wholeNumber('games', options.games, 100);
    let met = true;
    for (const box of chosen) {
      const shares = new Map<string, Proportion>();
      for (const goal of measuresOf(box).botGoals ?? []) {
        const bot = budgeted(goal.bot, options.search);
        const games = Math.ceil(least * goal.times);
        const title = goal.against === undefined ? bot : `${bot} against ${goal.against}`;
        const share = await measure(box, { ...goal, bot }, games, options.seed ?? '1', title);
        shares.set(goal.bot, share);
        const { text, met: reached } = judged(goal, share, shares);
        console.log(`${box.game.id}: ${title}: wins ${shareText(share)} of ${games}; goal ${text}: ${reached ? 'met' : 'MISSED'}`);
        met &&= reached;
      }
    }
    return met ? 0 : 1;
  },
});

/** Opponents change seats: half of the matches each way. */
async function measure(box: Box, { bot, against, preset }: BotGoal, games: number, seed: string, title: string): Promise<Proportion> {
  const game = box.game.id;
  const config = configFrom(box, preset === undefined ? {} : { preset });
  const seats = box.game.seats(config).length;
  if (against === undefined) {
    const results = await simulateMatches({ game, config, bots: Array.from({ length: seats }, () => bot), seed }, games, title);
    return proportionOf(results.filter((r) => r.payoff[0] === 1).length, games);
  }
  const half = Math.ceil(games / 2);
  const first = await simulateMatches({ game, config, bots: [bot, against], seed }, half, title);
  const second = await simulateMatches({ game, config, bots: [against, bot], seed: `${seed} changed` }, games - half, title);
  return proportionOf(first.filter((r) => r.payoff[0] === 1).length + second.filter((r) => r.payoff[1] === 1).length, games);
}
