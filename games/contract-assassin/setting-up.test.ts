import { expect, test } from 'vitest';
import { proves } from '../proves.ts';
import { cast, castingOf, forPlayers, named, namedIn, rematch } from './setting-up.ts';
import { configure, type Draft } from './settings.ts';

const first = (): number => 0;

test('assassins are dealt, picked in turn or named, and each way forgets the others', () => {
  const duel = { players: 2, settings: { 'opening-hand': true } };
  expect(castingOf(duel)).toBe('dealt');
  const picked = cast(duel, 'picked');
  expect(castingOf(picked)).toBe('picked');
  const lily = named(picked, ['lily', null], first);
  expect(castingOf(lily)).toBe('named');
  expect(cast(lily, 'dealt')).toEqual(duel);
  for (const config of [duel, picked, lily]) expect(() => configure(config)).not.toThrow();
});

test('whoever has picked nobody gets somebody by lot, and keeps them until another wants them', () => {
  const one = named({ players: 3 }, ['otto', null, null], first);
  expect(namedIn(one)).toEqual(['otto', 'hanns', 'simon']);
  expect(namedIn(named(one, ['otto', null, null], () => 3))).toEqual(['otto', 'hanns', 'simon']);
  const two = named(one, ['otto', 'simon', null], first);
  expect(namedIn(two).slice(0, 2)).toEqual(['otto', 'simon']);
  expect(new Set(namedIn(two)).size).toBe(3);
});

test('with another number of players the configuration still holds', () => {
  const four: Draft = { players: 4, first: 3, assassins: ['otto', 'lily', 'ninja', 'hanns'], settings: { 'round-limit': 12 } };
  expect(forPlayers(four, 2)).toEqual({ players: 2, assassins: ['otto', 'lily'], settings: { 'round-limit': 12 } });
  expect(forPlayers(four, 5)).toEqual({ players: 5, settings: { 'round-limit': 12 } });
  const alone = forPlayers(four, 1);
  expect(alone).toEqual({ players: 1, assassins: ['otto'], settings: { 'solo-clock': 22 } });
  expect(forPlayers({ players: 1, settings: { 'solo-clock': 18 } }, 2)).toEqual({ players: 2 });
  for (let players = 1; players <= 8; players++) expect(() => configure(forPlayers(four, players))).not.toThrow();
});

proves(
  ['contract-assassin.turn.first-player#2', 'contract-assassin.turn.first-player#3'],
  'in a rematch whoever killed last begins, and the lot decides where nobody did',
  () => {
    const kills = (seat: number) => ({ kind: 'kills', seat, city: 'rome', owner: seat, done: 1 }) as const;
    const turn = { kind: 'turn', seat: 0, round: 2 } as const;
    expect(rematch({ players: 3 }, [kills(0), kills(2), turn])).toEqual({ players: 3, first: 2 });
    expect(rematch({ players: 3, first: 2 }, [turn])).toEqual({ players: 3, first: 'random' });
  },
);
