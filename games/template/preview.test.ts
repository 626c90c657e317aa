import { expect, test } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { unnoticed } from '../../kernel/testing/unnoticed.ts';
import { templateGame } from './rules/game.ts';
import { foretold } from './testing/foretold.ts';

// Each number and flag of a preview is changed in turn: what is not compared with what then happens would pass.
test('it would be noticed if a preview were wrong in anything that it says', () => {
  const match = Match.start(templateGame, {}, { key: keyFromSeed('previews') });
  const seen = new Set<string>();
  while (match.outcome === null) {
    const options = match.open(match.asked);
    for (const option of options) {
      expect([option.notation, unnoticed(foretold, match, option, { most: 2000, sample: 1 })]).toEqual([option.notation, []]);
      seen.add(option.answer.do);
    }
    const next = options.find(({ answer }) => answer.do === (match.number % 3 === 2 ? 'yield' : 'play')) ?? options[0];
    match.answer(match.number, next?.seat ?? -1, next?.notation ?? '');
  }
  expect([...seen].sort()).toEqual(['keep', 'play', 'throw', 'yield']);
});
