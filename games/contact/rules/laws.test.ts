import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { segmentNamed } from '../content/board.ts';
import { AYDEN, COLE, COOPER, KENZO, VANDERBILT } from '../content/members.ts';
import type { Situation } from '../positions.ts';
import { night } from '../testing/night.ts';
import { contactGame } from './game.ts';
import { freeze, newState, type State } from './state.ts';

const { laws } = contactGame;
const [COUNTED, SEGMENTS, TEAM, OVERRUN, ROLES, GRENADES, CONFUSED, EXTRA, TURNS, TOKENS] = laws.map(({ name }) => name);

/** The laws that a night breaks, after something was done to it. */
function broken(spoil: (g: State) => void = () => {}, situation: Situation = {}): string[] {
  const g = night({ 'blue1/r1': 3, 'blue2/r3': 1, 'brown1/r4': 6 }, { confused: ['blue2/r3'], dead: ['kenzo'], ...situation });
  spoil(g);
  return laws.filter((law) => !law.holds(g)).map(({ name }) => name);
}

test('all laws hold in a night that goes on, in one that is over and before one begins', () => {
  expect(broken()).toEqual([]);
  const draft = newState(contactGame.configure({}));
  expect(laws.filter((law) => !law.holds(draft))).toEqual([]);
  const lost = (g: State): void => {
    g.alive = 0;
    g.grenades = 0;
    g.outcome = 'overrun';
  };
  expect(broken(lost)).toEqual([]);
  expect(broken((g) => (g.outcome = 'rescued'))).toEqual([]);
  expect(broken((g) => (g.turn = 1))).toEqual([]);
  expect(broken((g) => (g.turn = 32))).toEqual([]);
});

describe('a law is broken', () => {
  test('by a zombie that nobody has seen come or go', () => {
    expect(broken((g) => g.spawned++)).toEqual([COUNTED]);
    expect(broken((g) => g.killed--)).toEqual([COUNTED]);
    expect(broken((g) => (g.zombies[5] = 1))).toEqual([COUNTED]);
  });

  test('by a segment too many, half a zombie, or less than none', () => {
    expect(broken((g) => g.zombies.push(0))).toEqual([SEGMENTS]);
    const split = (g: State): void => {
      g.zombies[0] = 2.5;
      g.zombies[20] = 0.5;
    };
    expect(broken(split)).toEqual([SEGMENTS]);
    const owed = (g: State): void => {
      g.zombies[0] = 4;
      g.zombies[1] = -1;
    };
    expect(broken(owed)).toEqual([SEGMENTS]);
  });

  proves('contact.hit.no-return', 'by somebody alive who is not in the team, and by a fifth', () => {
    expect(broken((g) => (g.alive |= 1 << AYDEN))).toEqual([TEAM]);
    const five = (g: State): void => {
      g.team = [COOPER, VANDERBILT, KENZO, AYDEN, g.team[2] ?? 0];
      g.alive = g.team.reduce((bits, member) => bits | (1 << member), 0);
    };
    expect(broken(five)).toEqual([TEAM]);
    expect(broken((g) => (g.alive |= 1 << KENZO))).toEqual([]);
  });

  proves('contact.victory.loss', 'by a night that goes on without anybody, or is lost with somebody alive', () => {
    const nobody = (g: State): void => {
      g.alive = 0;
      g.grenades = 0;
    };
    expect(broken(nobody)).toEqual([OVERRUN]);
    expect(broken((g) => (g.outcome = 'overrun'))).toEqual([OVERRUN]);
  });

  proves('contact.setup.unique-roles', 'by two of one role; an empty place has none', () => {
    expect(broken((g) => (g.team = [COOPER, VANDERBILT, COLE, g.team[2] ?? 0]))).toEqual([ROLES]);
    expect(broken((g) => (g.team = [COOPER, VANDERBILT, -1, g.team[2] ?? 0]))).toEqual([]);
    expect(broken((g) => (g.team = [COOPER, VANDERBILT, -1, -1, g.team[2] ?? 0]))).toEqual([]);
  });

  proves('contact.grenade.once', 'by a grenade of the dead, or where there are none', () => {
    expect(broken((g) => (g.grenades |= 1 << KENZO))).toEqual([GRENADES]);
    expect(broken(() => {}, { settings: { grenades: 'none' } })).toEqual([]);
    expect(broken((g) => (g.grenades = 1 << COOPER), { settings: { grenades: 'none' } })).toEqual([GRENADES]);
    expect(broken((g) => (g.grenades = 1 << COOPER), { settings: { grenades: 'unlimited' } })).toEqual([]);
  });

  proves('contact.alvares.confusion', 'by confusion where nobody stands', () => {
    expect(broken((g) => freeze(g, segmentNamed('blue3/r3')))).toEqual([CONFUSED]);
    expect(broken((g) => freeze(g, segmentNamed('brown1/r4')))).toEqual([]);
  });

  proves('contact.cole.inspire', 'by an extra die of the dead, or less than none', () => {
    expect(broken((g) => (g.granted[0] = 1))).toEqual([]);
    expect(broken((g) => (g.granted[3] = 1))).toEqual([EXTRA]);
    expect(broken((g) => (g.granted[0] = -1))).toEqual([EXTRA]);
  });

  proves('contact.turn.cycle', 'by a turn before the first or after the last', () => {
    expect(broken((g) => (g.turn = 0))).toEqual([TURNS]);
    expect(broken((g) => (g.turn = 33))).toEqual([TURNS]);
    expect(broken((g) => (g.turn = 17), { turns: 16 })).toEqual([TURNS]);
  });

  proves('contact.components.token-cap', 'by a 76th zombie, where tokens count', () => {
    const crowd = (zombies: number) => (g: State) => {
      g.zombies[0] = zombies - 7;
      g.spawned = zombies;
    };
    expect(broken(crowd(75), { settings: { 'token-cap': true } })).toEqual([]);
    expect(broken(crowd(76), { settings: { 'token-cap': true } })).toEqual([TOKENS]);
    expect(broken(crowd(76))).toEqual([]);
  });
});
