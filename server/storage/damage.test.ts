import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { befriend } from '../accounts/friends.ts';
import { intoLuggage } from '../accounts/luggage.ts';
import { changeProfile } from '../accounts/profiles.ts';
import { ban } from '../hosts/bans.ts';
import { note } from '../hosts/deeds.ts';
import { invite } from '../hosts/invites.ts';
import { listTables } from '../tables/listing.ts';
import { People } from '../tables/people.ts';
import { recordFor } from '../tables/records.ts';
import { TableRegistry } from '../tables/registry.ts';
import { done, duel, playOne, playOut } from '../testing/duel.ts';
import { Guest } from '../testing/guest.ts';
import { openServer } from '../testing/open.ts';
import { siteOf, withPasskey } from '../testing/sign-in.ts';
import { GENERATION } from './format.ts';
import { checkStore, openStore, type Store } from './index.ts';
import { keys, type Schema } from './schema.ts';
import { Databases, type Kind } from './testing/databases.ts';

/** The key of every table that holds something. */
const KEYS: { readonly [T in keyof Schema]: readonly string[] } = { ...keys, standings: ['table_id'], meta: ['name'] };
type Cells = Readonly<Record<string, unknown>>;

const databases = new Databases();

/** One bit of a cell that is not empty turned over; null where nothing else can be made of it. */
function flipped(value: unknown, turn: number): string | number | null {
  if (typeof value === 'number') {
    const bit = 2 ** (6 + (turn % 8));
    return Math.floor(value / bit) % 2 === 0 ? value + bit : value - bit;
  }
  if (typeof value !== 'string' || value === '') return null;
  const place = (turn * 7919) % value.length;
  const code = value.charCodeAt(place) ^ (1 << (turn % 7));
  return code === 0 || code > 0xd000 ? null : value.slice(0, place) + String.fromCharCode(code) + value.slice(place + 1);
}

/** A server that was played on: a match that goes on, one that is over, a table that waits; a program's token, a report. */
async function furnish(kind: Kind): Promise<{ readonly store: Store; readonly tables: readonly string[]; readonly tokens: readonly string[] }> {
  const database = await databases.kept(kind);
  const server = await openServer({ [kind === 'sqlite' ? 'MUSTER_DATA' : 'DATABASE_URL']: database });
  const { table: over, ann, ben } = await duel(server.base);
  await playOut(over, [ann, ben]);
  const { table: running, ann: cyd, ben: dan } = await duel(server.base);
  for (let answers = 0; answers < 20; answers++) await playOne(running, [cyd, dan]);
  const played = await server.registry.table(running);
  for (let lines = 0; lines < 130; lines++) await played.act(cyd.person, { do: 'say', id: `line-${lines}`, text: `line ${lines}` });
  const { table: waiting } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const { token } = await done(ann.post<{ token: string }>('/tokens', { label: 'a program', scope: 'watch', days: 7 }));
  await server.registry.report(running, new Error('as it may be'), null);
  await ban(server.store, '203.0.113.7', Date.now() + 1e9, 'spam');
  await note(server.store, 'ban', '203.0.113.7', 'spam');
  await invite(server.store, Date.now() + 1e9);
  await withPasskey(new Guest(siteOf(server.base), ann.person, ann.cookie));
  await done(ann.post('/links', {}));
  await befriend(server.store, ann.person.id, ben.person.id);
  await changeProfile(server.store, ann.person.id, { avatar: 'fox', settings: { language: 'de' } });
  await intoLuggage(server.store, ann.person.id, 'a-game', { game: 'contact', changed: 5, saved: { answers: [] } });
  await server.stop();
  return { store: await openStore({ database }), tables: [over, running, waiting], tokens: [token, ann.cookie.split('=')[1] ?? ''] };
}

