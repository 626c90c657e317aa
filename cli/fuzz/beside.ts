import { existsSync } from 'node:fs';
import type { ClauseId, GameTypes } from '#kernel';
import type { Beside } from '../../kernel/testing/fuzz.ts';
import { readLedger } from '../../server/ledger.ts';

export function ledgerOf(game: string): ReadonlySet<ClauseId> {
  return new Set(readLedger(game).map(({ id }) => id));
}

/**
 * What a game has besides its rules: its ledger, how its previews are held against what then happens (`testing/foretold.ts`), and
 * how its reasons are held against what is so (`testing/truth.ts`).
 */
export async function besideOf<T extends GameTypes = GameTypes>(game: string): Promise<Beside<T>> {
  const foretold: Beside<T>['foretold'] = (await testing(game, 'foretold'))?.['foretold'];
  const truth: Beside<T>['truth'] = (await testing(game, 'truth'))?.['truth'];
  return { foretold, truth, ledger: ledgerOf(game) };
}

// biome-ignore lint/suspicious/noExplicitAny: what a game exports for the fuzzer is checked where it is written.
async function testing(game: string, name: string): Promise<any> {
  const file = new URL(`../../games/${game}/testing/${name}.ts`, import.meta.url);
  return existsSync(file) ? import(file.href) : undefined;
}
