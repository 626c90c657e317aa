import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Groups, Situation } from '../../positions.ts';
import { asked, board, night, playerScene, refusal, say } from '../../testing/night.ts';

const TEAM = ['schulz', 'branson', 'kenzo', 'krussov'] as const;

function shot(groups: Groups, order: string, die: number, situation: Situation = {}): Groups {
  return board(say(playerScene(night(groups, { team: TEAM, ...situation }), [die]), `schulz ${order}`));
}

proves(['contact.schulz.shotgun#1', 'contact.schulz.shotgun#2', 'contact.schulz.shotgun#3'], 'one die, rings 1 and 2', () => {
  expect(shot({ 'blue1/r2': 4 }, 'fires at blue1/r2', 3)).toEqual({ 'blue1/r2': 3 });
  const match = playerScene(night({ 'blue1/r1': 4, 'blue1/r2': 4, 'blue1/r3': 4, 'blue1/r4': 4 }, { team: TEAM }), [6]);
  expect(match.options().filter((text) => text.startsWith('schulz fires'))).toEqual(['schulz fires at blue1/r1', 'schulz fires at blue1/r2']);
  expect(refusal(match, 'schulz fires at blue1/r3')).toEqual(['contact.attack.range']);
  say(match, 'schulz fires at blue1/r2');
  expect(match.options().some((notation) => notation.startsWith('schulz'))).toBe(false);
  expect(asked(match)).toBe('act');
});

proves(['contact.schulz.double#1', 'contact.schulz.double#2'], 'announced, a 3 removes two zombies of ring 1', () => {
  expect(shot({ 'blue1/r1': 4 }, 'double-shoots blue1/r1', 3)).toEqual({ 'blue1/r1': 2 });
  expect(refusal(playerScene(night({ 'blue1/r2': 4 }, { team: TEAM })), 'schulz double-shoots blue1/r2')).toEqual(['contact.schulz.double']);
});

proves(
  ['contact.schulz.double-risk#1', 'contact.schulz.double-risk#2', 'contact.schulz.double-risk#3'],
  'announced, less than 3 removes nothing; unannounced, 2 or more removes one',
  () => {
    expect(shot({ 'blue1/r1': 4 }, 'double-shoots blue1/r1', 2)).toEqual({ 'blue1/r1': 4 });
    expect(shot({ 'blue1/r1': 4 }, 'fires at blue1/r1', 2)).toEqual({ 'blue1/r1': 3 });
    expect(shot({ 'blue1/r1': 4 }, 'fires at blue1/r1', 6)).toEqual({ 'blue1/r1': 3 });
  },
);

proves('contact.schulz.double-same-segment#1', 'both come from the segment that was named', () => {
  const groups = { 'blue1/r1': 1, 'blue2/r1': 1 };
  expect(shot(groups, 'double-shoots blue1/r1', 6)).toEqual({ 'blue2/r1': 1 });
  expect(refusal(playerScene(night(groups, { team: TEAM })), 'schulz double-shoots blue1/r1 and blue2/r1')).toEqual(['contact.schulz.double-same-segment']);
});

proves(
  ['contact.schulz.double-same-segment#2', 'contact.schulz.double-same-segment#3'],
  'with the option shotgun-spread they may come from two neighbours',
  () => {
    const settings = { 'shotgun-spread': true };
    const groups = { 'blue1/r1': 3, 'brown1/r1': 3, 'blue4/r1': 1 };
    expect(shot(groups, 'double-shoots brown1/r1 and blue1/r1', 3, { settings })).toEqual({ 'blue1/r1': 2, 'brown1/r1': 2, 'blue4/r1': 1 });
    expect(shot(groups, 'double-shoots brown1/r1 and blue1/r1', 2, { settings })).toEqual(groups);
    expect(refusal(playerScene(night(groups, { team: TEAM, settings })), 'schulz double-shoots blue4/r1 and blue5/r1')).toEqual([
      'contact.attack.occupied-target',
    ]);
  },
);