/** All that this database has to say to those who use it. What is refused is not said. */
async function said({ store, tables, tokens }: Awaited<ReturnType<typeof furnish>>): Promise<Record<string, string>> {
  const registry = new TableRegistry(store);
  const people = new People(store);
  const answers: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(
      tables.map((id) => [
        id,
        async () => {
          const table = await registry.table(id);
          const { seats, host, phase, last, names, config } = table.state;
          return [seats, host, phase, last, [...names], config, table.match === null ? null : await recordFor(store, table, null)];
        },
      ]),
    ),
    ...Object.fromEntries(
      tokens.map((token) => [
        token,
        async () => {
          const login = await people.byToken(token);
          return login === null ? Promise.reject(new Error('signed out')) : login;
        },
      ]),
    ),
    list: async () => {
      const { open, playing } = await listTables(registry, null);
      return [...open, ...playing].map((row) => JSON.stringify(row));
    },
  };
  const heard: Record<string, string> = {};
  for (const [what, ask] of Object.entries(answers))
    await ask().then(
      (answer) => {
        heard[what] = JSON.stringify(answer);
      },
      () => undefined,
    );
  return heard;
}

describe.each([
  ['sqlite', 200],
  ['postgres', 60],
] as const)('bits that turn in %s', (kind, least) => {
  let furnished: Awaited<ReturnType<typeof furnish>>;
  beforeAll(async () => {
    furnished = await furnish(kind);
  });
  afterAll(() => furnished.store.close());

  test(`are noticed in every column of every table (${least} of them)`, async () => {
    const { store } = furnished;
    const before = await said(furnished);
    expect((await checkStore(store)).damage).toEqual([]);
    const rows = await Promise.all(
      (Object.keys(KEYS) as (keyof Schema)[]).map(async (table) => {
        const { rows: all } = await sql<Cells>`select * from ${sql.table(table)} ${table === 'meta' ? sql`where name = ${GENERATION}` : sql``}`.execute(
          store.db,
        );
        return [table, all] as const;
      }),
    );
    expect(rows.filter(([, all]) => all.length === 0)).toEqual([]);
    const silent: string[] = [];
    const hit = new Set<string>();
    let turns = 0;
    for (let turn = 0; turns < least; turn++)
      for (const [table, all] of rows)
        for (const column of Object.keys(all[0] ?? {})) {
          const row = all.filter((one) => one[column] !== null && one[column] !== '')[(turn * 31) % all.length] ?? all.find((one) => one[column] != null);
          const cell = row === undefined ? null : flipped(row[column], turn);
          if (row === undefined || cell === null || turns >= least + 60) continue;
          const where = (at: Cells) =>
            sql.join(
              KEYS[table].map((key) => sql`${sql.ref(key)} = ${at[key]}`),
              sql` and `,
            );
          const set = (from: Cells, to: Cells) =>
            sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to[column]} where ${where(from)}`.execute(store.db).then(
              () => true,
              () => false,
            );
          const changed = { ...row, [column]: cell };
          // Another row may have that key.
          if (!(await set(row, changed))) continue;
          turns++;
          hit.add(`${table}.${column}`);
          const what = `${table}.${column}: ${row[column]} as ${cell}`;
          const { damage } = await checkStore(store);
          if (damage.length === 0) silent.push(`${what}: not found by the check`);
          for (const [asked, answer] of Object.entries(await said(furnished)))
            if (asked === 'list' ? !JSON.parse(answer).every((one: string) => JSON.parse(before['list'] ?? '').includes(one)) : answer !== before[asked])
              silent.push(`${what}: served ${asked} as ${answer.slice(0, 200)}`);
          // A record that is missing is made again from the journal.
          if (table === 'records' && column === 'table_id') await sql`delete from records where ${where(row)}`.execute(store.db);
          expect(await set(changed, row)).toBe(true);
        }
    expect(silent).toEqual([]);
    expect(turns).toBeGreaterThanOrEqual(least);
    const columns = rows.flatMap(([table, all]) => Object.keys(all[0] ?? {}).map((column) => `${table}.${column}`));
    // Where a server listens for itself alone, nobody has an origin that outlives the day.
    expect(columns.filter((column) => !hit.has(column))).toEqual([]);
    expect(await said(furnished)).toEqual(before);
  });
});
