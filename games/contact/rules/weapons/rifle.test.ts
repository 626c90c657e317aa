import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { MemberId } from '../../content/members.ts';
import type { Groups } from '../../positions.ts';
import { aloneScene, asked, board, cited, eventsOf, night, playerScene, refusal, rolled, type Scene, say } from '../../testing/night.ts';

const GROUPS = { 'blue1/r1': 9, 'blue2/r2': 9, 'blue3/r3': 9, 'blue4/r4': 9 };

/** How many fall when the member fires all these dice at one segment of this ring. */
function killed(id: MemberId, ring: number, dice: readonly number[]): number {
  const segment = `blue${ring}/r${ring}`;
  const match = aloneScene(id, GROUPS, dice);
  say(match, `${id} fires at ${segment}`);
  while (asked(match) === 'aim' && rolled(match).length < dice.length) say(match, `${id} fires at ${segment}`);
  return 9 - (board(match)[segment] ?? 0);
}

function targets(id: MemberId): string[] {
  return aloneScene(id, GROUPS, [])
    .options()
    .filter((notation) => notation.startsWith(`${id} fires`))
    .map((notation) => notation.slice(-2));
}

/** How many dice the weapon has at a group that they do not empty: all of them are fired, as long as another is offered. */
function dice(id: MemberId): number {
  const match = say(aloneScene(id, GROUPS, [6, 6, 6, 6]), `${id} fires at blue1/r1`);
  while (asked(match) === 'aim') say(match, `${id} fires at blue1/r1`);
  expect(asked(match)).toBeNull();
  return rolled(match).length;
}

const ALL_RINGS = ['r1', 'r2', 'r3', 'r4'];

proves(['contact.cooper.rifle#1', 'contact.cooper.rifle#2', 'contact.cooper.rifle#3', 'contact.cooper.rifle#4'], 'Cooper: two dice, rings 1 to 4', () => {
  expect([killed('cooper', 4, [5, 6]), killed('cooper', 3, [2, 4])]).toEqual([2, 1]);
  expect([targets('cooper'), dice('cooper')]).toEqual([ALL_RINGS, 2]);
});

proves(['contact.alvares.rifle#1', 'contact.alvares.rifle#2'], 'Alvares: one die, rings 1 to 4', () => {
  expect([targets('alvares'), dice('alvares')]).toEqual([ALL_RINGS, 1]);
});

proves('contact.alvares.scope', 'Scope: one less is needed, so that ring 1 cannot be missed', () => {
  const needs = [1, 2, 3, 4].map((ring) => [1, 2, 3, 4, 5, 6].find((die) => killed('alvares', ring, [die]) === 1));
  expect(needs).toEqual([1, 2, 3, 4]);
});

proves(
  ['contact.alvares.confusion-range#1', 'contact.alvares.confusion-range#2', 'contact.alvares.confusion#2'],
  'Confusion does not work in rings 1 and 2, and a 4 never confuses',
  () => {
    const confused = (segment: string, die: number): boolean => say(aloneScene('alvares', GROUPS, [die]), `alvares fires at ${segment}`).state.frozen !== 0;
    expect(['blue1/r1', 'blue2/r2', 'blue3/r3', 'blue4/r4'].map((segment) => confused(segment, 6))).toEqual([false, false, true, true]);
    expect([confused('blue3/r3', 5), confused('blue3/r3', 4)]).toEqual([true, false]);
  },
);

proves(['contact.dunham.rifle#1', 'contact.dunham.rifle#2', 'contact.dunham.rifle#3'], 'Dunham: one die, rings 1 to 4', () => {
  const match = say(aloneScene('dunham', { 'blue2/r2': 9 }, [3], { grenades: 'none' }), 'dunham rolls first');
  expect(board(match)).toEqual({ 'blue2/r2': 8 });
  expect([rolled(match), asked(match)]).toEqual([[3], null]);
  expect(say(aloneScene('dunham', GROUPS, [6]), 'dunham rolls first').options()).toEqual(Object.keys(GROUPS).map((name) => `dunham fires at ${name}`));
});

proves(['contact.kenzo.rifle#1', 'contact.kenzo.rifle#2', 'contact.kenzo.rifle#3'], 'Kenzo: two dice, rings 1 to 3', () => {
  expect(killed('kenzo', 3, [2, 4])).toBe(1);
  expect([targets('kenzo'), dice('kenzo')]).toEqual([['r1', 'r2', 'r3'], 2]);
});

proves(['contact.krussov.rifle#1', 'contact.krussov.rifle#2', 'contact.krussov.rifle#3'], 'Krussov: one die, rings 1 to 4', () => {
  expect([killed('krussov', 4, [5]), killed('krussov', 4, [4])]).toEqual([1, 0]);
  expect([targets('krussov'), dice('krussov')]).toEqual([ALL_RINGS, 1]);
});

