import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { boxes } from '#shelf';
import type { Entry, NewTable, TableList, TableState } from '#wire';
import { verdictOn } from '../cli/verdict.ts';
import { initialState, isAway } from './tables/state.ts';
import { done, matchFor, playOne, playOut } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { later } from './testing/later.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const BOT = { kind: 'bot', bot: 'random' } as const;
const look = async (guest: Guest, table: string): Promise<TableState> => (await done(guest.get<{ table: TableState }>(`/tables/${table}`))).table;

/** Ann, who is the host, and Ben in the middle of a match; whoever is asked comes first. */
async function match(wanted: Partial<NewTable> = {}): Promise<{ table: string; ann: Guest; ben: Guest; asked: 0 | 1 }> {
  const [ann, ben] = await Promise.all([Guest.come(server.base, 'Ann'), Guest.come(server.base, 'Ben')]);
  const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }], ...wanted });
  await done(ann.act(table, 'sit', { seat: 0 }));
  await done(ben.act(table, 'sit', { seat: 1 }));
  await done(ann.act(table, 'start'));
  return { table, ann, ben, asked: (await matchFor(ann, table)).decision?.seats[0] === 0 ? 0 : 1 };
}

/** The table once it is Ben who has to answer. */
async function waitingForBen(wanted: Partial<NewTable>): Promise<{ table: string; ann: Guest; ben: Guest }> {
  const { table, ann, ben } = await match(wanted);
  while ((await matchFor(ann, table)).decision?.seats[0] !== 1) await playOne(table, [ann]);
  return { table, ann, ben };
}

