import { expect, test } from 'vitest';
import { RemoteProcess } from './remote-process.ts';
import type { ServerService } from './services.ts';

const SERVER = new URL('./bare-server.ts', import.meta.url);

test('a process does what is called for and goes when it is no longer needed', async () => {
  const remote = new RemoteProcess<ServerService<object>>(SERVER);
  expect((await remote.call('usage')).cpuSeconds).toBeGreaterThan(0);
  expect(await remote.call('inUse')).toBeGreaterThan(0);
  await remote.end();
  await expect(remote.call('usage')).rejects.toThrow();
});

test('what goes wrong there is thrown here', async () => {
  const remote = new RemoteProcess<{ fly(): void }>(SERVER);
  await expect(remote.call('fly')).rejects.toThrow('not a function');
  await remote.end();
});

test('a process that ends too early leaves no call open', async () => {
  const remote = new RemoteProcess<ServerService<object>>(new URL('./nowhere.ts', import.meta.url), [], 'ignore');
  await expect(remote.call('open')).rejects.toThrow();
  await remote.end();
});