proves(['contact.cole.rifle#1', 'contact.cole.rifle#2', 'contact.cole.rifle#3'], 'Cole: two dice, rings 1 to 4', () => {
  expect(killed('cole', 4, [5, 4])).toBe(1);
  expect(targets('cole')).toEqual(ALL_RINGS);
  const match = say(aloneScene('cole', { 'blue4/r4': 9 }, [5, 5]), 'cole fires at blue4/r4', 'cole fires at blue4/r4');
  expect(asked(match)).toBeNull();
});

proves(['contact.ayden.rifle#1', 'contact.ayden.rifle#2', 'contact.ayden.rifle#3'], 'Ayden: one die, rings 1 to 4', () => {
  expect([killed('ayden', 3, [4]), killed('ayden', 3, [3])]).toEqual([1, 0]);
  expect([targets('ayden'), dice('ayden')]).toEqual([ALL_RINGS, 1]);
});

proves(['contact.mobutu.rifle#1', 'contact.mobutu.rifle#2', 'contact.mobutu.rifle#3'], 'Mobutu: two dice, rings 1 to 3', () => {
  expect(killed('mobutu', 2, [3, 3])).toBe(2);
  expect([targets('mobutu'), dice('mobutu')]).toEqual([['r1', 'r2', 'r3'], 2]);
});

proves(
  ['contact.vanderbilt.rifle#1', 'contact.vanderbilt.rifle#2', 'contact.vanderbilt.rifle#3', 'contact.vanderbilt.rifle#4'],
  'Vanderbilt: one die, rings 1 to 4',
  () => {
    expect([killed('vanderbilt', 2, [3]), killed('vanderbilt', 4, [3])]).toEqual([1, 0]);
    expect([targets('vanderbilt'), dice('vanderbilt')]).toEqual([ALL_RINGS, 1]);
  },
);

test('the rest of the dice can be waived, and they are lost when no target is left', () => {
  const waived = say(aloneScene('kenzo', GROUPS, [2]), 'kenzo fires at blue1/r1', 'kenzo waives');
  expect(rolled(waived)).toEqual([2]);
  const lost = say(aloneScene('kenzo', { 'blue1/r1': 1, 'blue1/r4': 5 }, [2]), 'kenzo fires at blue1/r1');
  expect(eventsOf(lost, 'dice-lost')).toEqual([{ kind: 'dice-lost', member: 'kenzo', dice: 1 }]);
  expect([rolled(lost), asked(lost)]).toEqual([[2], null]);
});

proves('contact.cooper.ardor#6', 'Alvares’s hit of 4 may be rerolled for the sake of Confusion, a 5 or a lone zombie’s death may not', () => {
  const team = ['cooper', 'alvares', 'branson', 'schulz'] as const;
  expect(asked(say(playerScene(night({ 'blue3/r3': 4 }, { team }), [4]), 'alvares fires at blue3/r3'))).toBe('ardor');
  expect(asked(say(playerScene(night({ 'blue3/r3': 4 }, { team }), [5]), 'alvares fires at blue3/r3'))).toBe('act');
  expect(asked(say(playerScene(night({ 'blue3/r3': 1, 'blue1/r4': 1 }, { team }), [4]), 'alvares fires at blue3/r3'))).toBe('act');
});

proves('contact.attack.split-dice#4', 'with declare-all each die goes at the target that was named for it', () => {
  const settings = { 'declare-all': true };
  const groups = { 'blue1/r1': 9, 'blue2/r2': 9, 'blue3/r3': 9 };
  const segments = (match: Scene): string[] => eventsOf(match, 'shot').map(({ segment }) => segment);
  const cooper = playerScene(night(groups, { settings, ardorUsed: true }), [6, 6]);
  say(cooper, 'cooper fires at blue2/r2', 'cooper fires at blue1/r1');
  expect(segments(cooper)).toEqual(['blue2/r2', 'blue1/r1']);
  const near = playerScene(night(groups, { settings, ardorUsed: true }), [6, 6]);
  say(near, 'cooper fires at blue1/r1', 'cooper fires at blue1/r1');
  expect(segments(near)).toEqual(['blue1/r1', 'blue1/r1']);
  const one = playerScene(night(groups, { settings, ardorUsed: true }), [6]);
  say(one, 'cooper fires at blue2/r2', 'cooper waives');
  expect([segments(one), asked(one)]).toEqual([['blue2/r2'], 'act']);
  const cole = playerScene(night(groups, { settings, team: ['cole', 'branson', 'kenzo', 'ayden'] }), [5, 5, 5]);
  say(cole, 'cole fires at blue3/r3', 'cole fires at blue2/r2', 'cole fires at blue1/r1');
  expect(segments(cole)).toEqual(['blue3/r3', 'blue2/r2', 'blue1/r1']);
  const single = playerScene(night(groups, { settings, ardorUsed: true }), [6]);
  say(single, 'vanderbilt fires at blue1/r1');
  expect([segments(single), asked(single)]).toEqual([['blue1/r1'], 'act']);
});

