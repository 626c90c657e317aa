import { describe, expect, test } from 'vitest';
import { type Lie, otherwise, unnoticed } from '../../kernel/testing/unnoticed.ts';
import type { Groups, Situation } from './positions.ts';
import { foretold } from './testing/foretold.ts';
import { night, playerScene, type Scene, say, zombieScene } from './testing/night.ts';

const GROUPS: Groups = { 'blue1/r1': 3, 'blue1/r2': 9, 'blue3/r3': 3, 'blue4/r4': 9 };
const ALL = { most: 5000, sample: 1 };

/** Another text of the same kind. */
const OTHERS: Readonly<Record<string, string>> = {
  'blue1/r1': 'blue1/r2',
  'blue1/r2': 'blue1/r1',
  grenade: 'extra die',
  'extra die': 'grenade',
  scatter: 'blow',
  attack: 'aid',
};
const lie: Lie = (value, path) => (typeof value === 'string' ? (OTHERS[value] ?? (value.includes('/') ? 'blue1/r1' : 'scatter')) : otherwise(value, path));

function acting(team: Situation['team'], dice: readonly number[] = [], more: Situation = {}): Scene {
  return playerScene(night(GROUPS, { ...(team === undefined ? {} : { team }), ...more }), dice);
}

const NELSON = ['cooper', 'nelson', 'dunham', 'ayden'] as const;
const MOBUTU = ['mobutu', 'ayden', 'vanderbilt', 'schulz'] as const;

interface Moment {
  readonly notation: string;
  readonly begin: () => Scene;
  /** What is answered before. */
  readonly before?: readonly string[];
}

const MOMENTS: readonly Moment[] = [
  { notation: 'cooper fires at blue4/r4', begin: () => acting(undefined) },
  { notation: 'vanderbilt fires at blue4/r4', begin: () => acting(undefined, [], { ardorUsed: true }) },
  { notation: 'branson burns blue1', begin: () => acting(undefined) },
  { notation: 'kenzo strikes at blue1/r1', begin: () => acting(undefined) },
  { notation: 'vanderbilt throws a grenade at blue1/r2', begin: () => acting(undefined) },
  { notation: 'nelson fires at blue4/r4', begin: () => acting(NELSON) },
  { notation: 'dunham rolls first', begin: () => acting(NELSON) },
  { notation: 'mobutu fires at blue1/r2', begin: () => acting(MOBUTU, [5]), before: ['mobutu fires at blue1/r2'] },
  { notation: 'schulz double-shoots blue1/r1', begin: () => acting(MOBUTU) },
  { notation: 'alvares fires at blue4/r4', begin: () => acting(['schulz', 'alvares', 'branson', 'ayden']) },
  { notation: 'cole fires at blue1/r1', begin: () => acting(['cole', 'ayden', 'kenzo', 'schulz']) },
  {
    notation: 'ayden fires at blue1/r1 with an extra die',
    begin: () => acting(['cole', 'ayden', 'kenzo', 'schulz'], [6]),
    before: ['cole fires at blue1/r1', 'cole inspires ayden'],
  },
  { notation: 'cooper fires at blue1/r2', begin: () => acting(undefined, [], { settings: { 'declare-all': true } }), before: ['cooper fires at blue4/r4'] },
  { notation: 'cooper rerolls the die', begin: () => acting(undefined, [2]), before: ['branson burns blue1'] },
  { notation: 'cooper keeps the die', begin: () => acting(undefined, [2]), before: ['branson burns blue1'] },
  { notation: 'vanderbilt tries first aid', begin: () => zombieScene(night({ 'blue1/r1': 7 }), [1]) },
  { notation: 'ayden keeps one away from each', begin: () => zombieScene(night({}, { team: NELSON }), [7, 6]) },
  { notation: 'krussov lays a tripwire at blue4/r4', begin: () => zombieScene(night({ 'blue4/r4': 9 }, { team: ['cooper', 'krussov', 'kenzo', 'branson'] })) },
  { notation: 'cooper removes one', begin: () => zombieScene(night({ 'blue1/r1': 3 }), [6]) },
];

describe('it would be noticed if a preview were wrong in anything that it says', () => {
  test.each(MOMENTS)('$notation', ({ notation, begin, before = [] }) => {
    const match = say(begin(), ...before);
    const option = match.open([0]).find((open) => open.notation === notation);
    if (option === undefined) throw new Error(`'${notation}' is not open: ${match.options().join(', ')}`);
    expect(option.preview).not.toBeNull();
    expect(unnoticed(foretold, match, option, ALL, lie)).toEqual([]);
  });
});
