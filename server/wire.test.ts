import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Match, readRecord, runRecord, verifyRecord } from '#kernel';
import { Message, type Now } from '#wire';
import { contraTiles } from '../games/contra-tiles/index.ts';
import { ambush } from '../kernel/testing/ambush.ts';
import { boxOf } from './testing/boxes.ts';
import { done, duel, nowFor, playOne, playOut } from './testing/duel.ts';
import { Guest, share } from './testing/guest.ts';
import { Heard } from './testing/heard.ts';
import { type Open, openServer } from './testing/open.ts';

let server: Open;
beforeAll(async () => {
  server = await openServer({}, { boxes: [contraTiles, boxOf(ambush)] as never });
});
afterAll(() => server.stop());

const turnOf = async (table: string, guests: readonly Guest[]): Promise<{ guest: Guest; now: Now; seat: number; options: readonly string[] }> => {
  for (const guest of guests) {
    const now = await nowFor(guest, table);
    const hand = now.hands.find(({ options }) => options.length > 0);
    if (hand?.seat != null) return { guest, now, seat: hand.seat, options: hand.options };
  }
  throw new Error('nobody is asked');
};

describe('an answer', () => {
  test('is accepted once, however often it is sent', async () => {
    const { table, ann, ben } = await duel(server.base);
    const { guest, now, seat, options } = await turnOf(table, [ann, ben]);
    const body = { id: 'once', number: now.number, seat, notation: options[0] };
    const first = await done(guest.post(`/tables/${table}/answer`, body));
    expect(first.number).toBe(now.number + 1);
    await playOne(table, [ann, ben]);
    expect(await done(guest.post(`/tables/${table}/answer`, body))).toEqual(first);
    const heard = new Heard(guest, table, '&since=-1');
    const { missed } = await heard.welcome();
    expect(missed.filter((e) => e.kind === 'answer' && e.number === now.number)).toHaveLength(1);
    // the same over the socket, and all at once
    const socket = guest.socket(table);
    const replies: Message[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.type === 'welcome') for (let i = 0; i < 5; i++) socket.send(JSON.stringify({ do: 'answer', ...body }));
        if (message.type === 'done' && replies.push(message) === 5) resolve();
      });
    });
    expect(new Set(replies.map((r) => JSON.stringify(r))).size).toBe(1);
    expect(replies[0]).toMatchObject({ re: 'once', entry: first.entry, number: first.number });
    socket.close();
    heard.end();
  });

  test('sent twice in the same moment by two people is a race with one winner; the other hears where the table stands', async () => {
    const guests = await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)));
    const [ann] = guests as [Guest];
    const { table } = await ann.create({ game: 'ambush', seats: guests.map(() => ({ kind: 'open' })) });
    for (const [seat, guest] of guests.entries()) await done(guest.act(table, 'sit', { seat, share: share() }));
    await done(ann.act(table, 'start'));
    const replies = await Promise.all(guests.map((guest, seat) => guest.act(table, 'answer', { number: 0, seat, notation: `${seat} waits` })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies) if (status !== 200) expect(body).toMatchObject({ code: 'closed', now: { number: 1 } });
  });

  test('that is not allowed is refused with the clauses that forbid it', async () => {
    const { table, ann, ben } = await duel(server.base);
    const { guest, now, seat } = await turnOf(table, [ann, ben]);
    const other = guest === ann ? ben : ann;
    const match = runRecord(contraTiles.game, await done(guest.get(`/tables/${table}/record`)));
    const forbidden = [...(match.decision?.question.candidates(match.state, match.decision.about) ?? [])]
      .map((option) => match.decision?.question.notate(option, match.state) as string)
      .find((notation) => match.whyNot(seat, notation).kind === 'forbidden') as string;
    const why = match.whyNot(seat, forbidden);
    const refused = await guest.act(table, 'answer', { number: now.number, seat, notation: forbidden });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'not-an-option', clauses: why.kind === 'forbidden' ? why.clauses : [] });
    expect((await done(guest.act(table, 'why', { seat, notation: forbidden }))).why).toMatchObject(why);
    expect((await guest.act(table, 'answer', { number: now.number, seat, notation: 'fly to the moon' })).body.code).toBe('not-an-option');
    expect((await other.act(table, 'answer', { number: now.number, seat, notation: 'x' })).body.code).toBe('not-your-seat');
    expect((await other.act(table, 'answer', { number: now.number, seat: 1 - seat, notation: 'x' })).body).toMatchObject({
      code: 'not-your-seat',
      clauses: ['contra-tiles.turn.alternate'].map(() => expect.any(String)),
    });
    expect((await guest.act(table, 'answer', { number: now.number + 1, seat, notation: 'x' })).body).toMatchObject({
      code: 'closed',
      now: { number: now.number },
    });
    await playOut(table, [ann, ben]);
    expect((await guest.act(table, 'answer', { number: 999, seat, notation: 'x' })).body).toMatchObject({
      code: 'over',
      now: { outcome: { cause: expect.any(String) } },
    });
  });

  test('malformed in any way is refused as such, and nothing happens', async () => {
    const { table, ann } = await duel(server.base);
    const whole = { number: 0, seat: 0, notation: 'x', id: 'a' };
    for (const bad of [
      {},
      { ...whole, number: -1 },
      { ...whole, number: 0.5 },
      { ...whole, seat: 99 },
      { ...whole, notation: '' },
      { ...whole, id: 'ü' },
      { ...whole, more: 1 },
      [],
      'x',
      null,
    ])
      expect((await ann.post(`/tables/${table}/answer`, bad)).body.code).toBe('malformed');
    const socket = ann.socket(table);
    const refusals: string[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.type === 'welcome') for (const bad of ['{', '[]', '"x"', '{"do":"fly","id":"f"}', '{"do":"answer","id":"g"}', '\u0000']) socket.send(bad);
        if (message.type === 'welcome') socket.send(Buffer.from([1, 2, 3]));
        if (message.type === 'refused' && refusals.push(`${message.re} ${message.code}`) === 7) resolve();
      });
    });
    expect(refusals.toSorted()).toEqual(['f malformed', 'g malformed', ...Array.from({ length: 5 }, () => 'null malformed')].toSorted());
    expect((await nowFor(ann, table)).number).toBe(0);
    socket.close();
  });
});

