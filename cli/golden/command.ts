import { say } from '../words/words.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { boxesNamed, command, GAMES_OPTION, namedGames } from '../command.ts';
import { goldenFiles, readOld } from './files.ts';

export const golden = command({
  name: 'golden',
  takes: '[game…]',
  summary: say.golden.summary,
  options: { games: GAMES_OPTION, check: { type: 'boolean', says: say.golden.option.check } },
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
