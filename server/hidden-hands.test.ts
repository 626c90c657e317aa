import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { at, keyFromSeed, type MatchRecord, readRecord, type Seat, Stream, verifyRecord } from '#kernel';
import type { MatchView, TableState } from '#wire';
import { contractAssassin } from '../games/contract-assassin/bot/box.ts';
import { CARD_IDS } from '../games/contract-assassin/content/kit.ts';
import { done, matchFor, playOne } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ MUSTER_BOT_PROCESSES: '1' });
});
afterAll(() => server.stop());

const CONFIG = { players: 8, settings: { 'hidden-hands': true, 'opening-hand': true, 'round-limit': 10 } };
/** Who sits where; the other seats are bots'. */
const PEOPLE: readonly Seat[] = [0, 2, 3, 6];
const NAMES_A_CARD = new RegExp(`(?<![\\w-])(${CARD_IDS.join('|')})(?![\\w-])`);
const SECRET_FIELDS = ['hash', 'key', 'secret', 'seal', 'state', 'position'];

/** Somebody at the table, or a spectator, and everything that came to them while the match was on, as text. */
class Onlooker {
  readonly seat: Seat | null;
  readonly guest: Guest;
  readonly received: string[] = [];
  readonly #sockets: WebSocket[] = [];
  readonly #stop = new AbortController();

  constructor(seat: Seat | null, guest: Guest) {
    this.seat = seat;
    this.guest = guest;
  }

  /** Look at the table over one more socket. */
  look(table: string, query: string): void {
    const socket = this.guest.socket(table, query);
    socket.on('message', (data) => this.received.push(String(data)));
    this.#sockets.push(socket);
  }

  async stream(table: string): Promise<void> {
    const { body } = await fetch(`${server.base}/api/tables/${table}/stream?since=-1&follow=steps`, {
      headers: { cookie: this.guest.cookie },
      signal: this.#stop.signal,
    });
    let text = '';
    try {
      for await (const chunk of body ?? []) {
        text += Buffer.from(chunk).toString();
        const lines = text.split('\n');
        text = lines.pop() ?? '';
        this.received.push(...lines.filter((line) => line !== ''));
      }
    } catch (thrown) {
      if (!this.#stop.signal.aborted) throw thrown;
    }
  }

  async get(path: string): Promise<void> {
    this.received.push(JSON.stringify((await this.guest.get(path)).body));
  }

  async act(table: string, action: string, body: object): Promise<void> {
    this.received.push(JSON.stringify((await this.guest.act(table, action, body)).body));
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
    this.#stop.abort();
  }
}

/** Where a card is named in what somebody received, that they may not see there; null when nowhere. Places are as in the JSON, numbers left out. */
function leak(value: unknown, seat: Seat | null, place = ''): string | null {
  if (typeof value === 'string') return NAMES_A_CARD.test(value) && !MAY_NAME.some((end) => end.test(place)) ? `${place}: ${value}` : null;
  if (Array.isArray(value))
    return first(value.map((item, i) => leak(item, seat, place.endsWith('hitmen') ? `${place}.${i === seat ? 'own' : 'other'}` : place)));
  if (typeof value !== 'object' || value === null) return null;
  const field = Object.keys(value).find((name) => SECRET_FIELDS.includes(name));
  if (field !== undefined) return `${place} has a field ${field}`;
  if ('to' in value && 'is' in value && Array.isArray(value.to) && !value.to.includes(seat)) return `${place} names what seat ${value.to} saw`;
  if ('kind' in value && value.kind === 'drawn' && !('seat' in value && value.seat === seat)) return `${place} tells what another drew`;
  if ('kind' in value && value.kind === 'robbed' && !(('seat' in value && value.seat === seat) || ('from' in value && value.from === seat)))
    return `${place} tells what was stolen`;
  const what = 'kind' in value && typeof value.kind === 'string' && place.endsWith('.event') ? `${place}.${value.kind}` : place;
  return first(Object.entries(value).map(([name, inner]) => leak(inner, seat, `${what}.${name}`)));
}

/** Own and open cards, skills, what was answered or may be, and events of cards that everybody sees or that were checked above. */
const MAY_NAME = [
  /\.hitmen\.own\.hand$/,
  /\.hitmen\.\w+\.(known|skills\.weapon)$/,
  /\.view\.(discards|laid|ahead\.sums\.by)$/,
  /\.previews\.(cards|kill\.best\.(weapons|sums\.by)|away\.best)$/,
  /\.about\.laid$/,
  /\.(notation|options|message|answers)$/,
  /\.event\.(brings|plays|keeps|drawn|robbed)\.card$/,
  /\.event\.travels\.by$/,
  /\.event\.discards\.cards$/,
  /\.event\.(learns|specialist)\.weapon$/,
];

function first(found: readonly (string | null)[]): string | null {
  return found.find((place) => place !== null) ?? null;
}

test('a whole match of eight with hidden hands, people and bots, tells nobody what they may not know, and everybody everything when it is over', async () => {
  const host = await Guest.come(server.base, 'Ada');
  const seats = Array.from({ length: 8 }, (_, seat) => (PEOPLE.includes(seat) ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot: 'greedy' } as const)));
  const { table } = await host.create({ game: 'contract-assassin', config: CONFIG, seats, listed: true });
  const people = await Promise.all(PEOPLE.map(async (seat, i) => new Onlooker(seat, i === 0 ? host : await Guest.come(server.base, `Guest ${seat}`))));
  const watcher = new Onlooker(null, await Guest.come(server.base, 'Watcher'));
  const all = [...people, watcher];
  for (const { guest, seat } of people) await done(guest.act(table, 'sit', { seat }));
  for (const onlooker of all) onlooker.look(table, '?since=-1&follow=steps&previews=true');
  for (const follow of ['answers', 'views', 'views&previews=true']) for (const onlooker of all.slice(-2)) onlooker.look(table, `?since=-1&follow=${follow}`);
  const streams = [people[1], watcher].map((onlooker) => onlooker?.stream(table));
  const inbox = new Inbox(watcher.guest, table);
  await inbox.welcome();
  await done(host.act(table, 'start'));

