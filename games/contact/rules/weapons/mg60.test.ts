import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Groups, Situation } from '../../positions.ts';
import { asked, board, cited, eventsOf, night, playerScene, refusal, rolled, type Scene, say } from '../../testing/night.ts';

const TEAM = ['miller', 'schulz', 'kenzo', 'krussov'] as const;

function miller(groups: Groups, dice: readonly number[], situation: Situation = {}): Scene {
  return playerScene(night(groups, { team: TEAM, ...situation }), dice);
}

proves(['contact.miller.mg60#1', 'contact.miller.mg60#2'], 'four dice, rings 1 to 4', () => {
  const match = miller({ 'blue1/r2': 6 }, [3, 3, 2, 5]);
  say(match, 'miller fires at blue1/r2', 'miller fires at blue1/r2', 'miller fires at blue1/r2', 'miller fires at blue1/r2');
  expect(board(match)).toEqual({ 'blue1/r2': 3 });
  expect(asked(match)).toBe('act');
  const rings = miller({ 'blue1/r1': 1, 'blue1/r2': 1, 'blue1/r3': 1, 'blue1/r4': 1 }, []).options();
  expect(rings.filter((text) => text.startsWith('miller fires'))).toEqual([1, 2, 3, 4].map((ring) => `miller fires at blue1/r${ring}`));
});

proves('contact.miller.spacing#1', 'at most one segment lies between a target and the next', () => {
  const groups = Object.fromEntries(['blue3/r2', 'blue4/r2', 'blue5/r2', 'blue6/r2', 'blue4/r3', 'blue3/r4', 'blue5/r3', 'blue4/r4'].map((name) => [name, 9]));
  const match = say(miller(groups, [6]), 'miller fires at blue3/r2');
  expect(match.options()).toEqual([
    'miller fires at blue3/r2',
    'miller fires at blue4/r2',
    'miller fires at blue5/r2',
    'miller fires at blue4/r3',
    'miller fires at blue3/r4',
    'miller waives',
  ]);
  for (const far of ['blue6/r2', 'blue5/r3', 'blue4/r4']) expect(refusal(match, `miller fires at ${far}`)).toEqual(['contact.miller.spacing']);
});

proves('contact.miller.spacing#2', 'with the option mg60-columns only columns count', () => {
  const groups = { 'blue3/r1': 9, 'blue5/r4': 9, 'blue6/r1': 9 };
  const match = say(miller(groups, [6], { settings: { 'mg60-columns': true } }), 'miller fires at blue3/r1');
  expect(match.options()).toEqual(['miller fires at blue3/r1', 'miller fires at blue5/r4', 'miller waives']);
  expect(say(miller(groups, [6]), 'miller fires at blue3/r1').options()).toEqual(['miller fires at blue3/r1', 'miller waives']);
});

proves(['contact.miller.spacing-wrap#1', 'contact.miller.spacing-wrap#2'], 'columns go round: from brown 1 to blue 1, from blue 8 to brown 8', () => {
  const groups = { 'brown1/r3': 9, 'blue2/r3': 9, 'blue1/r4': 9, 'blue3/r3': 9, 'blue8/r3': 9, 'brown7/r3': 9 };
  const match = say(miller(groups, [6]), 'miller fires at brown1/r3');
  expect(match.options()).toEqual(['miller fires at blue2/r3', 'miller fires at brown1/r3', 'miller fires at blue1/r4', 'miller waives']);
  expect(refusal(match, 'miller fires at blue3/r3')).toEqual(['contact.miller.spacing']);
  expect(say(miller(groups, [6]), 'miller fires at blue8/r3').options()).toEqual(['miller fires at blue8/r3', 'miller fires at brown7/r3', 'miller waives']);
});

proves('contact.miller.chain', 'spacing is measured from the target just attacked, hit or miss, even if it is empty now', () => {
  const match = miller({ 'blue1/r2': 1, 'blue3/r2': 1, 'blue5/r2': 1, 'blue7/r2': 1 }, [6, 1, 6, 6]);
  say(match, 'miller fires at blue1/r2', 'miller fires at blue3/r2', 'miller fires at blue5/r2', 'miller fires at blue7/r2');
  expect(board(match)).toEqual({ 'blue3/r2': 1 });
});

proves('contact.miller.lost-attacks', 'when no group is close enough the other dice are lost', () => {
  const match = miller({ 'blue1/r2': 1, 'blue6/r2': 5 }, [1, 6]);
  say(match, 'miller fires at blue1/r2', 'miller fires at blue1/r2');
  expect(rolled(match)).toEqual([1, 6]);
  expect(eventsOf(match, 'dice-lost')).toEqual([{ kind: 'dice-lost', member: 'miller', dice: 2 }]);
  expect(asked(match)).toBe('act');
});

