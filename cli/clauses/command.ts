import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { command, UsageError } from '../command.ts';

export const clauses = command({
  name: 'clauses',
  takes: '',
  summary: 'Run the tests of all games and count the clauses of the rulebooks that they prove.',
  options: {},
  examples: ['muster clauses'],
  run(words) {
    if (words.length > 0) throw new UsageError(`Unexpected argument '${words.join(' ')}'.`);
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
    const { status } = spawnSync(process.execPath, [vitest, 'run', 'games', '--reporter=dot', '--reporter=./cli/clauses/reporter.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    return status === 0 ? 0 : 1;
  },
});
