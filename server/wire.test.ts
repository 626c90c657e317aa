import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Match, readRecord, runRecord, verifyRecord } from '#kernel';
import { type MatchView, ServerMessage } from '#wire';
import type { Answer } from '../games/contra-tiles/answer.ts';
import { contraTiles } from '../games/contra-tiles/bot/box.ts';
import { ambush } from '../kernel/testing/ambush.ts';
import { boxOf } from './testing/boxes.ts';
import { done, duel, matchFor, playOne, playOut, sightIn } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({}, { boxes: [contraTiles, boxOf(ambush)] });
});
afterAll(() => server.stop());

const turnOf = async (table: string, guests: readonly Guest[]): Promise<{ guest: Guest; number: number; seat: number; options: readonly string[] }> => {
  for (const guest of guests) {
    const { number, seat, options } = await matchFor(guest, table);
    if (seat !== null && options.length > 0) return { guest, number, seat, options };
  }
  throw new Error('nobody is asked');
};

describe('an answer', () => {
  test('is accepted once, however often it is sent', async () => {
    const { table, ann, ben } = await duel(server.base);
    const { guest, number, seat, options } = await turnOf(table, [ann, ben]);
    const body = { id: 'once', number, seat, notation: options[0] };
    const first = await done(guest.post(`/tables/${table}/answer`, body));
    expect(first.number).toBe(number + 1);
    await playOne(table, [ann, ben]);
    expect(await done(guest.post(`/tables/${table}/answer`, body))).toEqual(first);
    const inbox = new Inbox(guest, table, '&since=-1');
    const { missed } = await inbox.welcome();
    expect(missed.filter((e) => e.kind === 'answer' && e.number === number)).toHaveLength(1);
    // the same over the socket, and all at once
    const socket = guest.socket(table);
    const replies: ServerMessage[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'welcome') for (let i = 0; i < 5; i++) socket.send(JSON.stringify({ do: 'answer', ...body }));
        if (message.type === 'result' && replies.push(message) === 5) resolve();
      });
    });
    expect(new Set(replies.map((r) => JSON.stringify(r))).size).toBe(1);
    expect(replies[0]).toMatchObject({ re: 'once', entry: first.entry, number: first.number });
    socket.close();
    inbox.end();
  });

  test('sent twice in the same moment by two people is a race with one winner; the other hears where the table stands', async () => {
    const guests = await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)));
    const [ann] = guests as [Guest];
    const { table } = await ann.create({ game: 'ambush', seats: guests.map(() => ({ kind: 'open' })) });
    for (const [seat, guest] of guests.entries()) await done(guest.act(table, 'sit', { seat }));
    await done(ann.act(table, 'start'));
    const replies = await Promise.all(guests.map((guest, seat) => guest.act(table, 'answer', { number: 0, seat, notation: `${seat} waits` })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies) if (status !== 200) expect(body).toMatchObject({ code: 'closed', match: { views: [{ number: 1 }] } });
  });

  test('that is not allowed is refused with the clauses that forbid it', async () => {
    const { table, ann, ben } = await duel(server.base);
    const { guest, number, seat } = await turnOf(table, [ann, ben]);
    const other = guest === ann ? ben : ann;
    const match = runRecord(contraTiles.game, await done(guest.get(`/tables/${table}/record`)));
    const forbidden = [...(match.decision?.question.candidates(match.state, match.decision.about) ?? [])]
      .map((option) => contraTiles.game.notation.print(match.decision?.question.answer(option, match.state) as Answer))
      .find((notation) => match.whyNot(seat, notation).kind === 'forbidden') as string;
    const why = match.whyNot(seat, forbidden);
    const refused = await guest.act(table, 'answer', { number, seat, notation: forbidden });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'not-an-option', clauses: why.kind === 'forbidden' ? why.clauses : [] });
    expect((await done(guest.act(table, 'why', { seat, notation: forbidden }))).why).toMatchObject(why);
    expect((await guest.act(table, 'answer', { number, seat, notation: 'fly to the moon' })).body.code).toBe('not-an-option');
    expect((await other.act(table, 'answer', { number, seat, notation: 'x' })).body.code).toBe('not-your-seat');
    expect((await other.act(table, 'answer', { number, seat: 1 - seat, notation: 'x' })).body).toMatchObject({
      code: 'not-your-seat',
      clauses: ['contra-tiles.turn.alternate'].map(() => expect.any(String)),
    });
    expect((await guest.act(table, 'answer', { number: number + 1, seat, notation: 'x' })).body).toMatchObject({
      code: 'closed',
      match: { views: [{ number }] },
    });
    await playOut(table, [ann, ben]);
    expect((await guest.act(table, 'answer', { number: 999, seat, notation: 'x' })).body).toMatchObject({
      code: 'over',
      match: { views: [{ outcome: { cause: expect.any(String) } }] },
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
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'welcome') for (const bad of ['{', '[]', '"x"', '{"do":"fly","id":"f"}', '{"do":"answer","id":"g"}', '\u0000']) socket.send(bad);
        if (message.type === 'welcome') socket.send(Buffer.from([1, 2, 3]));
        if (message.type === 'refusal' && refusals.push(`${message.re} ${message.code}`) === 7) resolve();
      });
    });
    expect(refusals.toSorted()).toEqual(['f malformed', 'g malformed', ...Array.from({ length: 5 }, () => 'null malformed')].toSorted());
    expect((await matchFor(ann, table)).number).toBe(0);
    socket.close();
  });
});

