import { z } from 'zod';
import { SeatNumber, TableId } from './action.ts';
import { TableRow } from './lobby.ts';
import { MatchView, Person, Pledges } from './view.ts';

const notice = <K extends string, S extends z.ZodRawShape>(type: K, says: string, shape: S) =>
  z.strictObject({ type: z.literal(type), table: TableRow, ...shape }).describe(says);

/** A line of the stream of everything that concerns one person, at whichever table. */
export const Notice = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('welcome'), person: Person, tables: z.array(TableRow) })
    .describe('The first line: my latest tables. `turn`, `invited`, `ready`, `knock` and `undo` follow for those that wait for me.'),
  notice('turn', 'My answer is awaited. It comes once for each decision.', { match: MatchView }),
  notice('invited', 'Seats are kept for me: sit down on them.', { seats: z.array(SeatNumber) }),
  notice('seated', 'I have these seats now.', { seats: z.array(SeatNumber) }),
  notice('left', 'I have these seats no more.', { seats: z.array(SeatNumber) }),
  notice('ready', 'The match is about to begin: note who is bound to add what to the dice, then `reveal` what I pledged for these seats.', {
    seats: z.array(SeatNumber),
    pledges: Pledges,
  }),
  notice('started', 'The match has begun.', {}),
  notice('finished', 'The match is over.', {}),
  notice('closed', 'The table was given up.', {}),
  notice('knock', 'Somebody asks me, the host, for a seat: `admit` them, or say no.', { by: Person }),
  notice('undo', 'Somebody asks to go back to the moment before answer `to`, and I have not said whether I agree.', { by: Person, to: z.int() }),
  notice('mention', 'Somebody said my name in the chat.', { by: Person, text: z.string() }),
  notice('rematch', 'Somebody wants to play again: there is a new table.', { rematch: TableId }),
  z.strictObject({ type: z.literal('bye'), why: z.string() }).describe('The server ends the stream; come back.'),
]);
export type Notice = z.infer<typeof Notice>;
