import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { enemyNamed, PUSH } from '../../content/enemies.ts';
import { GRENADE_DICE } from '../../content/kit.ts';
import { terrainNamed } from '../../content/map.ts';
import { words as german } from '../words.de.ts';
import { words as english } from '../words.en.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';

const ledger = readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8');
const clauses = [...ledger.matchAll(/^- id: (v-commandos\.\S+)/gm)].map(([, id = '']) => id);
const chapterOf = (clause: string): string => clause.split('.')[1] ?? '';

test.each(Object.entries(EXAMPLES))('%s is drawn, and has a line in both languages', async (clause, example) => {
  expect(clauses).toContain(clause);
  const [{ examples: en }, { examples: de }] = await Promise.all([english.board.examples(), german.board.examples()]);
  expect(de[clause]).not.toBe(en[clause]);
  for (const [{ board: words }, caption] of [
    [english, en[clause]],
    [german, de[clause]],
  ] as const) {
    expect(caption).toMatch(/^\p{Lu}.+\.$/u);
    const page = renderToStaticMarkup(createElement(Figure, { example, words, caption: caption ?? '' }));
    expect(page).toMatch(/<svg|<i class/);
    expect(page).not.toContain('undefined');
    expect(page).not.toContain('NaN');
  }
});

test('no line is left over', async () => {
  for (const { board } of [english, german]) expect(Object.keys((await board.examples()).examples).sort()).toEqual(Object.keys(EXAMPLES).sort());
});

test('each picture is another', () => {
  const pages = Object.values(EXAMPLES).map((example) => renderToStaticMarkup(createElement(Figure, { example, words: english.board, caption: '' })));
  expect(new Set(pages).size).toBe(pages.length);
});

test('no chapter is without a picture', () => {
  const drawn = new Set(Object.keys(EXAMPLES).map(chapterOf));
  expect([...new Set(clauses.map(chapterOf))].filter((chapter) => !drawn.has(chapter))).toEqual([]);
});

test('the page knows which clauses are drawn before the pictures come', () => {
  expect(DRAWN).toEqual(new Set(Object.keys(EXAMPLES)));
});

test('on maps everything stands on tiles that are seen, and steps lead from one tile to the next', () => {
  for (const example of Object.values(EXAMPLES)) {
    if (example.of !== 'map') continue;
    const { tiles, edges } = terrainNamed(example.terrain);
    const letters = tiles.map(({ letter }) => letter);
    const { commandos = [], enemies = [], goes = [], marches = [], fires = [], full = '' } = example;
    for (const letter of example.tiles) expect(letters).toContain(letter);
    for (const tile of [...commandos.map(([at]) => at), ...enemies.map(([at]) => at), ...full]) expect(example.tiles).toContain(tile);
    for (const [from, to] of [...goes, ...marches, ...fires]) expect(edges[letters.indexOf(from)]?.map((edge) => edge.to)).toContain(letters.indexOf(to));
  }
});

test('what is counted in a picture is what the rules count', () => {
  const { 'v-commandos.reinforce.sledgehammer': barricade, 'v-commandos.equip.grenade': grenade } = EXAMPLES;
  const pushing = barricade?.of === 'row' ? barricade.items.flatMap((item) => (item[0] === 'pushes' ? [PUSH[enemyNamed(item[1])] ?? 0] : [])) : [];
  expect(barricade).toHaveProperty('items', expect.arrayContaining([['number', `${pushing.reduce((sum, n) => sum + n, 0)}`]]));
  expect(grenade).toHaveProperty('dice.rolled.length', GRENADE_DICE);
});