describe('following', () => {
  test('after a lost connection a client gets exactly what it missed', async () => {
    const { table, ann, ben } = await duel(server.base);
    const whole = new Heard(ben, table, '&since=-1');
    await whole.welcome();
    const broken = new Heard(ann, table);
    const begun = (await broken.welcome()).last;
    for (let answers = 0; answers < 12; answers++) {
      await playOne(table, [ann, ben]);
      if (answers % 3 === 0) broken.client.reconnect();
    }
    const last = (await nowFor(ann, table)).number;
    await broken.until((m) => (m.type === 'welcome' && m.now?.number === last) || (m.type === 'entry' && m.now?.number === last));
    await whole.until((m) => m.type === 'entry' && m.now?.number === last);
    const entries = (heard: Heard) =>
      heard.messages.flatMap((m) => (m.type === 'welcome' ? m.missed : m.type === 'entry' ? [m.entry] : [])).map(({ entry }) => entry);
    expect(entries(broken)).toEqual(Array.from({ length: 12 }, (_, i) => begun + 1 + i));
    expect(entries(whole)).toEqual(Array.from({ length: begun + 13 }, (_, i) => i));
    whole.end();
    broken.end();
  });

  test('every message has the form the API promises', async () => {
    const { table, ann, ben } = await duel(server.base);
    const all = [new Heard(ann, table, '&since=-1'), new Heard(ben, table, '&follow=answers')];
    for (const heard of all) await heard.welcome();
    await done(ann.act(table, 'say', { text: 'good luck' }));
    await done(ben.act(table, 'ping', { at: '0,0' }));
    await playOut(table, [ann, ben]);
    for (const heard of all) {
      await heard.until((m) => m.type === 'entry' && m.table?.phase === 'finished');
      for (const message of heard.messages) expect(Message.safeParse(message).error).toBeUndefined();
      heard.end();
    }
  });

  test('a client runs the match by itself, without its key, to the same end', async () => {
    const { table, ann, ben } = await duel(server.base);
    const heard = new Heard(ann, table, '&follow=answers&since=-1');
    const { missed, table: state } = await heard.welcome();
    const start = missed.find((e) => e.kind === 'start');
    const match = Match.rebuild(contraTiles.game, contraTiles.game.configure(state.config), {
      opening: start?.kind === 'start' ? start.opening : [],
      answers: [],
      key: null,
      keySince: -1,
      checkpoint: null,
    });
    await playOut(table, [ann, ben]);
    await heard.until((m) => m.type === 'entry' && m.table?.phase === 'finished');
    for (const m of heard.messages)
      if (m.type === 'entry' && m.entry.kind === 'answer') match.answer(m.entry.number, m.entry.seat, m.entry.notation, m.entry.gave);
    const record = await ann.get(`/tables/${table}/record`);
    expect(match.hash()).toBe((record.body as { hash: string }).hash);
    heard.end();
  });

  test('each seat gets only what it may see', async () => {
    const guests = await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)));
    const [ann, ben, cyd] = guests as [Guest, Guest, Guest];
    const { table } = await ann.create({ game: 'ambush', seats: guests.map(() => ({ kind: 'open' })) });
    for (const [seat, guest] of guests.entries()) await done(guest.act(table, 'sit', { seat, share: share() }));
    const eve = await Guest.come(server.base, 'Eve');
    const all = [ann, ben, cyd, eve].map((guest) => new Heard(guest, table, '&since=-1'));
    for (const heard of all) await heard.welcome();
    await done(ann.act(table, 'start'));
    await playOut(table, guests, (options) => options.at(-1) as string);
    const record = verifyRecord(
      ambush,
      readRecord(await (await fetch(`${server.base}/api/tables/${table}/record`, { headers: { cookie: ann.cookie } })).text()),
    );
    for (const [seat, heard] of all.entries()) {
      await heard.until((m) => m.type === 'entry' && m.table?.phase === 'finished');
      const hidden = heard.messages
        .flatMap((m) =>
          m.type === 'entry' && m.entry.kind === 'start' ? m.entry.opening : m.type === 'entry' && m.entry.kind === 'answer' ? m.entry.gave : [],
        )
        .filter((given) => typeof given === 'object');
      expect(hidden.length).toBeGreaterThan(0);
      for (const given of hidden) expect(given.is !== undefined).toBe(given.to.includes(seat));
      for (const m of heard.messages)
        if ((m.type === 'entry' || m.type === 'welcome') && m.now !== null) for (const hand of m.now.hands) expect(hand.seat).toBe(seat === 3 ? null : seat);
      heard.end();
    }
    expect(record.outcome).not.toBeNull();
  });
});

