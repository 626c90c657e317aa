import { parseArgs } from 'node:util';
import { installPeers } from './install-peers.ts';
import { measureBots } from './load/bots.ts';
import { measureConnections } from './load/connections.ts';
import { measureMemory } from './load/memory.ts';
import { measureBareSockets, measureMuster } from './load/muster.ts';
import { measureBoardgameIo } from './load/peer.ts';
import { measureProcesses, type ProcessFigures } from './load/processes.ts';
import { drawBots, drawConnections, drawGoalMet, drawMemory, drawProcesses, drawRuns, type Run, wrongIn } from './load/report.ts';
import { type Goal, reached } from './report.ts';

const PARTS = ['muster', 'peer', 'memory', 'connections', 'bots'] as const;
type Part = (typeof PARTS)[number];

const HELP = `Measures the server under load: players over real sockets, in processes of their own.

  npm run load -- [options]

  --tables <n>       matches of the tile game at once, two players each (200)
  --seconds <n>      how long all servers together are measured, setting up not counted (20)
  --connections <n>  how many players are connected at once in that part (10000)
  --crowd <n>        spectators who come on top of them until one cannot (12000)
  --bots <n>         bots that think at once in that part (50)
  --only <parts>     only these, with commas: ${PARTS.join(', ')}
  --postgres         many servers on one PostgreSQL instead, each for as many seconds
  --processes <n,n>  how many servers (1,2)
  --help             this text

muster       our server, SQLite, every move on disk before it is seen: as fast as it goes, then at the pace of people, then with views;
             and the same messages sent on by bare sockets, without rules or disk: the floor
peer         boardgame.io's own server, its storage in memory, on the same machine in the same way; and the ratio
memory       what a table and a connection cost
connections  many players at the pace of people
bots         how free the event loop stays while bots think

What is compared is moves per CPU second of the whole server process: how busy the machine is otherwise hardly matters then.
Ends with 1 when a server and its clients did not count the same moves.
`;

const COMPANY = ['together', 'spread'] as const;

/** How long people think about a move, in milliseconds. */
const THINKING = 1500;
/** The goals: moves per CPU second, as many times those of boardgame.io and of bare sockets; and with views, of those without. */
const RATIO_GOAL = 6;
const BARE_GOAL = 0.35;
const VIEWS_GOAL = 0.8;
const DELAY_GOAL = 20;
const BOT = 'search:200ms';

function chosen(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS;
  return only.split(',').map((name) => {
    const part = PARTS.find((known) => known === name);
    if (part === undefined) throw new Error(`there is no part '${name}'; there are ${PARTS.join(', ')}`);
    return part;
  });
}

function count(text: string, option: string, least: number): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < least) throw new Error(`--${option} has to be a number from ${least}`);
  return value;
}

