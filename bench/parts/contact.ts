import { type Answerer, at, type GameTypes, type Key, keyFromSeed, type Match, Playout, recordOf, Sampler, Stream } from '#kernel';
import { matchOf, randomLine, type Subject } from '../lines.ts';
import { type Budget, type Contestant, compare, type Findings, figure, percent } from '../report.ts';
import { RandomAnswerer, Tally } from '../tally.ts';

const KEYS: readonly Key[] = Array.from({ length: 64 }, (_, n) => keyFromSeed(`fork ${n}`));
const STOP: Answerer = { answer: () => -1 };

/** Calls something for each match in turn. */
function inTurn<T>(things: readonly T[], act: (thing: T, count: number) => void): () => number {
  let count = 0;
  return () => {
    act(at(things, count % things.length), count++);
    return 1;
  };
}

function contestants<T extends GameTypes>({ game, config }: Subject<T>, middles: readonly Match<T>[], tally: Tally): Contestant[] {
  const random = new RandomAnswerer(tally);
  const playout = new Playout(game, config, new Stream(keyFromSeed('contact')), random);
  const further = new RandomAnswerer(new Tally());
  const samplers = middles.map((match, n) => new Sampler(match.moment(), match.asked[0] ?? 0, new Stream(at(KEYS, n % KEYS.length))));
  return [
    {
      name: 'random games',
      work: () => {
        tally.ended(playout.run());
        return 1;
      },
    },
    { name: 'forks of a match, with fresh dice', work: inTurn(middles, (match, n) => match.fork(at(KEYS, n % KEYS.length))) },
    { name: 'forks of a match, with the same dice', work: inTurn(middles, (match) => match.fork('same')) },
    { name: 'forks as tree search makes them', work: inTurn(samplers, (sampler) => sampler.run(STOP, 1)) },
    { name: 'such forks, each played to the end at random', work: inTurn(samplers, (sampler) => sampler.run(further, Number.POSITIVE_INFINITY)) },
  ];
}

/** Mean bytes of the state as text at every decision of random matches, of their records, and of a record's answer. */
function sizes<T extends GameTypes>(subject: Subject<T>, matches: number): { readonly state: number; readonly record: number; readonly answer: number } {
  let states = 0;
  let stateBytes = 0;
  let recordBytes = 0;
  for (let seed = 0; seed < matches; seed++) {
    const line = randomLine(subject, seed);
    const match = matchOf(subject, line, 0);
    for (const answer of line.answers) {
      states++;
      stateBytes += bytes(subject.game.save(match.state));
      match.answerIndex(answer);
    }
    recordBytes += bytes(recordOf(match));
  }
  return { state: stateBytes / states, record: recordBytes / matches, answer: recordBytes / states };
}

/** Microseconds from an answer to the next question: rules, dice and all options. Waits for a warm engine; the slowest in ten thousand. */
function steps<T extends GameTypes>({ game, config }: Subject<T>, matches: number): { readonly mean: number; readonly slowest: number } {
  const stream = new Stream(keyFromSeed('steps'));
  const times: number[] = [];
  let since = 0;
  const answerer: Answerer = {
    answer(decision) {
      times.push(performance.now() - since);
      const index = stream.below(decision.count);
      since = performance.now();
      return index;
    },
  };
  const playout = new Playout(game, config, new Stream(keyFromSeed('dice of steps')), answerer);
  for (let n = 0; n < 2 * matches; n++) {
    if (n === matches) times.length = 0;
    since = performance.now();
    playout.run();
  }
  times.sort((a, b) => a - b);
  return { mean: (1000 * times.reduce((sum, time) => sum + time, 0)) / times.length, slowest: 1000 * (times[Math.floor(0.9999 * times.length)] ?? 0) };
}

function bytes(data: unknown): number {
  return Buffer.byteLength(JSON.stringify(data));
}

/** How fast a game plays at random and forks, and how much room it takes. */
export async function measureSubjects(subjects: readonly Subject[], budget: Budget): Promise<Findings> {
  const columns: string[][] = [];
  const rows = [
    'random games',
    'decisions',
    'forks with fresh dice',
    'forks with the same dice',
    'forks as tree search makes them',
    'such forks, each played to the end at random',
  ];
  for (const subject of subjects) {
    const tally = new Tally();
    const middles = Array.from({ length: 20 }, (_, seed) => {
      const line = randomLine(subject, seed);
      return matchOf(subject, line, Math.floor(line.answers.length / 2));
    });
    const speeds = await compare(contestants(subject, middles, tally), budget);
    const { length, branching, first } = tally.shares();
    const room = sizes(subject, budget.thorough ? 50 : 5);
    const step = steps(subject, budget.thorough ? 2000 : 20);
    const [games = Number.NaN, ...forks] = speeds.map((speed) => speed.perSecond);
    columns.push([
      ...[games, games * length, ...forks, length, branching].map(figure),
      percent(first),
      ...[room.state, room.record, room.answer, step.mean, step.slowest].map(figure),
    ]);
  }
  const names = [
    ...rows.map((row) => `${row} per CPU second`),
    'decisions a game',
    'options a decision',
    'won (by the first seat)',
    'bytes per state',
    'bytes per record',
    'bytes per answer of it',
    'microseconds from an answer to the next question',
    'the same, the slowest in ten thousand',
  ];
  return {
    title: 'Random games, forks and sizes',
    tables: [
      { head: ['', ...subjects.map((subject) => subject.title)], rows: names.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')]) },
    ],
    notes: ['forks are made in the middle of random matches; states and records are counted as JSON'],
    goals: [],
    wrong: [],
  };
}
