import { z } from 'zod';

const flag = z.literal([0, 1]);
const time = z.int();
/** Of all other columns (`sums.ts`). */
const sum = z.string();

/** The rows of every table that a backup holds: the types of queries and the check of a backup in one. */
export const rows = {
  people: z.strictObject({
    id: z.string(),
    name: z.string(),
    created: time,
    /** Tells guests from the same network apart from others for a day, and nothing more. */
    origin: z.string().default(''),
    sum,
  }),
  tokens: z.strictObject({
    hash: z.string(),
    person: z.string(),
    kind: z.enum(['session', 'api']),
    label: z.string().nullable(),
    created: time,
    seen: time,
    /** When it ends; 0 is never, as long as it is used. */
    expires: time.default(0),
    /** What it is good for: everything, or looking on only. */
    scope: z.enum(['all', 'watch']).default('all'),
    sum,
  }),
  tables: z.strictObject({
    id: z.string(),
    game: z.string(),
    rules: z.int(),
    config: z.string(),
    host: z.string(),
    state: z.enum(['open', 'playing', 'finished', 'closed']),
    listed: flag,
    bots: flag,
    created: time,
    changed: time,
    secret: z.string(),
    /** Has a sum of its own (`checkpoint.ts`). */
    checkpoint: z.string().nullable(),
    /** Tells tables from the same network apart from others, and nothing more. */
    origin: z.string().default(''),
    sum,
  }),
  seats: z.strictObject({ table_id: z.string(), seat: z.int(), person: z.string().nullable(), sum }),
  journal: z.strictObject({
    table_id: z.string(),
    entry: z.int(),
    at: time,
    kind: z.string(),
    person: z.string().nullable(),
    id: z.string().nullable(),
    body: z.string(),
    sum,
  }),
  /** The first entries of a journal, packed (`folds.ts`): whose they are, and by which marks actions are found in them. */
  folds: z.strictObject({ table_id: z.string(), first: z.int(), last: z.int(), people: z.string(), actions: z.string(), entries: z.string(), sum }),
  /** The last entry of each journal; its sum is that of all entries up to it, in order (`chain.ts`). */
  ends: z.strictObject({ table_id: z.string(), last: z.int(), sum }),
  /** Of matches that are over, sealed: from then on nothing of the match is run again to know it. Packed (`packing.ts`). */
  records: z.strictObject({ table_id: z.string(), record: z.string(), sum }),
  reports: z.strictObject({ id: z.string(), table_id: z.string(), at: time, message: z.string(), body: z.string(), sum }),
  /** Who is kept out: a person by their id, or an address or network as it was given. `until` 0 is for good. */
  bans: z.strictObject({ whom: z.string(), why: z.string(), at: time, until: time, sum }),
  /** Links that let one new person in, each until it is used or expires. */
  invites: z.strictObject({ hash: z.string(), created: time, expires: time, sum }),
  /** Passkeys people sign in with: their public keys, and how often each has signed as far as it says. */
  passkeys: z.strictObject({
    id: z.string(),
    person: z.string(),
    name: z.string(),
    public_key: z.string(),
    counter: z.int(),
    /** By which ways a browser reaches it, separated by commas. */
    transports: z.string(),
    created: time,
    used: time,
    sum,
  }),
  /** What opens something once, each until it is used or expires (0 is never): what a passkey has to sign, and codes people sign in with. */
  tickets: z.strictObject({
    hash: z.string(),
    kind: z.enum(['add-passkey', 'use-passkey', 'link', 'recovery', 'friend']),
    /** Whom it is about; nobody is known yet who wants to sign in. */
    person: z.string().nullable(),
    about: z.string(),
    created: time,
    expires: time,
    /** How often somebody was wrong. */
    tries: z.int(),
    sum,
  }),
  /** What a person shows of themselves, to whom, and how they like it; each as JSON. */
  profiles: z.strictObject({ person: z.string(), avatar: z.string(), shows: z.string(), settings: z.string(), sum }),
  /** Games of a device that its person takes along. Packed (`packing.ts`). */
  luggage: z.strictObject({ person: z.string(), id: z.string(), game: z.string(), changed: time, saved: z.string(), sum }),
  /** Whom a person calls a friend; friends are those who both do. */
  friends: z.strictObject({ person: z.string(), other: z.string(), since: time, sum }),
  /** What whoever runs the server has done to people and tables, and why. */
  deeds: z.strictObject({ id: z.string(), at: time, what: z.string(), whom: z.string(), why: z.string(), sum }),
};

export type TableName = keyof typeof rows;
export type Row<T extends TableName> = z.infer<(typeof rows)[T]>;

/** What the database knows of itself, such as its `generation`. It stays where it is: no backup holds it. */
export interface Meta {
  name: string;
  value: string;
}

/** What the lists say of a table, by its journal. No backup holds it: it is found again. */
export interface StandingRow {
  table_id: string;
  changed: number;
  standing: string;
  sum: string;
}

export type Schema = { [T in TableName]: Row<T> } & { meta: Meta; standings: StandingRow };

/** The primary key of each table; the order is that of a backup. */
export const keys: { readonly [T in TableName]: readonly (keyof Row<T> & string)[] } = {
  people: ['id'],
  tokens: ['hash'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  journal: ['table_id', 'entry'],
  folds: ['table_id', 'first'],
  ends: ['table_id'],
  records: ['table_id'],
  reports: ['id'],
  bans: ['whom'],
  invites: ['hash'],
  passkeys: ['id'],
  tickets: ['hash'],
  profiles: ['person'],
  luggage: ['person', 'id'],
  friends: ['person', 'other'],
  deeds: ['id'],
};

export const tableNames: readonly TableName[] = [
  'people',
  'tokens',
  'tables',
  'seats',
  'journal',
  'folds',
  'ends',
  'records',
  'reports',
  'bans',
  'invites',
  'passkeys',
  'tickets',
  'profiles',
  'luggage',
  'friends',
  'deeds',
];
