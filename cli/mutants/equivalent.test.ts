import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { readEquivalents } from './equivalent.ts';

test.each(boxes.map(({ game }) => game.id))('what is listed as equivalent in %s stands there as it is quoted', (game) => {
  const home = fileURLToPath(new URL(`../../games/${game}`, import.meta.url));
  const listed = readEquivalents(join(home, 'equivalent-mutants.yaml'));
  const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
  expect(
    listed.filter(({ file, was }) => !onOneLine(readFileSync(join(home, file), 'utf8')).includes(onOneLine(was))).map(({ file, was }) => [file, was]),
  ).toEqual([]);
});
