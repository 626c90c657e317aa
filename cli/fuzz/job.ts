import { boxes } from '#shelf';
import { ambush, foretold as ambushForetold } from '../../kernel/testing/ambush.ts';
import { type FuzzCount, FuzzFailure, fuzzMatch, NOTHING } from '../../kernel/testing/fuzz.ts';
import { add } from './add.ts';
import { besideOf } from './beside.ts';
import { randomConfig } from './configs.ts';

export interface FuzzJob {
  readonly game: string;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

export interface FuzzResult extends FuzzCount {
  readonly matches: number;
  /** The sentences that were held against what was so. */
  readonly spoken: readonly string[];
  readonly failure: { readonly number: number; readonly message: string; readonly record: unknown } | null;
}

/** The games that can be fuzzed: those on the shelf, and the kernel's miniature game. */
export const FUZZED: readonly string[] = [...boxes.map(({ game }) => game.id), ambush.id];

const beside = new Map(await Promise.all(boxes.map(async ({ game }) => [game.id, await besideOf(game.id)] as const)));

/** The sentences of a game that are held against what is so. */
export function sentencesOf(game: string): readonly string[] {
  return beside.get(game)?.truth?.sentences ?? [];
}

export function runFuzz(job: FuzzJob): FuzzResult {
  const total = { matches: 0, ...NOTHING };
  const spoken = new Set<string>();
  for (let number = job.first; number < job.first + job.count; number++) {
    const seed = `${job.seed} ${job.game} ${number}`;
    const box = boxes.find(({ game }) => game.id === job.game);
    try {
      const count =
        box === undefined
          ? fuzzMatch(ambush, { rounds: 1 + (number % 8) }, seed, { foretold: ambushForetold })
          : fuzzMatch(box.game, randomConfig(box, seed), seed, { ...beside.get(job.game), spoken });
      add(total, { matches: 1, ...count });
    } catch (thrown) {
      if (!(thrown instanceof FuzzFailure)) throw thrown;
      return { ...total, spoken: [...spoken], failure: { number, message: thrown.message, record: thrown.record } };
    }
  }
  return { ...total, spoken: [...spoken], failure: null };
}
