import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Budget, type Budgets, budgetsFor } from '../budgets.ts';
import { RateLimit } from '../rate-limit.ts';
import { settingsFrom } from '../settings.ts';
import { Guest } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/open.ts';
import { LARGEST, LARGEST_RECORD, limitsOf } from './limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

/** The limits of a server that is set up like this, by what they limit, and the budgets it would keep. */
function limitsWith(environment: Readonly<Record<string, string>>) {
  const settings = settingsFrom(environment);
  const budgets = budgetsFor(settings, server.store);
  return { budgets, limits: new Map(limitsOf(budgets, settings).map(({ what, limit }) => [what, limit])) };
}

/** So often in a row until it is refused. */
function atOnce(allow: () => boolean): number {
  let count = 0;
  while (allow()) count++;
  return count;
}

const now = performance.now();
const spent = (budget: Budget) =>
  atOnce(() => {
    try {
      budget.spend('Ann', '192.0.2.1', 'Too often.', now);
      return true;
    } catch {
      return false;
    }
  });

const REFUSED: Readonly<Record<string, (budgets: Budgets) => number>> = {
  requests: ({ requests }) => spent(requests),
  'files of the app': ({ files }) => spent(files),
  'actions and pings on a WebSocket': ({ actions }) => {
    const limit = new RateLimit(actions, now);
    return atOnce(() => limit.allow(now));
  },
  'taking, leaving and giving seats': ({ seating }) => spent(seating),
  undo: ({ undo }) => spent(undo),
  'signing in by passkey or code, and asking for codes': ({ signIn }) => spent(signIn),
  'coming to a table with `follow=steps` and `since`': ({ telling }) => spent(telling),
  'chat and pointing': ({ talk }) => spent(talk),
};

describe.each([{}, { MUSTER_REQUESTS: '3', MUSTER_ACTIONS: '7' }])('the page of limits, with %o', (environment) => {
  test.each(Object.keys(REFUSED))('%s: as many at once as it says', (what) => {
    const { budgets, limits } = limitsWith(environment);
    expect(Number(/(\d+) at once/.exec(limits.get(what) ?? '')?.[1])).toBe(REFUSED[what]?.(budgets));
  });

  test('names every budget', () => {
    const { limits } = limitsWith(environment);
    expect([...limits].filter(([, limit]) => limit.includes('at once')).map(([what]) => what)).toEqual(Object.keys(REFUSED));
  });
});

test('a rate of less than one a second is said as the time between two', () => {
  expect(limitsWith({ MUSTER_ACTIONS: '4' }).limits.get('undo')).toMatch(/^1 in 5 seconds, 6 at once/);
});

test('a request as large as the page says is read, one byte more is not', async () => {
  const ann = await Guest.come(server.base, 'Ann');
  const body = (size: number) => JSON.stringify({ id: 'x', text: '' }).replace('""', `"${'x'.repeat(size)}"`);
  const frame = body(0).length;
  const send = async (path: string, size: number) =>
    (await fetch(`${server.base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie: ann.cookie }, body: body(size - frame) }))
      .status;
  // Read, and then refused for what it says.
  expect([await send('/api/tables', LARGEST), await send('/api/tables', LARGEST + 1)]).toEqual([400, 413]);
  expect([await send('/api/records', LARGEST_RECORD), await send('/api/records', LARGEST_RECORD + 1)]).toEqual([422, 413]);
});

test('the page for hosts says the same', async () => {
  const page = await readFile(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  for (const [what, limit] of limitsWith({}).limits) expect(page).toContain(`| ${what} | ${limit} |`);
});
