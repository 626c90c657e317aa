import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MatchRecord, recordText } from '#kernel';
import type { Notice, RefusalBody, TableList, TableRow } from '#wire';
import { startPostgres } from './storage/testing/postgres.ts';
import { tableRow } from './tables/listing.ts';
import { done, duel, matchFor, playOne } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { longRecord } from './testing/long-record.ts';
import { openServer, type TestServer } from './testing/open.ts';
import { replays } from './testing/replays.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const keep = (guest: Guest, record: MatchRecord) => guest.post<{ table: string } & RefusalBody>('/records', JSON.parse(recordText(record)));
const lists = (guest: Guest): Promise<TableList> => done(guest.get<TableList>('/tables'));

/** The stream of somebody, line by line. */
class Lines {
  readonly first: Extract<Notice, { type: 'welcome' }>;
  readonly #lines: AsyncIterator<string>;
  readonly #closing: AbortController;

  private constructor(first: string, lines: AsyncIterator<string>, closing: AbortController) {
    this.first = JSON.parse(first);
    this.#lines = lines;
    this.#closing = closing;
  }

  static async open(guest: Guest): Promise<Lines> {
    const closing = new AbortController();
    const { body } = await fetch(`${guest.base}/api/stream`, { headers: { cookie: guest.cookie }, signal: closing.signal });
    const input = Readable.from(body ?? []).on('error', () => undefined);
    const lines = createInterface({ input })[Symbol.asyncIterator]();
    return new Lines((await lines.next()).value ?? '', lines, closing);
  }

  async next(): Promise<Notice> {
    for (;;) {
      const { value } = await this.#lines.next();
      if (value !== '') return JSON.parse(value);
    }
  }

  end(): void {
    this.#closing.abort();
  }
}

describe('the lists', () => {
  test('run no match again, whatever is on them and whoever looks', async () => {
    const eve = await Guest.come(server.base, 'Eve');
    const record = longRecord('kept');
    for (let n = 0; n < 6; n++) await done(keep(eve, record));
    const { table, ann, ben } = await duel(server.base);
    for (let n = 0; n < 5; n++) await playOne(table, [ann, ben]);
    for (const id of (await lists(eve)).mine.map(({ id: mine }) => mine).concat(table)) server.registry.drop(id, 'as after a while');
    let seen: TableList[] = [];
    expect(
      await replays(async () => {
        seen = await Promise.all([eve, eve, ann, ben].map(lists));
      }),
    ).toBe(0);
    expect(seen[0]?.mine.map(({ phase, number, outcome }) => [phase, number, outcome !== null])).toEqual(
      Array.from({ length: 6 }, () => ['finished', record.answers.length, true]),
    );
    expect(seen[2]?.mine[0]).toMatchObject({ id: table, phase: 'playing', mine: [0] });
  });

  test('are what a stream begins with, and nothing is run again for what is over', async () => {
    const eve = await Guest.come(server.base, 'Eve');
    const record = longRecord('stream');
    for (let n = 0; n < 6; n++) await done(keep(eve, record));
    const { table, ann, ben } = await duel(server.base);
    await done(ben.act(table, 'resign', { seat: 1 }));
    for (const id of (await lists(eve)).mine.map(({ id: mine }) => mine).concat(table)) server.registry.drop(id, 'as after a while');
    const ears: Lines[] = [];
    expect(await replays(async () => void ears.push(await Lines.open(eve), await Lines.open(eve), await Lines.open(ann)))).toBe(0);
    expect(ears.map(({ first }) => first.tables.length)).toEqual([6, 6, 1]);
    await done(ben.act(table, 'rematch'));
    expect(await ears[2]?.next()).toMatchObject({ type: 'rematch', table: { id: table } });
    for (const ear of ears) ear.end();
  });

  test('say of a table at every moment what it says itself', async () => {
    const { table, ann, ben } = await duel(server.base);
    /** What lists say need not know how far a turn has got, nor when somebody last said something. */
    const essence = ({ number: _, changed: __, ...row }: TableRow) => row;
    const same = async (id = table) => {
      for (const guest of [ann, ben]) {
        const listed = (await lists(guest)).mine.find((row) => row.id === id);
        expect(listed === undefined ? null : essence(listed)).toEqual(essence(tableRow(await server.registry.table(id), guest.person)));
      }
    };
    for (let n = 0; n < 6; n++) {
      await playOne(table, [ann, ben]);
      await same();
    }
    await done(ann.act(table, 'undo', { to: 2 }));
    await done(ben.act(table, 'consent', { agree: true }));
    await same();
    await done(ann.act(table, 'give', { seat: 0, to: { kind: 'bot', bot: 'random' } }));
    await same();
    await done(ann.act(table, 'host', { person: ben.person.id }));
    await same();
    await done(ann.act(table, 'sit', { seat: 0 }));
    await same();
    await done(ann.act(table, 'resign', { seat: 0 }));
    await same();
    const { table: again = '' } = await done(ben.act(table, 'rematch'));
    await same();
    await same(again);
    await done(ann.act(again, 'sit', { seat: 0 }));
    await same(again);
    server.registry.drop(table, 'as after a restart');
    await same();
  });

  test('are filled for tables that were written before there were any, without running a match here', async () => {
    const url = await (await postgres()).url('lists');
    for (const environment of [{ DATABASE_URL: url }, { MUSTER_DATA: `${server.database}-older` }]) {
      const before = await openServer(environment);
      const [{ table, ann, ben }, eve] = [await duel(before.base), await Guest.come(before.base, 'Eve')];
      for (let n = 0; n < 5; n++) await playOne(table, [ann, ben]);
      const lost = await duel(before.base);
      await done(lost.ann.act(lost.table, 'resign', { seat: 0 }));
      await done(keep(eve, longRecord('older')));
      const { table: open } = await ann.create({ game: 'contra-tiles', listed: true });
      const was = await Promise.all([ann, ben, eve, lost.ann].map(lists));
      const asked = (await matchFor(ann, table)).decision?.seats;
      await before.store.db.deleteFrom('standings').execute();
      expect((await lists(ann)).mine).toEqual([]);
      await before.stop();
      let now: TestServer = before;
      const ran = await replays(async () => {
        now = await openServer(environment);
        for (const guest of [ann, ben, eve, lost.ann]) guest.base = now.base;
        const missing = async () => (await now.store.db.selectFrom('standings').select('table_id').execute()).length < 4;
        while (await missing()) await lists(eve);
      });
      expect(ran).toBe(0);
      const listed = await Promise.all([ann, ben, eve, lost.ann].map(lists));
      const essence = (list: TableList) => list.mine.map(({ number: _, changed: __, ...row }) => row).sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(listed.map(essence)).toEqual(was.map(essence));
      expect(listed[0]?.mine.find(({ id }) => id === table)).toMatchObject({ asked, number: 5 });
      expect(listed[2]?.open.map(({ id }) => id)).toContain(open);
      await now.stop();
    }
  });
});

async function postgres() {
  const started = await startPostgres();
  onTestFinished(() => started.stop());
  return started;
}
