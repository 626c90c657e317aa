import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Groups, Situation } from '../../positions.ts';
import { asked, board, cited, night, playerScene, refusal, rolled, type Scene, say } from '../../testing/night.ts';

const TEAM = ['kenzo', 'branson', 'ayden', 'krussov'] as const;

function ronin(groups: Groups, target: string, dice: readonly number[], situation: Situation = {}): Scene {
  return say(playerScene(night(groups, { team: TEAM, ...situation }), dice), `kenzo strikes at ${target}`);
}

proves(
  ['contact.kenzo.ronin#1', 'contact.kenzo.ronin#2', 'contact.kenzo.ronin#3'],
  'instead of the rifle two dice at one segment of ring 1, 2 or more hits',
  () => {
    const match = ronin({ 'blue2/r1': 5 }, 'blue2/r1', [2, 4]);
    expect([board(match), rolled(match), asked(match)]).toEqual([{ 'blue2/r1': 3 }, [2, 4], 'act']);
    expect(match.options().some((notation) => notation.startsWith('kenzo'))).toBe(false);
    expect(board(ronin({ 'blue2/r1': 5 }, 'blue2/r1', [1, 1]))).toEqual({ 'blue2/r1': 5 });
    expect(refusal(playerScene(night({ 'blue2/r2': 5 }, { team: TEAM })), 'kenzo strikes at blue2/r2')).toEqual(['contact.kenzo.ronin']);
  },
);

proves(['contact.kenzo.ronin-extra#1', 'contact.kenzo.ronin-extra#2'], 'each 5 or 6 grants one more die at the same segment', () => {
  const match = ronin({ 'blue2/r1': 5 }, 'blue2/r1', [5, 6, 3, 2]);
  expect([board(match), rolled(match)]).toEqual([{ 'blue2/r1': 1 }, [5, 6, 3, 2]]);
  expect(rolled(ronin({ 'blue2/r1': 5 }, 'blue2/r1', [5, 4, 3]))).toEqual([5, 4, 3]);
});

proves('contact.kenzo.ronin-no-chain', 'granted dice grant nothing', () => {
  const match = ronin({ 'blue2/r1': 9 }, 'blue2/r1', [6, 1, 6]);
  expect([board(match), rolled(match)]).toEqual([{ 'blue2/r1': 7 }, [6, 1, 6]]);
});

const WITH_COOPER: Situation = { team: ['cooper', 'kenzo', 'branson', 'ayden'] };

proves('contact.cooper.ardor#7', 'both dice lie there before either has an effect, and one of them may be rolled again', () => {
  const match = ronin({ 'blue2/r1': 9 }, 'blue2/r1', [1, 4, 3], WITH_COOPER);
  const needs = { target: 'blue2/r1', for: 'ronin', needs: 2 };
  expect(match.decision?.about).toEqual({
    member: 'kenzo',
    dice: [
      { rolled: 1, ...needs, grants: false, better: [2, 3, 4, 5, 6] },
      { rolled: 4, ...needs, grants: false, better: [5, 6] },
    ],
  });
  expect([board(match), rolled(match)]).toEqual([{ 'blue2/r1': 9 }, [1, 4]]);
  expect(match.options()).toEqual(['cooper rerolls die 1', 'cooper rerolls die 2', 'cooper keeps the die']);
  say(match, 'cooper rerolls die 2');
  expect([board(match), rolled(match), match.state.ardor]).toEqual([{ 'blue2/r1': 8 }, [1, 4, 3], false]);
  expect(cited(match, 'ardor')).toEqual([[{ kind: 'ardor', member: 'kenzo', from: 4, to: 3 }, ['contact.cooper.ardor']]]);
});

