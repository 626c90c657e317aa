import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatchRecord, runRecord } from '#kernel';
import { boxes } from '#shelf';
import type { TableList, TableState } from '#wire';
import { contact } from '../games/contact/bot/box.ts';
import { contractAssassin } from '../games/contract-assassin/bot/box.ts';
import { done, duel, matchFor, playOne, playOut, sightIn } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const look = async (guest: Guest, table: string): Promise<TableState> => (await done(guest.get<{ table: TableState }>(`/tables/${table}`))).table;

describe('setting up', () => {
  test('a table from the first click to the rematch', async () => {
    const { table, ann, ben } = await duel(server.base);
    const end = await playOut(table, [ann, ben]);
    expect(end.outcome?.payoff).toHaveLength(2);
    expect((await look(ben, table)).phase).toBe('finished');
    const { table: again } = await done(ben.act(table, 'rematch'));
    expect((await done(ann.act(table, 'rematch'))).table).toBe(again);
    const seats = (await look(ann, again as string)).seats.map(({ kind, person }) => [kind, person?.name]);
    expect(seats).toEqual([
      ['kept', 'Ann'],
      ['kept', 'Ben'],
    ]);
    await done(ben.act(again as string, 'sit', { seat: 1 }));
    await done(ann.act(again as string, 'sit', { seat: 0 }));
    await done(ann.act(again as string, 'start'));
    expect((await matchFor(ann, again as string)).number).toBe(0);
  });

  test('a rematch is set up as its game has it: whoever killed last begins', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    const { table } = await ann.create({ game: 'contract-assassin', config: { players: 2 }, seats: [{ kind: 'me' }, bot] });
    await done(ann.sit(table, 0));
    await done(ann.act(table, 'start'));
    await done(ann.reveal(table));
    const inbox = new Inbox(ann, table);
    await done(ann.act(table, 'give', { seat: 0, to: bot }));
    await inbox.until((message) => (sightIn(message)?.outcome ?? null) !== null);
    const { events } = runRecord(contractAssassin.game, await done(ann.get(`/tables/${table}/record`)));
    const [last] = events.flatMap(({ event }) => (event.kind === 'kills' ? [event.seat] : [])).slice(-1);
    const { table: again } = await done(ann.act(table, 'rematch'));
    expect(last).toBeTypeOf('number');
    expect((await look(ann, again as string)).config).toMatchObject({ players: 2, first: last });
  });

  test('what is played, by how many and how fast is the host’s to change until it begins', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const ben = await Guest.come(server.base, 'Ben');
    const { table, links } = await ann.create({
      game: 'contract-assassin',
      config: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'link' }],
      listed: true,
    });
    const arrange = (who: Guest, change: object) => who.act(table, 'arrange', change);
    const kinds = async () => (await look(ann, table)).seats.map(({ kind }) => kind);
    await done(ann.sit(table, 0));
    await done(arrange(ann, { config: { players: 4 }, patience: 3 * 24 * 3600 }));
    expect(await kinds()).toEqual(['person', 'link', 'open', 'open']);
    expect(await look(ann, table)).toMatchObject({ config: { players: 4 }, patience: 3 * 24 * 3600, listed: true });
    const listed = async () => (await done(ann.get<TableList>('/tables'))).mine.find(({ id }) => id === table);
    expect((await listed())?.seats).toHaveLength(4);
    await done(ben.sit(table, 2));
    expect((await arrange(ben, { config: { players: 3 } })).body.code).toBe('forbidden');
    expect((await arrange(ann, { config: { players: 2 } })).body.code).toBe('seat-taken');
    expect((await arrange(ann, { config: { players: 99 } })).body.code).toBe('config');
    expect((await arrange(ann, { patience: 5 })).body.code).toBe('malformed');
    expect(await kinds()).toEqual(['person', 'link', 'person', 'open']);
    await done(arrange(ann, { config: { players: 3 } }));
    expect((await listed())?.seats.map(({ kind }) => kind)).toEqual(['person', 'link', 'person']);
    await done(ann.act(table, 'give', { seat: 1, to: { kind: 'bot', bot: 'random' } }));
    await done(ann.act(table, 'start'));
    expect((await arrange(ann, { patience: 600 })).body.code).toBe('not-now');
    await done(ann.reveal(table));
    await done(ben.reveal(table));
    expect((await arrange(ann, { patience: 600 })).body.code).toBe('not-now');
    expect((await done(ann.get<MatchRecord>(`/tables/${table}/record`))).config).toMatchObject({ players: 3 });
    expect(links).toHaveLength(1);
  });

  test('seats that are added open by the table’s one link, which its host is told again', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table, links } = await ann.create({ game: 'contact', config: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'link' }] });
    const change = { id: 'once', config: { players: 3 } };
    const first = await done(ann.act(table, 'arrange', change));
    expect(first.link).toBe(links[0]?.link);
    expect(await done(ann.act(table, 'arrange', change))).toMatchObject({ entry: first.entry, link: first.link });
    const cyd = await Guest.come(server.base, 'Cyd');
    await done(cyd.act(table, 'sit', { seat: 2, link: first.link }));
    expect((await look(cyd, table)).seats.map(({ kind }) => kind)).toEqual(['kept', 'link', 'person']);
  });

  test('seats are taken in the ways they were meant for', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const ben = await Guest.come(server.base, 'Ben');
    const { table, links } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
    const sit = (guest: Guest, seat: number, link?: string) => guest.act(table, 'sit', { seat, ...(link === undefined ? {} : { link }) });
    expect((await sit(ben, 0)).body.code).toBe('seat-taken');
    expect((await sit(ben, 1)).body.code).toBe('bad-link');
    expect((await sit(ben, 1, 'A'.repeat(22))).body.code).toBe('bad-link');
    expect((await sit(ben, 7)).body.code).toBe('not-found');
    expect((await ann.act(table, 'start')).body.code).toBe('not-now');
    const invitation = async (link = links[0]?.link ?? '') =>
      (await done(ben.get<{ invitation: unknown }>(`/tables/${table}`, { 'x-muster-link': link }))).invitation;
    expect(await invitation()).toEqual({ seat: 1, free: [1] });
    await done(sit(ben, 1, links[0]?.link));
    expect(await invitation()).toEqual({ seat: 1, free: [] });
    expect(await invitation('A'.repeat(22))).toBeNull();
    expect((await sit(await Guest.come(server.base, 'Cyd'), 1, links[0]?.link)).body.code).toBe('seat-taken');
    expect((await ben.act(table, 'start')).body.code).toBe('forbidden');
    expect((await ann.act(table, 'start')).body.message).toContain('has not sat down');
    await done(sit(ann, 0));
    await done(ben.act(table, 'stand', { seat: 1 }));
    expect((await look(ann, table)).seats[1]?.kind).toBe('open');
    await done(sit(ben, 1));
    await done(ann.act(table, 'start'));
    expect((await ann.act(table, 'start')).body.code).toBe('not-now');
  });

  test('what cannot be set up is refused with the reason', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const refused = async (wanted: unknown) => (await ann.post('/tables', wanted)).body.code;
    expect(await refused({ game: 'chess' })).toBe('not-found');
    expect(await refused({ game: 'contra-tiles', preset: 'none' })).toBe('config');
    expect(await refused({ game: 'contra-tiles', config: { nonsense: 1 } })).toBe('config');
    expect(await refused({ game: 'contra-tiles', seats: [{ kind: 'me' }] })).toBe('config');
    expect(await refused({ game: 'contra-tiles', seats: [{ kind: 'ghost' }, { kind: 'me' }] })).toBe('malformed');
    expect(await refused({ game: 'contra-tiles', extra: 1 })).toBe('malformed');
    expect(
      (await fetch(`${server.base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"game":"contra-tiles"}' })).status,
    ).toBe(401);
  });

  test('one person may hold several seats, and play the whole team', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table } = await ann.create({ game: 'contact', preset: 'friends', seats: [0, 1, 2, 3].map(() => ({ kind: 'me' as const })) });
    for (const seat of [0, 1, 2, 3]) await done(ann.act(table, 'sit', { seat }));
    await done(ann.act(table, 'start'));
    const { views } = await matchFor(ann, table);
    expect(views.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (let answers = 0; answers < 30; answers++) await playOne(table, [ann]);
    expect((await matchFor(ann, table)).number).toBe(30);
  });

  test('the lobby lists own tables first, those that wait for me before all; open ones with a free seat; others to watch', async () => {
    const host = await Guest.come(server.base, 'Host');
    const me = await Guest.come(server.base, 'Me');
    const list = async (guest: Guest) => done(guest.get<TableList>('/tables'));
    const open = await host.create({ game: 'contra-tiles', listed: true });
    const hidden = await host.create({ game: 'contra-tiles' });
    expect((await list(me)).open.map(({ id }) => id)).toContain(open.table);
    expect((await list(me)).open.map(({ id }) => id)).not.toContain(hidden.table);
    const { table, ann, ben } = await duel(server.base);
    const other = await duel(server.base);
    const asked = (await matchFor(ann, table)).decision?.seats[0];
    const waiting = asked === 0 ? ann : ben;
    expect((await list(waiting)).mine[0]).toMatchObject({ id: table, asked: [asked], mine: [asked] });
    expect((await list(other.ann)).mine.map(({ id }) => id)).toEqual([other.table]);
    const later = await ann.create({ game: 'contra-tiles', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await list(ann)).mine.map(({ id }) => id)).toEqual([table, later.table]);
    expect((await list(ann)).open.map(({ id }) => id)).not.toContain(later.table);
    await done(ann.act(later.table, 'sit', { seat: 0 }));
    await done(me.act(later.table, 'sit', { seat: 1 }));
    await done(ann.act(later.table, 'start'));
    expect((await list(host)).playing.map(({ id }) => id)).toContain(later.table);
    await done(ann.act(later.table, 'close'));
    expect((await list(host)).playing.map(({ id }) => id)).not.toContain(later.table);
  });

  test('the shelf tells of every game', async () => {
    const games = await done(new Guest(server.base, { id: '', name: '' }, '').get<{ id: string; presets: { id: string }[] }[]>('/games'));
    expect(games.map(({ id }) => id)).toEqual(boxes.map(({ game }) => game.id));
    expect(games[1]?.presets.map(({ id }) => id)).toEqual(contact.presets.map(({ id }) => id));
  });
});

describe('handing seats over', () => {
  test('one link opens every seat that waits for somebody, and a link of its own only its seat', async () => {
    const [ann, ben, cyd, dan] = (await Promise.all(['Ann', 'Ben', 'Cyd', 'Dan'].map((name) => Guest.come(server.base, name)))) as [Guest, Guest, Guest, Guest];
    const { table, links } = await ann.create({
      game: 'contra',
      preset: 'four',
      seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }, { kind: 'link' }],
    });
    const all = links[0]?.link as string;
    expect(links).toEqual([1, 2, 3].map((seat) => ({ seat, link: all })));
    const { link: own } = await done(ann.act(table, 'give', { seat: 3, to: { kind: 'link' } }));
    const invitation = async (link: string) => (await done(dan.get<{ invitation: unknown }>(`/tables/${table}`, { 'x-muster-link': link }))).invitation;
    expect(await invitation(all)).toEqual({ seat: 1, free: [1, 2] });
    expect(await invitation(own as string)).toEqual({ seat: 3, free: [3] });
    expect((await dan.act(table, 'sit', { seat: 3, link: all })).body.code).toBe('bad-link');
    await done(ben.act(table, 'sit', { seat: 1, link: all }));
    await done(cyd.act(table, 'sit', { seat: 2, link: all }));
    expect(await invitation(all)).toEqual({ seat: 2, free: [] });
    // Whoever gets up leaves a free chair, which the link that was used still opens.
    await done(ben.act(table, 'stand', { seat: 1 }));
    expect(await invitation(all)).toEqual({ seat: 1, free: [1] });
    await done(dan.act(table, 'sit', { seat: 1, link: all }));
  });

  test('human, bot, friend by a new link, human again: the history stays, old links are dead', async () => {
    const { table, ann, ben } = await duel(server.base);
    const cyd = await Guest.come(server.base, 'Cyd');
    for (let answers = 0; answers < 6; answers++) await playOne(table, [ann, ben]);
    const before = await done(ann.get<{ answers: unknown[] }>(`/tables/${table}/record`));
    const inbox = new Inbox(ann, table);
    await inbox.welcome();

    // to a bot: it answers by itself when it is asked
    await done(ben.act(table, 'give', { seat: 1, to: { kind: 'bot', bot: 'greedy' } }));
    expect((await ben.act(table, 'answer', { number: (await matchFor(ann, table)).number, seat: 1, notation: 'pass' })).body.code).toBe('not-your-seat');
    let next = 6;
    for (let turns = 0; turns < 3; turns++) {
      const { number, options } = await inbox.until((m) => {
        const sight = sightIn(m);
        return sight !== null && sight.number >= next && sight.options.length > 0 && sight;
      });
      await done(ann.act(table, 'answer', { number, seat: 0, notation: options[0] ?? '' }));
      next = number + 1;
    }
    const bots = inbox.messages.filter((m) => m.type === 'entry' && m.entry.kind === 'answer' && m.entry.person === null);
    expect(bots.length).toBeGreaterThan(0);

    // to a friend: two links, of which the first is dead
    const first = await done(ben.act(table, 'give', { seat: 1, to: { kind: 'link' } }));
    const second = await done(ann.act(table, 'give', { seat: 1, to: { kind: 'link' } }));
    expect((await cyd.act(table, 'sit', { seat: 1, link: first.link })).body.code).toBe('bad-link');
    await done(cyd.act(table, 'sit', { seat: 1, link: second.link }));
    expect((await ben.act(table, 'sit', { seat: 1, link: second.link })).body.code).toBe('seat-taken');

    // and back
    const { link } = await done(cyd.act(table, 'give', { seat: 1, to: { kind: 'link' } }));
    await done(ben.act(table, 'sit', { seat: 1, link }));
    expect((await look(ann, table)).seats[1]?.person?.name).toBe('Ben');
    const after = await done(ann.get<{ answers: unknown[] }>(`/tables/${table}/record`));
    expect(after.answers.slice(0, 6)).toEqual(before.answers);
    expect((await playOut(table, [ann, ben])).outcome).not.toBeNull();
    inbox.end();
  });

  test('only the host gives away the seats of others, and makes another the host', async () => {
    const [ann, ben] = await Promise.all([Guest.come(server.base, 'Ann'), Guest.come(server.base, 'Ben')]);
    const { table } = await ann.create({ game: 'contra-tiles' });
    for (const [seat, guest] of [ann, ben].entries()) await done(guest.act(table, 'sit', { seat }));
    expect((await ben.act(table, 'give', { seat: 0, to: { kind: 'bot', bot: 'random' } })).body.code).toBe('forbidden');
    expect((await ann.act(table, 'host', { person: 'a'.repeat(16) })).body.code).toBe('not-found');
    await done(ann.act(table, 'host', { person: ben.person.id }));
    expect((await ann.act(table, 'give', { seat: 1, to: { kind: 'open' } })).body.code).toBe('forbidden');
    await done(ben.act(table, 'give', { seat: 0, to: { kind: 'open' } }));
    expect((await look(ann, table)).seats[0]?.kind).toBe('open');
  });

  test('bots play a table to its end; two of them need nobody', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table } = await ann.create({
      game: 'contra-tiles',
      seats: [
        { kind: 'bot', bot: 'greedy' },
        { kind: 'bot', bot: 'random' },
      ],
    });
    await done(ann.act(table, 'start'));
    const inbox = new Inbox(ann, table);
    const end = await inbox.until((m) => sightIn(m)?.outcome);
    expect(end.payoff).toHaveLength(2);
    inbox.end();
  });

  test('where people and bots may answer, bots wait until they are let go ahead', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table } = await ann.create({
      game: 'contact',
      preset: 'friends',
      seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, bot: 'greedy' as const }))],
    });
    await done(ann.act(table, 'sit', { seat: 0 }));
    await done(ann.act(table, 'start'));
    const inbox = new Inbox(ann, table);
    const both = await inbox.until((m) => {
      const sight = sightIn(m);
      return sight?.decision != null && sight.decision.seats.length > 1 && sight.decision.seats.includes(0) && sight;
    });
    await done(ann.act(table, 'nudge'));
    const answer = await inbox.until((m) => m.type === 'entry' && m.entry.kind === 'answer' && m.entry.number === both.number && m.entry);
    expect(answer.kind === 'answer' && answer.seat).not.toBe(0);
    expect(answer.person).toBeNull();
    inbox.end();
  });
});

describe('spectators', () => {
  test('watch, and do nothing else; where nobody may watch, the link of a seat still lets its guest look', async () => {
    const { table } = await duel(server.base);
    const eve = await Guest.come(server.base, 'Eve');
    expect((await matchFor(eve, table)).views).toMatchObject([{ seat: null, options: [] }]);
    expect((await eve.act(table, 'say', { text: 'hello' })).body.code).toBe('forbidden');
    expect((await eve.act(table, 'answer', { number: 0, seat: 0, notation: 'x' })).body.code).toBe('not-your-seat');

    const ann = await Guest.come(server.base, 'Ann');
    const closed = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }], watched: false });
    expect((await eve.get(`/tables/${closed.table}`)).status).toBe(403);
    expect((await eve.get(`/tables/${closed.table}/record`)).status).toBe(403);
    expect((await eve.get(`/tables/${closed.table}`, { 'x-muster-link': closed.links[0]?.link as string })).status).toBe(200);
    expect((await ann.get(`/tables/${closed.table}`)).status).toBe(200);
  });
});
