/** How long to measure, in CPU seconds: before anything counts, and for each sample; and how many samples of each contestant. */
export interface Budget {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
  /** Also look at many matches, not only at a few. */
  readonly thorough: boolean;
}

/** Something whose speed is measured. `work` does a little of it and says how much that was. */
export interface Contestant {
  readonly name: string;
  readonly work: () => number | Promise<number>;
}

/** Something that runs elsewhere and measures itself: gives units per CPU second. */
export interface Stranger {
  readonly name: string;
  readonly sample: () => number;
}

/** Units per CPU second, a sample a round. */
export interface Speed {
  readonly name: string;
  readonly samples: readonly number[];
  readonly perSecond: number;
}

/** What has to be reached, and what was. */
export interface Goal {
  readonly says: string;
  readonly sign: '≥' | '<';
  readonly bound: number;
  readonly value: number;
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What one part of the measurements found. `wrong` is what must not be: two programs that did not do the same work. */
export interface Findings {
  readonly title: string;
  readonly tables: readonly Table[];
  readonly notes: readonly string[];
  readonly goals: readonly Goal[];
  readonly wrong: readonly string[];
}

/** CPU seconds this process has used, in all its threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Units per CPU second of one sample. */
export async function measure(work: Contestant['work'], seconds: number): Promise<number> {
  const from = cpuSeconds();
  let units = 0;
  let spent = 0;
  while (spent < seconds) {
    const done = work();
    units += typeof done === 'number' ? done : await done;
    spent = cpuSeconds() - from;
  }
  return units / spent;
}

/** Everybody warms up; then all take turns, round after round, so that a slow moment of the machine hits them alike. */
export async function compare(contestants: readonly (Contestant | Stranger)[], { warmUp, seconds, rounds }: Budget): Promise<Speed[]> {
  for (const contestant of contestants) if ('work' in contestant) await measure(contestant.work, warmUp);
  const samples: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, contestant] of contestants.entries())
      samples[at]?.push('work' in contestant ? await measure(contestant.work, seconds) : contestant.sample());
  return contestants.map(({ name }, at) => ({ name, samples: samples[at] ?? [], perSecond: median(samples[at] ?? []) }));
}

/** How many times as fast one was as the other: the median over the rounds. */
export function ratio(one: Speed, other: Speed): number {
  return median(one.samples.map((sample, round) => sample / (other.samples[round] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2 : (sorted[Math.floor(middle)] ?? Number.NaN);
}

export function reached({ sign, bound, value }: Goal): boolean {
  return sign === '≥' ? value >= bound : value < bound;
}

/** A number with as many digits as one wants to read: 1,234,567 · 123.4 · 0.0123. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US');
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return value.toFixed(0);
  return value.toPrecision(3);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The first column to the left, all others to the right. */
export function drawTable({ head, rows }: Table): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const draw = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 || head[column] === '' ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return [draw(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(draw)].map((line) => `  ${line.trimEnd()}`).join('\n');
}

export function drawGoal(goal: Goal): string {
  return `${goal.says}: goal ${goal.sign} ${goal.bound.toLocaleString('en-US')}: ${figure(goal.value)} ${reached(goal) ? 'ok' : 'missed'}`;
}

export function draw({ title, tables, notes, goals, wrong }: Findings): string {
  return [
    title,
    '',
    ...tables.flatMap((table) => [drawTable(table), '']),
    ...notes.map((note) => `  ${note}`),
    ...goals.map((goal) => `  ${drawGoal(goal)}`),
    ...wrong.map((what) => `  WRONG: ${what}`),
    '',
  ].join('\n');
}
