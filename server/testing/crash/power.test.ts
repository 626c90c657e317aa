import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { keyFromSeed, Stream } from '#kernel';
import { openStore } from '../../storage/open.ts';
import { type Power, powerOf, whatIsLeft } from './power.ts';

async function supplied({ skip }: TestContext): Promise<{ power: Power; database: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'muster-power-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await mkdir(data);
  const power = await powerOf(data, folder);
  if ('missing' in power) return skip(power.missing);
  return { power, database: join(data, 'muster.db') };
}

/** Let a process write until it has said so often that it has, and kill it; gives how often it said so. */
async function writing({ environment }: Power, database: string, how: 'full' | 'off', times: number): Promise<number> {
  const child = fork(new URL('./writer.ts', import.meta.url), [database, how, String(times)], {
    execArgv: [],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = 0;
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said = Number(line);
    if (said >= times) break;
  }
  child.kill('SIGKILL');
  await gone;
  return said;
}

/** How many entries there are, seen in a copy: whoever opens a database changes it. */
async function left(database: string): Promise<number> {
  const copy = await mkdtemp(join(tmpdir(), 'muster-power-copy-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(dirname(database), copy, { recursive: true });
  const store = await openStore({ database: join(copy, basename(database)) });
  const entries = await store.entries('t', -1);
  await store.close();
  return entries.length;
}

const random = new Stream(keyFromSeed('power'));

test('what was acknowledged is there after a power cut, again and again', async (context) => {
  const { power, database } = await supplied(context);
  for (let cut = 1; cut <= 10; cut++) {
    const said = await writing(power, database, 'full', cut * 30);
    await power.cut(random);
    expect(await left(database)).toBeGreaterThanOrEqual(said);
  }
});

test('what was only written is not, though a kill alone would not have lost it', async (context) => {
  const { power, database } = await supplied(context);
  const said = await writing(power, database, 'off', 200);
  await power.cut(new Stream(keyFromSeed('nothing is left')));
  expect(await left(database)).toBeLessThan(said);
});

test('whoever opens the database makes sure of what a killed process had only written: it may be read, and acknowledged, from then on', async (context) => {
  const { power, database } = await supplied(context);
  const said = await writing(power, database, 'off', 200);
  expect(await writing(power, database, 'full', 0)).toBe(said);
  await power.cut(random);
  expect(await left(database)).toBeGreaterThanOrEqual(said);
});

test('of what was not synced any sectors may be left, of what was all', () => {
  const synced = Buffer.alloc(4096, 'a');
  const written = Buffer.concat([Buffer.alloc(2048, 'a'), Buffer.alloc(4096, 'b')]);
  const seen = new Set<string>();
  for (let n = 0; n < 200; n++) {
    const some = whatIsLeft(synced, written, random);
    expect(some.subarray(0, 2048).equals(synced.subarray(0, 2048))).toBe(true);
    expect([4096, 6144]).toContain(some.length);
    seen.add(some.toString());
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(seen).toContain(synced.toString());
});
