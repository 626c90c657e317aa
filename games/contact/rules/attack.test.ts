import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import type { Groups, Situation } from '../positions.ts';
import { asked, board, cited, eventsOf, night, rolled, type Scene, say, zombieScene } from '../testing/night.ts';

const PLAIN = ['alvares', 'branson', 'dunham', 'mobutu'] as const;
const WITH_SCHULZ = ['alvares', 'branson', 'dunham', 'schulz'] as const;
const WITH_COOPER = ['cooper', 'branson', 'dunham', 'mobutu'] as const;

/** How many hits the team takes when these groups attack with these dice. */
function hits(groups: Groups, dice: readonly number[], situation: Situation = { team: PLAIN }): number {
  return eventsOf(attack(groups, dice, situation), 'zombies-attack').filter((event) => event.hit === true).length;
}

/** Whoever is hit loses the member named last in the team. */
function attack(groups: Groups, dice: readonly number[], situation: Situation = { team: PLAIN }): Scene {
  const match = zombieScene(night(groups, situation), [...dice, 1, 1]);
  while (asked(match) === 'victim') say(match, match.options().at(-1) ?? '');
  return match;
}

proves(['contact.zombies.segment-attack#1', 'contact.zombies.segment-attack#2'], 'four zombies hit with a 3 and miss with a 4', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => hits({ 'blue3/r1': 4 }, [die]))).toEqual([1, 1, 1, 0, 0, 0]);
});

proves('contact.zombies.one-hit-per-segment', 'twelve zombies of one segment score one hit', () => {
  for (const die of [1, 6]) expect(hits({ 'blue3/r1': 12 }, [die])).toBe(1);
  expect(eventsOf(attack({ 'blue3/r1': 12 }, [1]), 'removed')).toHaveLength(1);
});

proves('contact.zombies.each-segment-separately', 'two and two zombies are not four', () => {
  const match = attack({ 'blue1/r1': 2, 'blue2/r1': 2 }, [2, 2]);
  expect(eventsOf(match, 'zombies-attack').map((event) => [event.zombies, event.die, event.hit])).toEqual([
    [2, 2, false],
    [2, 2, false],
  ]);
});

proves('contact.zombies.clockwise', 'attacks go clockwise from blue 1', () => {
  const match = attack({ 'brown1/r1': 2, 'blue2/r1': 2, 'brown8/r1': 2 }, [6, 6, 6]);
  expect(eventsOf(match, 'zombies-attack').map((event) => event.segment)).toEqual(['blue2/r1', 'brown8/r1', 'brown1/r1']);
});

proves('contact.zombies.single-harmless#1', 'a lone zombie attacks but can never hit', () => {
  const match = attack({ 'blue5/r1': 1 }, []);
  expect(eventsOf(match, 'zombies-attack')).toEqual([{ kind: 'zombies-attack', segment: 'blue5/r1', zombies: 1, die: null, hit: false }]);
  expect(eventsOf(match, 'removed')).toEqual([]);
  expect(rolled(match)).toEqual([1, 1]);
});

proves(['contact.zombies.sure-hit#1', 'contact.zombies.sure-hit#2'], 'seven hit even with a 6, six do not', () => {
  expect(hits({ 'blue3/r1': 7 }, [6])).toBe(1);
  expect(hits({ 'blue3/r1': 6 }, [6])).toBe(0);
});

proves('contact.zombies.only-starters', 'who reaches the first ring attacks in the next turn at the earliest', () => {
  const match = attack({ 'blue4/r2': 5 }, []);
  expect(eventsOf(match, 'zombies-attack')).toEqual([]);
  expect(board(match)['blue4/r1']).toBe(5);
  expect(hits(board(match), [1])).toBe(1);
});

proves(['contact.zombies.attackers-stay#1', 'contact.zombies.attackers-stay#2'], 'attackers are still there, whether they hit or miss', () => {
  expect(board(attack({ 'blue3/r1': 3 }, [1]))['blue3/r1']).toBe(3);
  expect(board(attack({ 'blue3/r1': 3 }, [6]))['blue3/r1']).toBe(3);
});

