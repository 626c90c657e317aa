import { type Proportion, proportionOf } from '#kernel';
import { mean, quantile } from '../statistics.ts';
import type { Result } from './game.ts';

/** Many results in few numbers. */
export interface Summary {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  /** The day it was played. */
  readonly date: string;
  readonly config: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly matches: number;
  /** For each seat; for the whole team in a co-operative game. */
  readonly wins: readonly { readonly name: string; readonly share: Proportion }[];
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

/** What was simulated. */
export type Simulated = Pick<Summary, 'game' | 'rules' | 'date' | 'config' | 'bots' | 'seed'>;

export function summarise(simulated: Simulated, seats: readonly string[], cooperative: boolean, results: readonly Result[]): Summary {
  const matches = results.length;
  const winners = cooperative ? ['the team'] : seats;
  const causes = new Map<string, number>();
  for (const { cause } of results) causes.set(cause, (causes.get(cause) ?? 0) + 1);
  return {
    ...simulated,
    matches,
    wins: winners.map((name, seat) => ({ name, share: proportionOf(results.filter((r) => r.payoff[seat] === 1).length, matches) })),
    draws: results.filter((r) => r.payoff.every((p) => p === 0.5)).length,
    causes: [...causes].sort((a, b) => b[1] - a[1]).map(([cause, n]) => ({ cause, matches: n, share: n / matches })),
    counts: countNames(results).map((name) => countOf(name, valuesOf(results, name))),
  };
}

function countNames([first]: readonly Result[]): readonly string[] {
  return ['answers', ...Object.keys(first?.counts ?? {})];
}

export function valuesOf(results: readonly Result[], name: string): readonly number[] {
  return results.map(({ answers, counts }) => (name === 'answers' ? answers : (counts[name] ?? 0)));
}

/** `beside`: what is to be shown on the same axis. */
export function countOf(name: string, values: readonly number[], beside: readonly number[] = []): Count {
  const sorted = [...values].sort((a, b) => a - b);
  const all = [...values, ...beside];
  const least = all.reduce((low, value) => Math.min(low, value), all[0] ?? 0);
  const most = all.reduce((high, value) => Math.max(high, value), all[0] ?? 0);
  const width = Math.max(1, Math.ceil((most - least + 1) / 40));
  const bars: { from: number; to: number; matches: number }[] = [];
  for (let from = least; from <= most; from += width) bars.push({ from, to: from + width - 1, matches: 0 });
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
