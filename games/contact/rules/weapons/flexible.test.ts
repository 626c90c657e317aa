import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import { asked, board, cited, eventsOf, night, nightScene, playerScene, refusal, rolled, say } from '../../testing/night.ts';

const TEAM = ['dunham', 'branson', 'ayden', 'krussov'] as const;
const GROUPS = { 'blue1/r1': 3, 'blue4/r4': 3 };

proves(['contact.dunham.flexible#1', 'contact.dunham.flexible#2'], 'he rolls and then picks the target', () => {
  const five = say(playerScene(night(GROUPS, { team: TEAM }), [5]), 'dunham rolls first');
  expect(five.options()).toEqual(['dunham fires at blue1/r1', 'dunham fires at blue4/r4']);
  expect(board(say(five, 'dunham fires at blue4/r4'))).toEqual({ 'blue1/r1': 3, 'blue4/r4': 2 });
  const two = say(playerScene(night({ ...GROUPS, 'blue2/r1': 1 }, { team: TEAM }), [2]), 'dunham rolls first');
  expect(two.options()).toEqual(['dunham fires at blue1/r1', 'dunham fires at blue2/r1']);
  expect(refusal(two, 'dunham fires at blue4/r4')).toEqual(['contact.attack.target-number']);
  expect(refusal(two, 'dunham fires at blue3/r1')).toEqual(['contact.attack.occupied-target']);
});

proves(['contact.dunham.flexible#3', 'contact.dunham.flexible#4'], 'one target that is hit is taken unasked, none is a miss', () => {
  expect(board(say(playerScene(night(GROUPS, { team: TEAM }), [4]), 'dunham rolls first'))).toEqual({ 'blue1/r1': 2, 'blue4/r4': 3 });
  const miss = say(playerScene(night(GROUPS, { team: TEAM }), [1]), 'dunham rolls first');
  expect(eventsOf(miss, 'flexible-miss')).toEqual([{ kind: 'flexible-miss', die: 1 }]);
  expect(board(miss)).toEqual(GROUPS);
});

proves(
  ['contact.dunham.flexible-rifle-only#1', 'contact.dunham.flexible-rifle-only#2'],
  'the grenade’s target is named before the roll, unless the option says otherwise',
  () => {
    const match = playerScene(night(GROUPS, { team: TEAM }));
    expect(refusal(match, 'dunham rolls first with the grenade')).toEqual(['contact.dunham.flexible-rifle-only']);
    expect(match.options()).toContain('dunham throws a grenade at blue4/r4');
    const option = playerScene(night(GROUPS, { team: TEAM, settings: { 'flexible-grenade': true } }), [5]);
    say(option, 'dunham rolls first with the grenade');
    expect(option.options()).toEqual(['dunham throws a grenade at blue1/r1', 'dunham throws a grenade at blue4/r4']);
    expect(board(say(option, 'dunham throws a grenade at blue4/r4'))).toEqual({ 'blue1/r1': 3 });
    const near = playerScene(night(GROUPS, { team: TEAM, settings: { 'flexible-grenade': true, 'grenade-range-2': true } }), [5]);
    expect(board(say(near, 'dunham rolls first with the grenade'))).toEqual({ 'blue4/r4': 3 });
  },
);

proves(
  ['contact.dunham.both#1', 'contact.dunham.both#2', 'contact.dunham.both#3'],
  'rifle and grenade in one turn, in either order; later only the rifle',
  () => {
    const match = nightScene(night({ 'blue1/r2': 20 }, { team: ['dunham', 'branson', 'ayden', 'kenzo'], turn: 2 }), [1, 1, 6, 6, 1, 1, 1]);
    say(match, 'dunham rolls first', 'dunham fires at blue1/r1', 'dunham throws a grenade at blue1/r1');
    expect(board(match)['blue1/r1']).toBe(14);
    expect(match.options().some((notation) => notation.startsWith('dunham'))).toBe(false);
    say(match, 'branson waives', 'ayden waives', 'kenzo waives', 'kenzo falls');
    expect(match.options().filter((notation) => notation.startsWith('dunham'))).toEqual(['dunham rolls first', 'dunham waives']);
    const other = playerScene(night({ 'blue1/r1': 20 }, { team: TEAM }), [6, 6]);
    say(other, 'dunham throws a grenade at blue1/r1', 'dunham rolls first');
    expect([board(other), rolled(other)]).toEqual([{ 'blue1/r1': 14 }, [6, 6]]);
    const waived = say(playerScene(night({ 'blue1/r1': 20 }, { team: TEAM }), [6]), 'dunham rolls first', 'dunham waives');
    expect(refusal(waived, 'dunham throws a grenade at blue1/r1')).toEqual(['contact.players.one-action']);
  },
);

