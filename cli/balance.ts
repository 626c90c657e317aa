import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BOT_HELP, botByName } from '#bots';
import type { Trial } from '#games';
import { command, findBox, UsageError, wholeNumber } from './command.ts';
import { simulateMatches } from './simulate/command.ts';
import type { Result } from './simulate/game.ts';
import { mean, shareOf } from './statistics.ts';

/** What was measured of one setting. */
interface Cell {
  readonly row: string;
  readonly column: string;
  readonly matches: number;
  readonly won: number;
  /** How often the team lost, by cause. */
  readonly causes: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

export const balance = command({
  name: 'balance',
  takes: '<game>',
  summary: 'Play every setting of a co-operative game many times and print a table: wins with 95 % intervals, causes of defeat, length.',
  options: {
    bot: { type: 'string', value: '<name>', says: `who plays all seats: ${BOT_HELP} (greedy)` },
    games: { type: 'string', value: '<n>', says: 'matches for each setting (100)' },
    group: { type: 'string', value: '<name>', says: 'only the settings of one group (contra: native, mixed)' },
    only: { type: 'string', value: '<text>', says: 'only rows with this in their name' },
    seed: { type: 'string', value: '<text>', says: 'the same seed gives the same matches (1)' },
    keep: { type: 'string', value: '<file>', says: 'keep what is measured in a file, and go on from it when called again' },
  },
  examples: ['muster balance contra --bot greedy --games 300', 'muster balance contra --bot search:60 --group native --games 60 --keep balance.json'],
  async run([game, ...rest], options) {
    if (rest.length > 0) throw new UsageError(`One game at a time: '${rest.join(' ')}' is too much.`);
    const box = findBox(game);
    const bot = options.bot ?? 'greedy';
    botByName(bot, 'check');
    const games = wholeNumber('games', options.games, 100);
    const trials = (box.trials ?? []).filter(
      ({ row, group }) => (options.group === undefined || group === options.group) && row.toLowerCase().includes((options.only ?? '').toLowerCase()),
    );
    if (trials.length === 0) throw new UsageError(`There is nothing to measure of ${box.game.title} that fits.`);
    const cells = options.keep === undefined ? [] : cellsIn(options.keep);
    for (const trial of trials) {
      if (cells.some(({ row, column }) => row === trial.row && column === trial.column)) continue;
      cells.push(await measure(box.game.id, trial, bot, games, options.seed ?? '1'));
      if (options.keep !== undefined) writeFileSync(options.keep, `${JSON.stringify(cells, null, 1)}\n`);
    }
    console.log(tableOf(cells));
    return 0;
  },
});

function cellsIn(file: string): Cell[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cell[]) : [];
}

/** The configurations of a cell in turn, as evenly as the number of matches allows. */
async function measure(game: string, { row, column, configs }: Trial, bot: string, games: number, seed: string): Promise<Cell> {
  const results: Result[] = [];
  const box = findBox(game);
  for (const [i, config] of configs.entries()) {
    const count = Math.floor(games / configs.length) + (i < games % configs.length ? 1 : 0);
    if (count === 0) continue;
    const bots = box.game.seats(box.game.configure(config)).map(() => bot);
    results.push(...(await simulateMatches({ game, config, bots, seed: `${seed} ${row} ${column} ${i}` }, count, `${row}, ${column}`)));
  }
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
  const head = ['Setting', 'Players', 'Matches', 'Won', '95 %', ...causes.map((cause) => `Lost: ${cause}`), ...names];
  const lines = cells.map(({ row, column, matches, won, causes: lost, counts }) => {
    const { share, low, high } = shareOf(won, matches);
    const whole = (part: number): string => `${Math.round(100 * part)} %`;
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
