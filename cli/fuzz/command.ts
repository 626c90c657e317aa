import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING } from '../../kernel/testing/fuzz.ts';
import { command, GAMES_OPTION, namedGames, SEED_OPTION, UsageError, wholeNumber } from '../command.ts';
import { onAllCores } from '../pool.ts';
import { Progress } from '../progress.ts';
import { say } from '../words/words.ts';
import { add } from './add.ts';
import { FUZZED, type FuzzJob, type FuzzResult, sentencesOf } from './job.ts';
import { HIDING, type TwinJob, type TwinResult } from './twins.ts';

/** So many failures are printed. */
const SHOWN = 3;
/** So many pairs of twins are compared for each match that is fuzzed, where a game hides something. */
const PAIRS_A_MATCH = 10;

export const fuzz = command({
  name: 'fuzz',
  takes: '[game…]',
  summary: say.fuzz.summary,
  options: {
    games: { ...GAMES_OPTION, says: say.fuzz.option.games({ same: GAMES_OPTION.says, games: FUZZED.join(', ') }) },
    matches: { type: 'string', value: '<n>', says: say.fuzz.option.matches },
    twins: {
      type: 'string',
      value: '<n>',
      says: say.fuzz.option.twins({ games: HIDING.join(', ') }),
    },
    seed: SEED_OPTION,
    first: { type: 'string', value: '<n>', says: say.fuzz.option.first },
    out: { type: 'string', value: '<folder>', says: say.fuzz.option.out },
  },
  examples: ['muster fuzz contact --matches 100000 --seed 1', 'muster fuzz contract-assassin --twins 100000'],
  async run(words, options) {
    const known = options.twins === undefined ? FUZZED : HIDING;
    const named = namedGames(words, options.games);
    const games = named.length === 0 ? known : named;
    for (const game of games) if (!known.includes(game)) throw new UsageError(`There is no game '${game}' to fuzz: ${known.join(', ')}.`);
    const matches = wholeNumber('matches', options.matches, 1000);
    const pairs = options.twins === undefined ? null : wholeNumber('twins', options.twins, 1000);
    const first = wholeNumber('first', options.first, 0, 0);
    const { seed = '1', out = 'out' } = options;
    let holds = true;
    for (const game of games) {
      if (pairs === null) holds = (await fuzzGame(game, seed, first, matches, out)) && holds;
      if (HIDING.includes(game)) holds = (await twinsOf(game, seed, first, pairs ?? PAIRS_A_MATCH * matches, out)) && holds;
    }
    return holds ? 0 : 1;
  },
});

async function fuzzGame(game: string, seed: string, first: number, matches: number, out: string): Promise<boolean> {
  const size = Math.max(1, Math.min(20, Math.ceil(matches / 64)));
  const jobs: FuzzJob[] = [];
  for (let at = first; at < first + matches; at += size) jobs.push({ game, seed, first: at, count: Math.min(size, first + matches - at) });
  const total = { matches: 0, ...NOTHING };
  const spoken = new Set<string>();
  const progress = new Progress(matches, `matches of ${game}`);
  const failures = await failuresIn<FuzzJob, FuzzResult>('./worker.ts', jobs, (result, { count }) => {
    add(total, result);
    for (const path of result.spoken) spoken.add(path);
    progress.advance(count);
  });
  progress.end();
  console.log(
    `${game}: ${total.matches} matches, ${total.answers} answers, ${total.candidates} candidates asked why not, ${total.undone} answers undone, ${total.foretold} previews held against every way chance can go and ${total.sampled} against some, ${total.reasons} reasons, ${total.helps} helps and ${total.citations} citations held against what was so; ${failures.length === 0 ? 'every property holds' : `${failures.length} FAILED`}`,
  );
  report(failures, game, out, (number) => `--seed ${JSON.stringify(seed)} --first ${number} --matches 1`);
  const silent = sentencesOf(game).filter((path) => !spoken.has(path));
  if (silent.length > 0) console.log(`  never said: ${silent.join(', ')}`);
  return failures.length === 0;
}

/** So many pairs are one job. */
const PAIRS_AT_ONCE = 250;
/** Jobs begin with matches so far apart that none plays those of another. */
const APART = 100_000;

async function twinsOf(game: string, seed: string, first: number, pairs: number, out: string): Promise<boolean> {
  const jobs: TwinJob[] = [];
  for (let at = 0; at < pairs; at += PAIRS_AT_ONCE)
    jobs.push({ game, seed, first: first + (at / PAIRS_AT_ONCE) * APART, pairs: Math.min(PAIRS_AT_ONCE, pairs - at) });
  const total = { matches: 0, pairs: 0, parted: 0, told: 0 };
  const progress = new Progress(pairs, `pairs of ${game}`);
  const failures = await failuresIn<TwinJob, TwinResult>('./twins-worker.ts', jobs, (result, job) => {
    add(total, result);
    progress.advance(job.pairs);
  });
  progress.end();
  console.log(
    `${game}: ${total.pairs} pairs of states in ${total.matches} matches, parted ${total.parted} times, ${total.told} of them by what the rules asked or showed; ${failures.length === 0 ? 'nobody can tell one from the other' : `${failures.length} FAILED`}`,
  );
  report(failures, game, out, (number) => `--seed ${JSON.stringify(seed)} --first ${number} --twins 1000`);
  return failures.length === 0;
}

type Failure = NonNullable<FuzzResult['failure']>;

/** Does the jobs on all cores, and gives what failed. */
async function failuresIn<Job, Result extends { readonly failure: Failure | null }>(
  worker: string,
  jobs: readonly Job[],
  done: (result: Result, job: Job) => void,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  await onAllCores<Job, Result>(new URL(worker, import.meta.url), jobs, (result, job) => {
    if (result.failure !== null) failures.push(result.failure);
    done(result, job);
  });
  return failures;
}

/** The first failures, each with the command that plays it again. */
function report(failures: readonly Failure[], game: string, out: string, again: (number: number) => string): void {
  for (const { number, message, record } of failures.slice(0, SHOWN)) {
    mkdirSync(out, { recursive: true });
    const file = join(out, `fuzz-${game}-${number}.json`);
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    console.log(`  ${message}\n  record: ${file}\n  again: npm run fuzz -- ${game} ${again(number)}`);
  }
  if (failures.length > SHOWN) console.log(`  … and ${failures.length - SHOWN} more`);
}
