import { existsSync } from 'node:fs';
import { boxes } from '#shelf';
import { ambush, foretold as ambushForetold } from '../../kernel/testing/ambush.ts';
import type { Foretold } from '../../kernel/testing/foretold.ts';
import { type FuzzCount, FuzzFailure, fuzzMatch } from '../../kernel/testing/fuzz.ts';
import { add } from './add.ts';
import { randomConfig } from './configs.ts';

export interface FuzzJob {
  readonly game: string;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

export interface FuzzResult extends FuzzCount {
  readonly matches: number;
  readonly failure: { readonly number: number; readonly message: string; readonly record: unknown } | null;
}

/** The games that can be fuzzed: those on the shelf, and the kernel's miniature game. */
export const FUZZED: readonly string[] = [...boxes.map(({ game }) => game.id), ambush.id];

/** How the previews of each game are held against what then happens: `testing/foretold.ts` of its folder. */
const foretold = new Map<string, Foretold>();
for (const { game } of boxes) {
  const file = new URL(`../../games/${game.id}/testing/foretold.ts`, import.meta.url);
  if (existsSync(file)) foretold.set(game.id, (await import(file.href)).foretold);
}

export function runFuzz(job: FuzzJob): FuzzResult {
  const total = { matches: 0, answers: 0, candidates: 0, undone: 0, foretold: 0, sampled: 0 };
  for (let number = job.first; number < job.first + job.count; number++) {
    const seed = `${job.seed} ${job.game} ${number}`;
    const box = boxes.find(({ game }) => game.id === job.game);
    try {
      const count =
        box === undefined
          ? fuzzMatch(ambush, { rounds: 1 + (number % 8) }, seed, ambushForetold)
          : fuzzMatch(box.game, randomConfig(box, seed), seed, foretold.get(job.game));
      add(total, { matches: 1, ...count });
    } catch (thrown) {
      if (!(thrown instanceof FuzzFailure)) throw thrown;
      return { ...total, failure: { number, message: thrown.message, record: thrown.record } };
    }
  }
  return { ...total, failure: null };
}
