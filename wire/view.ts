import { z } from 'zod';
import { BotName, PersonId, Pledge, SeatNumber, Share, TableId } from './action.ts';

export const Clauses = z.array(z.string()).describe('Ids of the clauses of the rulebook.');

export const Person = z.strictObject({ id: PersonId, name: z.string() });

export const TableSeat = z.strictObject({
  name: z.string().describe("The seat's name in the game."),
  kind: z
    .enum(['open', 'link', 'kept', 'person', 'bot'])
    .describe('`link`: waits for whoever has its link; `kept`: for the person named, who has not sat down yet.'),
  person: Person.nullable(),
  bot: BotName.nullable(),
  owner: Person.nullable().describe('Whom a bot plays for while they are away; the seat is theirs again when they sit down.'),
});

export const Outcome = z.strictObject({ payoff: z.array(z.number()).readonly(), clause: z.string(), cause: z.string() });

export const Pledges = z.array(z.tuple([SeatNumber, z.string().describe('The id of a person, or `bot`.'), Pledge]));

/** Somebody would like to go back. */
export const UndoRequest = z.strictObject({ by: PersonId, to: z.int(), asked: z.int().describe('The entry it was asked in.'), agreed: z.array(PersonId) });

/** A table as everybody may see it. */
export const TableState = z.strictObject({
  id: TableId,
  game: z.string(),
  rules: z.int().describe('The version of the rules it is played by.'),
  config: z.unknown(),
  phase: z.enum(['open', 'playing', 'finished', 'closed']),
  host: Person,
  listed: z.boolean().describe('On the public list.'),
  watched: z.boolean().describe('Whoever knows the address may watch.'),
  patience: z.int().describe('How many seconds the table waits for somebody before a bot may play for them.'),
  created: z.int(),
  seats: z.array(TableSeat),
  commitment: z.string().describe("SHA-256 of the server's secret: shown before anybody sits down, checked when the match is over."),
  pledges: Pledges.describe('Who is bound to add what to the dice. Those of bots are there when the table is ready.'),
  ready: z.int().nullable().describe('Since when everybody shows what they add to the dice; null before, and when the match has begun.'),
  shares: z.array(z.tuple([SeatNumber, Share])).describe('What the people added to the dice.'),
  knocking: z.array(Person).describe('Who asks the host for a seat.'),
  undos: z.int(),
  undoRequest: UndoRequest.nullable().describe('Somebody asks to go back to the moment before answer `to`. It lapses with the next answer.'),
  resigned: SeatNumber.nullable().describe('Who gave up the match.'),
  rematch: TableId.nullable(),
});

/** What an option would do, in the terms of its game. */
export const Preview = z
  .unknown()
  .describe('What an option would do, by the rules, as far as its seat may know: what it costs, how likely it works. Null where there is nothing to say.');

/** Asked of the server in an address. */
export const Previews = z.enum(['true', 'false']).default('false').describe('`true`: with `options` come `previews`, what each of them would do.');

/** What one seat knows of the match and may answer: what the kernel gives, and whose it is. */
export const SeatView = z.strictObject({
  seat: SeatNumber.nullable().describe('Null for a spectator.'),
  number: z.int().describe('The number of the open decision.'),
  view: z.unknown(),
  decision: z
    .strictObject({
      kind: z.string(),
      about: z.unknown().describe('What it is about, in names and small numbers; seats are counted from 0, and -1 is nobody.'),
      seats: z.array(SeatNumber).readonly().describe('Whose answer is awaited.'),
    })
    .nullable()
    .describe('The open decision; null when the match is over.'),
  options: z.array(z.string()).readonly().describe('What this seat may answer now, awaited or not.'),
  previews: z.array(Preview).readonly().optional().describe('What each of `options` would do, in the same order; only for those who ask with `previews=true`.'),
  outcome: Outcome.nullable(),
});

/** The match as one person sees it. */
export const MatchView = z.strictObject({
  undos: z.int().describe('How many times moves have been undone.'),
  views: z.array(SeatView).describe('One for each seat of this person, or one for a spectator.'),
});

/** What a link is good for. */
export const Invitation = z.strictObject({
  seat: SeatNumber.describe('The first free seat it opens, or the last it has opened.'),
  free: z.array(SeatNumber).describe('The free seats it opens; empty when somebody has sat down on each.'),
});

export type Invitation = z.infer<typeof Invitation>;
export type Person = z.infer<typeof Person>;
export type TableSeat = z.infer<typeof TableSeat>;
export type TableState = z.infer<typeof TableState>;
export type SeatView = z.infer<typeof SeatView>;
export type MatchView = z.infer<typeof MatchView>;
