import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botByName } from '#bots';
import type { Box, Trial } from '#games';
import { proportionOf } from '#kernel';
import { command, onlyBox, SEED_OPTION, UsageError, wholeNumber } from './command.ts';
import { measuresOf } from './measures.ts';
import { onAllCores } from './pool.ts';
import { Progress } from './progress.ts';
import type { Result } from './simulate/game.ts';
import type { Job } from './simulate/job.ts';
import { mean } from './statistics.ts';
import { say } from './words/words.ts';

/** What was measured of one setting. */
interface Cell {
  readonly row: string;
  readonly column: string;
  readonly matches: number;
  readonly won: number;
  /** How often the first seat lost, by cause. */
  readonly causes: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

export const balance = command({
  name: 'balance',
  takes: '<game>',
  summary: say.balance.summary,
  options: {
    bot: { type: 'string', value: '<name>', says: say.balance.option.bot({ bots: say.option.bots }) },
    games: { type: 'string', value: '<n>', says: say.balance.option.games },
    group: {
      type: 'string',
      value: '<name>',
      says: say.balance.option.group,
    },
    only: { type: 'string', value: '<text>', says: say.balance.option.only },
    players: { type: 'string', value: '<n,…>', says: say.balance.option.players },
    seed: SEED_OPTION,
    write: { type: 'boolean', says: say.balance.option.write },
    keep: { type: 'string', value: '<file>', says: say.balance.option.keep },
  },
  examples: [
    'muster balance contra --bot greedy --games 300',
    'muster balance contra --bot search:60 --group native --games 60 --keep balance.json',
    'muster balance v-commandos --games 200 --write',
  ],
  async run(words, options) {
    const box = onlyBox(words);
    const bot = options.bot ?? 'greedy';
    botByName(bot, 'check');
    const games = wholeNumber('games', options.games, 100);
    const trials = (measuresOf(box).trials ?? []).filter(
      ({ row, column, group }) =>
        (options.group === undefined || group === options.group) &&
        (options.players === undefined || options.players.split(',').includes(column)) &&
        row.toLowerCase().includes((options.only ?? '').toLowerCase()),
    );
    if (trials.length === 0) throw new UsageError(`Nothing in ${box.game.title} fits what you asked to measure.`);
    const cells: Cell[] = options.keep === undefined ? [] : cellsIn(options.keep);
    const waiting = trials.filter((trial) => !cells.some((cell) => sameCell(cell, trial)));
    await measure(box, waiting, bot, games, options.seed ?? '1', (cell) => {
      cells.push(cell);
      if (options.keep !== undefined) writeFileSync(options.keep, `${JSON.stringify(cells, null, 1)}\n`);
    });
    cells.sort((one, other) => placeOf(trials, one) - placeOf(trials, other));
    console.log(tableOf(cells));
    if (options.write === true) for (const file of writeDown(box, trials, cells, bot, games)) console.error(`written: ${file}`);
    return 0;
  },
});

const HOUSE = fileURLToPath(new URL('..', import.meta.url));

/** A page to read, and, where the game has a file for it, the shares that were won: by setting and column, in per cent. */
function writeDown({ game }: Box, trials: readonly Trial[], cells: readonly Cell[], bot: string, matches: number): readonly string[] {
  const groups = Map.groupBy(cells, (cell) => trials.find((trial) => sameCell(trial, cell))?.group ?? '');
  const tables = [...groups].flatMap(([group, some]) => [`## ${group.charAt(0).toUpperCase()}${group.slice(1).replaceAll('-', ' ')}`, tableOf(some)]);
  const page = [
    `# ${game.title}: what bots win`,
    `Written by \`npx muster balance ${game.id} --bot ${bot} --games ${matches} --write\` under rules version ${game.rulesVersion}.`,
    ...tables,
  ];
  const won: Record<string, Record<string, number>> = {};
  for (const { row, column, won: wins, matches: of } of cells) won[row] = { ...won[row], [column]: Math.round((100 * wins) / of) };
  const figures = join('games', game.id, 'content/balance.json');
  const files = [[join('docs/balance', `${game.id}.md`), page.join('\n\n')]];
  if (existsSync(join(HOUSE, figures))) files.push([figures, JSON.stringify({ rules: game.rulesVersion, bot, matches, won }, null, 2)]);
  for (const [file = '', text] of files) {
    mkdirSync(dirname(join(HOUSE, file)), { recursive: true });
    writeFileSync(join(HOUSE, file), `${text}\n`);
  }
  return files.flatMap(([file]) => file ?? []);
}

function cellsIn(file: string): Cell[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cell[]) : [];
}

