import { expect, test } from 'vitest';
import { clausesAgainst, proves } from '../proves.ts';
import { configure } from './settings.ts';

const refused = (raw: unknown): readonly string[] => clausesAgainst(configure, raw);

proves(
  ['contract-assassin.setup.players#1', 'contract-assassin.setup.players#2', 'contract-assassin.setup.players#3'],
  'two to eight play, one alone only against the clock',
  () => {
    expect(configure({}).players).toBe(2);
    expect(configure({ players: 8 }).players).toBe(8);
    expect(refused({ players: 9 })).toEqual(['contract-assassin.setup.players']);
    expect(refused({ players: 1 })).toEqual(['contract-assassin.setup.players', 'contract-assassin.goal.solo-clock']);
    expect(configure({ players: 1, settings: { 'solo-clock': 22 } }).players).toBe(1);
  },
);

proves(
  ['contract-assassin.goal.solo-clock#5', 'contract-assassin.goal.solo-clock#6'],
  'the clock is for one player alone, and excludes a limit on rounds',
  () => {
    expect(refused({ players: 2, settings: { 'solo-clock': 22 } })).toEqual(['contract-assassin.goal.solo-clock']);
    expect(refused({ players: 1, settings: { 'solo-clock': 22, 'round-limit': 20 } })).toEqual([
      'contract-assassin.goal.no-time-limit',
      'contract-assassin.goal.solo-clock',
    ]);
    expect(refused({ players: 1, settings: { 'solo-clock': 20 } })).toEqual(['contract-assassin.goal.solo-clock']);
  },
);

proves('contract-assassin.goal.no-time-limit', 'a limit on rounds is ten at least', () => {
  expect(configure({ settings: { 'round-limit': 10 } }).settings['round-limit']).toBe(10);
  expect(refused({ settings: { 'round-limit': 9 } })).toEqual(['contract-assassin.goal.no-time-limit']);
});

proves('contract-assassin.turn.first-player', 'a seat may be named that begins, if there is such a seat', () => {
  expect(configure({ first: 1 }).first).toBe(1);
  expect(refused({ first: 2 })).toEqual(['contract-assassin.turn.first-player']);
  expect(refused({ first: 'me' })).toEqual(['contract-assassin.turn.first-player']);
});

proves('contract-assassin.setup.assassin-random', 'files that are named are as many as there are seats, all different, and leave nothing to pick', () => {
  expect(configure({ assassins: ['lily', 'otto'] }).assassins).toEqual(['lily', 'otto']);
  for (const raw of [{ assassins: ['lily'] }, { assassins: ['lily', 'lily'] }, { assassins: ['lily', 'otto'], settings: { 'assassin-draft': true } }])
    expect(refused(raw)).toEqual(['contract-assassin.setup.assassin-random']);
  expect(refused({ assassins: ['lily', 'bond'] })).toEqual(['contract-assassin.setup.roster']);
});

proves('contract-assassin.setup.contracts', 'contracts that are named are four for each seat, all different', () => {
  const named = [
    ['paris', 'rome', 'madrid', 'london'],
    ['tokyo', 'hong-kong', 'bangkok', 'singapore'],
  ];
  expect(configure({ contracts: named }).contracts).toEqual(named);
  expect(configure({})).not.toHaveProperty('contracts');
  for (const contracts of [
    named.slice(1),
    [named[0], ['tokyo']],
    [named[0], named[0]],
    [['prague', 'rome', 'madrid', 'london'], named[1]],
    'paris',
    ['paris', 'rome'],
  ])
    expect(refused({ contracts })).toEqual(['contract-assassin.setup.contracts']);
});

test('what means nothing is refused in one sentence', () => {
  expect(() => configure({ colour: 'red' })).toThrow("the configuration has no 'colour'");
  expect(() => configure({ settings: { 'hidden-hands': 'yes' } })).toThrow("setting 'hidden-hands' is 'yes'; it can be false or true");
});
