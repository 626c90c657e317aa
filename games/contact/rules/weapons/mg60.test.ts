import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import { asked, board, type Groups, night, playerScene, refusal, rolled, type Scene, type Setting, say, told } from '../../testing/night.ts';

const TEAM = ['miller', 'schulz', 'kenzo', 'krussov'] as const;

function miller(groups: Groups, dice: readonly number[], setting: Setting = {}): Scene {
  return playerScene(night(groups, { team: TEAM, ...setting }), dice);
}

proves('contact.miller.mg60', 'four dice, rings 1 to 4', () => {
  const match = miller({ 'blue1/r2': 6 }, [3, 3, 2, 5]);
  say(match, 'miller mg60 blue1/r2', 'blue1/r2', 'blue1/r2', 'blue1/r2');
  expect(board(match)).toEqual({ 'blue1/r2': 3 });
  expect(asked(match)).toBe('act');
  expect(miller({ 'blue1/r4': 1 }, []).options()).toContain('miller mg60 blue1/r4');
});

proves('contact.miller.spacing', 'at most one segment lies between a target and the next', () => {
  const groups = Object.fromEntries(['blue3/r2', 'blue4/r2', 'blue5/r2', 'blue6/r2', 'blue4/r3', 'blue3/r4', 'blue5/r3', 'blue4/r4'].map((name) => [name, 9]));
  const match = say(miller(groups, [6]), 'miller mg60 blue3/r2');
  expect(match.options()).toEqual(['blue3/r2', 'blue4/r2', 'blue5/r2', 'blue4/r3', 'blue3/r4', 'waive']);
  for (const far of ['blue6/r2', 'blue5/r3', 'blue4/r4']) expect(refusal(match, far)).toEqual(['contact.miller.spacing']);
});

test('with the option mg60-columns only columns count', () => {
  const groups = { 'blue3/r1': 9, 'blue5/r4': 9, 'blue6/r1': 9 };
  const match = say(miller(groups, [6], { options: { 'mg60-columns': true } }), 'miller mg60 blue3/r1');
  expect(match.options()).toEqual(['blue3/r1', 'blue5/r4', 'waive']);
  expect(say(miller(groups, [6]), 'miller mg60 blue3/r1').options()).toEqual(['blue3/r1', 'waive']);
});

proves('contact.miller.spacing-wrap', 'columns go round: from brown 1 to blue 1, from blue 8 to brown 8', () => {
  const groups = { 'brown1/r3': 9, 'blue2/r3': 9, 'blue1/r4': 9, 'blue3/r3': 9, 'blue8/r3': 9, 'brown7/r3': 9 };
  const match = say(miller(groups, [6]), 'miller mg60 brown1/r3');
  expect(match.options()).toEqual(['blue2/r3', 'brown1/r3', 'blue1/r4', 'waive']);
  expect(refusal(match, 'blue3/r3')).toEqual(['contact.miller.spacing']);
  expect(say(miller(groups, [6]), 'miller mg60 blue8/r3').options()).toEqual(['blue8/r3', 'brown7/r3', 'waive']);
});

proves('contact.miller.chain', 'spacing is measured from the target just attacked, hit or miss, even if it is empty now', () => {
  const match = miller({ 'blue1/r2': 1, 'blue3/r2': 1, 'blue5/r2': 1, 'blue7/r2': 1 }, [6, 1, 6, 6]);
  say(match, 'miller mg60 blue1/r2', 'blue3/r2', 'blue5/r2', 'blue7/r2');
  expect(board(match)).toEqual({ 'blue3/r2': 1 });
});

proves('contact.miller.lost-attacks', 'when no group is close enough the other dice are lost', () => {
  const match = miller({ 'blue1/r2': 1, 'blue6/r2': 5 }, [1, 6]);
  say(match, 'miller mg60 blue1/r2', 'blue1/r2');
  expect(rolled(match)).toEqual([1, 6]);
  expect(told(match, 'dice-lost')).toEqual([{ kind: 'dice-lost', member: 'miller', dice: 2 }]);
  expect(asked(match)).toBe('act');
});

proves('contact.miller.close-penalty', 'ring 1 takes a 3, as ring 2 does', () => {
  const left = (segment: string, die: number): number | undefined => board(say(miller({ [segment]: 9 }, [die]), `miller mg60 ${segment}`))[segment];
  expect([left('blue1/r1', 2), left('blue1/r1', 3), left('blue1/r2', 2), left('blue1/r2', 3)]).toEqual([9, 8, 9, 8]);
});

test('a walk across twelve o’clock ends at a target that is emptied, unless only columns count', () => {
  const groups = { 'brown2/r2': 1, 'blue1/r3': 2, 'blue4/r3': 4 };
  const match = say(miller(groups, [3]), 'miller mg60 brown2/r2');
  expect(told(match, 'dice-lost')).toMatchObject([{ dice: 3 }]);
  const columns = say(miller(groups, [3, 6], { options: { 'mg60-columns': true } }), 'miller mg60 brown2/r2');
  expect(columns.options()).toEqual(['blue1/r3', 'waive']);
  say(columns, 'blue1/r3');
  expect(refusal(columns, 'blue4/r3')).toEqual(['contact.miller.spacing']);
});
