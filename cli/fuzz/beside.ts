import { existsSync } from 'node:fs';
import type { ClauseId } from '#kernel';
import type { Foretold } from '../../kernel/testing/foretold.ts';
import type { Beside } from '../../kernel/testing/fuzz.ts';
import { readLedger } from '../../server/ledger.ts';

export function ledgerOf(game: string): ReadonlySet<ClauseId> {
  return new Set(readLedger(game).map(({ id }) => id));
}

/** What a game has besides its rules: its ledger, and how its previews are held against what then happens (`testing/foretold.ts`). */
export async function besideOf(game: string): Promise<Beside> {
  const file = new URL(`../../games/${game}/testing/foretold.ts`, import.meta.url);
  const foretold: Foretold | undefined = existsSync(file) ? (await import(file.href)).foretold : undefined;
  return { foretold, ledger: ledgerOf(game) };
}