test('Ardor before the choice: as long as a higher die would reach farther', () => {
  const team = ['cooper', 'dunham', 'branson', 'ayden'] as const;
  expect(asked(say(playerScene(night(GROUPS, { team }), [4]), 'dunham rolls first'))).toBe('ardor');
  expect(asked(say(playerScene(night(GROUPS, { team }), [5]), 'dunham rolls first'))).toBe('flexible');
  expect(asked(say(playerScene(night({ 'blue1/r1': 3, 'blue2/r1': 3 }, { team }), [2]), 'dunham rolls first'))).toBe('flexible');
});

proves('contact.dunham.flexible-rifle-only#2', 'a grenade that is rolled first cites its own rule and reaches as far as grenades do', () => {
  const settings = { 'flexible-grenade': true, 'grenade-range-2': true };
  const groups = { 'blue1/r1': 9, 'blue2/r2': 9, 'blue3/r3': 9 };
  const match = say(playerScene(night(groups, { team: TEAM, settings }), [6]), 'dunham rolls first with the grenade');
  expect(match.options()).toEqual(['dunham throws a grenade at blue1/r1', 'dunham throws a grenade at blue2/r2']);
  expect(refusal(match, 'dunham throws a grenade at blue3/r3')).toEqual(['contact.grenade.range']);
  say(match, 'dunham throws a grenade at blue2/r2');
  expect(cited(match, 'shot')).toEqual([
    [
      { kind: 'shot', member: 'dunham', with: 'grenade', segment: 'blue2/r2', die: 6, needs: 3, hit: true, killed: 5, left: 4 },
      ['contact.attack.target-number', 'contact.grenade.effect'],
    ],
  ]);
});

proves('contact.dunham.rifle#2', 'the rifle reaches all four rings, however far grenades go', () => {
  const settings = { 'grenade-range-2': true };
  const match = say(playerScene(night({ 'blue1/r4': 2, 'blue2/r1': 1 }, { team: TEAM, settings }), [5]), 'dunham rolls first');
  expect(match.options()).toEqual(['dunham fires at blue2/r1', 'dunham fires at blue1/r4']);
  say(match, 'dunham fires at blue1/r4');
  expect(cited(match, 'shot').map(([, clauses]) => clauses)).toEqual([['contact.attack.target-number', 'contact.dunham.flexible']]);
});

proves('contact.dunham.flexible#4', 'a lone zombie is a target like any other, and a miss is told', () => {
  const match = say(playerScene(night({ 'blue1/r1': 1, 'blue2/r1': 1 }, { team: TEAM }), [2]), 'dunham rolls first');
  expect(match.options()).toEqual(['dunham fires at blue1/r1', 'dunham fires at blue2/r1']);
  const missed = say(playerScene(night({ 'blue1/r4': 1 }, { team: TEAM }), [4]), 'dunham rolls first');
  expect(cited(missed, 'flexible-miss')).toEqual([[{ kind: 'flexible-miss', die: 4 }, ['contact.dunham.flexible', 'contact.attack.target-number']]]);
});

test('after the roll each of the 64 segments could be tried', () => {
  const match = say(playerScene(night(GROUPS, { team: TEAM }), [5]), 'dunham rolls first');
  expect([...(match.decision?.question.candidates(match.state, match.decision.about) ?? [])]).toHaveLength(64);
});
