import { mkdirSync, writeFileSync } from 'node:fs';
import { boxes } from '#games';
import { command, UsageError } from '../command.ts';
import { goldenFiles, readOld } from './files.ts';

export const golden = command({
  name: 'golden',
  takes: '',
  summary: 'Rewrite the golden play-throughs of all games, so that every change of behaviour shows in the diff.',
  options: { check: { type: 'boolean', says: 'write nothing, only say whether anything would change' } },
  examples: ['muster golden', 'muster golden --check'],
  async run(words, { check }) {
    if (words.length > 0) throw new UsageError(`Unexpected argument '${words.join(' ')}'.`);
    let same = true;
    for (const { file, text } of boxes.flatMap(goldenFiles)) {
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

