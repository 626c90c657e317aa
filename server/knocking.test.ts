import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable, TableState } from '#wire';
import { done, duel } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const look = async (guest: Guest, table: string): Promise<TableState> => (await done(guest.get<{ table: TableState }>(`/tables/${table}`))).table;
const come = (name: string): Promise<Guest> => Guest.come(server.base, name);

/** Ann's table of the tile game, with a seat by link only. */
async function table(wanted: Partial<NewTable> = {}): Promise<{ table: string; ann: Guest }> {
  const ann = await come('Ann');
  const created = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }], ...wanted });
  await done(ann.act(created.table, 'sit', { seat: 0 }));
  return { table: created.table, ann };
}

describe('whoever asks for a seat', () => {
  test('gets the one the host gives, and everybody hears of it', async () => {
    const { table: id, ann } = await table();
    const ben = await come('Ben');
    const inbox = new Inbox(ann, id);
    await done(ben.act(id, 'knock'));
    await done(ben.act(id, 'knock'));
    expect((await look(ann, id)).knocking).toEqual([ben.person]);
    await done(ann.act(id, 'admit', { person: ben.person.id, seat: 1 }));
    await inbox.until((message) => message.type === 'entry' && message.entry.kind === 'admit' && message.entry.to.id === ben.person.id);
    expect((await look(ben, id)).seats[1]).toMatchObject({ kind: 'kept', person: ben.person });
    await done(ben.act(id, 'sit', { seat: 1 }));
    expect(await look(ann, id)).toMatchObject({ knocking: [], seats: [{}, { kind: 'person', person: ben.person }] });
    await done(ann.act(id, 'start'));
    inbox.end();
  });

  test('may be told no, and does not ask again', async () => {
    const { table: id, ann } = await table();
    const eve = await come('Eve');
    await done(eve.act(id, 'knock'));
    await done(ann.act(id, 'admit', { person: eve.person.id, seat: null }));
    expect((await look(ann, id)).knocking).toEqual([]);
    expect((await eve.act(id, 'knock')).body.code).toBe('forbidden');
  });

  test('in a running match gets the seat of a bot, which plays until they sit down', async () => {
    const { table: id, ann } = await table({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    await done(ann.act(id, 'start'));
    const ben = await come('Ben');
    await done(ben.act(id, 'knock'));
    expect((await ann.act(id, 'admit', { person: ben.person.id, seat: 0 })).body.code).toBe('seat-taken');
    await done(ann.act(id, 'admit', { person: ben.person.id, seat: 1 }));
    expect((await look(ben, id)).seats[1]).toMatchObject({ kind: 'bot', owner: ben.person });
    await done(ben.act(id, 'sit', { seat: 1 }));
    expect((await look(ben, id)).seats[1]).toMatchObject({ kind: 'person', person: ben.person });
  });

  test('has no way past the host, nor to a seat of somebody', async () => {
    const { table: id, ann } = await table();
    const [ben, eve] = await Promise.all([come('Ben'), come('Eve')]);
    await done(ben.act(id, 'knock'));
    expect((await ben.act(id, 'admit', { person: ben.person.id, seat: 1 })).body.code).toBe('forbidden');
    expect((await ann.act(id, 'admit', { person: eve.person.id, seat: 1 })).body.code).toBe('not-found');
    expect((await ann.act(id, 'admit', { person: ben.person.id, seat: 7 })).body.code).toBe('not-found');
    expect((await ann.act(id, 'knock')).body.code).toBe('seat-taken');
    const full = await duel(server.base);
    expect((await eve.act(full.table, 'knock')).body.code).toBe('not-now');
    const secret = await table({ watched: false });
    expect((await eve.act(secret.table, 'knock')).body.code).toBe('forbidden');
  });

  test('does not flood a host: so many wait, and the rest comes later', async () => {
    const { table: id, ann } = await table();
    const codes = [];
    for (let n = 0; n < 12; n++) codes.push((await (await come(`Eve ${n}`)).act(id, 'knock')).body.code);
    expect(codes).toEqual([...Array.from({ length: 8 }, () => undefined), ...Array.from({ length: 4 }, () => 'too-many')]);
    expect((await look(ann, id)).knocking).toHaveLength(8);
  });
});
