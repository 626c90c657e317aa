import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '#kernel';
import type { Entry, MatchView, TableState } from '#wire';
import { ambush } from '../kernel/testing/ambush.ts';
import { boxOf } from './testing/boxes.ts';
import { done, matchFor, playOne } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { later } from './testing/later.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({}, { boxes: [boxOf(ambush)] });
});
afterAll(() => server.stop());

async function bandits(count: number): Promise<{ table: string; guests: Guest[] }> {
  const guests = await Promise.all(['Ann', 'Ben', 'Cyd'].slice(0, count).map((name) => Guest.come(server.base, name)));
  const [ann, ben = ann, cyd = ben] = guests as [Guest, ...Guest[]];
  const { table } = await ann.create({ game: 'ambush', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
  for (const [seat, guest] of [ann, ben, cyd].entries()) await done(guest.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  return { table, guests };
}

const waits = (seat: number) => `${seat} waits`;
const answer = (guest: Guest, table: string, number: number, seat: number, notation: string) => guest.act(table, 'answer', { number, seat, notation });
const log = async (guest: Guest, table: string): Promise<Entry[]> => {
  const inbox = new Inbox(guest, table, '&since=-1');
  const { missed } = await inbox.welcome();
  inbox.end();
  return missed;
};

test("one's own answers are taken back at once, as far as nothing was revealed", async () => {
  const { table, guests } = await bandits(3);
  const [ann, ben] = guests as [Guest, Guest];
  await done(answer(ann, table, 0, 0, waits(0)));
  expect((await matchFor(ann, table)).number).toBe(1);
  await done(ann.act(table, 'undo', { to: 0 }));
  const now = await matchFor(ann, table);
  expect(now).toMatchObject({ number: 0, undos: 1 });
  expect((await ben.act(table, 'undo', { to: 0 })).body.code).toBe('nothing-to-undo');
  await done(answer(ann, table, 0, 0, waits(0)));
  const kinds = (await log(ann, table)).map(({ kind }) => kind);
  expect(kinds.slice(-3)).toEqual(['answer', 'undo', 'answer']);
});

test("others' answers are taken back when everybody agrees, and the log keeps who did", async () => {
  const { table, guests } = await bandits(3);
  const [ann, ben, cyd] = guests as [Guest, Guest, Guest];
  await done(answer(ann, table, 0, 0, waits(0)));
  await done(answer(ben, table, 1, 1, waits(1)));
  const asked = await done(ann.act(table, 'undo', { to: 0 }));
  expect(asked.waiting?.toSorted()).toEqual([ben.person.id, cyd.person.id].toSorted());
  expect((await matchFor(ann, table)).number).toBe(2);
  expect((await ann.act(table, 'consent', { agree: true })).body.code).toBe('not-now');
  expect((await done(ben.act(table, 'consent', { agree: true }))).waiting).toEqual([cyd.person.id]);
  expect((await matchFor(ann, table)).number).toBe(2);
  await done(cyd.act(table, 'consent', { agree: true }));
  expect((await matchFor(ann, table)).number).toBe(0);
  const last = (await log(ann, table)).at(-1);
  expect(last).toMatchObject({ kind: 'undo', to: 0, person: { name: 'Cyd' } });
  expect(last?.kind === 'undo' && last.agreed.toSorted()).toEqual([ben.person.id, cyd.person.id].toSorted());
});

/** A table of two bandits who have both waited. */
async function bothHaveAnswered(): Promise<{ readonly table: string; readonly ann: Guest; readonly ben: Guest }> {
  const { table, guests } = await bandits(2);
  const [ann, ben] = guests as [Guest, Guest];
  await done(answer(ann, table, 0, 0, waits(0)));
  await done(answer(ben, table, 1, 1, waits(1)));
  return { table, ann, ben };
}

test('a late consent to one request is none to the next', async () => {
  const { table, ann, ben } = await bothHaveAnswered();
  const asked = async () => (await done(ann.get<{ table: TableState }>(`/tables/${table}`))).table.undoRequest?.asked;
  await done(ann.act(table, 'undo', { to: 1 }));
  const first = await asked();
  await done(ann.act(table, 'consent', { agree: false, asked: first }));
  await done(ann.act(table, 'undo', { to: 0 }));
  expect((await ben.act(table, 'consent', { agree: true, asked: first })).body.code).toBe('not-now');
  expect((await matchFor(ann, table)).number).toBe(2);
  await done(ben.act(table, 'consent', { agree: true, asked: await asked() }));
  expect((await matchFor(ann, table)).number).toBe(0);
});

test('whoever refuses ends it; whoever asked may withdraw', async () => {
  const { table, ann, ben } = await bothHaveAnswered();
  const undoRequest = async () => (await done(ann.get<{ table: TableState }>(`/tables/${table}`))).table.undoRequest;
  for (const guest of [ben, ann]) {
    await done(ann.act(table, 'undo', { to: 1 }));
    expect(await undoRequest()).toMatchObject({ by: ann.person.id, to: 1 });
    await done(guest.act(table, 'consent', { agree: false }));
    expect(await undoRequest()).toBeNull();
  }
  expect((await ben.act(table, 'consent', { agree: true })).body.code).toBe('not-now');
  expect((await matchFor(ann, table)).number).toBe(2);
});

test('a request lapses with the next answer, and everybody who looks on is told', async () => {
  const { table, ann, ben } = await bothHaveAnswered();
  const [inbox, plain] = [new Inbox(ben, table), new Inbox(ann, table, '&follow=answers')];
  await Promise.all([inbox.welcome(), plain.welcome()]);
  const { entry: asked } = await done(ann.act(table, 'undo', { to: 0 }));
  expect((await inbox.entry(asked as number)).table?.undoRequest).toMatchObject({ by: ann.person.id, to: 0 });
  for (let answers = 0; answers < 12; answers++) await playOne(table, [ann, ben]);
  for (const box of [inbox, plain]) expect((await box.entry((asked as number) + 1)).table?.undoRequest).toBeNull();
  expect((await ben.act(table, 'consent', { agree: true, asked: asked as number })).body.code).toBe('not-now');
  expect((await ben.act(table, 'consent', { agree: true })).body.code).toBe('not-now');
  // However long nobody says anything: it has to be asked for anew.
  const again = await later(5, () => done(ann.act(table, 'undo', { to: 0 })));
  expect(again).toMatchObject({ entry: expect.any(Number), waiting: [ben.person.id] });
  server.registry.drop(table, 'as after a restart');
  expect((await matchFor(ann, table)).number).toBe(14);
  await playOne(table, [ann, ben]);
  server.registry.drop(table, 'as after a restart');
  expect((await ben.act(table, 'consent', { agree: true })).body.code).toBe('not-now');
  inbox.end();
  plain.end();
});

test('whoever has left their seat to a bot is asked, too, and what the bot answers for them is theirs', async () => {
  const { table, guests } = await bandits(3);
  const [ann, ben, cyd] = guests as [Guest, Guest, Guest];
  await done(answer(ann, table, 0, 0, waits(0)));
  await done(answer(ben, table, 1, 1, waits(1)));
  for (const [seat, guest] of [ben, cyd].entries()) await done(guest.act(table, 'give', { seat: seat + 1, to: { kind: 'bot', bot: 'random' } }));
  const { waiting } = await done(ann.act(table, 'undo', { to: 0 }));
  expect(waiting?.toSorted()).toEqual([ben.person.id, cyd.person.id].toSorted());
  const eve = await Guest.come(server.base, 'Eve');
  expect((await eve.act(table, 'consent', { agree: true })).body.code).toBe('not-your-seat');
  await done(ben.act(table, 'consent', { agree: true }));
  await done(cyd.act(table, 'consent', { agree: true }));
  expect((await matchFor(ann, table)).number).toBe(0);

  await done(answer(ann, table, 0, 0, waits(0)));
  expect(await (await server.registry.table(table)).answerForBot(1, 1, 1, waits(1))).toBe(true);
  expect((await done(ann.act(table, 'undo', { to: 0 }))).waiting).toHaveLength(2);
  await done(ben.act(table, 'consent', { agree: false }));
  // A bot that plays for nobody is nobody to ask.
  for (const [seat, guest] of [ben, cyd].entries()) await done(guest.act(table, 'stand', { seat: seat + 1 }));
  await done(ann.act(table, 'undo', { to: 0 }));
  expect((await matchFor(ann, table)).number).toBe(0);
});

test('what was revealed needs consent even when it was all mine; the same dice come again', async () => {
  const strikes = ({ views }: MatchView) =>
    views.flatMap(({ seat, options }) => options.filter((option) => option.includes('strike')).map((notation) => ({ seat, notation })))[0];
  let { table, guests } = await bandits(2);
  while (strikes(await matchFor(at(guests, 0), table)) === undefined) ({ table, guests } = await bandits(2)); // until Ann is dealt one
  const [ann, ben] = guests as [Guest, Guest];
  const strike = strikes(await matchFor(ann, table)) as { seat: number; notation: string };
  await done(answer(ann, table, 0, strike.seat, strike.notation));
  const thrown = (await log(ann, table)).at(-1);
  expect(thrown?.kind === 'answer' && thrown.gave.length).toBeGreaterThan(0);
  const { waiting } = await done(ann.act(table, 'undo', { to: 0 }));
  expect(waiting).toEqual([ben.person.id]);
  await done(ben.act(table, 'consent', { agree: true }));
  await done(answer(ann, table, 0, strike.seat, strike.notation));
  const again = (await log(ann, table)).at(-1);
  expect(again).toMatchObject({ kind: 'answer', gave: thrown?.kind === 'answer' ? thrown.gave : null });
});

test('nobody to ask: alone at the table one goes back as far as one likes', async () => {
  const { table, guests } = await bandits(1);
  const [ann] = guests as [Guest];
  for (let answers = 0; answers < 8; answers++) await playOne(table, [ann]);
  await done(ann.act(table, 'undo', { to: 0 }));
  expect((await matchFor(ann, table)).number).toBe(0);
});

test('an answer to a decision that was reopened since is refused', async () => {
  const { table, guests } = await bandits(3);
  const [ann] = guests as [Guest];
  await done(answer(ann, table, 0, 0, waits(0)));
  await done(ann.act(table, 'undo', { to: 0 }));
  const stale = await ann.act(table, 'answer', { number: 0, seat: 0, notation: waits(0), undos: 0 });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: 'closed', match: { undos: 1, views: [{ number: 0 }] } });
});
