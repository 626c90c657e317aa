import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './report.ts';
import type { Tally } from './tally.ts';

/** The C++ peer, compiled. */
export interface DuelCc {
  readonly compiler: string;
  /** Plays so many random games three times over; gives games per CPU second. */
  run(tuned: boolean, games: number, tally: Tally): number;
  remove(): void;
}

const LINE =
  /^C\+\+ (?<variant>A plain|B tuned): (?<perSecond>\d+) games.*\| games (?<games>\d+) len (?<length>[\d.]+) branch (?<branch>[\d.]+) p0 (?<first>[\d.]+) p1 (?<second>[\d.]+) draw (?<draw>[\d.]+) broke (?<broke>[\d.]+)/;

/** Null when there is no compiler. The program lies in a temporary folder until it is removed. */
export function compileDuel(): DuelCc | null {
  const compiler = ['g++', 'clang++'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (compiler === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const program = join(folder, 'duel');
  execFileSync(compiler, ['-O2', '-o', program, fileURLToPath(new URL('./peers/duel.cc', import.meta.url))]);
  return {
    compiler,
    run: (tuned, games, tally) => tallied(execFileSync(program, [String(games)], { encoding: 'utf8' }), tuned ? 'B tuned' : 'A plain', tally),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Reads what the program prints; it plays the same games each time, so one line stands for all. */
function tallied(printed: string, variant: string, tally: Tally): number {
  const own = printed
    .split('\n')
    .map((line) => LINE.exec(line)?.groups ?? {})
    .filter((found) => found['variant'] === variant);
  const first = own[0];
  if (first === undefined) throw new Error(`the C++ peer printed something else than expected:\n${printed}`);
  const number = (name: string): number => Number(first[name]);
  const games = number('games');
  tally.games = games;
  tally.decisions = games * number('length');
  tally.options = tally.decisions * number('branch');
  tally.wins[0] = games * number('first');
  tally.wins[1] = games * number('second');
  tally.draws = games * number('draw');
  tally.broke = games * number('broke');
  return median(own.map((found) => Number(found['perSecond'])));
}
