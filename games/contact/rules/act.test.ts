import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import { ALVARES, COOPER, MILLER } from '../content/members.ts';
import { neededWith } from '../facts/needs.ts';
import { asked, board, eventsOf, night, playerScene, refusal, rolled, say } from '../testing/night.ts';

const ALL_RINGS = { 'blue1/r1': 9, 'blue2/r2': 9, 'blue3/r3': 9, 'blue4/r4': 9 };

/** Whether Vanderbilt hits a group of nine in this ring with this die. */
function hits(ring: number, die: number): boolean {
  const segment = `blue${ring}/r${ring}`;
  const match = say(playerScene(night(ALL_RINGS, { ardorUsed: true }), [die]), `vanderbilt fires at ${segment}`);
  return board(match)[segment] === 8;
}

proves('contact.attack.declare-first', 'no die without a target', () => {
  const match = playerScene(night(ALL_RINGS));
  expect(refusal(match, 'cooper rolls first')).toEqual(['contact.attack.declare-first']);
  expect(() => match.answer(0, 0, 'cooper rolls first')).toThrow(expect.objectContaining({ code: 'not-an-option' }));
  expect(rolled(match)).toEqual([]);
});

proves('contact.attack.target-number', 'more than the distance hits: 2+, 3+, 4+, 5+', () => {
  const dice = [1, 2, 3, 4, 5, 6];
  expect([1, 2, 3, 4].map((ring) => dice.filter((die) => hits(ring, die)))).toEqual([
    [2, 3, 4, 5, 6],
    [3, 4, 5, 6],
    [4, 5, 6],
    [5, 6],
  ]);
});

proves(['contact.attack.modifiers#1', 'contact.attack.modifiers#2', 'contact.attack.modifiers#3'], 'weapons shift the number that is needed', () => {
  expect([1, 2, 3, 4].map((ring) => neededWith(COOPER, ring))).toEqual([2, 3, 4, 5]);
  expect([1, 2, 3, 4].map((ring) => neededWith(ALVARES, ring))).toEqual([1, 2, 3, 4]);
  expect([1, 2, 3, 4].map((ring) => neededWith(MILLER, ring))).toEqual([3, 3, 4, 5]);
});

proves('contact.attack.one-kill', 'each hit removes one zombie', () => {
  const match = playerScene(night({ 'blue6/r4': 4 }), [5, 6]);
  say(match, 'cooper fires at blue6/r4', 'cooper fires at blue6/r4');
  expect(board(match)).toEqual({ 'blue6/r4': 2 });
  expect(match.state.killed).toBe(2);
});

proves('contact.attack.split-dice#1', 'each die has its own target, named when the one before has fallen', () => {
  const match = playerScene(night({ 'blue6/r4': 1, 'brown4/r4': 6 }), [5, 6]);
  say(match, 'cooper fires at blue6/r4');
  expect(match.options()).toEqual(['cooper fires at brown4/r4', 'cooper waives']);
  say(match, 'cooper fires at brown4/r4');
  expect(board(match)).toEqual({ 'brown4/r4': 5 });
});

proves(['contact.attack.split-dice#2', 'contact.attack.split-dice#3'], 'with the option declare-all every target is named before the first die', () => {
  const match = playerScene(night({ 'blue6/r4': 1, 'brown4/r4': 6 }, { settings: { 'declare-all': true } }), [5, 6]);
  say(match, 'cooper fires at blue6/r4');
  expect(rolled(match)).toEqual([]);
  expect(match.options()).toEqual(['cooper fires at blue6/r4', 'cooper fires at brown4/r4', 'cooper waives']);
  say(match, 'cooper fires at blue6/r4');
  expect(rolled(match)).toEqual([5, 6]);
  expect(board(match)).toEqual({ 'brown4/r4': 6 });
  const burst = playerScene(
    night({ 'blue1/r2': 2, 'blue3/r2': 2, 'blue8/r2': 9 }, { team: ['miller', 'ayden', 'dunham', 'kenzo'], settings: { 'declare-all': true } }),
    [3, 3],
  );
  say(burst, 'miller fires at blue1/r2', 'miller fires at blue3/r2');
  expect(refusal(burst, 'miller fires at blue8/r2')).toEqual(['contact.miller.spacing']);
  expect(rolled(burst)).toEqual([]);
  say(burst, 'miller waives');
  expect(rolled(burst)).toEqual([3, 3]);
  expect(board(burst)).toEqual({ 'blue1/r2': 1, 'blue3/r2': 1, 'blue8/r2': 9 });
});