describe('a seat in a running match', () => {
  test("is its person's to leave to a bot at any time, and to take back", async () => {
    const { table, ann, ben, asked } = await match();
    const [who, seat] = asked === 0 ? [ann, 0] : [ben, 1];
    const inbox = new Inbox(who, table);
    await done(who.act(table, 'give', { seat, to: BOT }));
    expect((await look(ann, table)).seats[seat]).toMatchObject({ kind: 'bot', bot: 'random', owner: who.person });
    await inbox.until((m) => m.type === 'entry' && m.entry.kind === 'answer' && m.entry.person === null);
    // It is still one of their tables, and nobody else's seat.
    expect((await done(who.get<TableList>('/tables'))).mine.map(({ id }) => id)).toContain(table);
    const other = who === ann ? ben : ann;
    expect((await other.act(table, 'sit', { seat })).body.code).toBe('seat-taken');
    expect((await other.act(table, 'give', { seat, to: { kind: 'open' } })).body.code).toBe('forbidden');
    await done(who.act(table, 'say', { text: 'back in a minute' }));
    await done(who.act(table, 'sit', { seat }));
    expect((await look(ann, table)).seats[seat]).toMatchObject({ kind: 'person', person: who.person, owner: null });
    expect((await playOut(table, [ann, ben])).outcome).not.toBeNull();
    inbox.end();
  });

  test('is not taken from somebody who is there', async () => {
    const { table, ann } = await waitingForBen({ patience: 3 * 24 * 3600 });
    expect((await ann.act(table, 'give', { seat: 1, to: BOT })).body.code).toBe('not-now');
    for (const to of [{ kind: 'open' }, { kind: 'link' }]) expect((await ann.act(table, 'give', { seat: 1, to })).body.code).toBe('forbidden');
    expect((await look(ann, table)).seats[1]?.kind).toBe('person');
  });

  test('goes to a bot when the table has waited as long as it agreed to, and back when its person returns; a restart keeps it', async () => {
    const { table, ann, ben } = await waitingForBen({ patience: 60 });
    await later(1, () => done(ann.act(table, 'give', { seat: 1, to: BOT })));
    expect((await ben.act(table, 'answer', { number: 0, seat: 1, notation: 'x' })).body.code).toBe('not-your-seat');
    server.registry.drop(table, 'as after a restart');
    expect((await look(ann, table)).seats[1]).toMatchObject({ kind: 'bot', owner: { name: 'Ben' } });
    await done(ben.act(table, 'sit', { seat: 1 }));
    server.registry.drop(table, 'as after a restart');
    expect((await look(ann, table)).seats[1]).toMatchObject({ kind: 'person', person: { name: 'Ben' } });
    const inbox = new Inbox(ann, table, '&since=-1');
    const { missed } = await inbox.welcome();
    const given = missed.find((entry): entry is Extract<Entry, { kind: 'give' }> => entry.kind === 'give');
    expect(given).toMatchObject({ person: { name: 'Ann' }, seat: 1, to: { kind: 'bot', owner: { name: 'Ben' } } });
    expect(missed.at(-1)).toMatchObject({ kind: 'sit', person: { name: 'Ben' }, seat: 1 });
    inbox.end();
  });

  test("is not given away while its person is not asked; the host's own is anybody's to give once the host is away", async () => {
    const { table, ann, ben, asked } = await match({ patience: 60 });
    const [waits, host] = asked === 0 ? [1, 0] : [0, 1];
    if (asked === 1) await done(ann.act(table, 'host', { person: ben.person.id }));
    const [guest, boss] = asked === 0 ? [ben, ann] : [ann, ben];
    const eve = await Guest.come(server.base, 'Eve');
    expect((await guest.act(table, 'give', { seat: host, to: BOT })).body.code).toBe('not-now');
    await later(1, async () => {
      expect((await boss.act(table, 'give', { seat: waits, to: BOT })).body.code).toBe('not-now');
      expect((await eve.act(table, 'give', { seat: host, to: BOT })).body.code).toBe('forbidden');
      await done(guest.act(table, 'give', { seat: host, to: BOT }));
    });
    expect((await look(ann, table)).seats[host]).toMatchObject({ kind: 'bot', owner: boss.person });
  });

  test('is never taken in less than a minute', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    for (const patience of [0, 1, 59]) {
      const { status, body } = await ann.post('/tables', { game: 'contra-tiles', patience });
      expect([status, body.code]).toEqual([400, 'malformed']);
    }
    const { table } = await ann.create({ game: 'contra-tiles', patience: 60 });
    expect((await look(ann, table)).patience).toBe(60);
  });

  test('that somebody leaves for good is played on by a bot, and may be given to another', async () => {
    const { table, ann, ben } = await match();
    await done(ben.act(table, 'stand', { seat: 1 }));
    expect((await look(ann, table)).seats[1]).toMatchObject({ kind: 'bot', owner: null });
    expect((await ben.act(table, 'sit', { seat: 1 })).body.code).toBe('seat-taken');
    const { link } = await done(ann.act(table, 'give', { seat: 1, to: { kind: 'link' } }));
    await done((await Guest.come(server.base, 'Cyd')).act(table, 'sit', { seat: 1, link }));
    expect((await look(ann, table)).seats[1]?.person?.name).toBe('Cyd');
  });

  test('kept by a bot is kept for its person in the rematch', async () => {
    const { table, ann, ben } = await match();
    await done(ben.act(table, 'give', { seat: 1, to: BOT }));
    await done(ann.act(table, 'resign', { seat: 0 }));
    const { table: again } = await done(ben.act(table, 'rematch'));
    expect((await look(ann, again as string)).seats.map(({ kind, person }) => [kind, person?.name])).toEqual([
      ['kept', 'Ann'],
      ['kept', 'Ben'],
    ]);
  });
});