proves(
  ['contact.schulz.fortify#1', 'contact.schulz.fortify#2', 'contact.schulz.fortify#3', 'contact.schulz.fortify#4', 'contact.schulz.fortify#5'],
  'while Schulz lives one more has to be rolled under',
  () => {
    const fortified = { team: WITH_SCHULZ };
    const dice = [1, 2, 3, 4, 5, 6];
    expect(dice.map((die) => hits({ 'blue3/r1': 3 }, [die], fortified))).toEqual([1, 0, 0, 0, 0, 0]);
    expect(dice.map((die) => hits({ 'blue3/r1': 2 }, [die], fortified))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(dice.map((die) => hits({ 'blue3/r1': 7 }, [die], fortified))).toEqual([1, 1, 1, 1, 1, 0]);
    expect(hits({ 'blue3/r1': 8 }, [6], fortified)).toBe(1);
    expect(hits({ 'blue3/r1': 3 }, [2], { team: WITH_SCHULZ, dead: ['schulz'] })).toBe(1);
  },
);

proves('contact.hit.immediately', 'with Schulz removed by the first segment, the second one hits with a 1', () => {
  const match = zombieScene(night({ 'blue1/r1': 4, 'blue2/r1': 2 }, { team: WITH_SCHULZ }), [1, 1, 1, 1]);
  say(match, 'schulz falls');
  expect(eventsOf(match, 'zombies-attack').map((event) => event.hit)).toEqual([true, true]);
  const spared = zombieScene(night({ 'blue1/r1': 4, 'blue2/r1': 2 }, { team: WITH_SCHULZ }), [1, 1, 1, 1]);
  say(spared, 'branson falls');
  expect(eventsOf(spared, 'zombies-attack').map((event) => event.hit)).toEqual([true, false]);
});

proves(
  ['contact.cooper.melee-expert#1', 'contact.cooper.melee-expert#2', 'contact.cooper.melee-expert#3'],
  'each segment that misses may lose a zombie',
  () => {
    const match = zombieScene(night({ 'blue1/r1': 3, 'blue2/r1': 2 }, { team: WITH_COOPER }), [3, 2, 1, 1]);
    say(match, 'cooper removes one', 'cooper removes one');
    expect(board(match)).toMatchObject({ 'blue1/r1': 2, 'blue2/r1': 1 });
    const left = zombieScene(night({ 'blue1/r1': 3, 'blue2/r1': 2 }, { team: WITH_COOPER }), [3, 2, 1, 1]);
    say(left, 'cooper removes none', 'cooper removes one');
    expect(board(left)).toMatchObject({ 'blue1/r1': 3, 'blue2/r1': 1 });
    expect(asked(attack({ 'blue1/r1': 3 }, [3], { team: WITH_COOPER, dead: ['cooper'] }))).toBeNull();
    const hit = attack({ 'blue1/r1': 3 }, [1], { team: WITH_COOPER });
    expect([asked(hit), board(hit)['blue1/r1']]).toEqual([null, 3]);
  },
);

proves(
  ['contact.cooper.melee-single#1', 'contact.cooper.melee-single#2', 'contact.zombies.single-harmless#2'],
  'also the lone zombie, unless the table wants two',
  () => {
    const match = zombieScene(night({ 'blue5/r1': 1 }, { team: WITH_COOPER }), [1, 1]);
    expect(asked(match)).toBe('melee');
    say(match, 'cooper removes one');
    expect(board(match)['blue5/r1']).toBeUndefined();
    const strict = zombieScene(night({ 'blue5/r1': 1, 'blue6/r1': 2 }, { team: WITH_COOPER, settings: { 'melee-needs-two': true } }), [6, 1, 1]);
    expect(strict.decision?.about).toEqual({ segment: 'blue6/r1', zombies: 2 });
    say(strict, 'cooper removes one');
    expect(board(strict)).toMatchObject({ 'blue5/r1': 1, 'blue6/r1': 1 });
  },
);

proves('contact.cooper.melee-not-after-aid', 'a hit that First Aid cancels is not a failed attack', () => {
  const match = zombieScene(night({ 'blue3/r1': 1, 'blue4/r1': 5 }), [2, 1, 1, 1]);
  say(match, 'cooper removes one', 'vanderbilt tries first aid');
  expect(eventsOf(match, 'first-aid')[0]).toMatchObject({ die: 1, works: true });
  expect(board(match)).toMatchObject({ 'blue4/r1': 5 });
  expect(board(match)['blue3/r1']).toBeUndefined();
  expect(eventsOf(match, 'removed')).toEqual([]);
  expect(asked(match)).toBeNull();
});

proves(['contact.zombies.segment-attack', 'contact.schulz.fortify'], 'an attack is told with its die, and Fortify is cited where Schulz lives', () => {
  const attack = (situation: Situation) => cited(zombieScene(night({ 'blue1/r1': 3 }, situation), [6, 1, 1]), 'zombies-attack');
  const event = { kind: 'zombies-attack', segment: 'blue1/r1', zombies: 3, die: 6, hit: false };
  const team = ['schulz', 'branson', 'kenzo', 'ayden'] as const;
  expect(attack({ team })).toEqual([[event, ['contact.zombies.segment-attack', 'contact.schulz.fortify']]]);
  expect(attack({ team, dead: ['schulz'] })).toEqual([[event, ['contact.zombies.segment-attack']]]);
});
