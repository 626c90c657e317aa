import { expect, test } from 'vitest';
import { Helper } from './helper.ts';
import type { ServerService } from './services.ts';

const SERVER = new URL('./bare-server.ts', import.meta.url);

test('a process answers questions and goes when it is no longer needed', async () => {
  const helper = new Helper<ServerService<object>>(SERVER);
  expect((await helper.ask('usage')).cpuSeconds).toBeGreaterThan(0);
  expect(await helper.ask('inUse')).toBeGreaterThan(0);
  await helper.end();
  await expect(helper.ask('usage')).rejects.toThrow();
});

test('what goes wrong there is thrown here', async () => {
  const helper = new Helper<{ fly(): void }>(SERVER);
  await expect(helper.ask('fly')).rejects.toThrow('not a function');
  await helper.end();
});

test('a process that ends too early leaves no question open', async () => {
  const helper = new Helper<ServerService<object>>(new URL('./nowhere.ts', import.meta.url), [], 'ignore');
  await expect(helper.ask('open')).rejects.toThrow();
  await helper.end();
});
