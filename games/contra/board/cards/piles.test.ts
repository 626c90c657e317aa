import { expect, test } from 'vitest';
import { jungle } from '../../testing/views.ts';
import { cardWords } from '../../words/en/cards.ts';
import { pilesOf } from './piles.ts';

test('each deck has what is left of it and what was discarded, the last card first', () => {
  const view = jungle((g) => {
    g.weaponDiscard.push('laser', 'spread-gun');
  });
  const [stage, enemy, weapon, objective] = pilesOf(view, cardWords);
  expect([stage?.left, enemy?.left, weapon?.left, objective?.left]).toEqual([view.stageDeck.left, view.decks.enemy, view.decks.weapon, view.decks.objective]);
  expect(weapon?.discard.slice(0, 2)).toEqual(['Spread Gun', 'Laser']);
});
