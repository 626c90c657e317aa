import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromPlain, type Game, type GameTypes, type Question, readRecord, verifyRecord } from '#kernel';
import type { TableState } from '#wire';
import { verdictOn } from '../cli/verdict.ts';
import { readersHere } from './readers/readers.ts';
import { unplayableTables } from './tables/runnable.ts';
import { boxOf } from './testing/boxes.ts';
import { done, matchFor, playOut } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer } from './testing/open.ts';

interface Count {
  total: number;
  turns: number;
}

interface Counting extends GameTypes<Count, object> {}

/** Two count up together in turns of four steps; the rules say by how much at once. A die decides where a turn begins. */
function counting(version: number, most: number): Game<Counting> {
  const step: Question<Count, number> = {
    kind: 'step',
    answer: (by) => ({ do: `+${by}` }),
    candidates: () => Array.from({ length: most }, (_, i) => i + 1),
    constraints: [],
    turnClause: 'count.turn',
  };
  return {
    id: 'count',
    title: 'Count',
    rulesVersion: version,
    bound: 1000,
    notation: { forms: [], print: (answer) => answer.do, parse: (text) => ({ do: text }) },
    configure: () => ({}),
    seats: () => ['one', 'two'],
    setup: () => ({ total: 0, turns: 0 }),
    *turn(g, ref) {
      g.total += ref.roll(2);
      for (let i = 0; i < 4; i++)
        g.total += yield* ref.choose(
          g.turns % 2,
          step,
          Array.from({ length: most }, (_, n) => n + 1),
        );
      g.turns++;
    },
    outcome: (g) => (g.turns >= 10 ? { payoff: [1, 0], clause: 'count.end', cause: 'counted' } : null),
    view: (g) => ({ ...g }),
    copy: (g) => ({ ...g }),
    save: (g) => ({ ...g }),
    load: (saved) => fromPlain<Count>(saved),
    laws: [],
    judgement: { weigh: () => 0, value: () => 0.5 },
  };
}

