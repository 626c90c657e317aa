import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { terrainNamed } from '../../content/map.ts';
import { words as german } from '../words.de.ts';
import { words } from '../words.en.ts';
import { EXAMPLES } from './examples.ts';

const ledger = readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8');

test.each(Object.entries(EXAMPLES))('%s is a clause that is drawn, with a line in both languages', (clause, scene) => {
  expect(ledger).toContain(`id: ${clause}\n`);
  const letters = terrainNamed(scene.terrain).tiles.map(({ letter }) => letter);
  for (const letter of scene.tiles) expect(letters).toContain(letter);
  for (const [tile] of [...(scene.commandos ?? []), ...(scene.enemies ?? [])]) expect(scene.tiles).toContain(tile);
  expect(words.board.examples[clause]).toMatch(/\.$/);
  expect(german.board.examples[clause]).toMatch(/\.$/);
  expect(german.board.examples[clause]).not.toBe(words.board.examples[clause]);
});

test('no line is left over', () => {
  for (const spoken of [words, german]) expect(Object.keys(spoken.board.examples).sort()).toEqual(Object.keys(EXAMPLES).sort());
});
