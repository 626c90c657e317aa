import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ASSASSINS, SUGAR } from '../../content/assassins.ts';
import { WEAPONS } from '../../content/kit.ts';
import { actionsOf, CONTRACTS_EACH } from '../../rules/state.ts';
import { words as german } from '../words.de.ts';
import { words as english } from '../words.en.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';

const ledger = readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8');
const clauses = [...ledger.matchAll(/^- id: (contract-assassin\.\S+)/gm)].map(([, id = '']) => id);
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

test('maps lead somewhere, or show where several things are', () => {
  for (const example of Object.values(EXAMPLES))
    if (example.of === 'map') expect(example.pawns.length + (example.to?.length ?? 0) + (example.targets?.length ?? 0)).toBeGreaterThan(2);
});

test('what is counted in a picture is what the rules count', () => {
  const items = (clause: string): readonly unknown[] => {
    const found = EXAMPLES[`contract-assassin.${clause}`];
    return found?.of === 'row' ? found.items : [];
  };
  expect(items('goal.four-contracts')).toContainEqual(['stamps', CONTRACTS_EACH]);
  expect(items('turn.mix').filter((item) => Array.isArray(item))).toHaveLength(actionsOf({ assassin: SUGAR }));
  expect(EXAMPLES['contract-assassin.setup.target-markers']).toHaveProperty('targets.length', CONTRACTS_EACH);
  expect(ASSASSINS[SUGAR]?.weapon).toBe(WEAPONS.find(({ id }) => id === 'machete')?.number);
});
