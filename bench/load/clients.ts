import { setTimeout as pause } from 'node:timers/promises';
import { Meter } from './meter.ts';
import { serveCalls } from './remote-process.ts';
import type { ClientService, Manner, Seating } from './services.ts';

/** Connected players who play one match after another. */
export interface Table {
  /** A move is not yet on both screens, or a match is just being begun. */
  readonly busy: boolean;
  readonly matches: number;
  play(manner: Manner): void;
  stop(): void;
  /** A spectator comes: fulfilled when it is shown the table. */
  watch?(): Promise<void>;
  leave?(): Promise<void>;
}

/** Brings players to a table: resolves when they are shown the beginning of their first match. */
export type SeatTable<Address> = (at: Seating<Address>, meter: Meter) => Promise<Table>;

/** How many tables are seated at once. */
const USHERS = 16;
/** How long moves under way may take to come to their end, in milliseconds. */
const PATIENCE = 10_000;

/** Makes this process the one with the clients of a server. */
export function serveClients<Address>(seatTable: SeatTable<Address>): void {
  const meter = new Meter();
  const tables: Table[] = [];
  serveCalls<ClientService<Address>>({
    seat: async (at) => {
      let wanted = at.tables;
      const usher = async () => {
        while (wanted-- > 0) tables.push(await seatTable(at, meter));
      };
      await Promise.all(Array.from({ length: USHERS }, usher));
    },
    play: (manner) => {
      for (const table of tables) table.play(manner);
    },
    measure: () => meter.restart(),
    measured: () => meter.read(),
    stop: async () => {
      for (const table of tables) table.stop();
      const deadline = performance.now() + PATIENCE;
      while (tables.some((table) => table.busy) && performance.now() < deadline) await pause(10);
      const matches = tables.reduce((sum, table) => sum + table.matches, 0);
      return { moves: meter.moves, matches, errors: [...meter.errors, ...tables.filter((table) => table.busy).map(() => 'a move was not answered')] };
    },
    crowd: async (wanted) => {
      let came = 0;
      let failed: string | null = null;
      const usher = async (_: unknown, first: number) => {
        for (let i = first; i < wanted && failed === null; i += USHERS)
          await tables[i % tables.length]?.watch?.().then(
            () => came++,
            (error: Error) => {
              failed ??= error.message;
            },
          );
      };
      await Promise.all(Array.from({ length: USHERS }, usher));
      return { came, failed };
    },
    leave: async () => {
      await Promise.all(tables.map((table) => table.leave?.()));
    },
  });
}
