import { expect, test } from 'vitest';
import { jungle } from '../../testing/views.ts';
import { loadWords } from '../../words/words.ts';
import { pilesOf } from './piles.ts';

test('each deck has what is left of it and what was discarded, the last card first', async () => {
  const view = jungle((g) => {
    g.weaponDiscard.push('laser', 'spread-gun');
  });
  const [stage, enemy, weapon, objective] = pilesOf(view);
  expect([stage?.left, enemy?.left, weapon?.left, objective?.left]).toEqual([view.stageDeck.left, view.decks.enemy, view.decks.weapon, view.decks.objective]);
  expect(weapon?.discard.slice(0, 2)).toEqual(['spread-gun', 'laser']);
  const { say } = await loadWords('en');
  expect(say.decks.discarded({ cards: weapon?.discard.slice(0, 2) ?? [] })).toBe('discarded: Spread Gun, Laser');
  expect(say.decks.discarded({ cards: ['black gunner'] })).toBe('discarded: Heavy Gunner');
});