describe('following', () => {
  test('after a lost connection a client gets exactly what it missed', async () => {
    const { table, ann, ben } = await duel(server.base);
    const whole = new Inbox(ben, table, '&since=-1');
    await whole.welcome();
    const broken = new Inbox(ann, table);
    const begun = (await broken.welcome()).last;
    for (let answers = 0; answers < 12; answers++) {
      await playOne(table, [ann, ben]);
      if (answers % 3 === 0) broken.client.reconnect();
    }
    const last = (await matchFor(ann, table)).number;
    await broken.until((m) => sightIn(m)?.number === last);
    await whole.until((m) => m.type === 'entry' && sightIn(m)?.number === last);
    const entries = (inbox: Inbox) =>
      inbox.messages.flatMap((m) => (m.type === 'welcome' ? m.missed : m.type === 'entry' ? [m.entry] : [])).map(({ entry }) => entry);
    expect(entries(broken)).toEqual(Array.from({ length: 12 }, (_, i) => begun + 1 + i));
    expect(entries(whole)).toEqual(Array.from({ length: begun + 13 }, (_, i) => i));
    whole.end();
    broken.end();
  });

  test('every message has the form the API promises', async () => {
    const { table, ann, ben } = await duel(server.base);
    const all = [new Inbox(ann, table, '&since=-1'), new Inbox(ben, table, '&follow=answers')];
    for (const inbox of all) await inbox.welcome();
    await done(ann.act(table, 'say', { text: 'good luck' }));
    await done(ben.act(table, 'ping', { at: '0,0' }));
    await playOut(table, [ann, ben]);
    for (const inbox of all) {
      await inbox.until((m) => m.type === 'entry' && m.table?.phase === 'finished');
      for (const message of inbox.messages) expect(ServerMessage.safeParse(message).error).toBeUndefined();
      inbox.end();
    }
  });

  test('a client runs the match by itself, without its key, to the same end', async () => {
    const { table, ann, ben } = await duel(server.base);
    const inbox = new Inbox(ann, table, '&follow=answers&since=-1');
    const { missed, table: state } = await inbox.welcome();
    const start = missed.find((e) => e.kind === 'start');
    const match = Match.rebuild(contraTiles.game, contraTiles.game.configure(state.config), {
      opening: start?.kind === 'start' ? start.opening : [],
      answers: [],
      key: null,
      keySince: -1,
      checkpoint: null,
    });
    await playOut(table, [ann, ben]);
    await inbox.until((m) => m.type === 'entry' && m.table?.phase === 'finished');
    for (const m of inbox.messages)
      if (m.type === 'entry' && m.entry.kind === 'answer') match.answer(m.entry.number, m.entry.seat, m.entry.notation, m.entry.gave);
    const record = await ann.get(`/tables/${table}/record`);
    expect(match.hash()).toBe((record.body as { hash: string }).hash);
    inbox.end();
  });

  test('each seat gets only what it may see', async () => {
    const guests = await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)));
    const [ann, ben, cyd] = guests as [Guest, Guest, Guest];
    const { table } = await ann.create({ game: 'ambush', seats: guests.map(() => ({ kind: 'open' })) });
    for (const [seat, guest] of guests.entries()) await done(guest.act(table, 'sit', { seat }));
    const eve = await Guest.come(server.base, 'Eve');
    const all = [ann, ben, cyd, eve].map((guest) => new Inbox(guest, table, '&since=-1'));
    for (const inbox of all) await inbox.welcome();
    await done(ann.act(table, 'start'));
    await playOut(table, guests, (options) => options.at(-1) as string);
    const record = verifyRecord(
      ambush,
      readRecord(await (await fetch(`${server.base}/api/tables/${table}/record`, { headers: { cookie: ann.cookie } })).text()),
    );
    for (const [seat, inbox] of all.entries()) {
      await inbox.until((m) => m.type === 'entry' && m.table?.phase === 'finished');
      const hidden = inbox.messages
        .flatMap((m) =>
          m.type === 'entry' && m.entry.kind === 'start' ? m.entry.opening : m.type === 'entry' && m.entry.kind === 'answer' ? m.entry.gave : [],
        )
        .filter((given) => typeof given === 'object');
      expect(hidden.length).toBeGreaterThan(0);
      for (const given of hidden) expect(given.is !== undefined).toBe(given.to.includes(seat));
      for (const m of inbox.messages) for (const view of sightIn(m)?.views ?? []) expect(view.seat).toBe(seat === 3 ? null : seat);
      inbox.end();
    }
    expect(record.outcome).not.toBeNull();
  });
});

