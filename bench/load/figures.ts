import type { Measurement } from './services.ts';

/** How long moves took, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
}

/** What a server did while two players at each of many tables moved, as fast as they could or as people do. */
export interface PhaseFigures extends Measurement {
  /** How long players thought about a move, in milliseconds; null not at all. */
  readonly every: number | null;
  /** How long it was measured, by the server's clock. */
  readonly seconds: number;
  /** The moves the server made in that time. */
  readonly moves: number;
  /** The processor time of the whole server process in that time, and of the thread that answers. */
  readonly cpuSeconds: number;
  readonly mainCpuSeconds: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly commits: number;
  readonly writesPerCommit: number;
  /** Open at the end. */
  readonly connections: number;
  /** Resident at the end, in bytes. */
  readonly resident: number;
}

export interface LoadFigures {
  readonly server: string;
  /** How many matches are played at once, each by two players with a socket each. */
  readonly tables: number;
  readonly phases: readonly PhaseFigures[];
  readonly memory: Memory;
  /** From the first move to the last, warm-up included: both sides have to count the same. */
  readonly total: { readonly byServer: number; readonly byClients: number; readonly matches: number };
  /** Moves refused or never answered, connections lost, whatever the server complained about. */
  readonly errors: readonly string[];
}

/** Of the server process after a collection, in bytes. */
export interface Memory {
  /** In use for each table before its first move: two connections and the beginning of a match. */
  readonly perTable: number;
  /** In use since then for each match begun. */
  readonly perMatch: number;
}
