import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { decide, type Job, jobFor } from '#bots';
import { boxes } from '#games';
import { type Game, keyFromSeed, Match, type Seat } from '#kernel';
import { ambush } from '../../kernel/testing/ambush.ts';
import { dying, endless, throwing } from '../testing/rogues.ts';
import { Thinkers, ThinkingFailed } from './pool.ts';

const open: Thinkers[] = [];
afterEach(async () => {
  for (const thinkers of open.splice(0)) await thinkers.close();
});

function thinkers(threads: number): Thinkers {
  const some = new Thinkers({ threads, worker: new URL('../testing/thinker.ts', import.meta.url) });
  open.push(some);
  return some;
}

function job(game: Game = ambush as Game, bot = 'greedy', seed = 'seed', config: unknown = {}): Job {
  const match = Match.start(game, config, { key: keyFromSeed('pool') });
  return jobFor(match, [match.asked[0] as Seat], bot, seed);
}

/** What became of each, in words. */
async function became(promises: readonly Promise<string>[]): Promise<string[]> {
  return (await Promise.allSettled(promises)).map((result) => (result.status === 'fulfilled' ? 'decided' : String(result.reason)));
}

describe('thinkers', () => {
  test('decide as the bot would here, in every game', async () => {
    const some = new Thinkers({ threads: 2 });
    open.push(some);
    const jobs = boxes.flatMap(({ game, presets }) => ['random', 'greedy', 'search:30'].map((bot) => job(game, bot, `seed ${bot}`, presets[0]?.config)));
    const games = boxes.map(({ game }) => game);
    expect(await Promise.all(jobs.map((j) => some.think(j)))).toEqual(jobs.map((j) => decide(j, games)));
  });

  test('serve first whoever asks first', async () => {
    const some = thinkers(1);
    const order: number[] = [];
    const asked = Array.from({ length: 20 }, (_, i) => some.think(job(ambush as Game, i % 2 === 0 ? 'search:50' : 'random')).then(() => order.push(i)));
    expect(some.waiting).toBe(19);
    await Promise.all(asked);
    expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(some.waiting).toBe(0);
  });

  test('drop what is no longer wanted and nobody has begun', async () => {
    const some = thinkers(1);
    const abort = new AbortController();
    const first = some.think(job());
    // Were it begun, nothing after it would ever be decided.
    const second = some.think(job(endless), abort.signal);
    const third = some.think(job());
    expect(some.waiting).toBe(2);
    abort.abort(new Error('seat given away'));
    expect(some.waiting).toBe(1);
    expect(await became([first, second, third])).toEqual(['decided', 'Error: seat given away', 'decided']);
  });

  test('do not keep anybody waiting for what is no longer wanted', async () => {
    const some = thinkers(1);
    const abort = new AbortController();
    const begun = some.think(job(endless), abort.signal);
    expect(some.waiting).toBe(0);
    abort.abort(new Error('seat given away'));
    await expect(begun).rejects.toThrow('seat given away');
    await expect(some.think(job(), abort.signal)).rejects.toThrow('seat given away');
  });

  test('fail on rules that throw, and think on', async () => {
    const some = thinkers(1);
    const results = [
      some.think(job(throwing)),
      some.think(job()),
      some.think({ ...job(), game: 'chess' }),
      some.think(job(ambush as Game, 'genius')),
      some.think(job()),
    ];
    expect(await became(results)).toEqual([
      'ThinkingFailed: a bug in a judgement',
      'decided',
      "ThinkingFailed: There is no game 'chess'.",
      expect.stringContaining("There is no bot 'genius'"),
      'decided',
    ]);
  });

  test('are replaced when they die; only the decision they thought about fails', async () => {
    const some = thinkers(2);
    const results = Array.from({ length: 12 }, (_, i) => some.think(job(i % 4 === 1 ? dying : (ambush as Game))));
    expect(await became(results)).toEqual(Array.from({ length: 12 }, (_, i) => (i % 4 === 1 ? 'ThinkingFailed: the thread died: exit code 7' : 'decided')));
  });

  test('refuse what cannot be handed over, and think on', async () => {
    const some = thinkers(1);
    const wrong = { ...job(), config: (() => 1) as unknown as Job['config'] };
    expect(await became([some.think(wrong), some.think(job())])).toEqual(['ThinkingFailed: the job cannot be handed over', 'decided']);
  });

  test('stop when they are closed, in the middle of a thought', async () => {
    const some = thinkers(1);
    const results = became([some.think(job(endless)), some.think(job())]);
    await some.close();
    expect(await results).toEqual(Array(2).fill('ThinkingFailed: the server is closing'));
    await expect(some.think(job())).rejects.toThrow(ThinkingFailed);
    expect(some.waiting).toBe(0);
  });

  test('do not keep the process alive when they have nothing to do', () => {
    const program = fileURLToPath(new URL('../testing/idle.ts', import.meta.url));
    for (const word of ['leave', 'close']) {
      const { stdout, status } = spawnSync(process.execPath, [program, word], { encoding: 'utf8', timeout: 300_000 });
      expect([stdout, status], word).toEqual(['3 decided\n', 0]);
    }
  });

  const BELOW = constants.priority.PRIORITY_BELOW_NORMAL;
  test.runIf(platform() === 'linux' && getPriority() < BELOW)('give way to everything else, and only they do', async () => {
    const niceness = (task: string): number =>
      Number(
        readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[16],
      );
    const slow = (): number => readdirSync('/proc/self/task').filter((task) => niceness(task) === BELOW).length;
    const main = niceness(String(process.pid));
    const before = slow();
    const some = thinkers(2);
    await Promise.all(Array.from({ length: 4 }, () => some.think(job())));
    expect(slow() - before).toBe(2);
    expect([niceness(String(process.pid)), getPriority()]).toEqual([main, main]);
  });
});
