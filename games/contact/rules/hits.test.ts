import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import type { BOOK_TEAM } from '../positions.ts';
import { alive, asked, cited, eventsOf, night, nightScene, playerScene, refusal, rolled, type Scene, say, zombieScene } from '../testing/night.ts';
import { living } from './state.ts';

const NO_MEDIC = ['cooper', 'ayden', 'branson', 'kenzo'] as const;

proves('contact.hit.one-member', 'two segments that hit remove two members', () => {
  const match = zombieScene(night({ 'blue1/r1': 7, 'blue2/r1': 7 }, { team: NO_MEDIC }), [1, 1, 1, 1]);
  say(match, 'kenzo falls', 'branson falls');
  expect(living(match.state)).toBe(2);
});

proves(['contact.hit.all-lost#1', 'contact.hit.all-lost#2'], 'without Cooper there is no reroll, and his grenade is gone too', () => {
  const match = nightScene(night({ 'blue1/r1': 7 }, { team: NO_MEDIC, turn: 5 }), [1, 1, 1, 1]);
  say(match, 'cooper falls', 'ayden fires at blue1/r1');
  expect(asked(match)).toBe('act');
  expect(eventsOf(match, 'shot')[0]).toMatchObject({ die: 1, hit: false });
  expect(refusal(match, 'cooper throws a grenade at blue1/r1')).toEqual(['contact.players.dead-do-not-act', 'contact.grenade.once']);
  expect(refusal(match, 'cooper fires at blue1/r1')).toEqual(['contact.players.dead-do-not-act']);
});

proves('contact.hit.no-return', 'nothing brings back who has fallen', () => {
  const g = night({ 'blue1/r1': 7 }, { dead: ['kenzo'], turn: 9 });
  const match = zombieScene(g, [1, 1, 1, 1]);
  expect(match.options()).toEqual(['vanderbilt tries first aid', 'vanderbilt holds first aid back']);
  say(match, 'vanderbilt tries first aid');
  expect(alive(match, 'kenzo')).toBe(false);
  const players = playerScene(g);
  expect(players.options().some((notation) => notation.startsWith('kenzo'))).toBe(false);
});

proves(
  ['contact.vanderbilt.first-aid#1', 'contact.vanderbilt.first-aid#2', 'contact.vanderbilt.first-aid#3', 'contact.vanderbilt.first-aid#4'],
  'it takes less than the number of the living: 1–3, 1–2, 1, never',
  () => {
    const works = (dead: readonly (typeof BOOK_TEAM)[number][], die: number): boolean => {
      const match = say(zombieScene(night({ 'blue1/r1': 7 }, { dead: [...dead], ardorUsed: true }), [1, die, 1, 1]), 'vanderbilt tries first aid');
      return eventsOf(match, 'first-aid')[0]?.works === true;
    };
    const dice = [1, 2, 3, 4, 5, 6];
    expect(dice.filter((die) => works([], die))).toEqual([1, 2, 3]);
    expect(dice.filter((die) => works(['kenzo'], die))).toEqual([1, 2]);
    expect(dice.filter((die) => works(['kenzo', 'branson'], die))).toEqual([1]);
    const alone = zombieScene(night({ 'blue1/r1': 7 }, { dead: ['cooper', 'kenzo', 'branson'] }), [1]);
    expect(alone.outcome?.cause).toMatch(/^overrun by /);
    expect(rolled(alone)).toEqual([1]);
  },
);

proves('contact.vanderbilt.first-aid-count', 'the living are counted before anybody is removed, Vanderbilt included', () => {
  const match = say(zombieScene(night({ 'blue1/r1': 7 }), [1, 3, 1, 1]), 'vanderbilt tries first aid');
  expect(eventsOf(match, 'first-aid')[0]).toMatchObject({ die: 3, living: 4, works: true });
  expect(living(match.state)).toBe(4);
});

proves('contact.vanderbilt.first-aid-once#1', 'one try a turn, and a failed one counts', () => {
  const match = zombieScene(night({ 'blue1/r1': 7, 'blue2/r1': 7 }, { dead: ['cooper'] }), [1, 6, 1, 1, 1]);
  say(match, 'vanderbilt tries first aid', 'kenzo falls');
  expect(asked(match)).toBe('victim');
});

