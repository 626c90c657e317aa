import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { GameDescription } from '#wire';
import { openServer, type TestServer } from '../testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.base}${path}`);

test.each(boxes.map(({ game }) => game.id))('%s is described for programs: forms with examples, and a schema of what is seen', async (id) => {
  const { notation, seen, example, ...summary } = GameDescription.parse(await (await get(`/api/games/${id}`)).json());
  const shelf: { id: string }[] = await (await get('/api/games')).json();
  expect(summary).toEqual(shelf.find((game) => game.id === id));
  expect(Object.keys(seen['properties'] as object)).toEqual(['view', 'decision', 'event', 'preview']);
  // Whoever has the forms can read every option, and whoever reads them finds examples.
  const patterns = notation.map(({ pattern }) => new RegExp(pattern));
  expect(example.options.filter((option) => !patterns.some((pattern) => pattern.test(option)))).toEqual([]);
  expect(example.options.length).toBeGreaterThan(0);
  for (const { form, parts, pattern, examples } of notation) {
    expect([...form.matchAll(/\{(\w+)\}/g)].map(([, part]) => part)).toEqual(parts);
    for (const text of examples) expect(patterns.find((one) => one.test(text))?.source).toBe(new RegExp(pattern).source);
  }
  expect(notation.filter(({ examples }) => examples.length > 0).length).toBeGreaterThan(notation.length / 2);
});

test('a game that is not on the shelf is not described', async () => {
  const reply = await get('/api/games/ludo');
  expect([reply.status, (await reply.json()).code]).toEqual([404, 'not-found']);
});
