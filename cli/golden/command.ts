import { mkdirSync, writeFileSync } from 'node:fs';
import { boxesNamed, command, GAMES_OPTION, namedGames } from '../command.ts';
import { goldenFiles, readOld } from './files.ts';

export const golden = command({
  name: 'golden',
  takes: '[game…]',
  summary: 'Rewrite the golden play-throughs of the games named, or of all, so that every change of behaviour shows in the diff.',
  options: { games: GAMES_OPTION, check: { type: 'boolean', says: 'write nothing, only say whether anything would change' } },
  examples: ['muster golden', 'muster golden contact --check'],
  async run(words, { games, check }) {
    let same = true;
    for (const { file, text } of boxesNamed(namedGames(words, games)).flatMap(goldenFiles)) {
      const now = await text();
      if (readOld(file) === now) continue;
      same = false;
      console.log(`${check ? 'differs' : 'written'}: ${file.pathname.split('/').slice(-4).join('/')}`);
      if (check) continue;
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, now);
    }
    if (same) console.log('All play-throughs are unchanged.');
    return check && !same ? 1 : 0;
  },
});

