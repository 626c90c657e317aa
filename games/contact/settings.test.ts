import { expect, test } from 'vitest';
import { ConfigError } from '#kernel';
import { proves } from '../proves.ts';
import { MEMBERS, type MemberId } from './content/members.ts';
import { countTeams } from './facts/teams.ts';
import { BOOK_TEAM } from './positions.ts';
import { configure } from './settings.ts';

function refused(raw: unknown): { message: string; clauses: readonly string[] } {
  try {
    configure(raw);
  } catch (thrown) {
    if (thrown instanceof ConfigError) return { message: thrown.message, clauses: thrown.clauses };
    throw thrown;
  }
  throw new Error('it was accepted');
}

function isLegal(team: readonly string[]): boolean {
  try {
    configure({ team });
    return true;
  } catch {
    return false;
  }
}

proves('contact.setup.four-members#1', 'a team has exactly four members, whatever the number of players', () => {
  for (const players of [1, 2, 3, 4]) {
    expect(refused({ players, team: ['cooper', 'branson', 'ayden'] })).toEqual({
      message: 'a team has exactly 4 members, not 3',
      clauses: ['contact.setup.four-members'],
    });
    expect(refused({ players, team: [...BOOK_TEAM, 'ayden'] }).clauses).toEqual(['contact.setup.four-members']);
    expect(configure({ players, team: BOOK_TEAM }).team).toEqual(BOOK_TEAM);
  }
});

proves(
  [
    'contact.setup.players#1',
    'contact.setup.players#2',
    'contact.setup.players#3',
    'contact.setup.players#4',
    'contact.setup.players#5',
    'contact.setup.players#6',
    'contact.setup.players#7',
    'contact.setup.players#8',
  ],
  'members are dealt out evenly: 4, 2 and 2, 2 and 1 and 1, 1 each',
  () => {
    const counts = (players: number): number[] => {
      const { commands } = configure({ players });
      return Array.from({ length: players }, (_, seat) => commands.filter((c) => c === seat).length);
    };
    expect([1, 2, 3, 4].map(counts)).toEqual([[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]]);
    expect(configure({ players: 3 }).commands).toEqual([0, 1, 2, 0]);
    expect(configure({ players: 3, commands: [2, 0, 2, 1] }).commands).toEqual([2, 0, 2, 1]);
    expect(refused({ players: 2, commands: [0, 0, 0, 1] }).clauses).toEqual(['contact.setup.players']);
    expect(refused({ players: 3, commands: [0, 0, 1, 1] }).clauses).toEqual(['contact.setup.players']);
    expect(refused({ players: 2, commands: [0, 1, 2, 0] }).message).toBe("'commands' names seat 2; the seats are 0 to 1");
    expect(refused({ players: 5 }).clauses).toEqual(['contact.setup.players']);
    expect(refused({ players: 0 }).clauses).toEqual(['contact.setup.players']);
  },
);

proves('contact.setup.unique-roles#4', 'no role occurs twice: 467 of the 715 sets of four are teams', () => {
  let teams = 0;
  let legal = 0;
  const ids = MEMBERS.map((m) => m.id);
  for (let a = 0; a < 13; a++)
    for (let b = a + 1; b < 13; b++)
      for (let c = b + 1; c < 13; c++)
        for (let d = c + 1; d < 13; d++) {
          teams++;
          if (isLegal([ids[a], ids[b], ids[c], ids[d]] as MemberId[])) legal++;
        }
  expect([teams, legal, countTeams()]).toEqual([715, 467, 467]);
  expect(refused({ team: ['kenzo', 'mobutu', 'ayden', 'krussov'] })).toEqual({
    message: 'kenzo and mobutu have the same role: assault',
    clauses: ['contact.setup.unique-roles'],
  });
});

proves(['contact.setup.heavy-once#1', 'contact.setup.heavy-once#2'], 'one heavy weapon and one leader at most', () => {
  expect(refused({ team: ['branson', 'miller', 'ayden', 'krussov'] })).toEqual({
    message: 'branson and miller have the same role: heavy weapon',
    clauses: ['contact.setup.unique-roles', 'contact.setup.heavy-once'],
  });
  expect(refused({ team: ['cooper', 'cole', 'ayden', 'krussov'] }).clauses).toContain('contact.setup.heavy-once');
});

proves('contact.setup.leader-optional', 'a team need not have a leader', () => {
  expect(isLegal(['alvares', 'branson', 'kenzo', 'schulz'])).toBe(true);
});

proves(['contact.setup.choice#5', 'contact.components.cards'], 'each specialist is there once, and only the thirteen are', () => {
  expect(refused({ team: ['cooper', 'cooper', 'ayden', 'krussov'] })).toEqual({
    message: 'cooper is in the team twice',
    clauses: ['contact.setup.choice', 'contact.setup.unique-roles'],
  });
  expect(refused({ team: ['cooper', 'alvarez', 'ayden', 'krussov'] })).toEqual({
    message: "there is no member 'alvarez'",
    clauses: ['contact.setup.choice', 'contact.components.cards'],
  });
});

test('defaults: one player, two cycles, the team chosen at the table, every setting off', () => {
  const config = configure({});
  expect(config).toEqual(configure(undefined));
  expect([config.players, config.turns, config.team, config.settings.grenades]).toEqual([1, 32, null, 'one-per-game']);
  expect(Object.values(config.settings).filter((value) => value === true)).toEqual([]);
  expect(configure(JSON.parse(JSON.stringify(config)))).toEqual(config);
});

test('whatever else comes over the border is refused and named', () => {
  expect(refused([]).message).toBe('the configuration must be an object, not a list');
  expect(refused('book').message).toContain("not 'book'");
  expect(refused({ teams: [] }).message).toContain("has no 'teams'");
  expect(refused({ team: 'cooper' }).message).toContain("'team' must be a list of members");
  expect(refused({ team: [1, 2, 3, 4] }).message).toBe('there is no member 1');
  expect(refused({ turns: 33 }).clauses).toEqual(['contact.turn.cycle']);
  expect(refused({ turns: 1.5 }).message).toContain('a whole number from 1 to 32');
  expect(refused({ players: '2' }).message).toContain("'players' must be a whole number");
  expect(refused({ commands: [0, 0] }).message).toContain("'commands' must name a seat for each");
  expect(refused({ settings: { grenades: 'many' } }).clauses).toEqual(['contact.grenade.once']);
  expect(refused({ settings: { 'token-cap': 'yes' } }).message).toBe("setting 'token-cap' is 'yes'; it can be false or true");
  expect(refused({ settings: { 'zombie-cap': true } }).message).toContain("has no 'zombie-cap'");
  expect(refused({ settings: null, players: {} }).message).toContain('not an object');
});
