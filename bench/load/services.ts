import type { Latency } from './figures.ts';

/** How a server was doing at a moment. */
export interface Usage {
  /** Milliseconds. */
  readonly at: number;
  /** Of the whole process, and of the thread that answers. */
  readonly cpuSeconds: number;
  readonly mainCpuSeconds: number;
  readonly resident: number;
  readonly moves: number;
  readonly errors: number;
  /** How often it waited for the disk, and with how many writes. */
  readonly commits: number;
  readonly writes: number;
  readonly connections: number;
}

/** What can be called in the process of a server. */
export interface ServerService<Address> {
  open(): Promise<Address>;
  usage(): Usage;
  /** All moves that it has kept, wherever it keeps them. */
  kept(): Promise<number>;
  /** The bytes in use after a collection. */
  inUse(): number;
  /** The 99th percentile of the delay of its event loop since the last call, in milliseconds. */
  delay(): number;
}

/** How the players play. */
export interface Manner {
  /** How long they think about a move, on average, in milliseconds; null not at all. */
  readonly every: number | null;
  /** They stop when a match has so many moves; null never. */
  readonly upTo: number | null;
}

/** Where players come from and what they play against. */
export interface Seating<Address> {
  readonly address: Address;
  readonly tables: number;
  /** The address of their own that they connect from; null leaves it to the system. */
  readonly from: string | null;
}

/** What can be called in the process with a server's clients. */
export interface ClientService<Address> {
  /** The players of every table, connected and shown the beginning; nobody moves yet. */
  seat(at: Seating<Address>): Promise<void>;
  play(manner: Manner): void;
  /** Forgets what was measured before. */
  measure(): void;
  measured(): Measurement;
  /** No further moves, and those under way come to their end. */
  stop(): Promise<{ readonly moves: number; readonly matches: number; readonly errors: readonly string[] }>;
  /** So many spectators connect besides, spread over the tables, until one cannot. */
  crowd(wanted: number): Promise<Crowd>;
  /** All connections are closed. */
  leave(): Promise<void>;
}

export interface Crowd {
  readonly came: number;
  /** What happened to the first who could not come; null when all could. */
  readonly failed: string | null;
}

export interface Measurement {
  /** From sending a move to the mover's own screen. */
  readonly confirmed: Latency;
  /** From sending a move to the other player's screen. */
  readonly seen: Latency;
  /** The part of a core the clients used: near 1 they may be what held the server back. */
  readonly clientCores: number;
}
