import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Notice } from '#wire';
import { done, duel, matchFor, playOne, playOut } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { openServer, type TestServer } from './testing/open.ts';
import { withTwo } from './testing/two-servers.ts';

/** Not a measure of anything: whoever waits for so long waits in vain. */
const IN_VAIN = 100_000;

/** Everything one person is told, line by line. */
class Ear {
  readonly heard: Notice[] = [];
  readonly ended: Promise<void>;
  readonly #closing = new AbortController();
  #look: () => void = () => undefined;
  #from = 0;

  private constructor(body: ReadableStream, closing: AbortController) {
    this.#closing = closing;
    this.ended = this.#listen(body).catch(() => undefined);
  }

  static async open(base: string, headers: Record<string, string>): Promise<Ear> {
    const closing = new AbortController();
    const reply = await fetch(`${base}/api/stream`, { headers, signal: closing.signal });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    return new Ear(reply.body as ReadableStream, closing);
  }

  static of(guest: Guest, base = guest.base): Promise<Ear> {
    return Ear.open(base, { cookie: guest.cookie });
  }

  async #listen(body: ReadableStream): Promise<void> {
    for await (const line of createInterface({ input: Readable.from(body) })) {
      if (line !== '') this.heard.push(Notice.parse(JSON.parse(line)));
      this.#look();
    }
  }

  /** The next notice of this type that was not asked for yet. */
  async next<T extends Notice['type']>(type: T): Promise<Extract<Notice, { type: T }>> {
    for (;;) {
      const next = this.heard.findIndex((notice, i) => i >= this.#from && notice.type === type);
      if (next >= 0) {
        this.#from = next + 1;
        return this.heard[next] as Extract<Notice, { type: T }>;
      }
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no '${type}' was heard; heard: ${this.types().join(', ')}`)), IN_VAIN);
        this.#look = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  end(): void {
    this.#closing.abort();
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

describe('the stream of everything that concerns somebody', () => {
  test('begins with where they stand: their tables, and what waits for them', async () => {
    const { table, ann, ben } = await duel(server.base);
    const [first, second] = await Promise.all([Ear.of(ann), Ear.of(ben)]);
    expect((await first.next('welcome')).tables).toMatchObject([{ id: table, phase: 'playing', mine: [0] }]);
    expect((await second.next('welcome')).person).toEqual(ben.person);
    const { seats } = (await matchFor(ann, table)).decision as { seats: readonly number[] };
    const [asked, other] = seats.includes(0) ? [first, second] : [second, first];
    const { match, table: row } = await asked.next('turn');
    expect([row.id, match.views[0]?.options.length ?? 0]).toEqual([table, expect.any(Number)]);
    expect(match.views.every(({ seat }) => seat !== null && row.mine.includes(seat))).toBe(true);
    expect(other.types()).toEqual(['welcome']);
    first.end();
    second.end();
  });

  test('tells the host who asks for a seat, also when they come later, and whoever asked that they have one', async () => {
    const [ann, ben] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Ben')];
    const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
    const [host, other] = await Promise.all([Ear.of(ann), Ear.of(ben)]);
    await host.next('welcome');
    await done(ben.act(table, 'knock'));
    expect(await host.next('knock')).toMatchObject({ table: { id: table }, by: ben.person });
    const later = await Ear.of(ann);
    expect((await later.next('knock')).by).toEqual(ben.person);
    await done(ann.act(table, 'admit', { person: ben.person.id, seat: 1 }));
    expect(await other.next('invited')).toMatchObject({ table: { id: table }, seats: [1] });
    for (const ear of [host, other, later]) ear.end();
  });

  test('tells of seats, the start, each turn, undo, mentions, the end and the rematch', async () => {
    const [ann, ben] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Ben')];
    const ear = await Ear.of(ben);
    expect((await ear.next('welcome')).tables).toEqual([]);
    const { table, links } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
    await done(ann.sit(table, 0));
    await done(ben.sit(table, 1, links[0]?.link));
    expect(await ear.next('seated')).toMatchObject({ table: { id: table, phase: 'open' }, seats: [1] });
    await done(ann.act(table, 'start'));
    const { pledges, seats } = await ear.next('ready');
    expect([seats, pledges.map(([, who]) => who)]).toEqual([[1], [ann.person.id, ben.person.id]]);
    for (const guest of [ann, ben]) await done(guest.reveal(table));
    expect(await ear.next('started')).toMatchObject({ table: { id: table, phase: 'playing' } });
    while (!(await matchFor(ann, table)).decision?.seats.includes(1)) await playOne(table, [ann, ben]);
    const turn = await ear.next('turn');
    const [view] = turn.match.views;
    await done(ben.act(table, 'answer', { number: view?.number, seat: view?.seat, notation: view?.options[0] }));
    while (!(await matchFor(ann, table)).decision?.seats.includes(1)) await playOne(table, [ann, ben]);
    expect((await ear.next('turn')).match.views[0]?.number).toBeGreaterThan(view?.number ?? 99);

    await done(ann.act(table, 'say', { text: 'Bendy tiles.' }));
    await done(ben.act(table, 'say', { text: 'I am Ben.' }));
    await done(ann.act(table, 'say', { text: 'well, ben?' }));
    expect(await ear.next('mention')).toMatchObject({ by: ann.person, text: 'well, ben?' });
    await done(ann.act(table, 'undo', { to: 0 }));
    expect(await ear.next('undo')).toMatchObject({ by: ann.person, to: 0 });
    await done(ben.act(table, 'consent', { agree: false }));

    await playOut(table, [ann, ben]);
    expect((await ear.next('finished')).table.outcome?.payoff).toHaveLength(2);
    const { table: again } = await done(ann.act(table, 'rematch'));
    expect((await ear.next('rematch')).rematch).toBe(again);
    expect(await ear.next('invited')).toMatchObject({ table: { id: again, phase: 'open' }, seats: [1] });
    expect(ear.types().filter((type) => type === 'mention')).toHaveLength(1);
    await done(ben.act(again as string, 'sit', { seat: 1 }));
    await ear.next('seated');
    await done(ann.act(again as string, 'give', { seat: 1, to: { kind: 'open' } }));
    expect(await ear.next('left')).toMatchObject({ table: { id: again, mine: [] }, seats: [1] });
    ear.end();
  });

  test('tells each turn once', async () => {
    const { table, ann, ben } = await duel(server.base);
    const ear = await Ear.of(ann);
    await playOut(table, [ann, ben]);
    await ear.next('finished');
    const turns = ear.heard.flatMap((notice) => (notice.type === 'turn' ? [notice.match.views[0]?.number] : []));
    expect(turns.length).toBeGreaterThan(2);
    expect(new Set(turns).size).toBe(turns.length);
    ear.end();
  });

  test.each(['Jean-Luc', "O'Neil (\\d+) [a-z]{2}", '^.*$', 'a|b/c?', '#1 & <co>', 'Ü-Ä~=:,!', '- -', '🎲-🎲'])(
    'finds the name %s in what is said',
    async (name) => {
      const [ann, ben] = [await Guest.come(server.base, name), await Guest.come(server.base, 'Ben')];
      const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await done(ann.sit(table, 0));
      await done(ben.sit(table, 1));
      const ear = await Ear.of(ann);
      await ear.next('welcome');
      await done(ben.act(table, 'say', { text: 'Hello, whoever you are.' }));
      await done(ben.act(table, 'say', { text: `Well, ${name}!` }));
      expect(await ear.next('mention')).toMatchObject({ by: ben.person, text: `Well, ${name}!` });
      expect(ear.types()).toEqual(['welcome', 'mention']);
      ear.end();
    },
  );

  test('is for somebody, and counts as a connection', async () => {
    const strict = await openServer({ MUSTER_CONNECTIONS: '1' });
    const ann = await Guest.come(strict.base, 'Ann');
    const open = (headers: Record<string, string>) => fetch(`${strict.base}/api/stream`, { headers });
    expect(await (await open({})).json()).toMatchObject({ code: 'signed-out' });
    const ear = await Ear.of(ann);
    const refused = await open({ cookie: ann.cookie });
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many']);
    ear.end();
    await strict.stop();
  });

  test('ends with the token that opened it', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { token } = await done(ann.post<{ token: string }>('/tokens', { label: 'bot', scope: 'watch' }));
    const ear = await Ear.open(server.base, { authorization: `Bearer ${token}` });
    await ear.next('welcome');
    const tokens = await done(ann.get<{ id: string; kind: string }[]>('/tokens'));
    const id = tokens.find(({ kind }) => kind === 'api')?.id;
    await fetch(`${server.base}/api/tokens/${id}`, { method: 'DELETE', headers: { cookie: ann.cookie } });
    await ear.ended;
    expect(ear.heard.at(-1)).toEqual({ type: 'bye', why: 'signed out' });
  });

  describe('over several processes', () => {
    const two = withTwo();

    test('hears what happens at another one, at tables that were never opened here', async () => {
      const { left, right } = two();
      const [ann, ben] = [await Guest.come(left.base, 'Ann'), await Guest.come(left.base, 'Ben')];
      const ear = await Ear.of(ben, right.base);
      await ear.next('welcome');
      const { table, links } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
      await done(ann.act(table, 'sit', { seat: 0 }));
      await done(ben.act(table, 'sit', { seat: 1, link: links[0]?.link }));
      expect(await ear.next('seated')).toMatchObject({ table: { id: table }, seats: [1] });
      await done(ann.act(table, 'start'));
      await done(ann.act(table, 'say', { text: 'Good luck, Ben' }));
      await ear.next('mention');
      await playOut(table, [ann, ben]);
      await ear.next('finished');
      expect(ear.types()).toEqual(expect.arrayContaining(['started', 'turn']));
      const { table: again } = await done(ann.act(table, 'rematch'));
      expect((await ear.next('invited')).table.id).toBe(again);
      ear.end();
    });
  });
});
