import { at, keyFromSeed, Playout, Stream } from '#kernel';
import { contraTiles } from '../../games/contra-tiles/bot/box.ts';
import { compileDuel, type DuelCc } from '../duel-cc.ts';
import { playout as playDuel, resetStat, stat, TILES } from '../peers/duel.mjs';
import { type Budget, type Contestant, compare, type Findings, figure, type Goal, ratio, type Speed, type Stranger } from '../report.ts';
import { disagreements, drawShares, RandomAnswerer, Tally, TOLERANCE } from '../tally.ts';

/** Our tile game with the rules and the tiles of the peers: the first seat begins, refilled at once, tiles closed together scored in order. */
export const PEERS_RULES = {
  settings: { bear: 0, 'refill-each': true },
  scoring: 'in-order',
  faces: Array.from({ length: 13 }, (_, tile) => Array.from(TILES.subarray(4 * tile, 4 * tile + 4), (colour) => 'RBGY'.charAt(colour)).join('')),
};

/** Random games of our tile game, a hundred at a time. */
export function ourTiles(tally: Tally): Contestant {
  const { game } = contraTiles;
  const playout = new Playout(game, game.configure(PEERS_RULES), new Stream(keyFromSeed('tiles')), new RandomAnswerer(tally));
  return {
    name: 'our tile game',
    work: () => {
      for (let i = 0; i < 100; i++) {
        const outcome = playout.run();
        tally.ended(outcome);
        if (outcome.cause === 'broke') tally.broke++;
      }
      return 100;
    },
  };
}

/** Random games of the hand-written JavaScript. */
export function duelByHand(tuned: boolean, tally: Tally): Contestant {
  return {
    name: `JavaScript by hand, ${tuned ? 'tuned' : 'plain'}`,
    work: () => {
      resetStat();
      for (let i = 0; i < 100; i++) playDuel(tuned);
      tally.games += stat.games;
      tally.decisions += stat.moves;
      tally.options += stat.branch;
      tally.draws += stat.w[0];
      tally.wins[0] += stat.w[1];
      tally.wins[1] += stat.w[2];
      tally.broke += stat.broke;
      return stat.games;
    },
  };
}

function duelCc(duel: DuelCc, tuned: boolean, games: number, tally: Tally): Stranger {
  return { name: `C++ by hand, ${tuned ? 'tuned' : 'plain'} (${duel.compiler})`, sample: () => duel.run(tuned, games, tally) };
}

export async function measureTiles(budget: Budget): Promise<Findings> {
  const { boardgameIo, enumerationsAgree } = await import('./boardgame-io.ts');
  const tallies: Tally[] = [];
  const tally = (): Tally => {
    const fresh = new Tally();
    tallies.push(fresh);
    return fresh;
  };
  const duel = compileDuel();
  const contestants: (Contestant | Stranger)[] = [
    ourTiles(tally()),
    boardgameIo(false, tally()),
    boardgameIo(true, tally()),
    duelByHand(false, tally()),
    duelByHand(true, tally()),
    ...(duel === null ? [] : [false, true].map((tuned) => duelCc(duel, tuned, budget.thorough ? 5000 : 500, tally()))),
  ];
  const speeds = await compare(contestants, budget).finally(() => duel?.remove());
  const [ours, idiomatic, tuned, plain] = speeds as [Speed, Speed, Speed, Speed];
  const goals: Goal[] = [
    { says: 'against boardgame.io, idiomatic enumeration', sign: '≥', bound: 250, value: ratio(ours, idiomatic) },
    { says: 'against boardgame.io, tuned enumeration', sign: '≥', bound: 100, value: ratio(ours, tuned) },
    { says: 'against plain JavaScript by hand', sign: '≥', bound: 0.7, value: ratio(ours, plain) },
  ];
  const [own, ...others] = tallies as [Tally, ...Tally[]];
  return {
    title: "The tile game by the peers' rules: random games",
    tables: [
      {
        head: ['', 'games per CPU second', 'placements', 'ours is'],
        rows: speeds.map((speed, i) => [
          speed.name,
          figure(speed.perSecond),
          figure(speed.perSecond * at(tallies, i).shares().length),
          `${figure(ratio(ours, speed))} ×`,
        ]),
      },
      drawShares(
        speeds.map(({ name }, i) => [name, at(tallies, i)]),
        true,
      ),
    ],
    notes: [
      TOLERANCE,
      `boardgame.io runs with NODE_ENV=${process.env['NODE_ENV'] ?? 'unset'}; without 'production' it makes extra checks and is slower`,
      ...(duel === null ? ['no C++ compiler (g++ or clang++) was found: the C++ peer is left out'] : []),
    ],
    goals,
    wrong: [
      ...others.flatMap((other, at) => disagreements(own, other, `our tile game and ${speeds[at + 1]?.name}`)),
      ...(enumerationsAgree() ? [] : ["boardgame.io's two enumerations do not give the same moves"]),
    ],
  };
}
