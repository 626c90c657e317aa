import { z } from 'zod';
import { BotName, PersonId, SeatNumber, Share, TableId } from './action.ts';
import { Clauses, Person } from './view.ts';

/** What a roll or a draw gave; `is` is missing for those who may not know. */
export const Given = z.union([
  z.number(),
  z.string(),
  z.strictObject({ to: z.array(SeatNumber).readonly(), is: z.union([z.number(), z.string()]).exactOptional() }),
]);

export const TableEvent = z.strictObject({
  event: z.unknown(),
  clauses: Clauses,
  view: z.unknown().optional().describe('What was seen right after it, for clients that follow steps.'),
});
const Events = z.array(TableEvent).describe('What happened; none when it has been undone since, and for clients that follow answers only.');

const common = { entry: z.int(), at: z.int().describe('Milliseconds since 1970.'), person: Person.nullable() };
const entry = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ ...common, kind: z.literal(kind), ...shape });

/** Something that happened at a table. Entries are counted without gaps; a client that has entry n asks for what came since. */
export const Entry = z.discriminatedUnion('kind', [
  entry('create', {}),
  entry('sit', { seat: SeatNumber }),
  entry('stand', { seat: SeatNumber }),
  entry('give', {
    seat: SeatNumber,
    to: z.strictObject({ kind: z.enum(['open', 'link', 'bot']), bot: BotName.nullable(), owner: Person.nullable().describe('Whom the bot plays for.') }),
  }),
  entry('arrange', {}),
  entry('resign', { seat: SeatNumber }),
  entry('host', { to: Person }),
  entry('knock', {}),
  entry('admit', { to: Person, seat: SeatNumber.nullable().describe('The seat that is theirs now; null when the host said no.') }),
  entry('ready', {}),
  entry('reveal', { shares: z.array(z.tuple([SeatNumber, Share])) }),
  entry('start', { opening: z.array(Given), events: Events }),
  entry('answer', {
    number: z.int(),
    seat: SeatNumber,
    notation: z.string(),
    gave: z.array(Given).describe('What it rolled and drew, as far as this person may know.'),
    events: Events,
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
  entry('say', { text: z.string().describe('Empty when whoever runs the server has removed it.') }),
  entry('unsay', { said: z.int().describe('The entry whose text is removed.') }),
  entry('rename', { who: Person.describe('As they are called from now on, in all entries of before, too.') }),
  entry('ping', { place: z.string() }),
  entry('trouble', { text: z.string() }),
  entry('close', { why: z.string() }),
  entry('rematch', { table: TableId }),
]);

/** How much a client is told. */
export const Follow = z.enum(['answers', 'views', 'steps']);

export type Follow = z.infer<typeof Follow>;
export type Entry = z.infer<typeof Entry>;
