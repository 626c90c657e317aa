import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Groups } from '../../positions.ts';
import { asked, board, eventsOf, night, playerScene, refusal, say } from '../../testing/night.ts';

const TEAM = ['branson', 'alvares', 'dunham', 'ayden'] as const;

function burnt(groups: Groups, column: string, die: number): Groups {
  return board(say(playerScene(night(groups, { team: TEAM }), [die]), `branson burns ${column}`));
}

proves('contact.branson.flamethrower#1', 'one roll at the first two segments of a column, three hits in each', () => {
  expect(burnt({ 'brown4/r1': 2, 'brown4/r2': 4, 'brown4/r3': 5, 'brown3/r1': 5 }, 'brown4', 4)).toEqual({ 'brown4/r2': 1, 'brown4/r3': 5, 'brown3/r1': 5 });
});

proves(['contact.branson.one-roll#1', 'contact.branson.one-roll#2', 'contact.branson.one-roll#3'], 'each segment is judged by its own distance', () => {
  const groups = { 'brown4/r1': 5, 'brown4/r2': 5 };
  expect([1, 2, 3, 6].map((die) => burnt(groups, 'brown4', die))).toEqual([
    { 'brown4/r1': 5, 'brown4/r2': 5 },
    { 'brown4/r1': 2, 'brown4/r2': 5 },
    { 'brown4/r1': 2, 'brown4/r2': 2 },
    { 'brown4/r1': 2, 'brown4/r2': 2 },
  ]);
  expect(refusal(playerScene(night(groups, { team: TEAM })), 'branson burns at brown4/r2')).toEqual(['contact.branson.one-roll']);
});

proves(['contact.branson.one-roll#4', 'contact.branson.one-roll#5'], 'with the option flame-target-decides the segment that is named decides for both', () => {
  const settings = { 'flame-target-decides': true };
  const groups = { 'brown4/r1': 5, 'brown4/r2': 5, 'brown5/r2': 1 };
  const named = (segment: string, die: number): Groups =>
    board(say(playerScene(night(groups, { team: TEAM, settings }), [die]), `branson burns at ${segment}`));
  expect(named('brown4/r1', 2)).toEqual({ 'brown4/r1': 2, 'brown4/r2': 2, 'brown5/r2': 1 });
  expect(named('brown4/r2', 2)).toEqual(groups);
  expect(named('brown4/r2', 3)).toEqual({ 'brown4/r1': 2, 'brown4/r2': 2, 'brown5/r2': 1 });
  expect(refusal(playerScene(night(groups, { team: TEAM, settings })), 'branson burns at brown5/r1')).toEqual(['contact.attack.occupied-target']);
});

proves(['contact.branson.three-hits#1', 'contact.branson.three-hits#2'], 'three a segment at the most, and what is too much is lost', () => {
  expect(burnt({ 'brown8/r2': 8 }, 'brown8', 6)).toEqual({ 'brown8/r2': 5 });
  expect(burnt({ 'brown8/r2': 2, 'brown8/r1': 9 }, 'brown8', 6)).toEqual({ 'brown8/r1': 6 });
  const inner = say(playerScene(night({ 'brown8/r1': 9 }, { team: TEAM }), [6]), 'branson burns brown8');
  expect(eventsOf(inner, 'shot').map((event) => event.segment)).toEqual(['brown8/r1']);
});

proves('contact.branson.no-reach', 'it reaches neither ring 3 nor ring 4', () => {
  const match = playerScene(night({ 'brown8/r3': 2, 'brown7/r4': 2 }, { team: TEAM }));
  expect(match.options().some((notation) => notation.startsWith('branson burns'))).toBe(false);
  expect(refusal(match, 'branson burns at brown8/r3')).toContain('contact.branson.no-reach');
  expect(refusal(match, 'branson burns at brown7/r4')).toContain('contact.branson.no-reach');
  expect(refusal(match, 'branson burns brown8')).toEqual(['contact.attack.occupied-target']);
});

test('a 2 that burns only ring 1 may be rerolled when ring 2 is there to burn', () => {
  const team = ['cooper', 'branson', 'alvares', 'ayden'] as const;
  expect(asked(say(playerScene(night({ 'blue1/r1': 4, 'blue1/r2': 4 }, { team }), [2]), 'branson burns blue1'))).toBe('ardor');
  expect(asked(say(playerScene(night({ 'blue1/r1': 4 }, { team }), [2]), 'branson burns blue1'))).toBe('act');
});

proves('contact.branson.one-roll#2', 'a lone zombie in either segment burns', () => {
  const match = playerScene(night({ 'blue1/r1': 1, 'blue1/r2': 1, 'blue2/r1': 9 }, { ardorUsed: true }), [3]);
  expect(board(say(match, 'branson burns blue1'))).toEqual({ 'blue2/r1': 9 });
});

proves('contact.branson.flamethrower#2', 'once a turn', () => {
  const match = say(playerScene(night({ 'brown4/r1': 9 }, { team: TEAM }), [4]), 'branson burns brown4');
  expect([asked(match), match.options().filter((text) => text.startsWith('branson'))]).toEqual(['act', []]);
  expect(refusal(match, 'branson burns brown4')).toEqual(['contact.players.one-action']);
});
