import { at, type Game, type GameTypes, keyFromSeed, Playout, Stream } from '#kernel';
import { connectFour } from '../classics/connect-four.ts';
import { ticTacToe } from '../classics/tic-tac-toe.ts';
import { playConnectFour, playConnectFourTuned } from '../loops/connect-four.ts';
import { playTicTacToe, playTicTacToeTuned } from '../loops/tic-tac-toe.ts';
import { type Budget, type Contestant, compare, type Findings, figure, ratio, type Speed } from '../report.ts';
import { disagreements, drawShares, RandomAnswerer, Tally, TOLERANCE } from '../tally.ts';

const BATCH = 1000;

type Loop = (tally: Tally) => void;

/** A small classic as an ordinary kernel game against loops written by hand. `elsewhere` is what OpenSpiel's C++ made on a machine like the one the goals come from. */
async function classic<T extends GameTypes>(game: Game<T>, plain: Loop, tuned: Loop, elsewhere: number, budget: Budget): Promise<Findings> {
  const tallies = { ours: new Tally(), plain: new Tally(), tuned: new Tally() };
  const playout = new Playout(game, null, new Stream(keyFromSeed(game.id)), new RandomAnswerer(tallies.ours));
  const contestants: Contestant[] = [
    { name: 'our kernel game', work: () => many(() => tallies.ours.ended(playout.run())) },
    { name: 'loop by hand, plain arrays', work: () => many(() => plain(tallies.plain)) },
    { name: 'loop by hand, tuned with bits and tables', work: () => many(() => tuned(tallies.tuned)) },
  ];
  const speeds = (await compare(contestants, budget)) as [Speed, Speed, Speed];
  const against = ratio(speeds[0], speeds[1]);
  return {
    title: `${game.title}: random games`,
    tables: [
      {
        head: ['', 'games per CPU second', 'ours is'],
        rows: speeds.map((speed) => [speed.name, figure(speed.perSecond), `${figure(ratio(speeds[0], speed))} ×`]),
      },
      drawShares(
        contestants.map(({ name }, i) => [name, at(Object.values(tallies), i)]),
        false,
      ),
    ],
    notes: [TOLERANCE],
    goals: [
      { says: `${game.title} against the plain loop`, sign: '≥', bound: 0.35, value: against },
      { says: `${game.title} against the plain loop, the aim`, sign: '≥', bound: 0.55, value: against },
      { says: `${game.title}, games per CPU second; the bound is OpenSpiel's C++ measured elsewhere`, sign: '≥', bound: elsewhere, value: speeds[0].perSecond },
    ],
    wrong: [
      ...disagreements(tallies.ours, tallies.plain, 'our game and the plain loop'),
      ...disagreements(tallies.ours, tallies.tuned, 'our game and the tuned loop'),
    ],
  };
}

function many(play: () => void): number {
  for (let i = 0; i < BATCH; i++) play();
  return BATCH;
}

export const measureTicTacToe = (budget: Budget): Promise<Findings> => classic(ticTacToe, playTicTacToe, playTicTacToeTuned, 750_000, budget);
export const measureConnectFour = (budget: Budget): Promise<Findings> => classic(connectFour, playConnectFour, playConnectFourTuned, 110_000, budget);
