import { expect, test } from 'vitest';
import { keyFromSeed, Stream } from '#kernel';
import { MEMBERS, type MemberId } from '../content/members.ts';
import { configure } from '../rules/config.ts';
import { anyTeam, countTeams, rival } from './teams.ts';

test('as many teams are counted as the rules allow', () => {
  const ids = MEMBERS.map((m) => m.id);
  let allowed = 0;
  for (const [a, first] of ids.entries())
    for (const [b, second] of ids.entries())
      for (const [c, third] of ids.entries())
        for (const [d, fourth] of ids.entries()) if (a < b && b < c && c < d && legal([first, second, third, fourth])) allowed++;
  expect(countTeams()).toBe(allowed);
});

function legal(team: readonly MemberId[]): boolean {
  try {
    configure({ team });
    return true;
  } catch {
    return false;
  }
}

test('any team is one the rules allow, and all come up', () => {
  const stream = new Stream(keyFromSeed('teams'));
  const seen = new Set<MemberId>();
  for (let i = 0; i < 300; i++) {
    const team = anyTeam((below) => stream.below(below));
    expect(legal(team)).toBe(true);
    for (const id of team) seen.add(id);
  }
  expect(seen.size).toBe(MEMBERS.length);
});

test('whoever has the role already stands in the way', () => {
  expect(rival(['cooper', 'kenzo'], 'cole')).toBe('cooper');
  expect(rival(['cooper', 'kenzo'], 'cooper')).toBeNull();
  expect(rival(['cooper', 'kenzo'], 'schulz')).toBeNull();
});
