import { z } from 'zod';
import { ActionId, PersonId, SeatNumber, TableId } from './action.ts';
import { Entry } from './entry.ts';
import { RefusalBody } from './refusal.ts';
import { Clauses, MatchView, TableState } from './view.ts';

/** What came of an action. */
export const ActionResult = z.strictObject({
  entry: z.int().nullable().describe('The entry it became; null when nothing had to change.'),
  number: z.int().describe('The number of the open decision now.'),
  link: z.string().optional().describe("The seat's new link, for its giver only."),
  table: TableId.optional().describe('The table of the rematch.'),
  waiting: z.array(PersonId).optional().describe('Whose consent is still needed.'),
  why: z.strictObject({ kind: z.enum(['legal', 'forbidden', 'unknown']), clauses: Clauses.optional() }).optional(),
});

/** What the server sends to a client at a table. */
export const ServerMessage = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('welcome'),
      re: ActionId.optional().describe('The switch that led to this table.'),
      table: TableState,
      you: z.strictObject({ id: PersonId.nullable(), seats: z.array(SeatNumber) }),
      last: z.int().describe('The last entry.'),
      missed: z.array(Entry).describe('What happened since the entry the client has, or since the last page.'),
      match: MatchView.nullable(),
    })
    .describe('The first message, unless pages come before it.'),
  z
    .strictObject({ type: z.literal('page'), of: TableId, entries: z.array(Entry) })
    .describe('Much has happened since the entry the client has: it comes page by page before the welcome.'),
  z
    .strictObject({
      type: z.literal('entry'),
      re: ActionId.optional().describe('The action of this client that became the entry: its acknowledgement, unless `result` has more to tell.'),
      of: TableId.describe('The table it happened at.'),
      entry: Entry,
      table: TableState.optional().describe('When anything but the match has changed.'),
      match: MatchView.nullable().describe('Null when the match has not changed, and for clients that follow answers only.'),
    })
    .describe('Something happened. It is durable.'),
  z
    .strictObject({
      type: z.literal('presence'),
      of: TableId,
      here: z.array(PersonId).describe('Who of those with a seat, and the host, has the table open.'),
      watching: z.int().describe('How many others do.'),
    })
    .describe('Who has the table open, a moment after it changes: for those who ask with `presence=true`, where one process serves all.'),
  z.strictObject({ type: z.literal('result'), re: ActionId, ...ActionResult.shape }),
  z.strictObject({ type: z.literal('refusal'), re: ActionId.nullable(), ...RefusalBody.shape }),
  z.strictObject({ type: z.literal('tick') }).describe('Nothing new: the connection is alive.'),
  z.strictObject({ type: z.literal('bye'), why: z.string() }).describe('The server closes the connection; come back.'),
]);

export type ActionResult = z.infer<typeof ActionResult>;
export type ServerMessage = z.infer<typeof ServerMessage>;