describe('what options would do', () => {
  test('is told to those who ask, in the order of the options, and to nobody else', async () => {
    const guests = await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)));
    const [ann, ben] = guests as [Guest, Guest];
    const { table } = await ann.create({ game: 'ambush', seats: guests.map(() => ({ kind: 'open' })) });
    for (const [seat, guest] of guests.entries()) await done(guest.act(table, 'sit', { seat }));
    const asking = new Inbox(ann, table, '&previews=true');
    const plain = new Inbox(ben, table);
    for (const inbox of [asking, plain]) await inbox.welcome();
    await done(ann.act(table, 'start'));
    const begun = (m: ServerMessage) => m.type === 'entry' && m.entry.kind === 'start' && m.match?.views[0];
    const view = await asking.until(begun);
    const hand = (view.view as { readonly hand: readonly string[] }).hand;
    expect(view.previews).toHaveLength(view.options.length);
    expect(view.previews?.[view.options.indexOf('0 waits')]).toEqual({ hits: null, left: hand });
    expect(view.previews?.map((_, i) => view.options[i]?.includes('strike'))).toEqual(
      view.previews?.map((preview) => (preview as { readonly hits: number | null }).hits !== null),
    );
    expect(await plain.until(begun)).not.toHaveProperty('previews');
    const get = async (query: string) => (await done(ann.get<{ readonly match: MatchView }>(`/tables/${table}${query}`))).match.views[0];
    expect((await get('?previews=true'))?.previews).toEqual(view.previews);
    for (const query of ['', '?previews=false']) expect(await get(query)).not.toHaveProperty('previews');
    const eve = await Guest.come(server.base, 'Eve');
    expect((await done(eve.get<{ readonly match: MatchView }>(`/tables/${table}?previews=true`))).match.views).toMatchObject([{ seat: null, previews: [] }]);
    for (const inbox of [asking, plain]) inbox.end();
  });

  test('is told at tables that hide nothing, too', async () => {
    const { table, ann } = await duel(server.base);
    const inbox = new Inbox(ann, table, '&previews=true');
    const [view] = (await inbox.welcome()).match?.views ?? [];
    expect(view?.previews).toHaveLength(view?.options.length ?? -1);
    inbox.end();
  });
});

describe('talk', () => {
  test('is heard by everybody at the table and kept', async () => {
    const { table, ann, ben } = await duel(server.base);
    const inbox = new Inbox(ben, table);
    await inbox.welcome();
    await done(ann.act(table, 'say', { text: '  shall we?  ' }));
    await done(ann.act(table, 'ping', { at: '3,1' }));
    const said = await inbox.until((m) => m.type === 'entry' && m.entry.kind === 'say' && m.entry);
    expect(said).toMatchObject({ text: 'shall we?', person: { name: 'Ann' } });
    expect(await inbox.until((m) => m.type === 'entry' && m.entry.kind === 'ping' && m.entry)).toMatchObject({ place: '3,1' });
    inbox.end();
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
      for (const line of lines) if (line !== '') kinds.push(ServerMessage.parse(JSON.parse(line)).type);
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
    const inbox = new Inbox(ann, table);
    await inbox.welcome();
    const { table: again } = await inbox.client.act('rematch', {});
    inbox.client.switchTable(again as string, -1);
    const welcome = await inbox.until((m) => m.type === 'welcome' && m.table.id === again && m);
    expect(welcome.missed.map(({ kind }) => kind)).toEqual(['create']);
    await inbox.client.act('sit', { seat: 0 });
    await done(ben.act(again as string, 'sit', { seat: 1 }));
    await inbox.client.act('start', {});
    expect(sightIn(await inbox.until((m) => m.type === 'entry' && m.entry.kind === 'start' && m))?.number).toBe(0);
    inbox.client.reconnect();
    await inbox.until((m) => m.type === 'welcome' && m.table.id === again && m.last > welcome.last);
    inbox.end();

    const closed = await ben.create({ game: 'contra-tiles', watched: false });
    const eve = await Guest.come(server.base, 'Eve');
    const socket = eve.socket(table);
    const messages: ServerMessage[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (messages.push(message) === 1) for (const to of [closed.table, 'a'.repeat(16)]) socket.send(JSON.stringify({ do: 'switch', id: to, table: to }));
        if (messages.length === 3) resolve();
      });
    });
    expect(messages.map((m) => (m.type === 'refusal' ? m.code : m.type)).toSorted()).toEqual(['forbidden', 'not-found', 'welcome']);
    socket.close();
  });
});