test('without naming the first target may be the first segment of all, twice', () => {
  const match = say(playerScene(night({ 'blue1/r1': 9 }, { ardorUsed: true }), [6, 6]), 'cooper fires at blue1/r1', 'cooper fires at blue1/r1');
  expect(rolled(match)).toEqual([6, 6]);
});

proves(
  ['contact.cole.breakthrough#4', 'contact.cole.breakthrough#2', 'contact.cole.breakthrough#3'],
  'dice for ring 1 are spent first on ring 1, the others remain for anywhere',
  () => {
    const team = ['cole', 'branson', 'kenzo', 'ayden'] as const;
    const cole = (groups: Groups, ...targets: readonly string[]): unknown => {
      const match = playerScene(night(groups, { team }), [5, 5, 5, 5, 5]);
      return say(match, ...targets.map((target) => `cole fires at ${target}`)).decision?.about;
    };
    const seven = { 'blue1/r1': 7, 'blue2/r2': 9 };
    expect(cole(seven, 'blue1/r1')).toEqual({ member: 'cole', dice: 2, close: 0, last: 'blue1/r1', shown: null, naming: false });
    expect(cole(seven, 'blue2/r2')).toEqual({ member: 'cole', dice: 1, close: 1, last: 'blue2/r2', shown: null, naming: false });
    expect(cole(seven, 'blue2/r2', 'blue2/r2')).toEqual({ member: 'cole', dice: 0, close: 1, last: 'blue2/r2', shown: null, naming: false });
    expect(cole({ 'blue1/r1': 14, 'blue2/r2': 9 }, 'blue1/r1')).toEqual({ member: 'cole', dice: 2, close: 1, last: 'blue1/r1', shown: null, naming: false });
    expect(cole({ 'blue1/r1': 6, 'blue2/r2': 9 }, 'blue1/r1')).toEqual({ member: 'cole', dice: 1, close: 0, last: 'blue1/r1', shown: null, naming: false });
  },
);

proves('contact.players.any-order#2', 'while one has dice left nobody else begins, and who has acted has nothing to try', () => {
  const match = playerScene(night({ 'blue1/r1': 9, 'blue2/r2': 9 }, { fired: ['vanderbilt'], ardorUsed: true }), [6]);
  say(match, 'cooper fires at blue1/r1');
  for (const text of ['kenzo fires at blue1/r1', 'branson burns blue1', 'kenzo throws a grenade at blue2/r2', 'kenzo strikes at blue1/r1'])
    expect(refusal(match, text)).toContain('contact.players.any-order');
  expect(refusal(match, 'kenzo fires at blue1/r1')).toEqual(['contact.players.any-order']);
  expect(match.whyNot(0, 'vanderbilt fires at blue1/r1')).toEqual({ kind: 'unknown' });
  expect(match.whyNot(0, 'cooper throws a grenade at blue1/r1')).toEqual({ kind: 'unknown' });
});

proves('contact.modes.shared-table#1', 'while one has dice left it is that player’s turn alone', () => {
  const match = playerScene(night({ 'blue1/r1': 9 }, { players: 2, commands: [0, 0, 1, 1], ardorUsed: true }), [6]);
  say(match, 'cooper fires at blue1/r1');
  expect(match.asked).toEqual([0]);
  expect(refusal(match, 'kenzo fires at blue1/r1', 1)).toEqual(['contact.modes.shared-table']);
});

test('what could be tried is to waive, and each of the 64 segments: with the own dice, and with an extra die of the three who may get one', () => {
  const match = say(playerScene(night({ 'blue1/r1': 9 }, { ardorUsed: true }), [6]), 'cooper fires at blue1/r1');
  const tried = [...(match.decision?.question.candidates(match.state, match.decision.about) ?? [])];
  expect(tried).toHaveLength(1 + 64 + 3 * 64);
});

proves('contact.alvares.rifle', 'every rifle cites the rule of its owner', () => {
  const clauses = (team: readonly MemberId[], id: MemberId) =>
    cited(say(playerScene(night({ 'blue1/r1': 9 }, { team, ardorUsed: true }), [6]), `${id} fires at blue1/r1`), 'shot')[0]?.[1];
  expect(clauses(['alvares', 'branson', 'ayden', 'krussov'], 'alvares')).toEqual(['contact.attack.target-number', 'contact.alvares.rifle']);
  expect(clauses(['cooper', 'branson', 'ayden', 'kenzo'], 'kenzo')).toEqual(['contact.attack.target-number', 'contact.kenzo.rifle']);
});
