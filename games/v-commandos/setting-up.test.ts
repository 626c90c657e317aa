import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './content/cards.ts';
import { castingIn, commandosIn, forPlayers, named, rosterIn, withCard, withCasting, withCommandos, withPick } from './setting-up.ts';
import { configure, type Draft } from './settings.ts';

const two: Draft = { card: 'lighthouse', players: 2 };

describe('what is chosen before a raid', () => {
  test('every card can be chosen by any number of players, one after the other', () => {
    for (const players of [1, 2, 3, 4])
      for (const card of CARD_IDS) expect(() => configure(withCard(forPlayers(two, players), card)), `${card} for ${players}`).not.toThrow();
  });

  test('a split operation takes two at least', () => {
    expect(commandosIn(withCard({ card: 'lighthouse', players: 1 }, 'night-ferry'))).toBe(2);
  });

  test('whoever is named is named with others from the roster, and stays at home when named again', () => {
    const picked = withPick(two, 'scout', 'B');
    expect(named(picked)).toEqual(['scout:B', 'officer:A']);
    expect(named(withPick(picked, 'scout', 'A'))).toEqual(['scout:A', 'officer:A']);
    expect(named(withPick(withPick(picked, 'scout', 'B'), 'officer', 'A'))).toHaveLength(2);
    expect(castingIn(withCasting(picked, 'random'))).toBe('random');
    expect(() => configure(picked)).not.toThrow();
  });

  test('more or fewer players keep those who are named', () => {
    const picked = withPick(two, 'scout', 'B');
    expect(named(forPlayers(picked, 3))).toEqual(['scout:B', 'officer:A', 'medic:A']);
    expect(named(forPlayers(picked, 1))).toEqual(['scout:B', 'officer:A']);
    expect(named(withCommandos(forPlayers(picked, 1), 1))).toEqual(['scout:B']);
    for (const players of [1, 2, 3, 4]) expect(() => configure(forPlayers(picked, players))).not.toThrow();
  });

  test('those of a module stay at home elsewhere', () => {
    const works = withPick({ card: 'chemical-works', players: 2 }, 'butcher', 'A');
    expect(rosterIn(works)).toContain('butcher');
    expect(rosterIn(two)).not.toContain('butcher');
    expect(castingIn(withCard(works, 'lighthouse'))).toBe('choose');
  });
});
