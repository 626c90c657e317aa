import type { Equivalent } from './equivalent.ts';
import type { Verdict } from './hunt.ts';

/** The test that compares matches with how they were: it notices that something changed, but not which rule was broken. */
export const GOLDEN = 'golden.test.ts';

/** How many no test noticed that says which rule it proves. */
export function onlyByGolden(verdicts: readonly Verdict[]): number {
  return verdicts.filter(({ by }) => by?.startsWith(`${GOLDEN}: `)).length;
}

const KINDS = ['killed', 'survived', 'not reached'] as const;

/** How many of each, by file and in all. */
export function table(verdicts: readonly Verdict[]): string {
  const files = [...new Set(verdicts.map(({ file }) => file))].toSorted();
  const rows = [
    ...files.map((file) =>
      row(
        file,
        verdicts.filter((verdict) => verdict.file === file),
      ),
    ),
    row('all', verdicts),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const head = ['', 'mutants', ...KINDS, 'noticed'] as const;
  return [head, ...rows].map(([name, ...cells]) => `${name.padEnd(width)}${cells.map((cell) => cell.padStart(13)).join('')}`).join('\n');
}

function row(name: string, verdicts: readonly Verdict[]): readonly [string, ...string[]] {
  const counts = KINDS.map((kind) => verdicts.filter(({ became }) => became === kind).length);
  return [name, String(verdicts.length), ...counts.map(String), percent(verdicts)];
}

/** The share of the mutants that some test notices. */
export function percent(verdicts: readonly Verdict[]): string {
  const killed = verdicts.filter(({ became }) => became === 'killed').length;
  return `${((100 * killed) / Math.max(1, verdicts.length)).toFixed(1)}%`;
}

/** Every mutant that nobody noticed. */
export function survivors(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ became }) => became !== 'killed')
    .map(({ file, line, in: within, was, now, became }) => `${file}:${line}  ${within}${became === 'survived' ? '' : `  (${became})`}\n  - ${was}\n  + ${now}`)
    .join('\n');
}

/** Entries of the list that name no mutant any more, or one that a test notices. */
export function staleText(stale: readonly Equivalent[]): string {
  return stale.map(({ file, in: within, was, now }) => `no such mutant any more, or a test notices it: ${file}  ${within}\n  - ${was}\n  + ${now}`).join('\n');
}
