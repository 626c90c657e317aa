import { expect, test } from 'vitest';
import { MEMBERS } from './content/members.ts';
import { countTeams } from './facts/teams.ts';
import { configure } from './settings.ts';
import { trials } from './trials.ts';

test('every team that the rules allow is measured by itself, and for the whole of two cycles', () => {
  const teams = trials.filter(({ group }) => group === 'teams').flatMap(({ configs }) => configs.map(configure));
  expect(teams).toHaveLength(countTeams());
  expect(new Set(teams.map(({ team }) => [...(team ?? [])].sort().join())).size).toBe(countTeams());
  expect(new Set(teams.map(({ turns }) => turns))).toEqual(new Set([32]));
});

test('every member is measured in all teams with and without them', () => {
  for (const { id } of MEMBERS) {
    const [inside, outside] = ['with', 'without'].map((word) => trials.find(({ row }) => row === `${word} ${id}`)?.configs.map(configure) ?? []);
    expect((inside?.length ?? 0) + (outside?.length ?? 0)).toBe(countTeams());
    expect(inside?.every(({ team }) => team?.includes(id))).toBe(true);
    expect(outside?.some(({ team }) => team?.includes(id))).toBe(false);
  }
});
