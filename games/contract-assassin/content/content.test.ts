import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { ASSASSINS } from './assassins.ts';
import { CONTRACTS } from './contracts.ts';
import { bagOf, CARD_IDS, GETAWAYS, GUARD_COPIES, KIT, SKILL_COPIES, WEAPONS } from './kit.ts';
import { CITIES, DESTINATIONS, DISTANCES, HOMES, HUBS, NEIGHBOURS, PORTS, SPACES, type Space, spaceId, spaceNamed, TARGET_CITIES } from './map.ts';
import { LAND_LINKS, SEA_LINKS, SPACE_DATA, type SpaceId, WRAP_LINKS } from './world.ts';

const named = (spaces: readonly Space[]): readonly SpaceId[] => spaces.map(spaceId);
const reached = (number: number, from: SpaceId): readonly SpaceId[] => named(DESTINATIONS[number - 1]?.[spaceNamed(from)] ?? []);

describe('the kit', () => {
  proves(
    ['contract-assassin.kit.weapons', 'contract-assassin.kit.getaways', 'contract-assassin.kit.bonus'],
    'has 44 weapons, 24 getaways and 20 bonus cards',
    () => {
      expect(WEAPONS.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(GETAWAYS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(KIT.slice(0, 17)).toEqual(Array.from({ length: 17 }, () => 4));
      expect(Object.fromEntries(CARD_IDS.slice(17).map((id, i) => [id, KIT[17 + i]]))).toEqual({
        'escape-from-prison': 2,
        'double-espresso': 3,
        'bent-bodyguard': 3,
        'arms-fair': 2,
        'loaded-dice': 2,
        'body-double': 2,
        'correspondence-course': 2,
        'red-eye-ticket': 2,
        'anonymous-tip-off': 2,
      });
      expect(KIT.reduce((a, b) => a + b)).toBe(88);
    },
  );

  proves(['contract-assassin.setup.skill-bag', 'contract-assassin.setup.bodyguard-bag'], 'has 40 skill tokens and 20 bodyguards, no 7 among them', () => {
    expect(bagOf(SKILL_COPIES)).toEqual([0, 0, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4]);
    expect(bagOf(GUARD_COPIES)).toEqual([0, 0, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2]);
  });
});

proves(
  ['contract-assassin.setup.roster#1', 'contract-assassin.setup.roster#2'],
  'ten files share no home, weapon or colour, and their weapons are all but 7',
  () => {
    expect(ASSASSINS).toHaveLength(10);
    for (const what of ['id', 'name', 'short', 'home', 'weapon', 'colour'] as const) expect(new Set(ASSASSINS.map((file) => file[what])).size).toBe(10);
    expect(ASSASSINS.map(({ weapon }) => weapon).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    expect(new Set(HOMES.map((space) => SPACE_DATA[space]?.kind))).toEqual(new Set(['home']));
  },
);

describe('the world', () => {
  test('has 75 spaces, 34 targets, 10 homes, 130 links, 35 ports and 8 hubs, and every contract a city of its own', () => {
    expect([SPACES, TARGET_CITIES.length, HOMES.length, LAND_LINKS.length, SEA_LINKS.length + WRAP_LINKS.length]).toEqual([75, 34, 10, 60, 70]);
    expect([PORTS.length, HUBS.length, CITIES.length]).toEqual([35, 8, 44]);
    expect(new Set(CONTRACTS.map(({ city }) => city)).size).toBe(34);
    expect(new Set(TARGET_CITIES.map((space) => SPACE_DATA[space]?.kind))).toEqual(new Set(['target']));
  });

  test('is connected, ten links across, and two to six links lead from each space', () => {
    expect(Math.max(...DISTANCES.flat())).toBe(10);
    expect(Math.min(...DISTANCES.flat())).toBe(0);
    for (const links of NEIGHBOURS) expect([links.length >= 2, links.length <= 6, new Set(links).size === links.length]).toEqual([true, true, true]);
  });

  test('no way out leads to where one is, and the prison yard is no space', () => {
    for (const method of DESTINATIONS)
      for (const [from, spaces] of method.entries())
        expect([spaces.includes(from), spaces.length > 0, spaces.every((space) => space >= 0)]).toEqual([false, true, true]);
    expect(Math.max(...DESTINATIONS.flat().map((spaces) => spaces.length))).toBe(44);
  });
});

describe('each getaway', () => {
  test('Stolen Moped: one to three spaces by any links', () => {
    expect(reached(1, 'honolulu')).toContain('auckland');
    for (const space of reached(1, 'paris')) expect(DISTANCES[spaceNamed('paris')]?.[spaceNamed(space)]).toBeLessThanOrEqual(3);
    expect(reached(1, 'paris')).toHaveLength((DISTANCES[spaceNamed('paris')] ?? []).filter((far) => far > 0 && far <= 3).length);
  });

  test('Speedboat by sea only, Night Train by land only, five spaces each', () => {
    expect(reached(2, 'kyoto')).toContain('hong-kong');
    expect(reached(2, 'kyoto')).not.toContain('gobi');
    expect(reached(3, 'kyoto')).toEqual(['tokyo']);
    expect(reached(3, 'perth')).toEqual(named([spaceNamed('sydney'), spaceNamed('outback')].toSorted((a, b) => a - b)));
  });

  test('Helicopter: the other cities of the region; Private Jet: the hubs; Submarine: the ports', () => {
    expect(reached(4, 'perth').toSorted()).toEqual(['auckland', 'honolulu', 'sydney']);
    expect(reached(5, 'london').toSorted()).toEqual(named(HUBS.filter((hub) => hub !== spaceNamed('london'))).toSorted());
    expect(reached(5, 'paris')).toHaveLength(8);
    expect(reached(6, 'paris')).toHaveLength(35);
    expect(reached(6, 'rome')).toHaveLength(34);
  });

  proves(['contract-assassin.escape.fallback#1', 'contract-assassin.escape.fallback#2'], 'where it leads nowhere, one space by any link', () => {
    expect(reached(3, 'honolulu')).toEqual(named(NEIGHBOURS[spaceNamed('honolulu')] ?? []));
    expect(reached(2, 'paris')).toEqual(named(NEIGHBOURS[spaceNamed('paris')] ?? []));
    expect(reached(4, 'red-sea')).toEqual(named(NEIGHBOURS[spaceNamed('red-sea')] ?? []));
  });
});