proves(
  ['contact.attack.split-dice#2', 'contact.attack.split-dice#5'],
  'naming before the first die: Cole’s dice for ring 1 are told apart, and nobody fires in between',
  () => {
    const settings = { 'declare-all': true };
    const team = ['cole', 'miller', 'kenzo', 'ayden'] as const;
    const groups = { 'blue1/r1': 7, 'blue1/r2': 9 };
    const cole = say(playerScene(night(groups, { team, settings }), [6, 6, 6, 3]), 'cole fires at blue1/r2', 'cole fires at blue1/r2');
    expect(cole.options()).toEqual(['cole fires at blue1/r1', 'cole waives']);
    say(cole, 'cole fires at blue1/r1', 'cole inspires kenzo', 'cole inspires kenzo', 'cole inspires ayden', 'miller fires at blue1/r2');
    expect(rolled(cole)).toEqual([6, 6, 6]);
    expect(cole.options()).toEqual(['miller fires at blue1/r1', 'miller fires at blue1/r2', 'miller waives']);
    expect(refusal(cole, 'kenzo fires at blue1/r1 with an extra die')).toEqual(['contact.players.any-order']);
    const near = say(playerScene(night(groups, { team, settings }), []), 'cole fires at blue1/r1', 'cole fires at blue1/r2');
    expect(near.decision?.about).toMatchObject({ dice: 1, close: 0, naming: true });
    const few = say(playerScene(night({ 'blue1/r1': 6, 'blue1/r2': 9 }, { team, settings }), []), 'cole fires at blue1/r1');
    expect(few.decision?.about).toMatchObject({ dice: 1, close: 0 });
  },
);

proves('contact.cole.inspire-when#3', 'extra dice are fired between Miller’s', () => {
  const match = playerScene(night({ 'blue1/r2': 9 }, { team: ['cole', 'miller', 'kenzo', 'krussov'] }), [6, 1, 3, 3]);
  say(match, 'cole fires at blue1/r2', 'cole inspires kenzo', 'cole waives', 'miller fires at blue1/r2');
  expect(match.options()).toEqual(['miller fires at blue1/r2', 'miller waives', 'kenzo fires at blue1/r2 with an extra die']);
  say(match, 'kenzo fires at blue1/r2 with an extra die', 'miller fires at blue1/r2');
  expect(board(match)).toEqual({ 'blue1/r2': 6 });
});

proves('contact.attack.range', 'out of range is out of range', () => {
  const match = playerScene(night({ 'blue6/r4': 4, 'blue5/r3': 1 }));
  expect(match.options()).toContain('kenzo fires at blue5/r3');
  expect(match.options().filter((notation) => notation.startsWith('kenzo fires'))).toHaveLength(1);
  expect(refusal(match, 'kenzo fires at blue6/r4')).toEqual(['contact.attack.range']);
  expect(refusal(match, 'branson burns at blue6/r4')).toEqual(['contact.attack.range', 'contact.branson.no-reach']);
});

proves('contact.attack.occupied-target#1', 'an empty segment is no target, not even to walk the fire across', () => {
  const match = playerScene(night({ 'blue3/r2': 4, 'blue7/r2': 4 }, { team: ['miller', 'ayden', 'dunham', 'kenzo'] }), [6]);
  expect(refusal(match, 'ayden fires at blue5/r2')).toEqual(['contact.attack.occupied-target']);
  say(match, 'miller fires at blue3/r2');
  expect(refusal(match, 'miller fires at blue5/r2')).toEqual(['contact.attack.occupied-target']);
});

proves('contact.attack.overkill-lost', 'hits beyond the zombies that are there are lost', () => {
  const match = say(playerScene(night({ 'blue1/r1': 2, 'blue2/r1': 5 }), [6]), 'vanderbilt throws a grenade at blue1/r1');
  expect(board(match)).toEqual({ 'blue2/r1': 5 });
  expect(match.state.killed).toBe(2);
});

proves('contact.attack.no-line-of-sight', 'nearer zombies do not cover those behind', () => {
  const match = playerScene(night({ 'blue4/r1': 9, 'blue4/r4': 2 }), [5]);
  expect(board(say(match, 'vanderbilt fires at blue4/r4'))).toEqual({ 'blue4/r1': 9, 'blue4/r4': 1 });
});

proves('contact.components.dice-no-limit', 'Miller rolls four dice, although the box has three', () => {
  const match = playerScene(night({ 'blue1/r2': 9 }, { team: ['miller', 'ayden', 'dunham', 'kenzo'] }), [6, 6, 6, 6]);
  say(match, 'miller fires at blue1/r2', 'miller fires at blue1/r2', 'miller fires at blue1/r2', 'miller fires at blue1/r2');
  expect(rolled(match)).toEqual([6, 6, 6, 6]);
  expect(eventsOf(match, 'shot')).toHaveLength(4);
  expect(asked(match)).toBe('act');
});
