import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MatchRecord, recordText } from '#kernel';
import type { Entry, RefusalBody } from '#wire';
import { done, duel, playOne } from '../testing/duel.ts';
import { Guest } from '../testing/guest.ts';
import { Inbox } from '../testing/inbox.ts';
import { longRecord } from '../testing/long-record.ts';
import { openServer, type TestServer } from '../testing/open.ts';
import { replays } from '../testing/replays.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const keep = (guest: Guest, record: MatchRecord) => guest.post<{ table: string } & RefusalBody>('/records', JSON.parse(recordText(record)));

describe('records that are brought along', () => {
  test('are checked elsewhere, in turn: whoever brings twenty keeps nobody waiting, nor anybody who brings one', async () => {
    const [eve, cyd] = [await Guest.come(server.base, 'Eve'), await Guest.come(server.base, 'Cyd')];
    const { table, ann, ben } = await duel(server.base);
    const record = longRecord('twenty');
    const order: string[] = [];
    const note = (name: string) => (reply: { status: number }) => order.push(`${name} ${reply.status}`);
    let before = 0;
    const ran = await replays(async () => {
      const many = Array.from({ length: 20 }, () => keep(eve, record).then(note('Eve')));
      const broken = { ...record, answers: record.answers.slice(0, -1) };
      await Promise.all([keep(cyd, broken).then(note('Cyd')), playOne(table, [ann, ben])]);
      before = order.length;
      for (let n = 0; n < 3; n++) await playOne(table, [ann, ben]);
      await Promise.all(many);
    });
    expect(ran).toBe(0);
    expect(order.filter((reply) => reply === 'Eve 200')).toHaveLength(20);
    expect(order).toContain('Cyd 422');
    expect(before).toBeLessThan(20);
  });

  test('that cannot be read at all are refused as such', async () => {
    const eve = await Guest.come(server.base, 'Eve');
    for (const raw of [null, [], 'x', { game: 'contra-tiles' }, { ...longRecord('nothing', 'contra-tiles'), game: 'chess' }])
      expect((await eve.post('/records', raw)).body.code).toMatch(/^(record|malformed)$/);
  });
});

/** Two at a table with hidden hands, in the middle of their match. */
async function hidden(answers: number): Promise<{ table: string; ann: Guest; ben: Guest }> {
  const [ann, ben] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Ben')];
  const config = { players: 2, settings: { 'hidden-hands': true, 'opening-hand': true } };
  const { table } = await ann.create({ game: 'contract-assassin', config, seats: [{ kind: 'open' }, { kind: 'open' }] });
  for (const [seat, guest] of [ann, ben].entries()) await done(guest.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  for (let n = 0; n < answers; n++) await playOne(table, [ann, ben]);
  return { table, ann, ben };
}

function open(guest: Guest, table: string): Inbox {
  const inbox = new Inbox(guest, table, '&since=-1&follow=steps');
  onTestFinished(() => inbox.end());
  return inbox;
}

describe('whoever comes to a table and is told step by step what happened', () => {
  test('hears it from elsewhere: nothing is run again here, and it is what those heard who were there', async () => {
    const { table, ann, ben } = await hidden(0);
    const there = [open(ann, table), open(ben, table), open(await Guest.come(server.base, 'Eve'), table)];
    await Promise.all(there.map((inbox) => inbox.welcome()));
    for (let n = 0; n < 130; n++) await playOne(table, [ann, ben], (options) => options.at(-1) ?? '');
    const { last } = (await ann.get<{ last: number }>(`/tables/${table}`)).body;
    const heard = await Promise.all(there.map(async (inbox) => (await inbox.entry(last)) && entriesOf(inbox)));
    let pages: Entry[][] = [];
    expect(
      await replays(async () => {
        const late = [open(ann, table), open(ben, table), open(await Guest.come(server.base, 'Cyd'), table)];
        await Promise.all(late.map((inbox) => inbox.welcome()));
        pages = late.map(entriesOf);
      }),
    ).toBe(0);
    expect(pages.map((entries) => entries.length)).toEqual([last + 1, last + 1, last + 1]);
    for (const [n, entries] of pages.entries()) expect(entries.slice(-130)).toEqual(heard[n]?.slice(-130));
    expect(JSON.stringify(pages[0])).not.toBe(JSON.stringify(pages[1]));
  });

  test('keeps nobody waiting, at that table either', async () => {
    const { table, ann, ben } = await hidden(60);
    const other = await duel(server.base);
    const eve = await Guest.come(server.base, 'Eve');
    let welcome = 0;
    const all = Array.from({ length: 12 }, () => open(eve, table)).map((inbox) => inbox.welcome().then(() => welcome++));
    await playOne(other.table, [other.ann, other.ben]);
    await playOne(table, [ann, ben]);
    expect(welcome).toBeLessThan(12);
    await Promise.all(all);
  });

  test('has a budget', async () => {
    const strict = await openServer({ MUSTER_ACTIONS: '2' });
    onTestFinished(() => strict.stop());
    const { table, ann } = await duel(strict.base);
    const follow = (how: string) => fetch(`${strict.base}/api/tables/${table}/stream?since=-1&follow=${how}`, { headers: { cookie: ann.cookie } });
    const statuses = async (how: string) =>
      Promise.all(
        Array.from({ length: 5 }, async () => {
          const { status, body } = await follow(how);
          await body?.cancel();
          return status;
        }),
      );
    expect(await statuses('answers')).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses('steps')).toContain(429);
  });
});

/** All that somebody was told of the journal, in order. */
function entriesOf({ messages }: Inbox): Entry[] {
  return messages.flatMap((message) => (message.type === 'welcome' ? message.missed : message.type === 'entry' ? [message.entry] : []));
}
