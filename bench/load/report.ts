import { drawTable, figure, type Goal, type Table } from '../report.ts';
import type { BotFigures } from './bots.ts';
import type { ConnectionFigures } from './connections.ts';
import type { Latency, LoadFigures, PhaseFigures } from './figures.ts';
import type { MemoryFigures } from './memory.ts';
import type { ProcessFigures } from './processes.ts';

/** A run of a server, as it is called in the report. */
export interface Run {
  readonly says: string;
  readonly phase: PhaseFigures;
}

const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const latency = ({ p50, p99, p999 }: Latency) => [p50, p99, p999].map(milliseconds).join(' / ');
const kilobytes = (bytes: number) => `${figure(bytes / 1024)} KB`;
const megabytes = (bytes: number) => `${figure(Math.round(bytes / 1e6))} MB`;

export function drawRuns(runs: readonly Run[]): string {
  const table: Table = {
    head: ['', 'moves/s', 'server cores', 'moves/CPU s', 'acknowledged, ms', "other's screen, ms", 'writes/commit', 'client cores'],
    rows: runs.map(({ says, phase }) => [
      says,
      figure(Math.round(phase.movesPerSecond)),
      `${(phase.cpuSeconds / phase.seconds).toFixed(2)} (main ${(phase.mainCpuSeconds / phase.seconds).toFixed(2)})`,
      figure(Math.round(phase.movesPerCpuSecond)),
      latency(phase.confirmed),
      latency(phase.seen),
      phase.commits === 0 ? '–' : figure(phase.writesPerCommit),
      phase.clientCores.toFixed(2),
    ]),
  };
  return `${drawTable(table)}\n  Times are p50 / p99 / p99.9, from sending a move.`;
}

export function drawMemory({ tables, idle, busy, perConnection, resident }: MemoryFigures): string {
  return [
    `  ${figure(tables)} tables, two connections each: ${kilobytes(idle)} a table before the first answer, ${kilobytes(busy)} in the middle of a match;`,
    `  of that ${kilobytes(perConnection)} a connection. The process holds ${megabytes(resident)}.`,
  ].join('\n');
}

export function drawConnections({ wanted, held, perTable, most, failed, crowded, errors }: ConnectionFigures): string {
  return [
    `  ${figure(held.connections)} of ${figure(wanted)} connections held, ${kilobytes(perTable)} for each table with its two; the process holds ${megabytes(held.resident)}.`,
    `  Meanwhile ${figure(held.movesPerSecond)} moves/s on ${(held.cpuSeconds / held.seconds).toFixed(2)} cores: acknowledged ${latency(held.confirmed)} ms, on the other's screen ${latency(held.seen)} ms.`,
    failed === null
      ? `  With spectators ${figure(most)} connections: all could come.`
      : `  With spectators ${figure(most)} connections, then the first could not come: ${failed}. Each is an open file, and the limit of those (ulimit -n) comes before memory or CPU.`,
    `  Those who were there played on: acknowledged ${latency(crowded.confirmed)} ms on ${(crowded.cpuSeconds / crowded.seconds).toFixed(2)} cores; ${errors.length} errors${first(errors)}.`,
  ].join('\n');
}

export function drawBots({ bots, bot, delay, confirmed, botAnswersPerSecond }: BotFigures): string {
  return `  ${bots} tables with a bot ${bot} each: event loop p99 ${milliseconds(delay)} ms, people's answers acknowledged in ${latency(confirmed)} ms, bots answered ${figure(botAnswersPerSecond)} times a second.`;
}

export function drawProcesses(figures: readonly ProcessFigures[]): string {
  return drawTable({
    head: ['', 'moves/s', 'servers, µs a move', 'database, µs a move'],
    rows: figures.map(({ processes, company, movesPerSecond, servers, database }) => [
      processes === 1 ? '1 process' : `${processes} processes, players of a table ${company === 'spread' ? 'at different ones' : 'at the same one'}`,
      figure(Math.round(movesPerSecond)),
      figure(Math.round(servers)),
      figure(Math.round(database)),
    ]),
  });
}

function first([error]: readonly string[]): string {
  return error === undefined ? '' : `, the first: ${error}`;
}

/** What must not be: a move that one side counts and the other does not. */
export function wrongIn({ server, total, errors }: LoadFigures): string[] {
  return [
    ...(total.byServer === total.byClients ? [] : [`${server}: the server kept ${total.byServer} moves, its clients saw ${total.byClients} acknowledged`]),
    ...(errors.length === 0 ? [] : [`${server}: ${errors.length} errors${first(errors)}`]),
  ];
}

export function drawGoalMet({ says, sign, bound, value }: Goal, met: boolean): string {
  return `  ${says}: ${figure(value)}, goal ${sign} ${bound}: ${met ? 'met' : 'MISSED'}`;
}
