import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board as german } from '../../words/de/board.ts';
import { board as english } from '../../words/en/board.ts';
import { planOf } from '../map/geometry.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';

const ledger = readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8');
const clauses = [...ledger.matchAll(/^- id: (contra\.\S+)/gm)].map(([, id = '']) => id);
const chapterOf = (clause: string): string => clause.split('.')[1] ?? '';

test.each(Object.entries(EXAMPLES))('%s is drawn, and has a line in both languages', async (clause, example) => {
  expect(clauses).toContain(clause);
  const [{ examples: en }, { examples: de }] = await Promise.all([english.examples(), german.examples()]);
  expect(en[clause]).toMatch(/^\p{Lu}.+\.$/u);
  expect(de[clause]).toMatch(/^\p{Lu}.+\.$/u);
  expect(de[clause]).not.toBe(en[clause]);
  for (const [words, caption] of [
    [english, en[clause]],
    [german, de[clause]],
  ] as const) {
    const page = renderToStaticMarkup(createElement(Figure, { example, words, caption: caption ?? '' }));
    expect(page).toMatch(/<svg|class="deck/);
    expect(page).toContain('</figcaption>');
  }
});

test('each picture is another', () => {
  const pages = Object.values(EXAMPLES).map((example) => renderToStaticMarkup(createElement(Figure, { example, words: english, caption: '' })));
  expect(new Set(pages).size).toBe(pages.length);
});

test('no chapter is without a picture', () => {
  const drawn = new Set(Object.keys(EXAMPLES).map(chapterOf));
  expect([...new Set(clauses.map(chapterOf))].filter((chapter) => !drawn.has(chapter))).toEqual([]);
});

test('the page knows which clauses are drawn before the pictures come', () => {
  expect([...DRAWN]).toEqual(Object.keys(EXAMPLES));
});

test('paths lead from space to space', () => {
  for (const example of Object.values(EXAMPLES)) {
    if (example.of !== 'map') continue;
    const plan = planOf(example.stage ?? 'jungle');
    const { path = [] } = example;
    for (const [at, space] of path.slice(1).entries()) expect(plan.space(path[at] ?? '')?.links).toContain(space);
  }
});
