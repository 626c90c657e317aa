import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FireDie, looksOf } from './volley.tsx';

test('dice of a shot are hits from the number that was needed on', () => {
  const shot = { kind: 'shoots', who: 'scout', weapon: 'welrod', tile: 'lighthouse/e', dice: [6, 3, 2], needed: 3, hits: 2 } as const;
  expect(looksOf(shot)).toEqual(['hit', 'hit', 'miss']);
  expect(looksOf({ kind: 'fires', from: ['lighthouse/e'], who: 'scout', dice: [4, 3], needed: 4, hits: 1 })).toEqual(['hit', 'miss']);
  expect(looksOf({ kind: 'strikes', who: 'scout', with: 'grenade', tile: 'lighthouse/e', dice: [1, 5], needed: 5, hits: 1 })).toEqual(['miss', 'hit']);
});

test('stealth dice find by papers and noses, each its own', () => {
  expect(looksOf({ kind: 'stealth', who: 'scout', dice: [2, 2, 3], finds: [1, 2, 3], found: true })).toEqual(['miss', 'finds', 'finds']);
});

test('a die shows how it looks', () => {
  expect(renderToStaticMarkup(createElement(FireDie, { value: 3, look: 'finds' }))).toMatch(/class="vc-die finds".*(<circle[^>]*>.*){3}/);
});