  const random = new Stream(keyFromSeed('eight hands'));
  for (let number = 0, over = false; !over; ) {
    // Wherever a person is asked, the match stands still until they answer.
    const view = await inbox.until((message) => {
      if (message.type !== 'entry' || message.match === null) return null;
      const [now] = message.match.views;
      return now !== undefined && now.number >= number && (now.outcome !== null || PEOPLE.includes(now.decision?.seats[0] ?? -1)) && now;
    });
    over = view.outcome !== null;
    if (over) break;
    number = view.number;
    const asked = people.find(({ seat }) => seat === view.decision?.seats[0]);
    if (asked === undefined) throw new Error('nobody is asked');
    const { seat, guest } = asked;
    if (number > 40 && number % 7 === 0) {
      const curious = at(all, random.below(all.length));
      await curious.get(`/tables/${table}`);
      await curious.get('/tables');
      await curious.get(`/tables/${table}/record`);
      await curious.act(table, 'why', { seat: curious.seat ?? 0, notation: 'bring machete' });
      await curious.act(table, 'answer', { number, seat: curious.seat ?? 0, notation: 'bring machete' });
      await curious.act(table, 'undo', { to: number - 30 });
      await curious.act(table, 'consent', { agree: false });
      if (number % 5 === 0) curious.look(table, '?since=-1&follow=steps');
    }
    const { options } = await matchFor(guest, table);
    const draw = options.includes('draw') && random.below(3) > 0;
    await done(guest.act(table, 'answer', { number, seat, notation: draw ? 'draw' : options[random.below(options.length)] }));
    number++;
  }
  for (const onlooker of all) onlooker.leave();
  inbox.end();
  await Promise.all(streams);

  const texts = await Promise.all(
    all.map(async ({ guest }) => (await fetch(`${server.base}/api/tables/${table}/record`, { headers: { cookie: guest.cookie } })).text()),
  );
  expect(new Set(texts).size).toBe(1);
  const record = readRecord(texts[0] ?? '');
  const match = verifyRecord(contractAssassin.game, record);
  expect(match.outcome).not.toBeNull();
  expect(record.answers.flat().some((given) => typeof given === 'object')).toBe(true);
  for (const { guest } of all) {
    const { view } = await matchFor(guest, table);
    expect(view).toMatchObject({ hitmen: Array(8).fill({ hand: expect.any(Array) }), deckCards: expect.any(Array) });
  }

  for (const { seat, received } of all) {
    // Messages about the end show everything.
    const running = received.map((text) => JSON.parse(text) as object).filter((message) => !JSON.stringify(message).includes('"outcome":{'));
    expect(running.length).toBeGreaterThan(300);
    for (const message of running) {
      expect(leak(message, seat)).toBeNull();
      if ('answers' in message) expect(message.answers).toEqual(answersFor(record, seat, (message as MatchRecord).answers.length));
    }
  }
  // Were it another's eyes, it would be noticed.
  expect(people[0]?.received.some((text) => leak(JSON.parse(text), 2) !== null)).toBe(true);
  expect(watcher.received.some((text) => text.includes('"opening"'))).toBe(true);
});

