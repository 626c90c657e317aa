import { z } from 'zod';

/** Chosen by the client, new for each thing it does: sent again after a lost connection, it happens only once. */
export const ActionId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe("The client's own name for this action. Sending it again gives the same reply and happens once.");

export const TableId = z.string().regex(/^[a-z0-9]{16}$/);
export const PersonId = z.string().regex(/^[a-z0-9]{16}$/);
export const SeatNumber = z.int().min(0).max(15).describe('A seat, counted from 0.');
export const Share = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("32 random bytes of the person's own, as hexadecimal digits: the dice come from them and from the server's secret.");
export const Pledge = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the text `muster-share <table> <seat> <person> <share>`, as hexadecimal digits: binds a person to a share that nobody sees yet.');
/** So many seconds everybody has to think at least before a bot may play for them. */
export const LEAST_PATIENCE = 60;

export const Patience = z
  .int()
  .min(LEAST_PATIENCE)
  .max(30 * 24 * 3600)
  .describe('How many seconds the table waits for somebody before the host may let a bot play for them.');
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** The bots that may sit at a table. */
export const BOTS = ['random', 'casual', 'greedy', 'search:200ms', 'search:1000ms'] as const;
export const BotName = z.enum(BOTS);
export type BotName = z.infer<typeof BotName>;

const id = ActionId;

/** Everything somebody can do at a table. Over HTTP each is a request of its own, over WebSocket a message with `do`. */
export const ACTIONS = {
  answer: z
    .strictObject({
      id,
      number: z.int().min(0).describe('The number of the decision that is answered.'),
      seat: SeatNumber,
      notation: z.string().min(1).max(200).describe('One of the options, as listed.'),
      undos: z
        .int()
        .min(0)
        .optional()
        .describe('How many times moves had been undone when the option was read; guards against answering a decision that was reopened.'),
    })
    .describe('Answer the open decision.'),
  undo: z
    .strictObject({ id, to: z.int().min(0).describe('Go back to the moment before answer `to`.') })
    .describe(
      "Take back: one's own answers since the last reveal at once, more when the other people at the table agree, those included for whom a bot plays. A request lapses with the next answer.",
    ),
  consent: z
    .strictObject({
      id,
      agree: z.boolean(),
      asked: z.int().min(0).optional().describe('The `asked` of the request it is about, so that it cannot be taken for a later one.'),
    })
    .describe('Agree to an undo that somebody asked for, or refuse it. Whoever asked withdraws by refusing.'),
  say: z.strictObject({ id, text: z.string().trim().min(1).max(300) }).describe('Say something at the table.'),
  ping: z
    .strictObject({ id, at: z.string().trim().min(1).max(80).describe('A place of the board, in the words of the notation.') })
    .describe('Point at a place of the board.'),
  sit: z
    .strictObject({
      id,
      seat: SeatNumber,
      pledge: Pledge.optional().describe('The hash of what you will add to the dice; without it you add nothing.'),
      link: LinkToken.optional(),
    })
    .describe("Sit down on an open seat, with a seat's link, or on the seat kept for oneself."),
  stand: z.strictObject({ id, seat: SeatNumber }).describe('Stand up: the seat is open then. While a match is on, a bot plays on.'),
  resign: z.strictObject({ id, seat: SeatNumber }).describe('Give up a match of two: the other one wins.'),
  give: z
    .strictObject({
      id,
      seat: SeatNumber,
      to: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('link') }),
        z.strictObject({ kind: z.literal('bot'), bot: BotName }),
      ]),
    })
    .describe(
      "Give a seat to a bot, to whoever has a new link, or to anybody. Everybody may give their own, and takes it back from a bot by sitting down. The host may give every seat; while the match is on, that of a person only to a bot, and only after waiting for them as long as the table's patience. The seat's old link is dead.",
    ),
  arrange: z
    .strictObject({
      id,
      config: z.unknown().optional().describe("The game's configuration; when left out, it stays."),
      patience: Patience.optional(),
    })
    .describe(
      'Change what is played, by how many and how fast (host only), until the match begins. People keep their seats; seats that are added are free, and those that go have to be nobody’s.',
    ),
  knock: z.strictObject({ id }).describe('Ask the host for a seat, where none is open: once, and not again after a no.'),
  admit: z
    .strictObject({ id, person: PersonId, seat: SeatNumber.nullable() })
    .describe('Let somebody in who asked for a seat (host only): it is kept for them, and in a running match a bot plays until they sit down. `null` is a no.'),
  host: z.strictObject({ id, person: PersonId }).describe('Make somebody else at the table the host.'),
  start: z
    .strictObject({ id })
    .describe(
      'Begin the match. All seats have to be taken. Where people have pledged shares, everybody shows theirs first (entry `ready`): the match begins when all have, or when somebody asks for it again ten seconds later.',
    ),
  reveal: z
    .strictObject({
      id,
      shares: z
        .array(z.strictObject({ seat: SeatNumber, share: Share }))
        .min(1)
        .max(16),
    })
    .describe("Show the shares one has pledged, once the table is `ready`. First note everybody's pledges: the record has to have the same."),
  close: z
    .strictObject({ id })
    .describe('Close the table (host only). While a match of two is on, whoever closes it has resigned; that of others is not theirs to close.'),
  rematch: z.strictObject({ id }).describe('A new table with the same people on the same seats.'),
  nudge: z.strictObject({ id }).describe('Where people and bots may answer: let a bot go ahead now.'),
  why: z.strictObject({ id, seat: SeatNumber, notation: z.string().min(1).max(200) }).describe('Which clauses forbid this answer now? Changes nothing.'),
} as const;

export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly ActionName[];

export type ActionOf<N extends ActionName> = { readonly do: N } & z.infer<(typeof ACTIONS)[N]>;
export type Action = { [N in ActionName]: ActionOf<N> }[ActionName];

/** Over WebSocket only: go to another table on the same connection, as to that of a rematch. */
export const SwitchTable = z
  .strictObject({
    do: z.literal('switch'),
    id,
    table: TableId,
    since: z.int().min(-1).optional().describe('The last entry of that table the client has; -1 for everything.'),
  })
  .describe('Go to another table. Its welcome is the reply.');
export type SwitchTable = z.infer<typeof SwitchTable>;

const MESSAGES = ACTION_NAMES.map((name) => ACTIONS[name].extend({ do: z.literal(name) }));

/** Each action as a message. */
const messages: { readonly [name: string]: z.ZodType } = Object.fromEntries(MESSAGES.map((message) => [message.shape.do.value, message]));
export const ACTION_MESSAGES = messages as Readonly<Record<ActionName, z.ZodType<Action, unknown>>>;

/** A message from a client over WebSocket. */
const message: z.ZodType = z.discriminatedUnion('do', [SwitchTable, ...MESSAGES]);
export const ClientMessage = message as z.ZodType<Action | SwitchTable>;
