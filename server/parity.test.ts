import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Box } from '#games';
import { at, type Json, keyFromSeed, Match, readRecord, type Seat, Stream } from '#kernel';
import { boxes } from '#shelf';
import type { MatchView } from '#wire';
import { randomConfig } from '../cli/fuzz/configs.ts';
import { ambush } from '../kernel/testing/ambush.ts';
import { boxOf } from './testing/boxes.ts';
import { done } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

const games: readonly Box[] = [...boxes, boxOf(ambush)];
/** Of so many configurations by lot those with the most seats are played, and how often each. */
const DRAWN = 12;
const PLAYED = 2;
const MATCHES = 2;

let server: TestServer;
beforeAll(async () => {
  server = await openServer({}, { boxes: games });
});
afterAll(() => server.stop());

/** Somebody at the table, or a spectator, over the socket; and over the API when asked. */
interface Viewer {
  readonly seat: Seat | null;
  readonly guest: Guest;
  readonly inbox: Inbox;
}

interface Playing {
  readonly table: string;
  readonly viewers: readonly Viewer[];
}

/** A guest on each seat and a spectator, the match begun. */
async function begin(box: Box, config: Json): Promise<Playing> {
  const names = box.game.seats(box.game.configure(config));
  const guests = await Promise.all([...names, 'Spectator'].map((name) => Guest.come(server.base, name)));
  const [host] = guests as [Guest];
  const { table } = await host.create({ game: box.game.id, config, seats: names.map(() => ({ kind: 'open' })) });
  const viewers = guests.map((guest, seat): Viewer => ({ seat: seat < names.length ? seat : null, guest, inbox: new Inbox(guest, table) }));
  for (const { inbox } of viewers) await inbox.welcome();
  for (const { seat, guest } of viewers) if (seat !== null) await done(guest.act(table, 'sit', { seat }));
  await done(host.act(table, 'start'));
  return { table, viewers };
}

/** What a viewer was sent of the match after so many answers. */
function sent({ inbox }: Viewer, number: number): Promise<MatchView> {
  return inbox.until((message) => message.type === 'entry' && message.match?.views[0]?.number === number && message.match);
}

async function fetched({ guest }: Viewer, table: string): Promise<MatchView | null> {
  return (await done(guest.get<{ match: MatchView | null }>(`/tables/${table}`))).match;
}

/** What the wire gave at a decision: to each viewer over the socket, and to one of them over the API. */
interface Moment {
  readonly sent: readonly MatchView[];
  readonly looking: number;
  readonly fetched: MatchView | null;
}

/** Answer with options by lot, of anybody who has some, until the match is over. */
async function playOut({ table, viewers }: Playing, random: Stream): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (let number = 0; ; number++) {
    const given = await Promise.all(viewers.map((viewer) => sent(viewer, number)));
    const looking = number % viewers.length;
    moments.push({ sent: given, looking, fetched: await fetched(at(viewers, looking), table) });
    const able = given.flatMap(({ views }) => views).filter(({ options }) => options.length > 0);
    if (able.length === 0) return moments;
    const { seat, options } = at(able, random.below(able.length));
    await viewers[seat as Seat]?.inbox.client.act('answer', { number, seat: seat as Seat, notation: at(options, random.below(options.length)) });
  }
}

/** What the kernel says to a viewer, as JSON has it. */
function expected(match: Match, seat: Seat | null): MatchView {
  return JSON.parse(JSON.stringify({ undos: 0, views: [{ seat, ...match.view(seat) }] }));
}

describe.each(games.map((box) => [box.game.id, box] as const))('in %s', (id, box) => {
  const seats = (config: Json) => box.game.seats(box.game.configure(config)).length;
  const configs = Array.from({ length: DRAWN }, (_, i) => randomConfig(box, `parity ${id} ${i}`) as Json);
  const most = configs.toSorted((a, b) => seats(b) - seats(a)).slice(0, PLAYED);
  test.each(most.map((config) => ({ config })))('everybody is given over the wire what the kernel gives, at every decision: $config', async ({ config }) => {
    for (let played = 0; played < MATCHES; played++) {
      const playing = await begin(box, config);
      const moments = await playOut(playing, new Stream(keyFromSeed(`parity ${id} ${played}`)));
      const { key, answers } = readRecord(await (await fetch(`${server.base}/api/tables/${playing.table}/record`)).text());
      expect(answers).toHaveLength(moments.length - 1);
      const match = Match.start(box.game, config, { key: key ?? null });
      for (const [number, { sent, looking, fetched }] of moments.entries()) {
        const due = playing.viewers.map(({ seat }) => expected(match, seat));
        expect(sent, `decision ${number}`).toEqual(due);
        expect(fetched, `decision ${number}`).toEqual(due[looking]);
        const [seat, notation] = answers[number] ?? [];
        if (seat !== undefined && notation !== undefined) match.answer(number, seat, notation);
      }
      expect(match.outcome).not.toBeNull();
      for (const { inbox } of playing.viewers) inbox.end();
    }
  });
});

test('whoever may step in during the turn of another is told so, and does', async () => {
  const box = boxes.find(({ game }) => game.id === 'contra') as Box;
  const config = box.presets.find(({ id }) => id === 'four')?.config as Json;
  for (let steppedIn = false; !steppedIn; ) {
    const { table, viewers } = await begin(box, config);
    const { match } = await server.registry.table(table);
    for (let number = 0; match?.outcome === null && !steppedIn; number++) {
      const awaited = match.asked;
      const seen = await Promise.all(viewers.map((viewer) => sent(viewer, number)));
      const able = seen.flatMap(({ views }) => views).filter(({ options }) => options.length > 0);
      const free = able.find(({ seat }) => seat !== null && !awaited.includes(seat));
      const { seat, options } = free ?? at(able, 0);
      const { guest } = at(viewers, seat as Seat);
      await done(guest.act(table, 'answer', { number, seat, notation: options.at(-1) }));
      steppedIn = free !== undefined;
    }
    for (const { inbox } of viewers) inbox.end();
  }
});
