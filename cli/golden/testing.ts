import { describe, expect, test } from 'vitest';
import type { Box } from '#games';
import type { GameTypes } from '#kernel';
import { goldenFiles, MATCHES, matchesFile, readOld } from './files.ts';
import { matchLine } from './matches.ts';

/** So many matches are looked at in one test. */
const TOGETHER = 4;

/** A game plays as it did when its golden files were written. */
export function goldenTests<T extends GameTypes>(box: Box<T>): void {
  describe(`${box.game.id} plays as it did; \`npm run golden\` writes it down again`, () => {
    const matches = matchesFile(box);
    const lines = readOld(matches)?.split('\n') ?? [];
    test.each(Array.from({ length: MATCHES / TOGETHER }, (_, i) => i * TOGETHER))('in matches from %i on', (first) => {
      for (let number = first; number < first + TOGETHER; number++) expect(matchLine(box, number)).toBe(lines[number]);
    });
    const playThroughs = goldenFiles(box).filter(({ file }) => file.href !== matches.href);
    test.each(playThroughs.map(({ file, text }) => ({ name: file.pathname.split('/').at(-1), file, text })))('in $name', async ({ file, text }) => {
      expect(await text()).toBe(readOld(file));
    });
  });
}
