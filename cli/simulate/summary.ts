import { mean, quantile, type Share, shareOf } from '../statistics.ts';
import type { Result } from './game.ts';

/** Many results in few numbers. */
export interface Summary {
  readonly game: string;
  readonly config: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly matches: number;
  /** For each seat; for the whole team in a co-operative game. */
  readonly wins: readonly { readonly name: string; readonly share: Share }[];
  readonly draws: number;
  readonly causes: readonly { readonly cause: string; readonly matches: number; readonly share: number }[];
  readonly counts: readonly Count[];
}

/** How a number is spread over the matches. */
export interface Count {
  readonly name: string;
  readonly mean: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly bars: readonly { readonly from: number; readonly to: number; readonly matches: number }[];
}

export function summarise(
  game: string,
  config: unknown,
  bots: readonly string[],
  seats: readonly string[],
  cooperative: boolean,
  seed: string,
  results: readonly Result[],
): Summary {
  const matches = results.length;
  const winners = cooperative ? ['the team'] : seats;
  const causes = new Map<string, number>();
  for (const { cause } of results) causes.set(cause, (causes.get(cause) ?? 0) + 1);
  const names = Object.keys(results[0]?.counts ?? {});
  return {
    game,
    config,
    bots,
    seed,
    matches,
    wins: winners.map((name, seat) => ({ name, share: shareOf(results.filter((r) => r.payoff[seat] === 1).length, matches) })),
    draws: results.filter((r) => r.payoff.every((p) => p === 0.5)).length,
    causes: [...causes].sort((a, b) => b[1] - a[1]).map(([cause, n]) => ({ cause, matches: n, share: n / matches })),
    counts: [
      countOf(
        'answers',
        results.map((r) => r.answers),
      ),
      ...names.map((name) =>
        countOf(
          name,
          results.map((r) => r.counts[name] ?? 0),
        ),
      ),
    ],
  };
}

function countOf(name: string, values: readonly number[]): Count {
  const sorted = [...values].sort((a, b) => a - b);
  const least = sorted[0] ?? 0;
  const width = Math.max(1, Math.ceil(((sorted.at(-1) ?? 0) - least + 1) / 40));
  const bars: { from: number; to: number; matches: number }[] = [];
  for (let from = least; from <= (sorted.at(-1) ?? 0); from += width) bars.push({ from, to: from + width - 1, matches: 0 });
  for (const value of sorted) {
    const bar = bars[Math.floor((value - least) / width)];
    if (bar !== undefined) bar.matches++;
  }
  return { name, mean: mean(values), median: quantile(sorted, 0.5), low: quantile(sorted, 0.025), high: quantile(sorted, 0.975), bars };
}

export function csvOf(seats: readonly string[], results: readonly Result[]): string {
  const names = Object.keys(results[0]?.counts ?? {});
  const header = ['match', ...seats.map((name) => `payoff ${name}`), 'cause', 'answers', ...names];
  const rows = results.map((r, i) => [i, ...r.payoff, r.cause, r.answers, ...names.map((name) => r.counts[name] ?? 0)]);
  return `${[header, ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
