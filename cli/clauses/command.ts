import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { boxesNamed, command, GAMES_OPTION, namedGames, requireTools } from '../command.ts';
import { say } from '../words/words.ts';

export const clauses = command({
  name: 'clauses',
  takes: '[game…]',
  summary: say.clauses.summary,
  options: { games: GAMES_OPTION },
  examples: ['muster clauses', 'muster clauses contact'],
  run(words, { games }) {
    requireTools();
    const ids = namedGames(words, games);
    const folders = ids.length === 0 ? ['games'] : boxesNamed(ids).map(({ game }) => `games/${game.id}/`);
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...folders, '--reporter=dot', '--reporter=./cli/clauses/reporter.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    return status === 0 ? 0 : 1;
  },
});
