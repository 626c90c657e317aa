import { expect, test } from 'vitest';
import type { Kind } from './cluster.ts';
import type { Sabotage } from './process.ts';
import type { Mishap } from './rounds.ts';
import { crash, type Result } from './run.ts';

/** Where something is wrong somebody may wait in vain. */
const LIMIT = 20_000;

interface Wrong {
  readonly kind: Kind;
  readonly mishap: Mishap;
  readonly sabotage: Sabotage;
  /** In as many rounds as it takes to be noticed, but not in more than so many. */
  readonly most: number;
  /** What has to be found. */
  readonly finds: (result: Result) => readonly string[];
}

/** What is found where a server is wrong like this; and what could not be tried here. */
async function sabotaged({ kind, mishap, sabotage, most, finds }: Wrong): Promise<{ readonly found: readonly string[]; readonly leftOut: readonly string[] }> {
  for (let tries = 0; ; tries++) {
    const result = await crash(kind, { rounds: 3, tables: 6, seed: `${mishap} ${tries}`, mishaps: [mishap], sabotage, limit: LIMIT });
    const found = finds(result);
    if (found.length > 0 || (tries + 1) * 3 >= most || result.leftOut.length > 0) return { found, leftOut: result.leftOut };
  }
}

// Side by side: most of the time people wait to be let in again.
test.concurrent('a server that does not wait for the disk is noticed when the power is cut', async ({ skip }) => {
  const { found, leftOut } = await sabotaged({ kind: 'sqlite', mishap: 'power', sabotage: 'synchronous-off', most: 12, finds: ({ lost }) => lost });
  skip(leftOut.length > 0, leftOut.join());
  expect(found).not.toEqual([]);
});

test.concurrent.each([
  { kind: 'sqlite', mishap: 'lines-torn' },
  { kind: 'postgres', mishap: 'wire-reset' },
] as const)('a server that forgets what it has done is noticed: $kind, $mishap', async (where) => {
  const { found } = await sabotaged({ ...where, sabotage: 'forgetful', most: 24, finds: ({ doubled, wrong }) => [...doubled, ...wrong] });
  expect(found).not.toEqual([]);
});

test.concurrent('a server that takes a jump of its clock for time that has passed is noticed: somebody loses a seat', async () => {
  const finds = ({ wrong }: Result) => wrong.filter((text) => text.includes('took seat'));
  expect((await sabotaged({ kind: 'sqlite', mishap: 'clock', sabotage: 'time-passes', most: 4, finds })).found).not.toEqual([]);
});
