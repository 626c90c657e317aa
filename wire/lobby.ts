import { z } from 'zod';
import { BotName, LinkToken, Patience, SeatNumber, TableId } from './action.ts';
import { Invitation, MatchView, Outcome, Person, SeatView, TableSeat, TableState } from './view.ts';

export const Name = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^\p{C}]+$/u, 'no control characters')
  .describe('How others see this person.');

export const NewGuest = z.strictObject({
  name: Name,
  invite: LinkToken.optional().describe('Where people come by invitation alone: the code that whoever runs the server gave them. It lets in one.'),
  table: TableId.optional().describe('Or the table they are invited to, with its link.'),
  link: LinkToken.optional(),
});
export type NewGuest = z.infer<typeof NewGuest>;

export const Me = z.strictObject({ person: Person.nullable() });

export const Scope = z.enum(['all', 'watch']).describe('`all`: everything its person may do but tokens; `watch`: only watch.');
export type Scope = z.infer<typeof Scope>;

export const WantedToken = z.strictObject({
  label: Name,
  scope: Scope.default('all'),
  days: z.int().min(1).max(365).default(365).describe('After this many days it stops working.'),
});

export const TokenSummary = z.strictObject({
  id: z.string(),
  kind: z.enum(['session', 'api']),
  label: z.string().nullable().describe('What a program is called; of a session the device, as far as it is known.'),
  scope: Scope,
  created: z.int(),
  seen: z.int().describe('The day it was last used, in milliseconds since 1970.'),
  expires: z.int().nullable(),
  current: z.boolean().describe('The one this request was made with.'),
});
export type TokenSummary = z.infer<typeof TokenSummary>;

export const NewToken = z.strictObject({ token: z.string().describe('For the header `Authorization: Bearer …`. Shown once.') });

export const Preset = z.strictObject({ id: z.string(), title: z.string(), config: z.unknown() }).describe('A ready-made set-up.');
export const GameSetting = z
  .strictObject({ name: z.string(), says: z.string(), values: z.array(z.union([z.string(), z.number(), z.boolean()])), clause: z.string() })
  .describe('What can be agreed on, and how; `clause` is the rule it changes.');

export const GameSummary = z.strictObject({
  id: z.string(),
  title: z.string(),
  rules: z.int(),
  mood: z.string(),
  players: z.tuple([z.int(), z.int()]),
  minutes: z.tuple([z.int(), z.int()]),
  cooperative: z.boolean(),
  presets: z.array(Preset),
  settings: z.array(GameSetting),
});

export const AnswerForm = z
  .strictObject({
    do: z.string(),
    form: z.string().describe('Words and, in braces, parts: `runs to {to}`.'),
    parts: z.array(z.string()).readonly().describe('The names of the parts, in order.'),
    pattern: z.string().describe('A regular expression that fits the whole of it; its groups are the parts.'),
    examples: z.array(z.string()).readonly().describe('From real matches; none of what is never offered, or hardly ever.'),
  })
  .describe('How one kind of answer is written.');

export const GameDescription = GameSummary.extend({
  notation: z.array(AnswerForm).describe('How answers are written. Where several patterns fit, the first counts.'),
  seen: z
    .record(z.string(), z.unknown())
    .describe(
      'A JSON Schema (2020-12) whose properties say what a `view`, a `decision`, an `event` and a `preview` of this game are, and what their fields mean.',
    ),
  example: SeatView.describe('What a seat saw at a moment of a real match.'),
}).describe('Everything that a program has to know of a game to play it.');

/** A rule of a game, in our words. */
export const ClauseText = z.strictObject({
  id: z.string().describe('As in `clauses` of events, refusals and why-nots.'),
  says: z.string(),
  source: z.string().describe('Where in the rulebook.'),
  ruling: z.string().nullable().describe('How we read the book where it is silent.'),
});
export type ClauseText = z.infer<typeof ClauseText>;

/** Who shall sit where, when a table is set up. */
export const SeatSetup = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('link') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: BotName }),
]);

export const NewTable = z.strictObject({
  game: z.string().max(40),
  preset: z.string().max(40).optional().describe('A ready-made set-up; the first of the game when neither this nor `config` is given.'),
  config: z.unknown().optional().describe("The game's configuration."),
  seats: z.array(SeatSetup).max(16).optional().describe('For each seat of the game; when left out, the first is mine and the others are open.'),
  listed: z.boolean().default(false).describe('On the public list.'),
  watched: z.boolean().default(true).describe('Whoever knows the address may watch.'),
  patience: Patience.default(120),
});

export const CreatedTable = z.strictObject({
  table: TableId,
  commitment: z.string(),
  links: z
    .array(z.strictObject({ seat: SeatNumber, link: LinkToken }))
    .describe('The seats that wait for somebody, with the link that opens them: one for the whole table. Whoever has it may take any of them that is free.'),
});

/** A table and its present moment, as one person sees it. */
export const TablePresent = z.strictObject({
  table: TableState,
  last: z.int().describe('The last entry.'),
  match: MatchView.nullable(),
  invitation: Invitation.nullable().describe('What the link that was sent along is good for; null without one, and when it opens nothing.'),
});

export const KeptRecord = z.strictObject({ table: TableId });

export const TableRow = z.strictObject({
  id: TableId,
  game: z.string(),
  phase: z.enum(['open', 'playing', 'finished', 'closed']),
  host: Person,
  seats: z.array(TableSeat),
  created: z.int(),
  changed: z.int(),
  number: z.int().describe('How many answers there were when the turn last passed.'),
  asked: z.array(SeatNumber).describe('The seats that may answer now.'),
  mine: z.array(SeatNumber).describe('The seats of this person.'),
  outcome: Outcome.nullable(),
});

export const TableList = z.strictObject({
  mine: z.array(TableRow).describe('Tables of this person, those that wait for an answer first.'),
  open: z.array(TableRow).describe('Public tables with a free seat.'),
  playing: z.array(TableRow).describe('Public tables to watch.'),
});

export type TableRow = z.infer<typeof TableRow>;
export type TableList = z.infer<typeof TableList>;
export type NewTable = z.infer<typeof NewTable>;
export type CreatedTable = z.infer<typeof CreatedTable>;
export type SeatSetup = z.infer<typeof SeatSetup>;
export type GameSummary = z.infer<typeof GameSummary>;
export type AnswerForm = z.infer<typeof AnswerForm>;
export type GameDescription = z.infer<typeof GameDescription>;
