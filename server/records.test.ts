import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, commitmentTo, keyFromShares, RecordError, readRecord, runRecord, verifyRecord } from '#kernel';
import { boxes } from '#shelf';
import type { TableState } from '#wire';
import { contraTiles } from '../games/contra-tiles/bot/box.ts';
import { done, duel, matchFor, playOne, playOut } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const recordText = async (guest: Guest, table: string) =>
  (await fetch(`${server.base}/api/tables/${table}/record`, { headers: { cookie: guest.cookie } })).text();

test('while the match is on, its record has neither key nor secret; when it is over, everything can be checked', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { table: seen } = await done(ann.get<{ table: TableState }>(`/tables/${table}`));
  await playOne(table, [ann, ben]);
  const running = readRecord(await recordText(ann, table));
  expect(running.key).toBeUndefined();
  expect(running.fair).toMatchObject({ commitment: seen.commitment, shares: seen.shares });
  expect(running.fair?.secret).toBeUndefined();
  expect(runRecord(contraTiles.game, running).number).toBe(1);
  expect(() => verifyRecord(contraTiles.game, running)).toThrow(RecordError);
  await playOut(table, [ann, ben]);
  const record = readRecord(await recordText(ben, table));
  const { fair } = record;
  expect(commitmentTo(fair?.secret as string)).toBe(seen.commitment);
  expect(keyFromShares(fair?.secret as string, table, seen.shares)).toBe(record.key);
  expect(verifyRecord(contraTiles.game, record).outcome).not.toBeNull();
  expect(record.people).toEqual(['Ann', 'Ben']);
});

test('the shares people added decide the dice', async () => {
  const { table, ann, ben } = await duel(server.base);
  await playOut(table, [ann, ben]);
  const record = readRecord(await recordText(ann, table));
  const other = { ...record, fair: { ...record.fair, shares: [[0, 'a'.repeat(64)], record.fair?.shares[1]] }, seal: undefined };
  expect(() => verifyRecord(contraTiles.game, JSON.parse(JSON.stringify(other)))).toThrow(RecordError);
});

test('whoever takes a seat after the start has no share in the dice', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { table: before } = await done(ann.get<{ table: TableState }>(`/tables/${table}`));
  await done(ben.act(table, 'give', { seat: 1, to: { kind: 'open' } }));
  await done(ben.act(table, 'sit', { seat: 1 }));
  expect((await done(ann.get<{ table: TableState }>(`/tables/${table}`))).table.shares).toEqual(before.shares);
  await playOut(table, [ann, ben]);
  expect(verifyRecord(contraTiles.game, readRecord(await recordText(ann, table))).outcome).not.toBeNull();
});

test('a record goes out and comes back in, byte for byte; one that does not hold is refused', async () => {
  const { table, ann, ben } = await duel(server.base);
  await playOut(table, [ann, ben]);
  const text = await recordText(ann, table);
  const eve = await Guest.come(server.base, 'Eve');
  const { table: kept } = await done(eve.post<{ table: string }>('/records', JSON.parse(text)));
  expect(await recordText(ben, kept)).toBe(text);
  expect((await done(ben.get<{ table: TableState }>(`/tables/${kept}`))).table.phase).toBe('finished');
  expect((await matchFor(ben, kept)).outcome).not.toBeNull();
  expect((await eve.act(kept, 'answer', { number: 0, seat: 0, notation: 'x' })).body.code).toBe('not-your-seat');
  expect((await eve.act(kept, 'rematch')).body.code).toBe('forbidden');
  for (const bad of [{ ...JSON.parse(text), hash: 'f'.repeat(64) }, {}, [], 'text', { ...JSON.parse(text), game: 'chess' }])
    expect((await eve.post('/records', bad)).body.code).toBe('record');
});

test('every game on the shelf can be played to a record that verifies', async () => {
  for (const box of boxes) {
    const ann = await Guest.come(server.base, 'Ann');
    const config = box.presets.at(-1)?.config;
    const seats = box.game.seats(box.game.configure(config)).map(() => ({ kind: 'me' as const }));
    const { table } = await ann.create({ game: box.game.id, config, seats });
    for (const seat of seats.keys()) await done(ann.act(table, 'sit', { seat }));
    await done(ann.act(table, 'start'));
    await playOut(table, [ann], (options) => at(options, Math.floor(Math.random() * options.length)));
    expect(verifyRecord(box.game, readRecord(await recordText(ann, table))).outcome).not.toBeNull();
  }
});
