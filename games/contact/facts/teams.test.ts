import { expect, test } from 'vitest';
import { keyFromSeed, Stream } from '#kernel';
import { proves } from '../../proves.ts';
import { MEMBERS, type MemberId } from '../content/members.ts';
import { configure } from '../settings.ts';
import { anyTeam, countTeams, rival } from './teams.ts';

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

proves('contact.setup.unique-roles#4', 'there are as many teams as ways to choose four of different roles', () => {
  let teams = 0;
  const choose = (team: readonly MemberId[], from: number): void => {
    if (team.length === 4) teams++;
    else for (const [i, { id }] of MEMBERS.entries()) if (i >= from && rival(team, id) === null) choose([...team, id], i + 1);
  };
  choose([], 0);
  expect(countTeams()).toBe(teams);
});

test('a team comes in the order of the lot', () => {
  expect(anyTeam(() => 0)).toEqual(['cooper', 'alvares', 'branson', 'dunham']);
  expect(anyTeam((below) => below - 1)).toEqual(['vanderbilt', 'nelson', 'mobutu', 'ayden']);
});