describe('talk', () => {
  test('is heard by everybody at the table and kept', async () => {
    const { table, ann, ben } = await duel(server.base);
    const heard = new Heard(ben, table);
    await heard.welcome();
    await done(ann.act(table, 'say', { text: '  shall we?  ' }));
    await done(ann.act(table, 'ping', { at: '3,1' }));
    const said = await heard.until((m) => m.type === 'entry' && m.entry.kind === 'say' && m.entry);
    expect(said).toMatchObject({ text: 'shall we?', person: { name: 'Ann' } });
    expect(await heard.until((m) => m.type === 'entry' && m.entry.kind === 'ping' && m.entry)).toMatchObject({ place: '3,1' });
    heard.end();
  });

  test('has its limits', async () => {
    const { table, ann, ben } = await duel(server.base);
    const replies = await Promise.all(Array.from({ length: 12 }, () => ann.act(table, 'say', { text: 'hello' })));
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(12);
    expect(replies.find(({ status }) => status !== 200)?.body.code).toBe('too-fast');
    expect((await ann.act(table, 'say', { text: 'x'.repeat(301) })).body.code).toBe('malformed');
    await done(ben.act(table, 'say', { text: 'I may still speak' }));
  });
});

describe('the stream for programs', () => {
  test('tells the same as the socket, one JSON a line', async () => {
    const { table, ann, ben } = await duel(server.base);
    const { token } = await done(ann.post<{ token: string }>('/tokens', { label: 'my bot' }));
    const stream = await fetch(`${server.base}/api/tables/${table}/stream?since=-1`, { headers: { authorization: `Bearer ${token}` } });
    expect(stream.headers.get('content-type')).toBe('application/x-ndjson');
    const playing = playOut(table, [ann, ben]);
    let text = '';
    const kinds: string[] = [];
    for await (const chunk of stream.body as ReadableStream<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      const lines = text.split('\n');
      text = lines.pop() as string;
      for (const line of lines) if (line !== '') kinds.push(Message.parse(JSON.parse(line)).type);
      if (lines.some((line) => line.includes('"phase":"finished"'))) break;
    }
    const end = await playing;
    expect(kinds[0]).toBe('welcome');
    expect(kinds.filter((kind) => kind === 'entry')).toHaveLength(end.number);
  });
});

describe('one connection for several tables', () => {
  test('moves along to the rematch; where one may not look, one stays', async () => {
    const { table, ann, ben } = await duel(server.base);
    await playOut(table, [ann, ben]);
    const heard = new Heard(ann, table);
    await heard.welcome();
    const { table: again } = await heard.client.act('rematch', {});
    heard.client.move(again as string, -1);
    const welcome = await heard.until((m) => m.type === 'welcome' && m.table.id === again && m);
    expect(welcome.missed.map(({ kind }) => kind)).toEqual(['create']);
    await heard.client.act('sit', { seat: 0, share: share() });
    await done(ben.act(again as string, 'sit', { seat: 1, share: share() }));
    await heard.client.act('start', {});
    expect((await heard.until((m) => m.type === 'entry' && m.entry.kind === 'start' && m)).now?.number).toBe(0);
    heard.client.reconnect();
    await heard.until((m) => m.type === 'welcome' && m.table.id === again && m.last > welcome.last);
    heard.end();

    const closed = await ben.create({ game: 'contra-tiles', watched: false });
    const eve = await Guest.come(server.base, 'Eve');
    const socket = eve.socket(table);
    const told: Message[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        if (told.push(message) === 1) for (const to of [closed.table, 'a'.repeat(16)]) socket.send(JSON.stringify({ do: 'move', id: to, table: to }));
        if (told.length === 3) resolve();
      });
    });
    expect(told.map((m) => (m.type === 'refused' ? m.code : m.type)).toSorted()).toEqual(['forbidden', 'not-found', 'welcome']);
    socket.close();
  });
});