describe('whoever resigns', () => {
  test('has lost: the match is over, and its record says so and verifies', async () => {
    const { table, ann, ben } = await match();
    for (let answers = 0; answers < 4; answers++) await playOne(table, [ann, ben]);
    expect((await ben.act(table, 'resign', { seat: 0 })).body.code).toBe('not-your-seat');
    await done(ben.act(table, 'resign', { seat: 1 }));
    server.registry.drop(table, 'as after a restart');
    expect(await look(ann, table)).toMatchObject({ phase: 'finished', resigned: 1 });
    const sight = await matchFor(ann, table);
    const asked = sight.decision?.seats[0] ?? 0;
    const answer = await (asked === 0 ? ann : ben).act(table, 'answer', { number: sight.number, seat: asked, notation: 'x' });
    expect(answer.body.code).toBe('over');
    expect((await done(ann.get<TableList>('/tables'))).mine[0]?.outcome).toMatchObject({ payoff: [1, 0], cause: 'resigned' });
    const text = await (await fetch(`${server.base}/api/tables/${table}/record`)).text();
    expect(JSON.parse(text)).toMatchObject({ resigned: 1, people: ['Ann', 'Ben'], key: expect.any(String) });
    const verdict = await verdictOn(text, boxes);
    expect(verdict).toMatchObject({ holds: true });
    expect(verdict.text).toContain('Ben resigned');
    expect((await verdictOn(text.replace('"resigned":1', '"resigned":0'), boxes)).holds).toBe(false);
  });

  test('plays against one other: in a team a bot goes on', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table } = await ann.create({ game: 'contact', preset: 'friends', seats: [{ kind: 'me' }, BOT, BOT, BOT] });
    await done(ann.act(table, 'sit', { seat: 0 }));
    expect((await ann.act(table, 'resign', { seat: 0 })).body.code).toBe('not-now');
    await done(ann.act(table, 'start'));
    expect((await ann.act(table, 'resign', { seat: 0 })).body.code).toBe('not-now');
  });
});

test('somebody is away when neither the match nor they have moved for so long', () => {
  const body = {
    host: { id: 'ann', name: 'Ann' },
    game: 'x',
    config: {},
    rules: 1,
    seats: [],
    listed: false,
    watched: true,
    patience: 120,
    commitment: '',
    people: [],
    record: null,
  };
  const state = { ...initialState('t', { entry: 0, at: 0, person: 'ann', id: null, kind: 'create', body }), known: 0 };
  state.asked = 50_000;
  expect(isAway(state, 'ben', 169_999)).toBe(false);
  expect(isAway(state, 'ben', 170_000)).toBe(true);
  state.heard.set('ben', 100_000);
  expect(isAway(state, 'ben', 170_000)).toBe(false);
  expect(isAway(state, 'ben', 220_000)).toBe(true);
  // Known to this process for less than a minute: what was before may be by a clock that was wrong.
  expect(isAway({ ...state, known: 160_001 }, 'ben', 220_000)).toBe(false);
  expect(isAway({ ...state, known: 160_000 }, 'ben', 220_000)).toBe(true);
});

describe('a host who closes a running match of two', () => {
  test('has resigned, be it that a bot plays for them', async () => {
    for (const leave of [false, true]) {
      const { table, ann, ben } = await match();
      await playOne(table, [ann, ben]);
      if (leave) await done(ann.act(table, 'give', { seat: 0, to: BOT }));
      expect((await ben.act(table, 'close')).body.code).toBe('forbidden');
      await done(ann.act(table, 'close'));
      expect(await look(ben, table)).toMatchObject({ phase: 'finished', resigned: 0 });
      expect((await done(ben.get<TableList>('/tables'))).mine[0]?.outcome).toMatchObject({ payoff: [0, 1], cause: 'resigned' });
      expect(JSON.parse(await (await fetch(`${server.base}/api/tables/${table}/record`)).text())).toMatchObject({ resigned: 0 });
    }
  });

  test('ends nobody else’s: neither after standing up nor without ever having sat down', async () => {
    const { table, ann, ben } = await match();
    await done(ann.act(table, 'stand', { seat: 0 }));
    expect((await ann.act(table, 'close')).body.code).toBe('not-now');
    await done(ben.act(table, 'give', { seat: 1, to: BOT }));
    expect((await ann.act(table, 'close')).body.code).toBe('not-now');
    expect((await look(ben, table)).phase).toBe('playing');
    await done(ben.act(table, 'stand', { seat: 1 }));
    await done(ann.act(table, 'close'));
    expect((await look(ben, table)).phase).toBe('closed');
  });

  test('closes it when nobody else plays', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, BOT] });
    await done(ann.act(table, 'sit', { seat: 0 }));
    await done(ann.act(table, 'start'));
    await done(ann.act(table, 'close'));
    expect(await look(ann, table)).toMatchObject({ phase: 'closed', resigned: null });
  });
});

