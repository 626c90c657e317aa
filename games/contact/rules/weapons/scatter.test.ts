import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Situation } from '../../positions.ts';
import { asked, board, cited, night, playerScene, type Scene, say } from '../../testing/night.ts';

const TEAM = ['mobutu', 'branson', 'ayden', 'krussov'] as const;
const WITH_COOPER = ['cooper', 'mobutu', 'branson', 'ayden'] as const;

function twice(segment: string, zombies: number, dice: readonly number[], situation: Situation = {}): Scene {
  const match = playerScene(night({ [segment]: zombies, 'brown8/r4': 9 }, { team: TEAM, ...situation }), dice);
  return say(match, `mobutu fires at ${segment}`);
}

proves(
  ['contact.mobutu.scatter#1', 'contact.mobutu.scatter#2', 'contact.mobutu.scatter#3', 'contact.mobutu.scatter#4'],
  'both dice at one segment and ten in sum: one more may be removed',
  () => {
    const ten = say(twice('blue1/r3', 5, [4, 6]), 'mobutu fires at blue1/r3');
    expect(ten.options()).toEqual(['mobutu scatters', 'mobutu does not scatter']);
    expect(board(say(ten, 'mobutu scatters'))['blue1/r3']).toBe(2);
    expect(board(say(twice('blue1/r3', 5, [4, 6]), 'mobutu fires at blue1/r3', 'mobutu does not scatter'))['blue1/r3']).toBe(3);
    const nine = say(twice('blue1/r3', 5, [4, 5]), 'mobutu fires at blue1/r3');
    expect([asked(nine), board(nine)['blue1/r3']]).toEqual(['act', 3]);
    const apart = playerScene(night({ 'blue1/r3': 5, 'blue2/r3': 5 }, { team: TEAM }), [6, 6]);
    say(apart, 'mobutu fires at blue1/r3', 'mobutu fires at blue2/r3');
    expect([asked(apart), board(apart)]).toEqual(['act', { 'blue1/r3': 4, 'blue2/r3': 4 }]);
  },
);

proves(['contact.mobutu.scatter-rings#1', 'contact.mobutu.scatter-rings#2'], 'not in ring 1', () => {
  const match = say(twice('blue1/r1', 5, [6, 6]), 'mobutu fires at blue1/r1');
  expect([asked(match), board(match)['blue1/r1']]).toEqual(['act', 3]);
  expect(asked(say(twice('blue1/r2', 5, [6, 6]), 'mobutu fires at blue1/r2'))).toBe('scatter');
});

proves('contact.mobutu.scatter-final-values', 'what a rerolled die shows in the end counts', () => {
  const match = twice('blue1/r3', 5, [4, 3, 6], { team: WITH_COOPER });
  say(match, 'cooper keeps the die', 'mobutu fires at blue1/r3', 'cooper rerolls the die', 'mobutu scatters');
  expect(board(match)['blue1/r3']).toBe(2);
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= 10) expect(Math.min(a, b)).toBeGreaterThanOrEqual(4);
});

test('a hit may be rerolled for the sake of Scatter, but not where it cannot come', () => {
  expect(asked(twice('blue1/r3', 5, [5], { team: WITH_COOPER }))).toBe('ardor');
  expect(asked(twice('blue1/r3', 5, [6], { team: WITH_COOPER }))).toBe('aim');
  expect(asked(twice('blue1/r3', 2, [5], { team: WITH_COOPER }))).toBe('aim');
  expect(asked(say(twice('blue1/r3', 5, [4, 5], { team: WITH_COOPER }), 'cooper keeps the die', 'mobutu fires at blue1/r3'))).toBe('ardor');
  expect(asked(say(twice('blue1/r3', 5, [6, 4], { team: WITH_COOPER }), 'mobutu fires at blue1/r3'))).toBe('scatter');
  const apart = playerScene(night({ 'blue1/r3': 5, 'blue2/r3': 5 }, { team: WITH_COOPER }), [6, 4]);
  expect(asked(say(apart, 'mobutu fires at blue1/r3', 'mobutu fires at blue2/r3'))).toBe('act');
});

test('an empty segment is not asked about', () => {
  const match = say(twice('blue1/r3', 2, [6, 6]), 'mobutu fires at blue1/r3');
  expect(asked(match)).toBe('act');
});

proves('contact.mobutu.scatter#1', 'what is scattered is told', () => {
  const match = say(twice('blue1/r3', 5, [4, 6]), 'mobutu fires at blue1/r3', 'mobutu scatters');
  expect(cited(match, 'scatter')).toEqual([[{ kind: 'scatter', segment: 'blue1/r3', left: 2 }, ['contact.mobutu.scatter']]]);
});
