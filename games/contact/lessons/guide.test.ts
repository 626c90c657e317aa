import { expect, test } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { contact } from '../box.ts';
import { needed, resultsFrom, TWICE } from '../facts/needs.ts';
import { chanceToHit, largestHarmless } from '../facts/threat.ts';
import { loadGuide } from './guide.ts';

test('the hints say what the rules count', async () => {
  const { words } = await loadGuide('en');
  expect(words['far']).toContain(`${Math.round((resultsFrom(needed(4)).length / 6) * 100)}%`);
  expect([TWICE.needs, TWICE.kills]).toEqual([3, 2]);
  expect(words['double']).toContain('a 3 or more takes two');
  expect(chanceToHit(1, largestHarmless(false))).toBe(0);
  expect(words['alone']).toContain('never bites');
});

test('the first hint shows a card of whoever reads it', async () => {
  const { hints } = await loadGuide('en');
  const first = hints.find(({ id }) => id === 'first');
  const config = contact.game.configure({ players: 2, team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] });
  const match = Match.start(contact.game, config, { key: keyFromSeed('the first card') });
  const cards = [0, 1].map((seat) => {
    const { view, decision } = match.scene(seat);
    if (decision === null) throw new Error('nothing is asked');
    const at = first?.at?.({ view, decision, you: seat, options: match.open([seat]), since: [] }) ?? [];
    return at.map((spot) => view.members.find(({ id }) => `card ${id}` === spot)?.seat);
  });
  expect(cards).toEqual([[0], [1]]);
});
