import { SearchBot } from '#bots';
import { type Game, type GameTypes, keyFromSeed, Match } from '#kernel';
import { contraTiles } from '../../games/contra-tiles/bot/box.ts';
import { searchIdiomatic, searchTuned } from '../peers/boardgame-io.mjs';
import { type Budget, type Contestant, compare, type Findings, figure, percent, ratio, type Speed } from '../report.ts';
import { PEERS_RULES } from './tiles.ts';

const MARGIN = 0.15;

/** Tree search at the first decision of new matches: one new node an iteration, then random play to the end, as boardgame.io's MCTSBot does it. */
export function ourSearch<T extends GameTypes>(game: Game<T>, config: unknown, iterations: number): Contestant {
  let match = 0;
  return {
    name: 'our search bot',
    work: () => {
      const bot = new SearchBot(match, { iterations, horizon: Number.POSITIVE_INFINITY, playOn: 'random', width: Number.POSITIVE_INFINITY });
      bot.decide(Match.start(game, config, { key: keyFromSeed(match++) }), [0]);
      return bot.iterations;
    },
  };
}

/** How much was played in how many iterations: the proof that they are of the same kind. */
interface Placed {
  iterations: number;
  placements: number;
}

/** Counted apart, so that counting costs the measured search nothing. */
function ourPlacements(iterations: number): Placed {
  const count = { iterations: 0, placements: 0 };
  const { game } = contraTiles;
  const counting: typeof game = {
    ...game,
    *turn(g, ref) {
      const before = g.layout.tiles.length;
      yield* game.turn(g, ref);
      count.placements += g.layout.tiles.length - before;
    },
  };
  const { work } = ourSearch(counting, PEERS_RULES, iterations);
  for (let decision = 0; decision < 10; decision++) count.iterations += work() as number;
  return count;
}

export async function measureSearch(budget: Budget): Promise<Findings> {
  const iterations = budget.thorough ? 500 : 50;
  const placed: Placed[] = [ourPlacements(iterations)];
  const theirs = (name: string, search: (iterations: number) => Promise<number>): Contestant => {
    const count = { iterations: 0, placements: 0 };
    placed.push(count);
    return {
      name,
      work: async () => {
        count.placements += await search(iterations);
        count.iterations += iterations;
        return iterations;
      },
    };
  };
  const speeds = await compare(
    [
      ourSearch(contraTiles.game, PEERS_RULES, iterations),
      theirs("boardgame.io's MCTSBot, idiomatic enumeration", searchIdiomatic),
      theirs("boardgame.io's MCTSBot, tuned enumeration", searchTuned),
    ],
    budget,
  );
  const means = placed.map(({ iterations, placements }) => placements / iterations);
  const [own = Number.NaN, ...others] = means;
  const [ours, idiomatic, tuned] = speeds as [Speed, Speed, Speed];
  return {
    title: `Tree search in the tile game by the peers' rules: ${iterations} iterations a decision, each to the end of the game`,
    tables: [
      {
        head: ['', 'iterations per CPU second', 'placements an iteration', 'ours is'],
        rows: speeds.map((speed, at) => [speed.name, figure(speed.perSecond), figure(means[at] ?? Number.NaN), `${figure(ratio(ours, speed))} ×`]),
      },
    ],
    notes: [`they agree when placements an iteration differ by less than ${percent(MARGIN)}: a few decisions, each with a deck of its own, are a small sample`],
    goals: [
      { says: "tree search against boardgame.io's MCTSBot", sign: '≥', bound: 100, value: ratio(ours, idiomatic) },
      { says: "tree search against boardgame.io's MCTSBot, tuned enumeration", sign: '≥', bound: 100, value: ratio(ours, tuned) },
    ],
    wrong: others
      .filter((mean) => !(Math.abs(mean / own - 1) < MARGIN))
      .map((mean) => `search: ${figure(mean)} placements an iteration against ${figure(own)}`),
  };
}
