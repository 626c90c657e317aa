import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Run a program to its end; what it printed. */
function run(command: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args);
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        out += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out }));
  });
}

const python = spawnSync('python3', ['--version']).status === 0;

test.runIf(python)('the two example bots, one in TypeScript and one in Python, play a whole match against each other', () =>
  match((table, link) => run('python3', [example('bot.py'), server.base, table, link])),
);

test('the example bot in TypeScript plays a whole match against itself', () =>
  match((table, link) => run(process.execPath, [example('bot.ts'), server.base, table, link])));

/** A bot on the first open seat, another with the link of the second. */
async function match(second: (table: string, link: string) => ReturnType<typeof run>): Promise<void> {
  const host = await Guest.come(server.base, 'Host');
  const { table, links } = await host.create({ game: 'contra-tiles', listed: true, seats: [{ kind: 'open' }, { kind: 'link' }] });
  const inbox = new Inbox(host, table);
  await inbox.welcome();
  const bots = Promise.all([run(process.execPath, [example('bot.ts'), server.base]), second(table, links[0]?.link as string)]);
  await inbox.until((m) => m.type === 'entry' && m.table?.seats.every(({ kind }) => kind === 'person'));
  await done(host.act(table, 'start'));
  for (const { code, out } of await bots) expect([code, out.includes('Error'), out.split('\n').length > 5], out).toEqual([0, false, true]);
  const outcome = await inbox.until((m) => sightIn(m)?.outcome);
  expect(outcome.payoff).toHaveLength(2);
  inbox.end();
}
