import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

/** Until somebody is told that these have the table open, and that so many look on. */
function told(inbox: Inbox, here: readonly Guest[], watching: number): Promise<unknown> {
  const ids = here.map(({ person }) => person.id).sort();
  return inbox.until((message) => message.type === 'presence' && message.here.join() === ids.join() && message.watching === watching);
}

test('whoever wants to know is told who has the table open, when somebody comes, goes or sits down', async () => {
  const [ann, ben, eve] = (await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Guest.come(server.base, name)))) as [Guest, Guest, Guest];
  const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await done(ann.act(table, 'sit', { seat: 0 }));
  const hers = new Inbox(ann, table, '&presence=true');
  await told(hers, [ann], 0);
  const his = new Inbox(ben, table);
  await told(hers, [ann], 1);
  await done(ben.act(table, 'sit', { seat: 1 }));
  await told(hers, [ann, ben], 0);
  const onlooker = new Inbox(eve, table, '&presence=true');
  // Whoever comes is told at once.
  await told(onlooker, [ann, ben], 1);
  his.end();
  await told(onlooker, [ann], 1);
  onlooker.end();
  hers.end();
  expect(his.messages.some(({ type }) => type === 'presence')).toBe(false);
});