/** The first answers of a record as a seat may know them. */
function answersFor({ answers }: MatchRecord, seat: Seat | null, count: number): unknown {
  return answers
    .slice(0, count)
    .map((answer) => answer.map((given) => (typeof given !== 'object' || given.to.some((to) => to === seat) ? given : { to: given.to })));
}

test('whoever has seen one hidden hand gets no other', async () => {
  const [ann, ben, cyd] = (await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)))) as [Guest, Guest, Guest];
  const config = { players: 2, settings: { 'hidden-hands': true, 'opening-hand': true } };
  const { table } = await ann.create({ game: 'contract-assassin', config, seats: [{ kind: 'open' }, { kind: 'open' }] });
  for (const [seat, guest] of [ann, ben].entries()) await done(guest.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  const first = (await matchFor(ann, table)).decision?.seats[0] ?? 0;
  await done([ann, ben][first]?.act(table, 'answer', { number: 0, seat: first, notation: 'draw' }) ?? Promise.reject());
  const sit = async (guest: Guest, seat: Seat) => (await guest.act(table, 'sit', { seat })).body.code;
  await done(ben.act(table, 'give', { seat: 1, to: { kind: 'open' } }));
  expect(await sit(ann, 1)).toBe('not-now');
  const hands = async (guest: Guest): Promise<unknown[]> => {
    const { match } = await done(guest.get<{ table: TableState; match: MatchView }>(`/tables/${table}`));
    return match.views.map(({ view }) => (view as { hitmen: { hand: unknown }[] }).hitmen.map(({ hand }) => hand !== null));
  };
  expect(await hands(ann)).toEqual([[true, false]]);
  expect(await sit(cyd, 1)).toBeUndefined();
  expect(await hands(cyd)).toEqual([[false, true]]);
  expect(await hands(ben)).toEqual([[false, false]]);
  // Whoever has answered for a seat has seen it; back on the same seat they learn nothing.
  const [player, seat] = first === 0 ? ([ann, 0] as const) : ([ben, 1] as const);
  for (const [place, holder] of [ann, cyd].entries()) await done(holder.act(table, 'give', { seat: place, to: { kind: 'open' } }));
  expect([await sit(player, 1 - seat), await sit(player, seat)]).toEqual(['not-now', undefined]);
});

