import '../app/no-eval.ts';
import type { Practice } from '../../games/challenge.ts';
import type { Way } from '../../games/course.ts';
import { Solver, type Worth } from '../../games/solve.ts';

/** What every answer comes to in a challenge after these ways, and whether it makes any difference. */
export interface SolveRequest {
  readonly id: number;
  readonly game: string;
  readonly challenge: string;
  readonly ways: readonly Way[];
}
export type SolveReply =
  | { readonly id: number; readonly worths: readonly Worth[]; readonly settled: boolean }
  | { readonly id: number; readonly failed: string };

const practices = import.meta.glob<Practice>('../../games/*/challenges/all.ts', { import: 'practice' });
const solvers = new Map<string, Solver>();

async function solverOf(game: string, id: string): Promise<Solver> {
  const name = `${game} ${id}`;
  const known = solvers.get(name);
  if (known !== undefined) return known;
  const practice = await practices[`../../games/${game}/challenges/all.ts`]?.();
  const challenge = practice?.challenges.find((one) => one.id === id);
  if (practice === undefined || challenge === undefined) throw new Error(`There is no challenge '${name}'.`);
  const solver = new Solver(practice, challenge);
  solvers.set(name, solver);
  return solver;
}

addEventListener('message', async ({ data: { id, game, challenge, ways } }: MessageEvent<SolveRequest>) => {
  try {
    const solver = await solverOf(game, challenge);
    postMessage({ id, worths: solver.worths(ways), settled: solver.isSettled(ways) } satisfies SolveReply);
  } catch (thrown) {
    postMessage({ id, failed: thrown instanceof Error ? thrown.message : String(thrown) } satisfies SolveReply);
  }
});