function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '10000' },
      crowd: { type: 'string', default: '12000' },
      bots: { type: 'string', default: '50' },
      only: { type: 'string' },
      postgres: { type: 'boolean', default: false },
      processes: { type: 'string', default: '1,2' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const parts = chosen(values.only);
  const tables = count(values.tables, 'tables', 1);
  const seconds = count(values.seconds, 'seconds', 1);
  if (values.postgres) return await manyProcesses(values.processes, tables, seconds);
  const has = (part: Part) => parts.includes(part);
  const runs: Run[] = [];
  const goals: Goal[] = [];
  const wrong: string[] = [];
  let ours = Number.NaN;

  if (has('muster')) {
    progress(`Muster, ${tables} tables, as fast as it goes and at the pace of people`);
    const answers = await measureMuster(
      {
        tables,
        phases: [
          { seconds: 0.25 * seconds, every: null },
          { seconds: 0.15 * seconds, every: THINKING },
        ],
      },
      'answers',
    );
    progress(`Muster, ${tables} tables, with views`);
    const views = await measureMuster({ tables, phases: [{ seconds: 0.1 * seconds, every: null }] }, 'views');
    const [fast, paced] = answers.phases;
    if (fast !== undefined) runs.push({ says: 'Muster, as fast as it goes', phase: fast });
    if (paced !== undefined) runs.push({ says: 'Muster, a move every 1.5 s', phase: paced });
    for (const phase of views.phases) runs.push({ says: 'Muster, with views', phase });
    progress(`bare sockets, ${tables} tables`);
    const bare = await measureBareSockets({ tables, phases: [{ seconds: 0.1 * seconds, every: null }] });
    for (const phase of bare.phases) runs.push({ says: 'sockets alone, no rules, no disk', phase });
    wrong.push(...wrongIn(answers), ...wrongIn(views), ...wrongIn(bare));
    ours = fast?.movesPerCpuSecond ?? Number.NaN;
    const each = ({ phases: [phase] }: typeof bare) => phase?.movesPerCpuSecond ?? Number.NaN;
    goals.push({ says: 'moves per CPU second, of those of bare sockets', sign: '≥', bound: BARE_GOAL, value: ours / each(bare) });
    goals.push({ says: 'moves per CPU second with views, of those without', sign: '≥', bound: VIEWS_GOAL, value: each(views) / ours });
  }
  if (has('peer')) {
    installPeers();
    progress(`boardgame.io, ${tables} tables`);
    const peer = await measureBoardgameIo({
      tables,
      phases: [
        { seconds: 0.2 * seconds, every: null },
        { seconds: 0.1 * seconds, every: THINKING },
      ],
    });
    const [fast, paced] = peer.phases;
    if (fast !== undefined) runs.push({ says: 'boardgame.io, as fast as it goes', phase: fast });
    if (paced !== undefined) runs.push({ says: 'boardgame.io, a move every 1.5 s', phase: paced });
    wrong.push(...wrongIn(peer));
    if (has('muster'))
      goals.push({
        says: 'moves per CPU second, times those of boardgame.io',
        sign: '≥',
        bound: RATIO_GOAL,
        value: ours / (fast?.movesPerCpuSecond ?? Number.NaN),
      });
  }
  if (runs.length > 0) console.log(`Playing at ${tables} tables\n\n${drawRuns(runs)}\n`);
  if (has('memory')) {
    progress(`memory of ${tables} tables`);
    console.log(`Memory\n\n${drawMemory(await measureMemory(tables))}\n`);
  }
  if (has('connections')) {
    const wanted = count(values.connections, 'connections', 4);
    progress(`${wanted} connections`);
    console.log(`Connections\n\n${drawConnections(await measureConnections(wanted, count(values.crowd, 'crowd', 0), 0.1 * seconds))}\n`);
  }
  if (has('bots')) {
    const bots = count(values.bots, 'bots', 1);
    progress(`${bots} bots thinking`);
    const figures = await measureBots(bots, BOT, 0.1 * seconds);
    console.log(`Thinking bots\n\n${drawBots(figures)}\n`);
    goals.push({ says: `event loop delay with ${bots} thinking bots, p99 in ms`, sign: '<', bound: DELAY_GOAL, value: figures.delay });
  }
  for (const goal of goals) console.log(drawGoalMet(goal, reached(goal)));
  for (const what of wrong) console.log(`  WRONG: ${what}`);
  return wrong.length > 0 ? 1 : 0;
}

/** The goals: what a move may cost all servers together, as many times what it costs one. */
const ROUTED_GOAL = 1.3;
const SPREAD_GOAL = 2;

async function manyProcesses(wanted: string, tables: number, seconds: number): Promise<number> {
  const numbers = [...new Set([1, ...wanted.split(',').map((text) => count(text, 'processes', 1))])];
  const runs = numbers.flatMap((processes) =>
    processes === 1 ? [{ processes, company: 'together' } as const] : COMPANY.map((company) => ({ processes, company })),
  );
  const figures: ProcessFigures[] = [];
  for (const { processes, company } of runs) {
    progress(`${processes} ${processes === 1 ? 'server' : 'servers'} on PostgreSQL, ${tables} tables${processes === 1 ? '' : `, players ${company}`}`);
    figures.push(await measureProcesses(processes, company, tables, seconds));
  }
  console.log(`Servers on one PostgreSQL, ${tables} tables\n\n${drawProcesses(figures)}\n`);
  const one = figures.find(({ processes }) => processes === 1)?.servers ?? Number.NaN;
  for (const { processes, company, servers } of figures.filter((each) => each.processes === 2)) {
    const says = `CPU a move with ${processes} servers, players of a table ${company}, times that of one`;
    const goal = { says, sign: '<', bound: company === 'spread' ? SPREAD_GOAL : ROUTED_GOAL, value: servers / one } as const;
    console.log(drawGoalMet(goal, reached(goal)));
  }
  const wrong = figures.flatMap(({ errors }) => errors);
  for (const what of wrong.slice(0, 5)) console.log(`  WRONG: ${what}`);
  return wrong.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (thrown) {
  console.error(`load: ${thrown instanceof Error ? thrown.message : thrown}`);
  process.exitCode = 2;
}
