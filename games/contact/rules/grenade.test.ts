import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import { asked, board, night, nightScene, playerScene, refusal, say, waiveAll } from '../testing/night.ts';

const TEAM = ['alvares', 'nelson', 'schulz', 'dunham'] as const;

proves(['contact.grenade.effect#1', 'contact.grenade.effect#2'], 'an attack roll against the ring, then up to five of that one segment', () => {
  const groups = { 'brown8/r2': 8, 'brown8/r1': 8, 'brown7/r2': 8 };
  const hit = say(playerScene(night(groups, { team: TEAM }), [3]), 'nelson throws a grenade at brown8/r2');
  expect(board(hit)).toEqual({ ...groups, 'brown8/r2': 3 });
  const miss = say(playerScene(night(groups, { team: TEAM }), [2]), 'nelson throws a grenade at brown8/r2');
  expect(board(miss)).toEqual(groups);
});

proves(['contact.grenade.replaces-attack#1', 'contact.grenade.replaces-attack#2'], 'grenade or weapon, not both in one turn', () => {
  const thrown = say(playerScene(night({ 'blue1/r2': 20 }, { team: TEAM }), [1]), 'alvares throws a grenade at blue1/r2');
  expect(refusal(thrown, 'alvares fires at blue1/r2')).toEqual(['contact.grenade.replaces-attack']);
  const fired = say(playerScene(night({ 'blue1/r2': 20 }, { team: TEAM }), [1]), 'alvares fires at blue1/r2');
  expect(refusal(fired, 'alvares throws a grenade at blue1/r2')).toEqual(['contact.grenade.replaces-attack']);
});

proves('contact.cooper.ardor#6', 'Alvares’s grenade may be rerolled for the sake of Confusion, that of another may not', () => {
  const team = ['cooper', 'alvares', 'schulz', 'nelson'] as const;
  const after = (order: string, zombies: number): string | null => asked(say(playerScene(night({ 'blue1/r3': zombies, 'blue8/r4': 1 }, { team }), [4]), order));
  expect(after('alvares throws a grenade at blue1/r3', 7)).toBe('ardor');
  expect(after('alvares throws a grenade at blue1/r3', 5)).toBe('act');
  expect(after('schulz throws a grenade at blue1/r3', 7)).toBe('act');
});

proves('contact.grenade.once#1', 'one grenade a game, hit or miss', () => {
  const match = nightScene(night({ 'blue1/r2': 2 }, { team: TEAM, turn: 5 }), [1, 1, 1, 6, 1, 1]);
  say(match, 'nelson throws a grenade at blue1/r1', 'alvares waives', 'schulz waives', 'dunham waives');
  expect([match.state.turn, asked(match)]).toEqual([6, 'act']);
  expect(refusal(match, 'nelson throws a grenade at blue1/r1')).toEqual(['contact.grenade.once']);
  expect(match.options()).toContain('schulz throws a grenade at blue1/r1');
});

proves(
  ['contact.grenade.once#2', 'contact.grenade.once#3', 'contact.grenade.once#4'],
  'the option grenades: one in each cycle, one every turn, or none',
  () => {
    const second = (grenades: 'one-per-game' | 'one-per-cycle'): boolean => {
      const match = nightScene(night({}, { team: TEAM, turn: 17, thrown: ['nelson', 'schulz'], dead: ['schulz'], settings: { grenades } }), [1, 1]);
      expect(match.options().some((notation) => notation.startsWith('schulz'))).toBe(false);
      return match.options().includes('nelson throws a grenade at blue1/r4');
    };
    expect([second('one-per-game'), second('one-per-cycle')]).toEqual([false, true]);
    const notYet = nightScene(night({}, { team: TEAM, turn: 16, thrown: ['nelson'], settings: { grenades: 'one-per-cycle' } }), [1, 1]);
    expect(refusal(notYet, 'nelson throws a grenade at blue1/r4')).toEqual(['contact.grenade.once']);

    const unlimited = say(
      playerScene(night({ 'blue1/r2': 30 }, { team: TEAM, settings: { grenades: 'unlimited' } }), [6]),
      'nelson throws a grenade at blue1/r2',
    );
    expect(unlimited.state.grenades).toBe(unlimited.state.alive);
    expect(refusal(unlimited, 'nelson throws a grenade at blue1/r2')).toEqual(['contact.players.one-action']);

    const none = playerScene(night({ 'blue1/r2': 3 }, { team: TEAM, settings: { grenades: 'none' } }));
    expect(refusal(none, 'nelson throws a grenade at blue1/r2')).toEqual(['contact.grenade.once']);
  },
);

proves(['contact.grenade.range#1', 'contact.grenade.range#2'], 'it reaches all four rings, or two of them by option', () => {
  const far = playerScene(night({ 'blue1/r4': 8 }, { team: TEAM }), [5]);
  expect(refusal(far, 'schulz fires at blue1/r4')).toEqual(['contact.attack.range']);
  expect(board(say(far, 'schulz throws a grenade at blue1/r4'))).toEqual({ 'blue1/r4': 3 });
  const missed = say(playerScene(night({ 'blue1/r4': 8 }, { team: TEAM }), [4]), 'schulz throws a grenade at blue1/r4');
  expect(board(missed)).toEqual({ 'blue1/r4': 8 });
  const near = playerScene(night({ 'blue1/r3': 8, 'blue1/r2': 8 }, { team: TEAM, settings: { 'grenade-range-2': true } }));
  expect(refusal(near, 'schulz throws a grenade at blue1/r3')).toEqual(['contact.grenade.range']);
  expect(near.options()).toContain('schulz throws a grenade at blue1/r2');
});

proves(['contact.grenade.not-a-weapon-bonus#1', 'contact.grenade.not-a-weapon-bonus#2'], 'neither Scope nor the MG60’s penalty has to do with it', () => {
  const alvares = say(playerScene(night({ 'blue1/r2': 8 }, { team: TEAM }), [2]), 'alvares throws a grenade at blue1/r2');
  expect(board(alvares)).toEqual({ 'blue1/r2': 8 });
  const miller = say(playerScene(night({ 'blue1/r1': 8 }, { team: ['miller', 'ayden', 'dunham', 'kenzo'] }), [2]), 'miller throws a grenade at blue1/r1');
  expect(board(miller)).toEqual({ 'blue1/r1': 3 });
});

proves(['contact.alvares.confusion-any-attack#1', 'contact.alvares.confusion-any-attack#3'], 'a grenade of his confuses what is left', () => {
  const match = say(playerScene(night({ 'blue1/r3': 7 }, { team: TEAM }), [6]), 'alvares throws a grenade at blue1/r3');
  waiveAll(match);
  expect(board(match)).toEqual({ 'blue1/r3': 2 });
  expect(match.view(0).view).toMatchObject({ confused: ['blue1/r3'] });
  const other = say(playerScene(night({ 'blue1/r3': 7 }, { team: TEAM }), [6]), 'nelson throws a grenade at blue1/r3');
  expect(other.state.frozen).toBe(0);
});
