import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BOT, pledgeTo, readRecord, shareOfBot, verifyRecord } from '#kernel';
import type { TableState } from '#wire';
import { contraTiles } from '../games/contra-tiles/bot/box.ts';
import { REVEALING } from './tables/beginning.ts';
import { done, playOut } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const stateOf = async (guest: Guest, table: string): Promise<TableState> => (await done(guest.get<{ table: TableState }>(`/tables/${table}`))).table;

/** Two people who have pledged a share each; Ann has the table. */
async function pledged(): Promise<{ readonly table: string; readonly ann: Guest; readonly ben: Guest }> {
  const ann = await Guest.come(server.base, 'Ann');
  const ben = await Guest.come(server.base, 'Ben');
  const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await done(ann.sit(table, 0));
  await done(ben.sit(table, 1));
  return { table, ann, ben };
}

test('everybody is bound before anybody shows anything, and the match begins when all have', async () => {
  const { table, ann, ben } = await pledged();
  const before = await stateOf(ann, table);
  expect(before.pledges.map(([seat, who]) => [seat, who])).toEqual([
    [0, ann.person.id],
    [1, ben.person.id],
  ]);
  expect(before).toMatchObject({ phase: 'open', ready: null, shares: [] });
  expect((await ann.reveal(table)).body.code).toBe('not-now');

  await done(ann.act(table, 'start'));
  expect(await stateOf(ben, table)).toMatchObject({ phase: 'open', shares: [], pledges: before.pledges, ready: expect.any(Number) });
  await done(ann.reveal(table));
  expect((await stateOf(ben, table)).shares.map(([seat]) => seat)).toEqual([0]);
  await done(ben.reveal(table));
  const begun = await stateOf(ann, table);
  expect(begun).toMatchObject({ phase: 'playing', ready: null });
  for (const [seat, share] of begun.shares) {
    const [, who = '', hash] = begun.pledges[seat] ?? [];
    expect(pledgeTo(table, seat, who, share)).toBe(hash);
  }
  await playOut(table, [ann, ben]);
  const record = readRecord(await (await fetch(`${server.base}/api/tables/${table}/record`)).text());
  expect(record.fair).toMatchObject({ pledges: before.pledges, shares: begun.shares });
  verifyRecord(contraTiles.game, record);
});

test('nobody shows anything else than they pledged, or for somebody else', async () => {
  const { table, ann, ben } = await pledged();
  await done(ann.act(table, 'start'));
  const share = 'a'.repeat(64);
  expect((await ben.act(table, 'reveal', { shares: [{ seat: 1, share }] })).body.code).toBe('forbidden');
  expect((await ben.act(table, 'reveal', { shares: [{ seat: 0, share }] })).body.code).toBe('not-your-seat');
  expect((await stateOf(ann, table)).shares).toEqual([]);
});

test('whoever has seen the shares of others cannot get up and pledge another', async () => {
  const { table, ann, ben } = await pledged();
  await done(ann.act(table, 'start'));
  await done(ann.reveal(table));
  expect((await ben.act(table, 'stand', { seat: 1 })).body.code).toBe('not-now');
  expect((await ann.act(table, 'give', { seat: 0, to: { kind: 'bot', bot: 'greedy' } })).body.code).toBe('not-now');
  expect((await (await Guest.come(server.base, 'Cyd')).sit(table, 1)).body.code).toBe('not-now');
});

test('whoever never shows their share holds nobody up for long, and the record says so', async () => {
  const { table, ann, ben } = await pledged();
  await done(ann.act(table, 'start'));
  await done(ann.reveal(table));
  expect((await ben.act(table, 'start')).body.code).toBe('not-now');
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + REVEALING);
  // Anybody at the table may go on, not the host alone.
  await done(ben.act(table, 'start'));
  clock.mockRestore();
  await playOut(table, [ann, ben]);
  const record = readRecord(await (await fetch(`${server.base}/api/tables/${table}/record`)).text());
  expect(record.fair?.pledges?.map(([seat]) => seat)).toEqual([0, 1]);
  expect(record.fair?.shares.map(([seat]) => seat)).toEqual([0]);
  verifyRecord(contraTiles.game, record);
});

test('the seat of a bot is bound, too, to what follows from the secret', async () => {
  const ann = await Guest.come(server.base, 'Ann');
  const { table } = await ann.create({
    game: 'contra-tiles',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  await done(ann.sit(table, 0));
  await done(ann.act(table, 'start'));
  const { pledges } = await stateOf(ann, table);
  expect(pledges.map(([seat, who]) => [seat, who])).toEqual([
    [0, ann.person.id],
    [1, BOT],
  ]);
  await done(ann.reveal(table));
  await done(ann.act(table, 'resign', { seat: 0 }));
  const { fair, key } = readRecord(await (await fetch(`${server.base}/api/tables/${table}/record`)).text());
  expect(fair?.pledges).toEqual(pledges);
  expect(fair?.shares[1]).toEqual([1, shareOfBot(fair?.secret ?? '', table, 1)]);
  expect(key).toBeDefined();
});

test('whoever pledges nothing is not waited for', async () => {
  const ann = await Guest.come(server.base, 'Ann');
  const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'me' }] });
  for (const seat of [0, 1]) await done(ann.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  expect((await stateOf(ann, table)).phase).toBe('playing');
});
