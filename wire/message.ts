import { z } from 'zod';
import { ActionId, BotName, PersonId, SeatNumber, Share, TableId } from './action.ts';
import { RefusalCode } from './refusal.ts';

const Clauses = z.array(z.string()).describe('Ids of the clauses of the rulebook.');
const Anything = z.unknown();

/** What a roll or a draw gave; `is` is missing for those who may not know. */
export const Given = z.union([
  z.number(),
  z.string(),
  z.strictObject({ to: z.array(SeatNumber).readonly(), is: z.union([z.number(), z.string()]).exactOptional() }),
]);

export const Person = z.strictObject({ id: PersonId, name: z.string() });

export const SeatOf = z.strictObject({
  name: z.string().describe("The seat's name in the game."),
  kind: z
    .enum(['open', 'link', 'kept', 'person', 'bot'])
    .describe('`link`: waits for whoever has its link; `kept`: for the person named, who has not sat down yet.'),
  person: Person.nullable(),
  bot: BotName.nullable(),
});

export const Outcome = z.strictObject({ payoff: z.array(z.number()), clause: z.string(), cause: z.string() });

/** A table as everybody may see it. */
export const TableState = z.strictObject({
  id: TableId,
  game: z.string(),
  rules: z.int().describe('The version of the rules it is played by.'),
  config: Anything,
  phase: z.enum(['open', 'playing', 'finished', 'closed']),
  host: Person,
  listed: z.boolean().describe('On the public list.'),
  watched: z.boolean().describe('Whoever knows the address may watch.'),
  created: z.int(),
  seats: z.array(SeatOf),
  commitment: z.string().describe("SHA-256 of the server's secret: shown before anybody sits down, checked when the match is over."),
  shares: z.array(z.tuple([SeatNumber, Share])).describe('What the people added to the dice.'),
  undos: z.int(),
  asking: z
    .strictObject({ by: PersonId, to: z.int(), agreed: z.array(PersonId) })
    .nullable()
    .describe('Somebody asks to take back.'),
  rematch: TableId.nullable(),
});

export const Asked = z.strictObject({ kind: z.string(), about: Anything, seats: z.array(SeatNumber) });

/** The present moment, as the seats of one person see it. */
export const Now = z.strictObject({
  number: z.int().describe('The number of the open decision.'),
  undos: z.int(),
  asked: Asked.nullable(),
  outcome: Outcome.nullable(),
  hands: z
    .array(z.strictObject({ seat: SeatNumber.nullable(), view: Anything, options: z.array(z.string()) }))
    .describe('For each seat of this person, what it sees and may answer; one without a seat for spectators.'),
});

const Told = z.strictObject({ event: Anything, clauses: Clauses });

const common = { entry: z.int(), at: z.int().describe('Milliseconds since 1970.'), person: Person.nullable() };
const entry = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ ...common, kind: z.literal(kind), ...shape });

/** Something that happened at a table. Entries are counted without gaps; a client that has entry n asks for what came since. */
export const Entry = z.discriminatedUnion('kind', [
  entry('create', {}),
  entry('sit', { seat: SeatNumber }),
  entry('stand', { seat: SeatNumber }),
  entry('give', { seat: SeatNumber, to: z.strictObject({ kind: z.enum(['open', 'link', 'bot']), bot: BotName.nullable() }) }),
  entry('host', { to: Person }),
  entry('start', { opening: z.array(Given) }),
  entry('answer', {
    number: z.int(),
    seat: SeatNumber,
    notation: z.string(),
    gave: z.array(Given).describe('What it rolled and drew, as far as this person may know.'),
    events: z.array(Told).describe('What happened; none when it has been taken back since, and for clients that follow answers only.'),
  }),
  entry('ask', { to: z.int() }),
  entry('agree', {}),
  entry('decline', {}),
  entry('undo', { to: z.int(), agreed: z.array(PersonId).describe('Who else agreed.') }),
  entry('rules', {
    from: z.int(),
    version: z.int(),
    to: z.int().describe('The match goes on from here.'),
    lost: z.int().describe('How many answers the new rules do not allow.'),
  }),
  entry('say', { text: z.string() }),
  entry('ping', { place: z.string() }),
  entry('trouble', { text: z.string() }),
  entry('close', { why: z.string() }),
  entry('rematch', { table: TableId }),
]);

export const Refused = z.strictObject({
  code: RefusalCode,
  message: z.string(),
  clauses: Clauses.optional(),
  now: Now.optional().describe('The present moment, when the decision was already closed.'),
  report: z.string().optional(),
});

/** What came of an action. */
export const Done = z.strictObject({
  entry: z.int().nullable().describe('The entry it became; null when nothing had to change.'),
  number: z.int().describe('The number of the open decision now.'),
  link: z.string().optional().describe("The seat's new link, for its giver only."),
  table: TableId.optional().describe('The table of the rematch.'),
  waiting: z.array(PersonId).optional().describe('Whose consent is still needed.'),
  why: z.strictObject({ kind: z.enum(['legal', 'forbidden', 'unknown']), clauses: Clauses.optional() }).optional(),
});

/** What the server sends to a client at a table. */
export const Message = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('welcome'),
      re: ActionId.optional().describe('The move that led to this table.'),
      table: TableState,
      you: z.strictObject({ id: PersonId.nullable(), seats: z.array(SeatNumber) }),
      last: z.int().describe('The last entry.'),
      missed: z.array(Entry).describe('What happened since the entry the client has.'),
      now: Now.nullable(),
    })
    .describe('The first message.'),
  z
    .strictObject({
      type: z.literal('entry'),
      re: ActionId.optional().describe('The action of this client that became the entry: its acknowledgement, unless `done` has more to tell.'),
      of: TableId.describe('The table it happened at.'),
      entry: Entry,
      table: TableState.optional().describe('When anything but the match has changed.'),
      now: Now.nullable().describe('Null when the match has not changed, and for clients that follow answers only.'),
    })
    .describe('Something happened. It is durable.'),
  z.strictObject({ type: z.literal('done'), re: ActionId, ...Done.shape }),
  z.strictObject({ type: z.literal('refused'), re: ActionId.nullable(), ...Refused.shape }),
  z.strictObject({ type: z.literal('tick') }).describe('Nothing new: the connection is alive.'),
  z.strictObject({ type: z.literal('bye'), why: z.string() }).describe('The server closes the connection; come back.'),
]);

export type Person = z.infer<typeof Person>;
export type TableState = z.infer<typeof TableState>;
export type SeatOf = z.infer<typeof SeatOf>;
export type Now = z.infer<typeof Now>;
export type Entry = z.infer<typeof Entry>;
export type Refused = z.infer<typeof Refused>;
export type Done = z.infer<typeof Done>;
export type Message = z.infer<typeof Message>;
