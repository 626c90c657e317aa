import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Decided, decide, type Job, jobFor } from '#bots';
import { at, type Game, keyFromSeed, Match } from '#kernel';
import { boxes } from '#shelf';
import { ambush } from '../../kernel/testing/ambush.ts';
import { JobError, Pool } from '../pool.ts';
import { dying, endless, throwing } from '../testing/rogues.ts';
import { startThinkers, type Thinkers } from './thinkers.ts';

const open: Thinkers[] = [];
afterEach(async () => {
  for (const thinkers of open.splice(0)) await thinkers.close();
});

function thinkers(count: number, patience?: number): Thinkers {
  const some = new Pool<Job, Decided>(new URL('../testing/thinker.ts', import.meta.url), count, patience);
  open.push(some);
  return some;
}

function job(game: Game = ambush as Game, bot = 'greedy', seed = 'seed', config: unknown = {}): Job {
  const match = Match.start(game, config, { key: keyFromSeed('pool') });
  return jobFor(match, [at(match.asked, 0)], bot, seed);
}

/** What became of each, in words. */
async function became(promises: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(promises)).map((result) => (result.status === 'fulfilled' ? 'decided' : String(result.reason)));
}

describe('thinkers', () => {
  test('decide as the bot would here, in every game', async () => {
    const some = startThinkers(2);
    open.push(some);
    const jobs = boxes.flatMap(({ game, presets }) => ['random', 'greedy', 'search:30'].map((bot) => job(game, bot, `seed ${bot}`, presets[0]?.config)));
    const games = boxes.map(({ game }) => game);
    expect(await Promise.all(jobs.map((j) => some.run(j)))).toEqual(jobs.map((j) => decide(j, games)));
  });

  test('serve first whoever asks first', async () => {
    const some = thinkers(1);
    const order: number[] = [];
    const asked = Array.from({ length: 20 }, (_, i) => some.run(job(ambush as Game, i % 2 === 0 ? 'search:50' : 'random')).then(() => order.push(i)));
    expect(some.waiting).toBe(19);
    await Promise.all(asked);
    expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(some.waiting).toBe(0);
  });

  test('let people take turns, and the tables of one person: forty bots of one do not keep another waiting', async () => {
    const some = thinkers(1);
    const order: string[] = [];
    const ask = (person: string, table: string) => some.run(job(), undefined, { network: person, person, table }).then(() => order.push(`${person} ${table}`));
    const asked = [...Array.from({ length: 40 }, (_, n) => ask('eve', `e${n % 4}`)), ask('ann', 'a'), ask('ann', 'a'), ask('ben', 'b')];
    await Promise.all(asked);
    expect(order.slice(0, 8)).toEqual(['eve e0', 'ann a', 'ben b', 'eve e1', 'ann a', 'eve e2', 'eve e3', 'eve e0']);
  });

  test('give one turn to whoever comes under many names from one network', async () => {
    const some = thinkers(1);
    const order: string[] = [];
    const ask = (network: string, person: string) => some.run(job(), undefined, { network, person, table: person }).then(() => order.push(person));
    await Promise.all([...Array.from({ length: 30 }, (_, n) => ask('far', `eve ${n}`)), ask('near', 'ann'), ask('near', 'ben')]);
    expect(order.slice(0, 5)).toEqual(['eve 0', 'ann', 'eve 1', 'ben', 'eve 2']);
  });

  test('leave nobody all processes', async () => {
    const some = thinkers(2);
    const abort = new AbortController();
    const busy = Array.from({ length: 3 }, (_, n) =>
      some.run(job(endless), abort.signal, { network: 'n', person: 'eve', table: `e${n}` }).catch(() => 'given up'),
    );
    expect(await some.run(job(), undefined, { network: 'a', person: 'ann', table: 'a' })).toMatchObject({ notation: expect.any(String) });
    expect(some.waiting).toBe(2);
    abort.abort();
    expect(await Promise.all(busy)).toEqual(['given up', 'given up', 'given up']);
  });

  test('drop what is no longer wanted and nobody has begun', async () => {
    const some = thinkers(1);
    const abort = new AbortController();
    const first = some.run(job());
    // Were it begun, nothing after it would ever be decided.
    const second = some.run(job(endless), abort.signal);
    const third = some.run(job());
    expect(some.waiting).toBe(2);
    abort.abort(new Error('seat given away'));
    expect(some.waiting).toBe(1);
    expect(await became([first, second, third])).toEqual(['decided', 'Error: seat given away', 'decided']);
  });

  test('do not keep anybody waiting for what is no longer wanted', async () => {
    const some = thinkers(1);
    const abort = new AbortController();
    const begun = some.run(job(endless), abort.signal);
    expect(some.waiting).toBe(0);
    abort.abort(new Error('seat given away'));
    await expect(begun).rejects.toThrow('seat given away');
    await expect(some.run(job(), abort.signal)).rejects.toThrow('seat given away');
  });

  test('fail on rules that throw, and think on', async () => {
    const some = thinkers(1);
    const results = [some.run(job(throwing)), some.run(job()), some.run({ ...job(), game: 'chess' }), some.run(job(ambush as Game, 'genius')), some.run(job())];
    expect(await became(results)).toEqual([
      'JobError: a bug in a judgement',
      'decided',
      "JobError: There is no game 'chess'.",
      expect.stringContaining("There is no bot 'genius'"),
      'decided',
    ]);
  });

  test('are replaced when they die; only the decision they thought about fails', async () => {
    const some = thinkers(2);
    const results = Array.from({ length: 12 }, (_, i) => some.run(job(i % 4 === 1 ? dying : (ambush as Game))));
    expect(await became(results)).toEqual(Array.from({ length: 12 }, (_, i) => (i % 4 === 1 ? 'JobError: the process died: exit code 7' : 'decided')));
  });

  test('are replaced when they think without end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const some = thinkers(1, 20_000);
    const [before, without, after] = [some.run(job()), some.run(job(endless)), some.run(job())];
    expect(await became([before])).toEqual(['decided']);
    expect(some.waiting).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(await became([without, after])).toEqual(['JobError: the job took longer than 20 s', 'decided']);
    expect(some.pids).toHaveLength(1);
  });

  test('refuse what cannot be handed over, and think on', async () => {
    const some = thinkers(1);
    const wrong: Job = Object.assign(job(), { config: () => 1 });
    expect(await became([some.run(wrong), some.run(job())])).toEqual(['JobError: the job cannot be handed over', 'decided']);
  });

  test('stop when they are closed, in the middle of a thought', async () => {
    const some = thinkers(1);
    const results = became([some.run(job(endless)), some.run(job())]);
    await some.close();
    expect(await results).toEqual(Array(2).fill('JobError: the work is being stopped'));
    await expect(some.run(job())).rejects.toThrow(JobError);
    expect(some.waiting).toBe(0);
  });

  test('do not keep the process alive when they have nothing to do', () => {
    const program = fileURLToPath(new URL('../testing/idle.ts', import.meta.url));
    for (const word of ['leave', 'close']) {
      const { stdout, status } = spawnSync(process.execPath, [program, word], { encoding: 'utf8', timeout: 300_000 });
      expect([stdout, status], word).toEqual(['3 decided\n', 0]);
    }
  });

  test('die with whoever started them, though nobody closed them', async () => {
    const program = fileURLToPath(new URL('../testing/idle.ts', import.meta.url));
    const child = spawn(process.execPath, [program, 'stay'], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length === 3) child.kill('SIGKILL');
    });
    // The pipe is theirs too: it ends with the last of them.
    await once(child.stdout, 'end');
    expect(output).toMatch(/^3 decided\n\d+ \d+\n$/);
  });

  const BELOW = constants.priority.PRIORITY_BELOW_NORMAL;
  test.runIf(getPriority() < BELOW)('give way to everything else, and only they do', async () => {
    const some = thinkers(2);
    const own = getPriority();
    await Promise.all(Array.from({ length: 4 }, () => some.run(job())));
    expect(some.pids.map((pid) => getPriority(pid))).toEqual([BELOW, BELOW]);
    expect(getPriority()).toBe(own);
  });
});
