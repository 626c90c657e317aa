import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { boxes } from '#shelf';
import { openServer } from '../../server/testing/open.ts';
import { launch } from './browser.ts';
import { buildApp } from './built.ts';
import { measuredOf } from './pictures.ts';
import { answers, busiest, seatOnSlowLine, shelfInteractive } from './speed.ts';
import { beforeSitting, type Load, MOST, toPlay, weigh } from './weight.ts';

const HELP = `Build the app, weigh what a browser loads, and measure how fast it is on a machine four times as slow as this one.

  npm run pageweight -- [--built] [--sizes | --line]

  --built   take the app as it was weighed last
  --sizes   only the sizes
  --line    only the sizes, and how long a seat by link takes on a slow line
  --help    this`;

/** So many milliseconds of script may lie between an answer and its picture. */
const ANSWER = 50;

interface Row {
  readonly what: string;
  readonly value: string;
  readonly goal?: string;
  readonly met?: boolean;
}

const { values } = parseArgs({
  options: { built: { type: 'boolean' }, sizes: { type: 'boolean' }, line: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help === true) console.log(HELP);
else process.exitCode = await measure();

async function measure(): Promise<number> {
  const pages = await buildApp('web-weighed', values.built === true);
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: pages }), launch()]);
  try {
    const sizes = await sizeRows(browser, server.base, pages);
    print('What is loaded (scripts and styles compressed with gzip)', sizes);
    if (values.sizes !== true) print('Until somebody can say their name, and until they sit (400 kbit/s, 400 ms)', await lineRows(browser, server.base));
    if (values.sizes !== true && values.line !== true) print('How fast it is (four times slowed down, 1280×800)', await speedRows(browser, server.base));
    return sizes.some(({ met }) => met === false) ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function sizeRows(browser: Browser, base: string, pages: string): Promise<readonly Row[]> {
  const { shelf, invitation, byLink, table, games, foreign } = await weigh(browser, base, pages);
  return [
    weighed('shelf, first load: script', shelf.script, MOST.shelf),
    ...besides('shelf', shelf),
    weighed('invitation, until one can sit down: all but fonts', beforeSitting(invitation), MOST.invitation),
    ...besides('invitation', invitation),
    ...Object.entries(byLink).map(([game, load]) => ({
      ...weighed(`${game}, a seat by link: script and styles`, toPlay(load), measuredOf(game).seatByLink),
      value: `${kilobytes(toPlay(load))} in ${load.files} files`,
    })),
    { what: 'every table beyond the shelf: script', value: kilobytes(table.script) },
    ...besides('every table', table),
    ...Object.entries(games).flatMap(([game, own]) => [
      weighed(`${game}, its own part: script`, own.script, MOST.game),
      ...besides(game, own),
      { what: `${game}, scripts of other games`, value: kilobytes(foreign[game] ?? 0) },
    ]),
  ];
}

function weighed(what: string, bytes: number, most: number): Row {
  return { what, value: kilobytes(bytes), goal: `at most ${kilobytes(most)}`, met: bytes <= most };
}

function besides(whose: string, { style, font, picture }: Load): readonly Row[] {
  return [{ what: `${whose}: styles, fonts, pictures`, value: [style, font, picture].map(kilobytes).join(', ') }];
}

async function lineRows(browser: Browser, base: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const box of boxes) {
    const { asked, seated } = await seatOnSlowLine(browser, base, box);
    rows.push({ what: `${box.game.id}, a seat by link`, value: `${seconds(asked)}, ${seconds(seated)}` });
  }
  return rows;
}

async function speedRows(browser: Browser, base: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const loads = await shelfInteractive(browser, base);
  rows.push({ what: `shelf interactive, median and worst of ${loads.length}`, value: medianAndWorst(loads) });
  for (const { game } of boxes) {
    const given = await answers(browser, base, game.id);
    const script = given.map((answer) => answer.script);
    rows.push(
      { what: `${game.id}, answer to picture, script: median of ${given.length}`, value: `${median(script).toFixed(0)} ms`, ...within(median(script)) },
      { what: `${game.id}, answer to picture, script: worst`, value: `${Math.max(...script).toFixed(0)} ms`, ...within(Math.max(...script)) },
      { what: `${game.id}, answer to picture, all work: median and worst`, value: medianAndWorst(given.map(({ work }) => work)) },
    );
    for (const rate of [1, 4]) {
      const { frames, late, longest } = await busiest(browser, base, game.id, rate);
      const value = `${late} of ${frames}, longest ${longest.toFixed(0)} ms`;
      rows.push({ what: `${game.id}, busiest movement${rate === 1 ? ', at full speed' : ''}: frames late`, value });
    }
  }
  return rows;
}

function within(milliseconds: number): Pick<Row, 'goal' | 'met'> {
  return { goal: `at most ${ANSWER} ms`, met: milliseconds <= ANSWER };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function medianAndWorst(numbers: readonly number[]): string {
  return `${median(numbers).toFixed(0)} ms, ${Math.max(...numbers).toFixed(0)} ms`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function print(title: string, rows: readonly Row[]): void {
  const widths = [Math.max(...rows.map(({ what }) => what.length)), Math.max(...rows.map(({ value }) => value.length))] as const;
  console.log(`\n${title}\n`);
  for (const { what, value, goal = '', met } of rows)
    console.log(`  ${what.padEnd(widths[0])}  ${value.padEnd(widths[1])}  ${goal}${met === undefined ? '' : met ? '  met' : '  missed'}`.trimEnd());
}
