import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSeat } from '#wire';
import { done, sightIn } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const example = (name: string) => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));

/** A program: what it printed when it has come to its end, or was stopped. */
function run(command: string, args: readonly string[]): { stop(): void; readonly end: Promise<{ readonly code: number | null; readonly out: string }> } {
  const child = spawn(command, args);
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      out += chunk;
    });
  const end = new Promise<{ code: number | null; out: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out }));
  });
  return { stop: () => child.kill(), end };
}

const python = spawnSync('python3', ['--version']).status === 0;

test.runIf(python)('the two example bots, one in TypeScript and one in Python, play a whole match against each other', () =>
  match((table, link) => run('python3', [example('bot.py'), server.base, table, link])),
);

test('the example bot in TypeScript plays a whole match against itself', () =>
  match((table, link) => run(process.execPath, [example('bot.ts'), server.base, table, link])));

/** A bot on the first open seat, which stays for the rematch, and another with the link of the second, which came for this table alone. */
async function match(second: (table: string, link: string) => ReturnType<typeof run>): Promise<void> {
  const host = await Guest.come(server.base, 'Host');
  const { table, links } = await host.create({ game: 'contra-tiles', listed: true, seats: [{ kind: 'open' }, { kind: 'link' }] });
  const inbox = new Inbox(host, table);
  await inbox.welcome();
  const stays = run(process.execPath, [example('bot.ts'), server.base]);
  const leaves = second(table, links[0]?.link as string);
  await inbox.until((m) => m.type === 'entry' && m.table?.seats.every(({ kind }) => kind === 'person'));
  await done(host.act(table, 'start'));
  const outcome = await inbox.until((m) => sightIn(m)?.outcome);
  expect(outcome.payoff).toHaveLength(2);
  inbox.end();
  const { code, out } = await leaves.end;
  expect([code, out.includes('Error'), out.split('\n').length > 5], out).toEqual([0, false, true]);
  const again = new Inbox(host, (await done(host.act(table, 'rematch'))).table as string);
  const seated = (seats: readonly TableSeat[] | undefined) => seats?.[0]?.kind === 'person';
  await again.until((m) => (m.type === 'welcome' || m.type === 'entry') && seated(m.table?.seats));
  again.end();
  stays.stop();
  const { out: said } = await stays.end;
  expect([said.includes('Error'), said.split('\n').length > 5], said).toEqual([false, true]);
}
