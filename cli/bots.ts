import { command, findBox, UsageError, wholeNumber } from './command.ts';
import { configFrom } from './configure.ts';
import { simulateMatches } from './simulate/command.ts';
import { type Share, shareOf, shareText } from './statistics.ts';

/** A comparison of bots and what it must show. */
interface Trial {
  readonly game: string;
  readonly title: string;
  /** The bot that is measured, and its opponent where there is one. */
  readonly bot: string;
  readonly against?: string;
  readonly games: number;
  readonly goal: (share: Share, others: ReadonlyMap<string, Share>) => { readonly text: string; readonly met: boolean };
}

const TILES = 'contra-tiles';
const CONTACT = 'contact';
const CONTRA = 'contra';

/** Contact takes many matches to tell 87 % from 92 %, so there the search bot thinks by iterations: about 30 ms a decision. */
function trials(games: number, budget: string | undefined): readonly Trial[] {
  const duel = `search:${budget ?? '200ms'}`;
  const siege = `search:${budget ?? '500'}`;
  const raid = `search:${budget ?? '80'}`;
  return [
    {
      game: TILES,
      title: 'greedy against random',
      bot: 'greedy',
      against: 'random',
      games: games * 10,
      goal: ({ share }) => ({ text: 'at least 95 %', met: share >= 0.95 }),
    },
    { game: TILES, title: `${duel} against greedy`, bot: duel, against: 'greedy', games, goal: ({ share }) => ({ text: 'at least 80 %', met: share >= 0.8 }) },
    { game: CONTACT, title: 'random', bot: 'random', games: games * 10, goal: ({ share }) => ({ text: 'under 5 %', met: share < 0.05 }) },
    { game: CONTACT, title: 'greedy', bot: 'greedy', games: games * 30, goal: ({ share }) => ({ text: 'at least 65 %', met: share >= 0.65 }) },
    {
      game: CONTACT,
      title: siege,
      bot: siege,
      games: games * 5,
      goal: ({ low }, others) => ({ text: 'its interval above that of greedy', met: low > (others.get('greedy')?.high ?? 1) }),
    },
    { game: CONTRA, title: 'random', bot: 'random', games: games * 10, goal: ({ share }) => ({ text: 'under 5 %', met: share < 0.05 }) },
    {
      game: CONTRA,
      title: 'greedy',
      bot: 'greedy',
      games: games * 10,
      goal: ({ low }, others) => ({ text: 'its interval above that of random', met: low > (others.get('random')?.high ?? 1) }),
    },
    {
      game: CONTRA,
      title: raid,
      bot: raid,
      games: Math.ceil(games / 2),
      goal: ({ low }, others) => ({ text: 'its interval above that of greedy', met: low > (others.get('greedy')?.high ?? 1) }),
    },
  ];
}

export const bots = command({
  name: 'bots',
  takes: '',
  summary: 'Let the bots play against each other (tile game) and for their lives (Contact, Contra) and print win rates with 95 % intervals.',
  options: {
    games: { type: 'string', value: '<n>', says: 'matches of the smallest trial; the others play five to thirty times as many (100)' },
    search: {
      type: 'string',
      value: '<budget>',
      says: 'what the search bot may think a decision, as 200ms or as a number of iterations (tile game 200ms, Contact 500, Contra 80)',
    },
    only: { type: 'string', value: '<game>', says: 'the trials of one game only' },
    seed: { type: 'string', value: '<text>', says: 'the same seed gives the same dice (1)' },
  },
  examples: ['muster bots', 'muster bots --only contact --games 20 --search 1000'],
  async run(words, options) {
    if (words.length > 0) throw new UsageError(`'${words.join(' ')}' is too much.`);
    if (options.only !== undefined) findBox(options.only);
    const chosen = trials(wholeNumber('games', options.games, 100), options.search).filter(({ game }) => options.only === undefined || game === options.only);
    let met = true;
    let shares = new Map<string, Share>();
    let game = '';
    for (const trial of chosen) {
      if (trial.against !== undefined || trial.game !== game) shares = new Map();
      game = trial.game;
      const share = await runTrial(trial, options.seed ?? '1');
      shares.set(trial.bot, share);
      const goal = trial.goal(share, shares);
      console.log(`${trial.game}: ${trial.title}: wins ${shareText(share)} of ${trial.games}; goal ${goal.text}: ${goal.met ? 'met' : 'MISSED'}`);
      met &&= goal.met;
    }
    return met ? 0 : 1;
  },
});

/** Opponents change seats: half of the matches each way. */
async function runTrial({ game, title, bot, against, games }: Trial, seed: string): Promise<Share> {
  const box = findBox(game);
  const config = configFrom(box, {});
  const seats = box.game.seats(config).length;
  if (against === undefined) {
    const results = await simulateMatches({ game, config, bots: Array.from({ length: seats }, () => bot), seed }, games, title);
    return shareOf(results.filter((r) => r.payoff[0] === 1).length, games);
  }
  const half = Math.ceil(games / 2);
  const first = await simulateMatches({ game, config, bots: [bot, against], seed }, half, title);
  const second = await simulateMatches({ game, config, bots: [against, bot], seed: `${seed} changed` }, games - half, title);
  return shareOf(first.filter((r) => r.payoff[0] === 1).length + second.filter((r) => r.payoff[1] === 1).length, games);
}
