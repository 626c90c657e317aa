import type { Box } from '#games';
import { boxes as shelf } from '#shelf';
import { Pool, type Whose } from '../pool.ts';
import { gameOf, type Read, type Reading, read } from './reading.ts';

/** Where matches are run again that are only to be looked at: people take turns. */
export interface Readers {
  run<R extends Reading>(reading: R, whose?: Whose): Promise<Read<R>>;
  close(): Promise<void>;
}

/** In this very process: for programs that have nobody to answer meanwhile. */
export function readersHere(boxes: readonly Box[] = shelf): Readers {
  const games = boxes.map(({ game }) => game);
  return { run: async (reading) => read(reading, games), close: async () => undefined };
}

/** So many processes at most: whoever brings long matches slows down others who do. */
const PROCESSES = 2;
/** No match takes so long, in milliseconds; what does is given up. */
const PATIENCE = 20_000;

/** In processes of their own. They know the games of the shelf; others are for tests and read here. */
export function startReaders(boxes: readonly Box[] = shelf): Readers {
  const pool = new Pool<Reading, Read>(new URL('./reader.ts', import.meta.url), PROCESSES, PATIENCE);
  const here = readersHere(boxes);
  const known: ReadonlySet<unknown> = new Set(boxes.filter((box) => shelf.includes(box)).map(({ game }) => game.id));
  return {
    run: <R extends Reading>(reading: R, whose?: Whose) =>
      known.has(gameOf(reading)) ? (pool.run(reading, undefined, whose) as Promise<Read<R>>) : here.run(reading),
    close: () => pool.close(),
  };
}
