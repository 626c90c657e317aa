import { expect, test } from 'vitest';
import type { Kind } from './cluster.ts';
import type { Sabotage } from './process.ts';
import { faults } from './report.ts';
import type { Mishap } from './rounds.ts';
import { crash, type Result } from './run.ts';

/** Here only what is wrong counts, not how long it takes. */
const ANY = Number.POSITIVE_INFINITY;

/** Where something is wrong somebody may wait in vain. */
const LIMIT = 20_000;

/** What a server that is wrong like this comes to, in as many rounds as it takes to be noticed, but not in more than so many. */
async function sabotaged(kind: Kind, mishap: Mishap, sabotage: Sabotage, most: number): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const result = await crash(kind, { rounds: 3, tables: 6, seed: `${mishap} ${tries}`, mishaps: [mishap], sabotage, limit: LIMIT });
    if (faults(result, ANY).length > 0 || (tries + 1) * 3 >= most || result.leftOut.length > 0) return result;
  }
}

test('a server that does not wait for the disk is noticed when the power is cut', async ({ skip }) => {
  const result = await sabotaged('sqlite', 'power', 'synchronous-off', 12);
  skip(result.leftOut.length > 0, result.leftOut.join());
  expect(result.lost).not.toEqual([]);
});

test.each([
  ['sqlite', 'lines-torn'],
  ['postgres', 'wire-reset'],
] as const)('a server that forgets what it has done is noticed: %s, %s', async (kind, mishap) => {
  const { doubled, wrong } = await sabotaged(kind, mishap, 'forgetful', 24);
  expect([...doubled, ...wrong]).not.toEqual([]);
});

test('a server that takes a jump of its clock for time that has passed is noticed: somebody loses a seat', async () => {
  const { wrong } = await sabotaged('sqlite', 'clock', 'time-passes', 4);
  expect(wrong.filter((text) => text.includes('took seat'))).not.toEqual([]);
});
