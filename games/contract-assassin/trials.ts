import type { Trial } from '../box.ts';
import { ASSASSINS, type AssassinId } from './content/assassins.ts';

const TABLES: readonly number[] = [2, 3, 4, 5, 6, 7, 8];
/** Where assassins are compared with each other. */
const RIVALS = 3;

/** The first seat begins, or has its turn after all others. */
const seats: readonly Trial[] = TABLES.flatMap((players) => [
  { row: 'begins', group: 'seats', column: `${players}`, configs: [{ players, first: 0 }] },
  { row: 'comes last', group: 'seats', column: `${players}`, configs: [{ players, first: 1 }] },
]);

/** Each assassin against every three others, in each place of the turn order. */
const assassins: readonly Trial[] = ASSASSINS.map(({ id }) => ({
  row: id,
  group: 'assassins',
  column: `${RIVALS + 1}`,
  configs: some(
    RIVALS,
    ASSASSINS.map((other) => other.id).filter((other) => other !== id),
  ).map((others, i) => ({ players: RIVALS + 1, first: i % (RIVALS + 1), assassins: [id, ...others] })),
}));

function some(size: number, from: readonly AssassinId[]): AssassinId[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => some(size - 1, from.slice(i + 1)).map((rest) => [first, ...rest]));
}

/** Whether the order of turns is fair at every number of seats, and what each assassin's ability is worth. The first seat's wins count. */
export const trials: readonly Trial[] = [...seats, ...assassins];