proves(['contact.miller.close-penalty#1', 'contact.miller.close-penalty#2'], 'ring 1 takes a 3, as ring 2 does', () => {
  const left = (segment: string, die: number): number | undefined => board(say(miller({ [segment]: 9 }, [die]), `miller fires at ${segment}`))[segment];
  expect([left('blue1/r1', 2), left('blue1/r1', 3), left('blue1/r2', 2), left('blue1/r2', 3)]).toEqual([9, 8, 9, 8]);
});

test('a walk across twelve o’clock ends at a target that is emptied, unless only columns count', () => {
  const groups = { 'brown2/r2': 1, 'blue1/r3': 2, 'blue4/r3': 4 };
  const match = say(miller(groups, [3]), 'miller fires at brown2/r2');
  expect(eventsOf(match, 'dice-lost')).toMatchObject([{ dice: 3 }]);
  const columns = say(miller(groups, [3, 6], { settings: { 'mg60-columns': true } }), 'miller fires at brown2/r2');
  expect(columns.options()).toEqual(['miller fires at blue1/r3', 'miller waives']);
  say(columns, 'miller fires at blue1/r3');
  expect(refusal(columns, 'miller fires at blue4/r3')).toEqual(['contact.miller.spacing']);
});

proves(['contact.miller.close-penalty#1', 'contact.miller.close-penalty#2'], 'each die cites its rule: the penalty in ring 1, the gun elsewhere', () => {
  const match = miller({ 'blue1/r1': 9, 'blue1/r2': 9 }, [2, 2, 3]);
  say(match, 'miller fires at blue1/r1', 'miller fires at blue1/r2', 'miller fires at blue1/r1', 'miller waives');
  expect(cited(match, 'shot').map(([, clauses]) => clauses)).toEqual([
    ['contact.attack.target-number', 'contact.miller.close-penalty'],
    ['contact.attack.target-number', 'contact.miller.mg60'],
    ['contact.attack.target-number', 'contact.miller.close-penalty'],
  ]);
  expect(eventsOf(match, 'shot').map(({ hit, killed, left }) => [hit, killed, left])).toEqual([
    [false, 0, 9],
    [false, 0, 9],
    [true, 1, 8],
  ]);
});

proves('contact.miller.mg60#3', 'after the fourth die Miller has acted, with nothing lost', () => {
  const fire = 'miller fires at blue1/r1';
  const match = say(miller({ 'blue1/r1': 9 }, [6, 6, 6, 6]), fire, fire, fire, fire);
  expect([asked(match), eventsOf(match, 'dice-lost')]).toEqual(['act', []]);
  expect(match.options().filter((text) => text.startsWith('miller'))).toEqual([]);
});

proves('contact.miller.lost-attacks', 'dice that find no target within two steps are lost and told', () => {
  const match = say(miller({ 'blue1/r1': 1, 'blue8/r1': 9 }, [6]), 'miller fires at blue1/r1');
  expect(cited(match, 'dice-lost')).toEqual([[{ kind: 'dice-lost', member: 'miller', dice: 3 }, ['contact.miller.lost-attacks']]]);
  const kenzo = say(miller({ 'blue1/r1': 1, 'blue8/r4': 9 }, [6]), 'kenzo fires at blue1/r1');
  expect(cited(kenzo, 'dice-lost')).toEqual([[{ kind: 'dice-lost', member: 'kenzo', dice: 1 }, ['contact.attack.occupied-target']]]);
});

test('with declare-all targets are named up to the four dice, and waiving the rest loses nothing', () => {
  const settings = { 'declare-all': true };
  const match = say(miller({ 'blue1/r1': 9 }, [3, 3], { settings }), 'miller fires at blue1/r1');
  expect(match.decision?.about).toEqual({ member: 'miller', dice: 3, close: 0, last: 'blue1/r1', shown: null, naming: true });
  say(match, 'miller fires at blue1/r1', 'miller waives');
  expect([rolled(match), eventsOf(match, 'dice-lost'), asked(match)]).toEqual([[3, 3], [], 'act']);
});

proves('contact.miller.mg60', 'between the dice is said how many are left and where the last one went', () => {
  const match = say(miller({ 'blue1/r1': 9 }, [6, 6]), 'miller fires at blue1/r1', 'miller fires at blue1/r1');
  expect(match.decision?.about).toEqual({ member: 'miller', dice: 2, close: 0, last: 'blue1/r1', shown: null, naming: false });
});
