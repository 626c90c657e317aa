import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestSpecification, Vitest } from 'vitest/node';
import { readLedger } from '../../server/ledger.ts';
import { proofHolds, proofOf, proofText, unknownCitations } from './proof.ts';

/** Every game that has a ledger, those included that stand on no shelf: they keep their promises, too. */
function gamesWithLedgers(): string[] {
  const folder = new URL('../../games/', import.meta.url);
  return readdirSync(folder).filter((id) => existsSync(new URL(`${id}/clauses.yaml`, folder)));
}

/** Counts which points of clauses were proven by the tests that just ran, and fails the run when one is missing. Games of which only a part was run are left out. */
export default class ClausesReporter implements Reporter {
  readonly #cited = new Set<string>();
  #ran: ReadonlySet<string> = new Set();
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#ran = new Set(specifications.map(({ moduleId }) => moduleId));
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed') return;
    for (const citation of test.meta().clauses ?? []) this.#cited.add(citation);
  }

  async onTestRunEnd(): Promise<void> {
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    const picked = this.#vitest?.config.testNamePattern !== undefined;
    const everything = all.every(({ moduleId }) => this.#ran.has(moduleId));
    const games = gamesWithLedgers().map((id) => ({ id, ledger: readLedger(id) }));
    const proofs = games.filter(({ id }) => !picked && (everything || this.#wholly(id))).map(({ id, ledger }) => proofOf(id, ledger, this.#cited));
    const unknown = unknownCitations(
      games.map(({ ledger }) => ledger),
      this.#cited,
    );
    if (proofs.length > 0 || unknown.length > 0) console.log(`\nProven by tests that ran and passed:\n${proofText(proofs, unknown)}`);
    if (!proofHolds(proofs, unknown)) process.exitCode = 1;
  }

  /** Whether all tests of a game were run. */
  #wholly(id: string): boolean {
    const folder = fileURLToPath(new URL(`../../games/${id}/`, import.meta.url));
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    return tests.every((file) => this.#ran.has(`${folder}${file}`));
  }
}
