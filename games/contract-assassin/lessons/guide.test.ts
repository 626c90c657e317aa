import { expect, test } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { contractAssassin } from '../box.ts';
import { assassinNamed } from '../content/assassins.ts';
import { FACES } from '../facts/odds.ts';
import { HIDING_TURNS } from '../rules/state.ts';
import { loadGuide } from './guide.ts';

test('the hints say what the rules count', async () => {
  const { words } = await loadGuide('en');
  const match = Match.start(contractAssassin.game, contractAssassin.game.configure(contractAssassin.firstGame), { key: keyFromSeed('guide') });
  const { hitmen } = match.scene(0).view;
  expect([HIDING_TURNS, FACES]).toEqual([3, 6]);
  for (const id of ['hide', 'stuck']) expect(words[id]).toContain('three turns');
  expect(words['flight']).toContain('one in six');
  // Whoever is new begins near their names, on the other side of the world than the rival.
  expect(hitmen.map(({ space, open }) => [space, open.toSorted()])).toEqual([
    [assassinNamed('winchester').home, ['chicago', 'las-vegas', 'miami', 'new-york']],
    [assassinNamed('ninja').home, ['bangkok', 'hong-kong', 'singapore', 'tokyo']],
  ]);
});
