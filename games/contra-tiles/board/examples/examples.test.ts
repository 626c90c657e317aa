import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as german } from '../words.de.ts';
import { words } from '../words.en.ts';
import { EXAMPLES } from './index.tsx';
import { sketched } from './sketch.ts';

const ledger = readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8');
const clauses = [...ledger.matchAll(/^- id: contra-tiles\.(\S+)/gm)].map(([, id = '']) => id);

test.each(Object.entries(EXAMPLES))('%s is drawn, and has a line in both languages', (clause, { layout }) => {
  expect(clauses).toContain(clause);
  expect(sketched(layout).length).toBeGreaterThan(1);
  const id = `contra-tiles.${clause}`;
  expect(words.board.examples[id]).toMatch(/\.$/);
  expect(german.board.examples[id]).toMatch(/\.$/);
  expect(german.board.examples[id]).not.toBe(words.board.examples[id]);
});

test('no chapter is without a picture', () => {
  const drawn = new Set(Object.keys(EXAMPLES).map((id) => id.split('.')[0]));
  expect([...new Set(clauses.map((id) => id.split('.')[0]))].filter((chapter) => !drawn.has(chapter))).toEqual([]);
});