let folder: string;
let next = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Play some answers by version 1, stop the server, and come back with other rules. */
async function updated(answers: readonly string[], rules: Game<Counting>) {
  const data = { MUSTER_DATA: join(folder, `${next++}.db`) };
  const first = await openServer(data, { boxes: [boxOf(counting(1, 3))] });
  const ann = await Guest.come(first.base, 'Ann');
  const { table } = await ann.create({ game: 'count', seats: [{ kind: 'open' }, { kind: 'open' }] });
  for (const seat of [0, 1]) await done(ann.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  for (const [number, notation] of answers.entries()) await done(ann.act(table, 'answer', { number, seat: Math.floor(number / 4) % 2, notation }));
  const before = (await done(ann.get<{ answers: unknown[] }>(`/tables/${table}/record`))).answers;
  await first.stop();
  const server = await openServer(data, { boxes: [boxOf(rules)] });
  ann.base = server.base;
  return { server, ann, table, before };
}

const log = async (guest: Guest, table: string) => {
  const inbox = new Inbox(guest, table, '&since=-1');
  const { missed, table: state } = await inbox.welcome();
  inbox.end();
  return { missed, state };
};

describe('a match that is over', () => {
  /** Play it to its end by version 1, then come back with other rules. */
  async function finished(rules: Game<Counting>) {
    const {
      ann,
      server: first,
      table,
    } = await updated(
      Array.from({ length: 40 }, () => '+3'),
      counting(1, 3),
    );
    const read = async (base: string) => (await fetch(`${base}/api/tables/${table}/record`)).text();
    const before = await read(first.base);
    await first.stop();
    const server = await openServer({ MUSTER_DATA: first.database }, { boxes: [boxOf(rules)] });
    ann.base = server.base;
    return { server, ann, table, before, after: await read(server.base) };
  }
  const present = (ann: Guest, table: string) => done(ann.get<{ table: TableState; match: unknown }>(`/tables/${table}`));

  test('stays over, and its record the same to the byte, though new rules do not allow what was answered', async () => {
    const { server, ann, table, before, after } = await finished(counting(2, 2));
    expect(after).toBe(before);
    const { table: state, match } = await present(ann, table);
    expect(state).toMatchObject({ phase: 'finished', rules: 1 });
    expect(match).toBeNull();
    expect((await log(ann, table)).missed.map(({ kind }) => kind)).not.toContain('rules');
    expect((await ann.act(table, 'answer', { number: 40, seat: 0, notation: '+1' })).body.code).toBe('over');
    expect((await ann.act(table, 'undo', { to: 3 })).body.code).toBe('over');
    expect((await verdictOn(after, [boxOf(counting(2, 2))])).text).toMatch(
      /^not checked: made with other rules\. Played under rules 1; this Muster has rules 2; .*all 10 dice and cards/,
    );
    expect((await verdictOn(after, [boxOf(counting(1, 3))])).text).toMatch(/^holds\. Count, 40 answers/);
    // those who played it can still talk about it and play another
    await done(ann.act(table, 'say', { text: 'What a match!' }));
    expect((await done(ann.act(table, 'rematch'))).table).toBeTypeOf('string');
    await server.stop();
  });

  test('is shown by rules that come to the same end, and is changed by them in no way either', async () => {
    const { server, ann, table, before, after } = await finished(counting(2, 3));
    expect(after).toBe(before);
    const { table: state, match } = await present(ann, table);
    expect(state).toMatchObject({ phase: 'finished', rules: 1 });
    expect(match).not.toBeNull();
    await server.stop();
  });

  test('that ended before records were kept is sealed when somebody looks, by whatever rules', async () => {
    const { server, ann, table, before } = await finished(counting(1, 3));
    await server.store.db.deleteFrom('records').execute();
    await server.stop();
    const same = await openServer({ MUSTER_DATA: server.database }, { boxes: [boxOf(counting(1, 3))] });
    expect(await (await fetch(`${same.base}/api/tables/${table}/record`)).text()).toBe(before);
    await same.store.db.deleteFrom('records').execute();
    await same.stop();
    const other = await openServer({ MUSTER_DATA: server.database }, { boxes: [boxOf(counting(2, 2))] });
    ann.base = other.base;
    expect((await present(ann, table)).table).toMatchObject({ phase: 'finished', rules: 1 });
    const record = readRecord(await (await fetch(`${other.base}/api/tables/${table}/record`)).text());
    const { answers, key, fair } = readRecord(before);
    expect(record).toMatchObject({ rules: 1, answers, key, fair });
    await other.stop();
  });

  test('or was given up is not touched either', async () => {
    const { server, ann, table } = await updated(
      Array.from({ length: 5 }, () => '+3'),
      counting(1, 3),
    );
    await done(ann.act(table, 'close'));
    await server.stop();
    const other = await openServer({ MUSTER_DATA: server.database }, { boxes: [boxOf(counting(2, 2))] });
    ann.base = other.base;
    expect((await present(ann, table)).table).toMatchObject({ phase: 'closed', rules: 1 });
    expect((await log(ann, table)).missed.map(({ kind }) => kind)).not.toContain('rules');
    await other.stop();
  });
});

describe('a table that was begun by older rules', () => {
  const plays = (count: number, step: string) => Array.from({ length: count }, () => step);

  test('goes on by the new ones when they allow all that was answered since the last checkpoint', async () => {
    const { server, ann, table, before } = await updated(plays(21, '+1'), counting(2, 2));
    expect((await matchFor(ann, table)).number).toBe(21);
    const { missed, state } = await log(ann, table);
    expect(missed.at(-1)).toMatchObject({ kind: 'rules', from: 1, version: 2, to: 21, lost: 0 });
    expect(state.rules).toBe(2);
    expect((await matchFor(ann, table)).options).not.toEqual([]);
    const end = await playOut(table, [ann]);
    expect(end.outcome).not.toBeNull();
    // its record is whole, and says from where it can be verified
    const text = await (await fetch(`${server.base}/api/tables/${table}/record`)).text();
    const record = readRecord(text);
    expect(record.answers.slice(0, 21)).toEqual(before);
    expect(record.from?.at).toBe(16);
    expect(verifyRecord(counting(2, 2), record).number).toBe(40);
    await server.stop();
  });

  test('goes back to the checkpoint when they do not, says so, and goes on from there', async () => {
    const { server, ann, table } = await updated([...plays(18, '+1'), '+3', '+3', '+3'], counting(2, 2));
    expect((await matchFor(ann, table)).number).toBe(16);
    const { missed } = await log(ann, table);
    expect(missed.at(-1)).toMatchObject({ kind: 'rules', from: 1, version: 2, to: 16, lost: 5 });
    expect((await ann.act(table, 'undo', { to: 3 })).body.code).toBe('nothing-to-undo');
    expect((await playOut(table, [ann])).outcome).not.toBeNull();
    await server.stop();
  });

  test('that this version cannot run says so, is named when the server starts, and is kept as it was', async () => {
    const other = counting(2, 3);
    const { server, ann, table } = await updated(plays(5, '+1'), {
      ...other,
      load: () => {
        throw new TypeError('no such field');
      },
    });
    const refused = { code: 'unavailable', message: expect.stringContaining('cannot go on with this one') };
    expect(await ann.get(`/tables/${table}`)).toMatchObject({ status: 503, body: refused });
    expect((await ann.act(table, 'say', { text: 'hello' })).body).toMatchObject(refused);
    expect(await unplayableTables(server.store, server.registry.readers)).toEqual([
      { table, game: 'count', what: expect.stringMatching(/cannot go on .*no such field/) },
    ]);
    expect(await unplayableTables(server.store, readersHere([boxOf(other)]))).toEqual([]);
    expect(await unplayableTables(server.store, readersHere([]))).toEqual([{ table, game: 'count', what: "there is no game 'count' here" }]);
    await vi.waitFor(async () => expect(await (await fetch(`${server.base}/metrics`)).text()).toContain('muster_unplayable 1'), 30_000);
    await server.stop();
    const again = await openServer({ MUSTER_DATA: server.database }, { boxes: [boxOf(counting(1, 3))] });
    ann.base = again.base;
    expect((await matchFor(ann, table)).number).toBe(5);
    await again.stop();
  });

  test('waits, unharmed, for a server with its rules when this one has older ones', async () => {
    const { server, ann, table } = await updated(plays(5, '+1'), counting(0, 3));
    expect(await ann.get(`/tables/${table}`)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await ann.act(table, 'answer', { number: 5, seat: 1, notation: '+1' })).body.code).toBe('unavailable');
    await server.stop();
    const again = await openServer({ MUSTER_DATA: server.database }, { boxes: [boxOf(counting(1, 3))] });
    ann.base = again.base;
    expect((await done(ann.get<{ table: TableState }>(`/tables/${table}`))).table.rules).toBe(1);
    expect((await matchFor(ann, table)).number).toBe(5);
    await again.stop();
  });
});
