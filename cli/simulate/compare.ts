import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Proportion } from '#kernel';
import { UsageError } from '../command.ts';
import { difference, differenceText } from '../statistics.ts';
import { say } from '../words/words.ts';
import type { Result } from './game.ts';
import type { Summary } from './summary.ts';

/** A summary and what it is made of. */
export interface Run {
  readonly summary: Summary;
  readonly results: readonly Result[];
}

const ShareForm = z.object({ share: z.number(), low: z.number(), high: z.number() });
const Bar = z.object({ from: z.number(), to: z.number(), matches: z.number() });
const RunForm = z.object({
  game: z.string(),
  rules: z.number(),
  date: z.string(),
  config: z.unknown(),
  bots: z.array(z.string()),
  seed: z.string(),
  matches: z.number(),
  wins: z.array(z.object({ name: z.string(), share: ShareForm })),
  draws: z.number(),
  causes: z.array(z.object({ cause: z.string(), matches: z.number(), share: z.number() })),
  counts: z.array(z.object({ name: z.string(), mean: z.number(), median: z.number(), low: z.number(), high: z.number(), bars: z.array(Bar) })),
  results: z.array(z.object({ payoff: z.array(z.number()), cause: z.string(), answers: z.number(), counts: z.record(z.string(), z.number()) })),
});

/** What `--out x.json` wrote earlier, of the same game. */
export function earlierRun(file: string, game: string): Run {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(say.wrong.file({ file }));
  }
  const read = RunForm.safeParse(raw);
  if (!read.success) throw new UsageError(`'${file}' is not what simulate writes with --out <file>.json.`);
  const { results, ...summary } = read.data;
  if (summary.game !== game) throw new UsageError(`'${file}' is about ${summary.game}, not about ${game}.`);
  return { summary, results };
}

/** How each win rate differs from the earlier one. */
export function changes(now: Summary, earlier: Summary): readonly { readonly name: string; readonly by: Proportion }[] {
  return now.wins.flatMap(({ name, share }) => {
    const before = earlier.wins.find((win) => win.name === name);
    return before === undefined ? [] : [{ name, by: difference(share, before.share) }];
  });
}

/** How a run is told from another. */
export function nameOf({ matches, bots, rules, date }: Summary): string {
  return `${matches} matches by ${[...new Set(bots)].join(' and ')} on ${date}, rules version ${rules}`;
}

export function comparisonText(now: Summary, earlier: Summary): string {
  const lines = [`Compared with ${nameOf(earlier)}:`];
  for (const { name, by } of changes(now, earlier)) lines.push(`  ${name.padEnd(12)} wins ${differenceText(by)}`);
  for (const { name, mean } of now.counts) {
    const before = earlier.counts.find((count) => count.name === name);
    if (before !== undefined) lines.push(`  ${name.padEnd(12)} mean ${mean.toFixed(1)}, was ${before.mean.toFixed(1)}`);
  }
  if (JSON.stringify(now.config) !== JSON.stringify(earlier.config)) lines.push('  The set-ups differ.');
  return lines.join('\n');
}