describe('a clock that jumps', () => {
  test.each([5, -5])('by %i hours takes nobody their seat, nor the undo they have not agreed to, nor their table, and holds nobody up', async (hours) => {
    const { table, ann, ben } = await match({ patience: 300 });
    for (let answers = 0; answers < 4; answers++) await playOne(table, [ann, ben]);
    while ((await matchFor(ann, table)).decision?.seats[0] !== 1) await playOne(table, [ann]);
    await done(ann.act(table, 'undo', { to: 0 }));
    const real = Date.now;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + hours * 3_600_000);
    try {
      expect((await ann.act(table, 'give', { seat: 1, to: BOT })).body.code).toBe('not-now');
      expect((await done(ann.act(table, 'undo', { to: 0 }))).waiting).toHaveLength(1);
      // Read anew by a process whose clock is wrong: everybody has a minute to be heard.
      server.registry.drop(table, 'as after a restart');
      expect((await ann.act(table, 'give', { seat: 1, to: BOT })).body.code).toBe('not-now');
      await later(6, () => done(ann.act(table, 'give', { seat: 1, to: BOT })));
    } finally {
      clock.mockRestore();
    }
  });
});

describe('silence', () => {
  test('of the host holds nobody up: others start, and take over', async () => {
    const [ann, ben] = await Promise.all([Guest.come(server.base, 'Ann'), Guest.come(server.base, 'Ben')]);
    const cyd = await Guest.come(server.base, 'Cyd');
    const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'open' }, { kind: 'open' }], patience: 120 });
    await done(ben.act(table, 'sit', { seat: 0 }));
    await done(ben.act(table, 'sit', { seat: 1 }));
    expect((await ben.act(table, 'start')).body.code).toBe('forbidden');
    expect((await ben.act(table, 'host', { person: ben.person.id })).body.code).toBe('forbidden');
    expect((await later(3, () => cyd.act(table, 'start'))).body.code).toBe('forbidden');
    expect((await later(3, () => ben.act(table, 'host', { person: ben.person.id }))).body.code).toBe('forbidden');
    await later(3, () => done(ben.act(table, 'start')));
    expect((await later(16, () => cyd.act(table, 'host', { person: cyd.person.id }))).body.code).toBe('not-found');
    await later(16, () => done(ben.act(table, 'host', { person: ben.person.id })));
    expect((await look(ben, table)).host).toEqual(ben.person);
    await done(ben.act(table, 'close'));
  });

  test('is consent to undo, after as long as the table waits, when it is asked for again', async () => {
    const { table, ann, ben } = await match({ patience: 120 });
    for (let answers = 0; answers < 4; answers++) await playOne(table, [ann, ben]);
    expect((await done(ann.act(table, 'undo', { to: 0 }))).waiting).toEqual([ben.person.id]);
    expect((await done(ann.act(table, 'undo', { to: 0 }))).waiting).toEqual([ben.person.id]);
    await later(1.9, () => done(ben.act(table, 'say', { text: 'let me think' })));
    expect((await later(3, () => done(ann.act(table, 'undo', { to: 0 })))).waiting).toEqual([ben.person.id]);
    expect((await matchFor(ann, table)).number).toBe(4);
    await later(4.5, () => done(ann.act(table, 'undo', { to: 0 })));
    expect((await matchFor(ann, table)).number).toBe(0);
  });
});