proves(
  ['contact.vanderbilt.first-aid-before-choice#1', 'contact.vanderbilt.first-aid-before-choice#2', 'contact.vanderbilt.first-aid-before-choice#3'],
  'First Aid comes before the victim, can be held back, and does not save Vanderbilt',
  () => {
    const match = zombieScene(night({ 'blue1/r1': 7, 'blue2/r1': 7 }, { ardorUsed: true }), [1, 1, 6, 1, 1]);
    say(match, 'vanderbilt holds first aid back');
    expect(asked(match)).toBe('victim');
    say(match, 'kenzo falls', 'vanderbilt tries first aid');
    expect(eventsOf(match, 'first-aid')[0]).toMatchObject({ works: false });
    expect(match.options()).toContain('vanderbilt falls');
    say(match, 'vanderbilt falls');
    expect(alive(match, 'vanderbilt')).toBe(false);
  },
);

proves('contact.cooper.ardor-alive', 'when Cooper has fallen to the first hit, First Aid on the second one cannot be rerolled', () => {
  const match = zombieScene(night({ 'blue1/r1': 7, 'blue2/r1': 7 }), [1, 1, 6, 1, 1]);
  say(match, 'vanderbilt holds first aid back', 'cooper falls', 'vanderbilt tries first aid');
  expect(asked(match)).toBe('victim');
});

proves(['contact.cooper.ardor-scope#1', 'contact.hit.immediately'], 'a hit, First Aid, Ardor, a removal and the next segment, one inside the other', () => {
  const team = ['cooper', 'vanderbilt', 'schulz', 'kenzo'] as const;
  const match = nightScene(night({ 'blue1/r1': 4, 'blue2/r1': 3 }, { team, turn: 7 }), [2, 5, 4, 2, 1, 1, 1]);
  say(match, 'vanderbilt tries first aid');
  expect(match.decision?.about).toMatchObject({ member: 'vanderbilt', dice: [{ rolled: 5, for: 'first-aid', needs: 4 }] });
  say(match, 'cooper rerolls the die', 'schulz falls');
  expect(eventsOf(match, 'zombies-attack')[1]).toMatchObject({ segment: 'blue2/r1', die: 2, hit: true });
  expect(asked(match)).toBe('victim');
  say(match, 'vanderbilt falls', 'cooper fires at blue1/r1');
  expect(asked(match)).toBe('aim');
  expect(eventsOf(match, 'shot')[0]).toMatchObject({ die: 1, hit: false });
});

proves(['contact.hit.one-member', 'contact.victory.loss'], 'a removal and the end are told', () => {
  const match = zombieScene(night({ 'blue1/r1': 7 }, { team: NO_MEDIC, dead: ['ayden', 'branson', 'kenzo'], turn: 5 }), [1]);
  expect(cited(match, 'removed', 'overrun')).toEqual([
    [{ kind: 'removed', member: 'cooper', left: 0, turn: 5 }, ['contact.hit.one-member', 'contact.hit.all-lost']],
    [{ kind: 'overrun', turn: 5 }, ['contact.victory.loss']],
  ]);
});

proves(['contact.vanderbilt.first-aid-once#2', 'contact.hit.no-return'], 'First Aid may be tried again on the next turn, and nobody has come back', () => {
  const match = nightScene(night({ 'blue1/r1': 7 }, { dead: ['cooper'], turn: 4 }), [1, 6, 1, 1, 1, 1, 1]);
  say(match, 'vanderbilt tries first aid', 'kenzo falls');
  waiveTurn(match);
  expect([match.state.turn, asked(match)]).toEqual([5, 'first-aid']);
  expect([alive(match, 'cooper'), alive(match, 'kenzo')]).toEqual([false, false]);
});

function waiveTurn(match: Scene): void {
  const { turn } = match.state;
  while (match.state.turn === turn) say(match, match.options().find((text) => text.endsWith(' waives')) ?? '');
}
