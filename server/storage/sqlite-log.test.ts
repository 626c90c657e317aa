import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import type { Row } from './schema.ts';
import { SqliteFile } from './sqlite-file.ts';
import { loggedText, SqliteLog } from './sqlite-log.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-log-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
/** An empty database of the present form, and a log on it. */
async function fresh(): Promise<{ file: string; db: DatabaseSync; log: SqliteLog; put: (...entries: readonly (readonly [string, number])[]) => void }> {
  const file = join(folder, `${made++}.db`);
  await (await openStore({ database: file })).close();
  const db = new DatabaseSync(file);
  const log = new SqliteLog(db);
  const put = (...entries: readonly (readonly [string, number])[]): void => {
    const logged = entries.map(([table, entry]) => ({ table, entry, text: loggedText(row(table, entry)) }));
    log.committed(log.append(logged.map(({ text }) => text)), logged);
  };
  return { file, db, log, put };
}

function row(table: string, entry: number): Row<'journal'> {
  return { table_id: table, entry, at: entry, kind: 'say', person: 'ann', id: `${entry}`, body: JSON.stringify({ text: `"${table}" [${entry}] ü` }) };
}

const rows = (table: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => row(table, from + i));
const inJournal = (db: DatabaseSync) => Number(db.prepare('select count(*) as n from journal').get()?.['n']);
const inLog = (db: DatabaseSync) => Number(db.prepare('select count(*) as n from log').get()?.['n']);

describe('the log', () => {
  test('holds entries until they are settled, and nobody who reads can tell', async () => {
    const { db, log, put } = await fresh();
    put(['a', 0], ['b', 0]);
    put(['a', 1]);
    expect([inJournal(db), inLog(db), log.unsettled, log.last('a'), log.last('c')]).toEqual([0, 2, 3, 1, -1]);
    expect(log.entries('a', -1)).toEqual(rows('a', 0, 1));
    log.settle();
    expect([inJournal(db), inLog(db), log.unsettled]).toEqual([3, 0, 0]);
    put(['a', 2], ['a', 3]);
    expect(log.entries('a', -1)).toEqual(rows('a', 0, 3));
    expect(log.entries('a', 1)).toEqual(rows('a', 2, 3));
    expect(log.entries('a', 2)).toEqual(rows('a', 3, 3));
    expect(log.entries('a', 3)).toEqual([]);
    expect(log.entries('b', -1)).toEqual(rows('b', 0, 0));
    db.close();
  });

  test('is settled in slices; what comes meanwhile waits for the next time', async () => {
    const { db, log, put } = await fresh();
    for (let entry = 0; entry < 300; entry++) put(['a', entry], ['b', entry], ['c', entry]);
    log.settle();
    expect([inJournal(db), log.unsettled, log.full]).toEqual([600, 300, true]);
    put(['a', 300], ['c', 300]);
    for (const table of ['a', 'c']) expect(log.entries(table, 297)).toEqual(rows(table, 298, 300));
    expect(log.entries('b', -1)).toHaveLength(300);
    log.settle();
    expect([inJournal(db), inLog(db), log.unsettled, log.full]).toEqual([900, 1, 2, false]);
    log.settle();
    expect([inJournal(db), inLog(db), log.unsettled]).toEqual([902, 0, 0]);
    for (const table of ['a', 'c']) expect(log.entries(table, -1)).toEqual(rows(table, 0, 300));
    db.close();
  });

  test('is taken up by whoever opens the file after a crash, also in the middle of settling', async () => {
    const { db, log, put } = await fresh();
    for (let entry = 0; entry < 300; entry++) put(['a', entry], ['b', entry], ['c', entry]);
    log.settle(); // some are in both now
    const again = new SqliteLog(db);
    for (const table of ['a', 'b', 'c']) {
      expect(again.last(table)).toBe(299);
      expect(again.entries(table, -1)).toEqual(rows(table, 0, 299));
    }
    while (again.unsettled > 0) again.settle();
    expect([inJournal(db), inLog(db)]).toEqual([900, 0]);
    expect(again.entries('b', 100)).toEqual(rows('b', 101, 299));
    db.close();
  });

  test('when settling fails everything is still there', async () => {
    const { db, log, put } = await fresh();
    put(['a', 0], ['a', 1]);
    db.exec(`create trigger full before insert on journal begin select raise(abort, 'no room'); end`);
    expect(() => log.settle()).toThrow('no room');
    expect([log.unsettled, log.entries('a', -1)]).toEqual([2, rows('a', 0, 1)]);
    db.exec('drop trigger full');
    log.settle();
    expect([inJournal(db), inLog(db), log.entries('a', -1)]).toEqual([2, 0, rows('a', 0, 1)]);
    db.close();
  });
});

describe('two who have the same file', () => {
  test('never take the same entry, and each sees what the other wrote', async () => {
    const { file, db } = await fresh();
    db.close();
    const [one, two] = [new SqliteFile(file, 1000), new SqliteFile(file, 1000)];
    const commit = (who: SqliteFile, table: string, entry: number) =>
      who.commit({ generation: who.generation(), tables: [table], entries: [entry], texts: [loggedText(row(table, entry))], statements: [] }).outcomes[0];
    expect([commit(one, 'a', 0), commit(two, 'a', 0), commit(two, 'a', 1), commit(one, 'a', 1), commit(one, 'a', 2)]).toEqual([
      'committed',
      'lost',
      'committed',
      'lost',
      'committed',
    ]);
    for (const who of [one, two]) expect(who.entries('a', -1)).toEqual(rows('a', 0, 2));
    while (!one.settle());
    expect(commit(two, 'a', 3)).toBe('committed');
    for (const who of [one, two]) expect(who.entries('a', -1)).toEqual(rows('a', 0, 3));
    one.close();
    two.close();
  });

  test('who waits for the other to be done settles nothing that the other has removed', async () => {
    const { file, db } = await fresh();
    const one = new SqliteFile(file, 60_000);
    one.commit({ generation: one.generation(), tables: ['a'], entries: [0], texts: [loggedText(row('a', 0))], statements: [] });
    const two = new Worker(
      `const { parentPort } = require('node:worker_threads');
       const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)});
       db.exec('begin immediate; delete from log');
       parentPort.postMessage('has the file');
       setTimeout(() => { db.exec('commit'); db.close(); }, 500);`,
      { eval: true },
    );
    await once(two, 'message');
    one.settle();
    expect([inJournal(db), inLog(db), one.entries('a', -1)]).toEqual([0, 0, []]);
    await once(two, 'exit');
    one.close();
    db.close();
  });
});