function sameCell(one: Pick<Cell, 'row' | 'column'>, other: Pick<Cell, 'row' | 'column'>): boolean {
  return one.row === other.row && one.column === other.column;
}

function placeOf(trials: readonly Trial[], cell: Cell): number {
  return trials.findIndex((trial) => sameCell(trial, cell));
}

/** Few enough matches that all cores are busy to the end. */
const AT_ONCE = 2;

/** All settings on all cores; the configurations of a setting in turn, as evenly as the number of matches allows. */
async function measure(box: Box, trials: readonly Trial[], bot: string, games: number, seed: string, take: (cell: Cell) => void): Promise<void> {
  const jobs = trials.flatMap((trial) => jobsOf(box, trial, bot, games, seed).map((job) => ({ ...job, trial })));
  const results = new Map<Trial, Result[]>(trials.map((trial) => [trial, []]));
  const progress = new Progress(games * trials.length, 'matches');
  await onAllCores<Job & { readonly trial: Trial }, Result[]>(new URL('./simulate/worker.ts', import.meta.url), jobs, (part, { trial, count }) => {
    const all = results.get(trial) ?? [];
    all.push(...part);
    progress.advance(count);
    if (all.length === games) take(cellOf(trial, all));
  });
  progress.end();
}

/** How many of the matches fall to one configuration of many: as evenly as possible, and over the whole list where there are fewer matches. */
export function shareOfTurn(i: number, configs: number, matches: number): number {
  return Math.floor(((i + 1) * matches) / configs) - Math.floor((i * matches) / configs);
}

function jobsOf(box: Box, { row, column, configs }: Trial, bot: string, games: number, seed: string): Job[] {
  const jobs: Job[] = [];
  for (const [i, config] of configs.entries()) {
    const count = shareOfTurn(i, configs.length, games);
    const bots = box.game.seats(box.game.configure(config)).map(() => bot);
    for (let first = 0; first < count; first += AT_ONCE)
      jobs.push({ game: box.game.id, config, bots, seed: `${seed} ${row} ${column} ${i}`, first, count: Math.min(AT_ONCE, count - first) });
  }
  return jobs;
}

function cellOf({ row, column }: Trial, results: readonly Result[]): Cell {
  const lost = results.filter(({ payoff }) => payoff[0] !== 1);
  const causes: Record<string, number> = {};
  for (const { cause } of lost) causes[cause] = (causes[cause] ?? 0) + 1;
  const names = Object.keys(results[0]?.counts ?? {});
  return {
    row,
    column,
    matches: results.length,
    won: results.length - lost.length,
    causes,
    counts: Object.fromEntries(names.map((name) => [name, Math.round(10 * mean(results.map(({ counts }) => counts[name] ?? 0))) / 10])),
  };
}

/** Markdown: a line for each setting. */
function tableOf(cells: readonly Cell[]): string {
  const names = Object.keys(cells[0]?.counts ?? {});
  const causes = [...new Set(cells.flatMap((cell) => Object.keys(cell.causes)))].sort();
  const head = ['Setting', 'Players', 'Matches', 'Won', '95%', ...causes.map((cause) => `Lost: ${cause}`), ...names];
  const lines = cells.map(({ row, column, matches, won, causes: lost, counts }) => {
    const { share, low, high } = proportionOf(won, matches);
    const whole = (part: number): string => `${Math.round(100 * part)}%`;
    return [
      row,
      column,
      `${matches}`,
      whole(share),
      `${whole(low)}–${whole(high)}`,
      ...causes.map((cause) => whole((lost[cause] ?? 0) / matches)),
      ...names.map((name) => `${counts[name] ?? ''}`),
    ];
  });
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