test('a die says whether it grants another as it lies: a high one of the first two, not a granted one', () => {
  const granting = (zombies: number, ...dice: readonly number[]) => {
    const { decision } = ronin({ 'blue2/r1': zombies, 'blue5/r1': 9 }, 'blue2/r1', dice, WITH_COOPER).scene(0);
    return decision?.kind === 'ardor' ? decision.about.dice.map(({ grants }) => grants) : null;
  };
  expect([granting(9, 5, 1), granting(9, 4, 6), granting(9, 5, 6, 6, 1)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

proves(['contact.cooper.ardor#8', 'contact.cooper.ardor#6'], 'dice that show the same are one option, and one that cannot be bettered is none', () => {
  const options = (zombies: number, dice: readonly number[]): readonly string[] => {
    const match = ronin({ 'blue2/r1': zombies, 'blue5/r1': 9 }, 'blue2/r1', dice, WITH_COOPER);
    return asked(match) === 'ardor' ? match.options() : [];
  };
  expect(options(9, [3, 3])).toEqual(['cooper rerolls die 1', 'cooper keeps the die']);
  expect(options(9, [6, 3])).toEqual(['cooper rerolls die 2', 'cooper keeps the die']);
  expect(options(2, [3, 4])).toEqual([]);
  expect(options(1, [1, 4])).toEqual([]);
  expect(options(1, [1, 1])).toEqual(['cooper rerolls die 1', 'cooper keeps the die']);
  expect(options(9, [5, 6, 1, 1])).toEqual(['cooper rerolls die 1', 'cooper keeps the die']);
  const match = ronin({ 'blue2/r1': 9 }, 'blue2/r1', [6, 3], WITH_COOPER);
  expect(refusal(match, 'cooper rerolls die 1')).toEqual(['contact.cooper.ardor']);
});

proves('contact.kenzo.ronin-reroll', 'a rerolled die grants by what it shows in the end', () => {
  const better = say(ronin({ 'blue2/r1': 9 }, 'blue2/r1', [1, 2, 5, 3], WITH_COOPER), 'cooper rerolls die 1');
  expect([board(better), rolled(better)]).toEqual([{ 'blue2/r1': 6 }, [1, 2, 5, 3]]);
  const worse = say(ronin({ 'blue2/r1': 9 }, 'blue2/r1', [4, 3, 1], WITH_COOPER), 'cooper rerolls die 1');
  expect([board(worse), rolled(worse)]).toEqual([{ 'blue2/r1': 8 }, [4, 3, 1]]);
});

proves(
  ['contact.kenzo.ronin#5', 'contact.cooper.ardor-scope#2', 'contact.cooper.ardor#7'],
  'granted dice are thrown together too, after the first two had their effect',
  () => {
    const match = ronin({ 'blue2/r1': 9 }, 'blue2/r1', [5, 6, 1, 4, 3], WITH_COOPER);
    expect([board(match), rolled(match)]).toEqual([{ 'blue2/r1': 7 }, [5, 6, 1, 4]]);
    expect(match.decision?.about).toMatchObject({
      dice: [
        { rolled: 1, for: 'ronin-extra' },
        { rolled: 4, for: 'ronin-extra', better: [] },
      ],
    });
    say(match, 'cooper rerolls die 1');
    expect([board(match), rolled(match)]).toEqual([{ 'blue2/r1': 5 }, [5, 6, 1, 4, 3]]);
    expect(match.options().some((text) => text.includes('rerolls'))).toBe(false);
    const alone = say(ronin({ 'blue2/r1': 9 }, 'blue2/r1', [5, 2, 1, 3], WITH_COOPER), 'cooper keeps the die');
    expect([alone.options(), rolled(alone)]).toEqual([
      ['cooper rerolls the die', 'cooper keeps the die'],
      [5, 2, 1],
    ]);
  },
);

proves(['contact.kenzo.ronin#4', 'contact.kenzo.ronin#6'], 'both dice are thrown even at one zombie; what they grant only at who is left', () => {
  const match = ronin({ 'blue2/r1': 1, 'blue3/r1': 1 }, 'blue2/r1', [6, 6]);
  expect([rolled(match), board(match)]).toEqual([[6, 6], { 'blue3/r1': 1 }]);
});

test('a melee die of his own may be rerolled for another die, also where rifle and melee are mixed', () => {
  const team = ['cooper', 'kenzo', 'branson', 'ayden'] as const;
  const asks = (zombies: number, die: number): string | null =>
    asked(ronin({ 'blue2/r1': zombies, 'blue5/r1': 1 }, 'blue2/r1', [die], { team, settings: { 'ronin-split': true } }));
  expect([asks(4, 3), asks(1, 3), asks(4, 1)]).toEqual(['ardor', 'aim', 'ardor']);
});

proves(['contact.kenzo.ronin#7', 'contact.kenzo.ronin#8'], 'with the option ronin-split each die may be rifle or melee, at a segment of its own', () => {
  const groups = { 'blue2/r1': 5, 'blue8/r1': 5, 'blue1/r3': 5 };
  const match = ronin(groups, 'blue2/r1', [5, 2, 4], { settings: { 'ronin-split': true } });
  expect(board(match)).toEqual({ ...groups, 'blue2/r1': 3 });
  expect(match.options()).toEqual([
    'kenzo fires at blue2/r1',
    'kenzo fires at blue8/r1',
    'kenzo fires at blue1/r3',
    'kenzo strikes at blue2/r1',
    'kenzo strikes at blue8/r1',
    'kenzo waives',
  ]);
  say(match, 'kenzo fires at blue1/r3');
  expect(board(match)).toEqual({ 'blue2/r1': 3, 'blue8/r1': 5, 'blue1/r3': 4 });
  const melee = say(
    playerScene(night(groups, { team: TEAM, settings: { 'ronin-split': true } }), [6, 6, 1]),
    'kenzo fires at blue2/r1',
    'kenzo strikes at blue8/r1',
  );
  expect([board(melee), rolled(melee)]).toEqual([{ 'blue2/r1': 4, 'blue8/r1': 4, 'blue1/r3': 5 }, [6, 6, 1]]);
});

proves('contact.kenzo.ronin-extra', 'own and granted dice cite their own rules', () => {
  const match = ronin({ 'blue2/r1': 9 }, 'blue2/r1', [5, 1, 6]);
  expect(cited(match, 'shot').map(([event, clauses]) => [event.kind === 'shot' ? event.die : 0, clauses[1]])).toEqual([
    [5, 'contact.kenzo.ronin'],
    [1, 'contact.kenzo.ronin'],
    [6, 'contact.kenzo.ronin-extra'],
  ]);
});

proves(['contact.kenzo.ronin#7', 'contact.kenzo.ronin#8'], 'with ronin-split rifle and blade mix, die by die, and what a blade grants comes at once', () => {
  const groups = { 'blue1/r1': 9, 'blue2/r2': 9 };
  const match = playerScene(night(groups, { team: TEAM, settings: { 'ronin-split': true } }), [6, 5, 4]);
  say(match, 'kenzo strikes at blue1/r1');
  expect(match.options()).toEqual(['kenzo fires at blue1/r1', 'kenzo fires at blue2/r2', 'kenzo strikes at blue1/r1', 'kenzo waives']);
  expect(cited(match, 'shot').map(([, clauses]) => clauses[1])).toEqual(['contact.kenzo.ronin', 'contact.kenzo.ronin-extra']);
  expect(refusal(match, 'kenzo strikes at blue2/r2')).toEqual(['contact.kenzo.ronin']);
  say(match, 'kenzo fires at blue2/r2');
  expect([board(match), asked(match)]).toEqual([{ 'blue1/r1': 7, 'blue2/r2': 8 }, 'act']);
  const plain = playerScene(night(groups, { team: TEAM }), [6]);
  say(plain, 'kenzo fires at blue1/r1');
  expect(plain.options()).toEqual(['kenzo fires at blue1/r1', 'kenzo fires at blue2/r2', 'kenzo waives']);
  expect(refusal(plain, 'kenzo strikes at blue1/r1')).toEqual(['contact.players.exclusive-ability']);
});

test('with ronin-split nobody but Kenzo strikes', () => {
  const situation = { team: ['kenzo', 'branson', 'cooper', 'krussov'], settings: { 'ronin-split': true }, ardorUsed: true } as const;
  const match = say(playerScene(night({ 'blue1/r1': 9 }, situation), [6]), 'cooper fires at blue1/r1');
  expect(match.options()).toEqual(['cooper fires at blue1/r1', 'cooper waives']);
});

proves('contact.kenzo.ronin#9', 'with ronin-split no melee die goes at an empty segment, granted or not', () => {
  const groups = { 'blue1/r1': 1, 'blue2/r1': 9 };
  const match = ronin(groups, 'blue1/r1', [6], { settings: { 'ronin-split': true } });
  expect([asked(match), rolled(match)]).toEqual(['aim', [6]]);
  expect(match.options()).toEqual(['kenzo fires at blue2/r1', 'kenzo strikes at blue2/r1', 'kenzo waives']);
  expect(refusal(match, 'kenzo strikes at blue1/r1')).toEqual(['contact.attack.occupied-target']);
});
