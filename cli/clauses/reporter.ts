import type { Reporter, TestCase } from 'vitest/node';
import { boxes } from '#games';
import { readLedger } from './ledger.ts';
import { proofHolds, proofOf, proofText, unknownClauses } from './proof.ts';

/** Counts which clauses were proven by the tests that just ran, and fails the run when one is missing. */
export default class ClausesReporter implements Reporter {
  readonly #cited = new Map<string, string[]>();

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed') return;
    for (const id of test.meta().clauses ?? []) {
      const titles = this.#cited.get(id);
      if (titles === undefined) this.#cited.set(id, [test.fullName]);
      else titles.push(test.fullName);
    }
  }

  onTestRunEnd(): void {
    const games = boxes.map(({ game }) => ({ id: game.id, ledger: readLedger(game.id) }));
    const proofs = games.map(({ id, ledger }) => proofOf(id, ledger, this.#cited));
    const unknown = unknownClauses(
      games.map(({ ledger }) => ledger),
      this.#cited.keys(),
    );
    console.log(`\nProven by tests that ran and passed:\n${proofText(proofs, unknown)}`);
    if (!proofHolds(proofs, unknown)) process.exitCode = 1;
  }
}
