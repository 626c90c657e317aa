import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import type { Box } from '#games';
import { examplesOf } from './examples.ts';
import { seenIn } from './seen.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const BIOME = join(HOME, 'node_modules/@biomejs/biome/bin/biome');

export function describedFile(game: string): string {
  return join(HOME, 'games', game, 'described.json');
}

/** What `described.json` of these games has to say, or of all of them; one after the other. */
export async function* describedGames(wanted: readonly string[] = []): AsyncGenerator<{ readonly game: string; readonly text: string }> {
  const games = readdirSync(join(HOME, 'games')).filter((game) => existsSync(join(HOME, 'games', game, 'types.ts')));
  const api = new API({ cwd: HOME });
  try {
    const [project] = api.updateSnapshot({ openProject: join(HOME, 'tsconfig.json') }).getProjects();
    if (project === undefined) throw new Error('there is no tsconfig.json');
    for (const game of games.filter((one) => wanted.length === 0 || wanted.includes(one))) {
      const described = { ...examplesOf(await boxOf(game)), seen: seenIn(join(HOME, 'games', game), project) };
      yield { game, text: formatted(game, JSON.stringify(described)) };
    }
  } finally {
    api.close();
  }
}

/** The game in this folder; the template, too, which is not on the shelf. */
export async function boxOf(game: string): Promise<Box> {
  const [box] = Object.values(await import(join(HOME, 'games', game, 'bot/box.ts')));
  return box as Box;
}

function formatted(game: string, json: string): string {
  return execFileSync(process.execPath, [BIOME, 'format', `--stdin-file-path=games/${game}/described.json`], { cwd: HOME, input: json, encoding: 'utf8' });
}
