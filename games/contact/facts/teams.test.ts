import { expect, test } from 'vitest';
import { keyFromSeed, Stream } from '#kernel';
import { MEMBERS, type MemberId } from '../content/members.ts';
import { configure } from '../settings.ts';
import { anyTeam, rival } from './teams.ts';

test('any team is one the rules allow, and all come up', () => {
  const stream = new Stream(keyFromSeed('teams'));
  const seen = new Set<MemberId>();
  for (let i = 0; i < 300; i++) {
    const team = anyTeam((below) => stream.below(below));
    expect(() => configure({ team })).not.toThrow();
    for (const id of team) seen.add(id);
  }
  expect(seen.size).toBe(MEMBERS.length);
});

test('whoever has the role already stands in the way', () => {
  expect(rival(['cooper', 'kenzo'], 'cole')).toBe('cooper');
  expect(rival(['cooper', 'kenzo'], 'cooper')).toBeNull();
  expect(rival(['cooper', 'kenzo'], 'schulz')).toBeNull();
});
