import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyFromSeed, Stream } from '#kernel';
import { boxes } from '#shelf';
import { boxesNamed, command, namedGames, requireTools, UsageError, wholeNumber } from '../command.ts';
import { Progress } from '../progress.ts';
import { say } from '../words/words.ts';
import { nameOf, readEquivalents } from './equivalent.ts';
import type { Verdict } from './hunt.ts';
import { onlyByGolden, percent, staleText, survivors, table } from './report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Steps of the rules that a test may take before it counts as long. */
const LONGEST = 100_000;

export const mutants = command({
  name: 'mutants',
  takes: '[game…]',
  summary: say.mutants.summary,
  details: say.mutants.details,
  options: {
    files: { type: 'string', value: '<a,b>', says: say.mutants.option.files },
    changed: { type: 'boolean', says: say.mutants.option.changed },
    sample: { type: 'string', value: '<n>', says: say.mutants.option.sample },
    seed: { type: 'string', value: '<text>', says: say.mutants.option.seed },
    doubt: { type: 'boolean', says: say.mutants.option.doubt },
    long: { type: 'boolean', says: say.mutants.option.long },
    json: { type: 'string', value: '<file>', says: say.mutants.option.json },
    again: { type: 'string', value: '<file>', says: say.mutants.option.again },
  },
  examples: ['muster mutants --changed', 'muster mutants contra --sample 500', 'muster mutants contact --files movement,spawn'],
  async run(words, options) {
    requireTools();
    const named = namedGames(words);
    if (named.length === 0 && !options.changed) throw new UsageError(`Name a game (${boxes.map(({ game }) => game.id).join(', ')}), or say --changed.`);
    const all: Verdict[] = [];
    for (const { game } of boxesNamed(named)) {
      const found = await huntIn(game.id, {
        parts: options.files?.split(',') ?? [''],
        changed: options.changed,
        sample: options.sample === undefined ? null : wholeNumber('sample', options.sample, 1),
        seed: options.seed ?? '1',
        doubt: options.doubt,
        long: options.long,
        again: options.again === undefined ? null : unnoticed(options.again),
      });
      all.push(...found);
    }
    if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(all, null, 1)}\n`);
    return all.every(({ became }) => became === 'killed') ? 0 : 1;
  },
});

interface Wanted {
  readonly parts: readonly string[];
  readonly changed: boolean;
  readonly sample: number | null;
  readonly seed: string;
  readonly doubt: boolean;
  readonly long: boolean;
  readonly again: ReadonlySet<string> | null;
}

async function huntIn(game: string, { parts, changed, sample, seed, doubt, long, again }: Wanted): Promise<readonly Verdict[]> {
  const home = join(ROOT, 'games', game);
  const different = changed ? changedFiles() : null;
  const files = ['rules', 'facts']
    .flatMap((folder) => filesIn(join(home, folder)))
    .filter((file) => !file.endsWith('.test.ts') && parts.some((part) => file.slice(ROOT.length).includes(part)))
    .filter((file) => different === null || different.has(file.slice(ROOT.length)));
  if (files.length === 0) {
    console.log(`${game}: nothing to break.`);
    return [];
  }
  const tests = filesIn(home).filter((file) => file.endsWith('.test.ts') && !/\/(board|bot|browser)(\/|\.test)/.test(file.slice(home.length)));
  const listed = readEquivalents(join(home, 'equivalent-mutants.yaml'));
  const names = new Set(listed.map(nameOf));
  const met = new Set<string>();
  // Only here, because a server needs no parser.
  const { hunt } = await import('./hunt.ts');
  let progress = new Progress(1, '');
  let tried = 0;
  const verdicts = await hunt(
    { root: home, files, tests },
    {
      hands: availableParallelism(),
      chosen(places) {
        for (const place of places) met.add(nameOf(place));
        const open = places.flatMap((place, number) => ((doubt || !names.has(nameOf(place))) && (again === null || again.has(nameOf(place))) ? [number] : []));
        return sample === null ? open : drawn(open, sample, seed);
      },
      longest: long ? null : LONGEST,
      surveyed(count, leftOut, mutants) {
        console.error(
          `${game}: ${mutants} mutants in ${files.length} files, ${count} tests${leftOut > 0 ? `, of which ${leftOut} long ones are left out` : ''}`,
        );
        progress = new Progress(mutants, `mutants of ${game}`);
      },
      tried() {
        tried++;
        progress.advance(1);
        if (!process.stderr.isTTY && tried % 500 === 0) console.error(`${tried} tried`);
      },
    },
  );
  progress.end();
  const seen = new Set(files.map((file) => file.slice(home.length + 1)));
  const noticed = new Set(verdicts.filter(({ became }) => became === 'killed').map(nameOf));
  const stale = listed.filter(
    (entry) => (seen.has(entry.file) || !existsSync(join(home, entry.file))) && (!met.has(nameOf(entry)) || noticed.has(nameOf(entry))),
  );
  const counted = verdicts.filter((verdict) => !names.has(nameOf(verdict)) || noticed.has(nameOf(verdict)));
  for (const part of [survivors(counted), staleText(stale), table(counted)]) if (part !== '') console.log(part);
  console.log(
    `${game}: tests notice ${percent(counted)} of ${counted.length} mutants, ${onlyByGolden(counted)} of them only by golden play-throughs; ${listed.length} are listed as equivalent`,
  );
  return counted;
}

/** The names of the mutants that an earlier hunt did not see noticed. */
function unnoticed(file: string): ReadonlySet<string> {
  const before = JSON.parse(readFileSync(file, 'utf8')) as readonly Verdict[];
  return new Set(before.filter(({ became }) => became !== 'killed').map(nameOf));
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .toSorted();
}

/** What differs from main, committed or not. */
function changedFiles(): ReadonlySet<string> {
  const git = (...args: readonly string[]): readonly string[] => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return new Set([...git('diff', '--name-only', '--merge-base', 'main'), ...git('ls-files', '--others', '--exclude-standard')]);
}

function drawn(numbers: readonly number[], count: number, seed: string): readonly number[] {
  const stream = new Stream(keyFromSeed(`mutants ${seed}`));
  const left = [...numbers];
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(stream.below(left.length), 1));
  return chosen.toSorted((a, b) => a - b);
}