describe('whoever was given a hidden hand has seen it for ever', () => {
  const CARDS = { players: 4, settings: { 'hidden-hands': true, 'opening-hand': true } };
  const BOT = { kind: 'bot', bot: 'greedy' } as const;
  const OPEN = { kind: 'open' } as const;
  const sits = async (guest: Guest, table: string, seat: Seat) => (await guest.act(table, 'sit', { seat })).body.code ?? 'sits';
  /** The hands somebody sees, and where from. */
  const hands = async (guest: Guest, table: string): Promise<Seat[]> => {
    const { match } = await done(guest.get<{ match: MatchView }>(`/tables/${table}`));
    const shown = match.views.flatMap(({ view }) =>
      (view as { hitmen: { hand: unknown }[] }).hitmen.flatMap(({ hand }, seat) => (hand === null ? [] : [seat])),
    );
    return [...new Set(shown)];
  };
  /** Ann, who is the host, on seat 0 of a running match, Ben on 1; bots on 2 and 3. */
  const running = async () => {
    const [ann, ben] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Ben')];
    const { table } = await ann.create({ game: 'contract-assassin', config: CARDS, seats: [OPEN, OPEN, BOT, BOT] });
    await done(ann.act(table, 'sit', { seat: 0 }));
    await done(ben.act(table, 'sit', { seat: 1 }));
    await done(ann.act(table, 'start'));
    return { table, ann, ben };
  };

  test('a host who gave up a seat without having answered sits nowhere else, after a restart either', async () => {
    const { table, ann } = await running();
    expect(await hands(ann, table)).toEqual([0]);
    await done(ann.act(table, 'stand', { seat: 0 }));
    expect(await hands(ann, table)).toEqual([]);
    await done(ann.act(table, 'give', { seat: 2, to: OPEN }));
    expect(await sits(ann, table, 2)).toBe('not-now');
    server.registry.drop(table, 'as after a restart');
    expect(await sits(ann, table, 2)).toBe('not-now');
    await done(ann.act(table, 'give', { seat: 0, to: OPEN }));
    expect([await sits(ann, table, 0), await hands(ann, table)]).toEqual(['sits', [0]]);
  });

  test("a newcomer who looks at a bot's hand and stands up gets no other", async () => {
    const { table, ann } = await running();
    const eve = await Guest.come(server.base, 'Eve');
    for (const seat of [2, 3]) await done(ann.act(table, 'give', { seat, to: OPEN }));
    expect([await sits(eve, table, 2), await hands(eve, table)]).toEqual(['sits', [2]]);
    await done(eve.act(table, 'stand', { seat: 2 }));
    expect(await sits(eve, table, 3)).toBe('not-now');
    const { link } = await done(ann.act(table, 'give', { seat: 3, to: { kind: 'link' } }));
    expect((await eve.act(table, 'sit', { seat: 3, link })).body.code).toBe('not-now');
    server.registry.drop(table, 'as after a restart');
    expect((await eve.act(table, 'sit', { seat: 3, link })).body.code).toBe('not-now');
    await done(ann.act(table, 'give', { seat: 2, to: OPEN }));
    expect([await sits(eve, table, 2), await hands(eve, table)]).toEqual(['sits', [2]]);
    expect(await sits(await Guest.come(server.base, 'Cyd'), table, 3)).toBe('bad-link');
  });

  test('an answer that was undone has been given all the same', async () => {
    const { table, ann, ben } = await running();
    const eve = await Guest.come(server.base, 'Eve');
    await done(ann.act(table, 'give', { seat: 2, to: OPEN }));
    await done(eve.act(table, 'sit', { seat: 2 }));
    const people = [ann, ben, eve];
    const number = await (async () => {
      for (;;) {
        const sight = await matchFor(ann, table);
        const asked = sight.decision?.seats[0] ?? 0;
        if (asked === 2) return sight.number;
        const guest = people[asked];
        if (guest !== undefined) await playOne(table, [guest]);
      }
    })();
    await playOne(table, [eve]);
    const { waiting } = await done(eve.act(table, 'undo', { to: number }));
    if (waiting !== undefined) for (const guest of [ann, ben]) await done(guest.act(table, 'consent', { agree: true }));
    expect((await matchFor(ann, table)).number).toBe(number);
    await done(eve.act(table, 'stand', { seat: 2 }));
    await done(ann.act(table, 'give', { seat: 3, to: OPEN }));
    expect(await sits(eve, table, 3)).toBe('not-now');
  });

  test('seats tried before the match begins show nothing, and a rematch has new hands', async () => {
    const [ann, ben] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Ben')];
    const config = { ...CARDS, players: 2 };
    const { table } = await ann.create({ game: 'contract-assassin', config, seats: [OPEN, OPEN] });
    for (const seat of [0, 1]) {
      await done(ann.act(table, 'sit', { seat }));
      await done(ann.act(table, 'stand', { seat }));
    }
    await done(ann.act(table, 'sit', { seat: 1 }));
    await done(ben.act(table, 'sit', { seat: 0 }));
    await done(ann.act(table, 'start'));
    await done(ann.act(table, 'give', { seat: 1, to: OPEN }));
    expect([await sits(ann, table, 1), await hands(ann, table)]).toEqual(['sits', [1]]);
    await done(ben.act(table, 'resign', { seat: 0 }));
    const { table: again = '' } = await done(ann.act(table, 'rematch'));
    for (const seat of [0, 1]) await done(ann.act(again, 'give', { seat, to: OPEN }));
    await done(ann.act(again, 'sit', { seat: 0 }));
    await done(ben.act(again, 'sit', { seat: 1 }));
    await done(ann.act(again, 'start'));
    expect(await hands(ann, again)).toEqual([0]);
  });

  test('whoever has two seats takes each of them back from a bot', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const { table } = await ann.create({ game: 'contract-assassin', config: CARDS, seats: [OPEN, OPEN, BOT, BOT] });
    for (const seat of [0, 1]) await done(ann.act(table, 'sit', { seat }));
    await done(ann.act(table, 'start'));
    for (const seat of [0, 1]) await done(ann.act(table, 'give', { seat, to: BOT }));
    await done(ann.act(table, 'give', { seat: 2, to: OPEN }));
    expect([await sits(ann, table, 2), await sits(ann, table, 1), await sits(ann, table, 0)]).toEqual(['not-now', 'sits', 'sits']);
    expect(await hands(ann, table)).toEqual([0, 1]);
  });
});
