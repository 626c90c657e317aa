import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { botByName } from '#bots';
import { at } from '#kernel';
import { command, onlyBox, SEED_OPTION, UsageError, wholeNumber } from '../command.ts';
import { CONFIG_OPTIONS, configFrom } from '../configure.ts';
import { onAllCores } from '../pool.ts';
import { Progress } from '../progress.ts';
import { percent, shareText } from '../statistics.ts';
import { say } from '../words/words.ts';
import { comparisonText, earlierRun } from './compare.ts';
import type { Result } from './game.ts';
import { htmlReport } from './html.ts';
import type { Job } from './job.ts';
import { csvOf, type Summary, summarise } from './summary.ts';

export const simulate = command({
  name: 'simulate',
  takes: '<game>',
  summary: say.simulate.summary,
  options: {
    bot: { type: 'string', value: '<name>', says: say.simulate.option.bot({ bots: say.option.bots }) },
    games: { type: 'string', value: '<n>', says: say.simulate.option.games },
    seed: SEED_OPTION,
    out: { type: 'string', value: '<file>', says: say.simulate.option.out },
    compare: { type: 'string', value: '<file>', says: say.simulate.option.compare },
    ...CONFIG_OPTIONS,
  },
  examples: [
    'muster simulate contact --team cooper,branson,schulz,ayden --bot greedy --games 10000',
    'muster simulate contra --stage jungle --enemy defense-wall --commandos bill,lance --bot greedy',
    'muster simulate contra-tiles --bot greedy,random --games 500 --out duel.html,duel.csv',
    'muster simulate contact --games 5000 --out before.json && muster simulate contact --set token-cap --games 5000 --compare before.json --out after.html',
  ],
  async run(words, options) {
    const box = onlyBox(words);
    const config = configFrom(box, options);
    const count = wholeNumber('games', options.games, 1000);
    const seats = box.game.seats(config);
    const bots = botsFor(options.bot ?? 'greedy', seats.length);
    const files = (options.out ?? '').split(',').filter((file) => file !== '');
    for (const file of files)
      if (!['.json', '.csv', '.html'].includes(extname(file))) throw new UsageError(`--out writes .json, .csv or .html, not '${file}'.`);
    const earlier = options.compare === undefined ? null : earlierRun(options.compare, box.game.id);
    const seed = options.seed ?? '1';
    const results = await simulateMatches({ game: box.game.id, config, bots, seed }, count, 'matches');
    const date = new Date().toISOString().slice(0, 10);
    const summary = summarise({ game: box.game.id, rules: box.game.rulesVersion, date, config, bots, seed }, seats, box.cooperative, results);
    console.log(summaryText(summary));
    if (earlier !== null) console.log(comparisonText(summary, earlier.summary));
    for (const file of files) {
      const path = resolve(file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(
        path,
        extname(file) === '.csv'
          ? csvOf(seats, results)
          : extname(file) === '.html'
            ? htmlReport(box.game.title, { summary, results }, earlier)
            : `${JSON.stringify({ ...summary, results }, null, 1)}\n`,
      );
      console.log(`Written: ${file}`);
    }
    return 0;
  },
});

/** One bot for all seats or one for each. */
export function botsFor(text: string, seats: number): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) botByName(name, 'check');
  if (names.length === 1) return Array.from({ length: seats }, () => at(names, 0));
  if (names.length !== seats) throw new UsageError(`This match has ${seats} seats, so --bot takes one name or ${seats}, not ${names.length}.`);
  return names;
}

/** Play many matches on all cores; the results come in the order of the matches. */
export async function simulateMatches(matches: Omit<Job, 'first' | 'count'>, count: number, what: string): Promise<Result[]> {
  const size = Math.max(1, Math.min(50, Math.ceil(count / 64)));
  const jobs: Job[] = [];
  for (let first = 0; first < count; first += size) jobs.push({ ...matches, first, count: Math.min(size, count - first) });
  const results: Result[] = [];
  const progress = new Progress(count, what);
  await onAllCores<Job, Result[]>(new URL('./worker.ts', import.meta.url), jobs, (part, job) => {
    part.forEach((result, i) => {
      results[job.first + i] = result;
    });
    progress.advance(job.count);
  });
  progress.end();
  return results;
}

export function summaryText(summary: Summary): string {
  const lines = [
    `${summary.game}, rules version ${summary.rules}: ${summary.matches} matches by ${[...new Set(summary.bots)].join(' and ')}, seed ${summary.seed}`,
  ];
  for (const { name, share } of summary.wins) lines.push(`  ${name.padEnd(12)} wins ${shareText(share)}`);
  const labels = Math.max(12, ...summary.counts.map(({ name }) => name.length));
  if (summary.draws > 0) lines.push(`  draws        ${percent(summary.draws / summary.matches)}`);
  for (const { name, mean, median, low, high } of summary.counts)
    lines.push(`  ${name.padEnd(labels)} mean ${mean.toFixed(1)}, median ${median}, 95% between ${low} and ${high}`);
  lines.push('  how it ended:');
  const width = Math.max(...summary.causes.map(({ cause }) => cause.length));
  for (const { cause, matches, share } of summary.causes) lines.push(`    ${cause.padEnd(width)} ${String(matches).padStart(7)}  ${percent(share)}`);
  return lines.join('\n');
}
