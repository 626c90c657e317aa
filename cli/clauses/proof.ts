import type { ClauseId } from '#kernel';
import type { Clause } from '../../server/ledger.ts';
import { citationsOf } from '../../words/clauses.ts';

/** How far a ledger is proven by tests that ran and passed. */
export interface Proof {
  readonly game: string;
  readonly clauses: number;
  /** How many points the checks of these clauses have, and those that no test cites. */
  readonly points: number;
  readonly missing: readonly string[];
  readonly notPlay: readonly { readonly id: ClauseId; readonly reason: string }[];
}

/** `cited`: what passed tests cite, clauses (`contact.hit.all-lost`) and points (`contact.hit.all-lost#2`). */
export function proofOf(game: string, ledger: readonly Clause[], cited: ReadonlySet<string>): Proof {
  const points = ledger.filter((clause) => clause['not-play'] === undefined).flatMap(citationsOf);
  return {
    game,
    clauses: ledger.length,
    points: points.length,
    missing: points.filter((point) => !cited.has(point)),
    notPlay: ledger.flatMap((clause) => (clause['not-play'] === undefined ? [] : [{ id: clause.id, reason: clause['not-play'] }])),
  };
}

/** What tests cite but no ledger has: a slip of the pen. */
export function unknownCitations(ledgers: readonly (readonly Clause[])[], cited: Iterable<string>): string[] {
  const known = new Set(ledgers.flat().flatMap((clause) => [clause.id, ...citationsOf(clause)]));
  return [...cited].filter((citation) => !known.has(citation));
}

export function proofText(proofs: readonly Proof[], unknown: readonly string[]): string {
  const lines: string[] = [];
  for (const { game, clauses, points, missing, notPlay } of proofs) {
    const described = notPlay.length === 0 ? '' : `, ${notPlay.length} of them no rule of play`;
    lines.push(`${game.padEnd(20)} ${clauses} clauses${described}: ${points - missing.length}/${points} points`);
    for (const { id, reason } of notPlay) lines.push(`  no rule of play: ${id} (${reason})`);
    for (const point of missing) lines.push(`  not proven: ${point}`);
  }
  for (const citation of unknown) lines.push(`cited by a test but in no ledger: ${citation}`);
  return lines.join('\n');
}

export function proofHolds(proofs: readonly Proof[], unknown: readonly string[]): boolean {
  return unknown.length === 0 && proofs.every((proof) => proof.missing.length === 0);
}
