import type { ClauseId } from '#kernel';
import type { Clause } from '../../server/ledger.ts';

/** How far a ledger is proven by tests that ran and passed. */
export interface Proof {
  readonly game: string;
  readonly clauses: number;
  readonly proven: readonly ClauseId[];
  readonly missing: readonly ClauseId[];
  readonly notPlay: readonly { readonly id: ClauseId; readonly reason: string }[];
}

/** `cited`: each clause with the titles of the passed tests that cite it. */
export function proofOf(game: string, ledger: readonly Clause[], cited: ReadonlyMap<ClauseId, readonly string[]>): Proof {
  const play = ledger.filter((clause) => clause['not-play'] === undefined);
  return {
    game,
    clauses: ledger.length,
    proven: play.filter((clause) => cited.has(clause.id)).map((clause) => clause.id),
    missing: play.filter((clause) => !cited.has(clause.id)).map((clause) => clause.id),
    notPlay: ledger.flatMap((clause) => (clause['not-play'] === undefined ? [] : [{ id: clause.id, reason: clause['not-play'] }])),
  };
}

/** Clauses that tests cite but no ledger has: a slip of the pen. */
export function unknownClauses(ledgers: readonly (readonly Clause[])[], cited: Iterable<ClauseId>): ClauseId[] {
  const known = new Set(ledgers.flat().map((clause) => clause.id));
  return [...cited].filter((id) => !known.has(id));
}

export function proofText(proofs: readonly Proof[], unknown: readonly ClauseId[]): string {
  const lines: string[] = [];
  for (const { game, clauses, proven, missing, notPlay } of proofs) {
    lines.push(
      `${game.padEnd(20)} ${proven.length + notPlay.length}/${clauses} clauses${notPlay.length > 0 ? `, ${notPlay.length} of them no rule of play` : ''}`,
    );
    for (const { id, reason } of notPlay) lines.push(`  no rule of play: ${id} (${reason})`);
    for (const id of missing) lines.push(`  not proven: ${id}`);
  }
  for (const id of unknown) lines.push(`cited by a test but in no ledger: ${id}`);
  return lines.join('\n');
}

export function proofHolds(proofs: readonly Proof[], unknown: readonly ClauseId[]): boolean {
  return unknown.length === 0 && proofs.every((proof) => proof.missing.length === 0);
}
