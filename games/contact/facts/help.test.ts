import { describe, expect, test } from 'vitest';
import type { Situation } from '../positions.ts';
import { night, openAnswers, playerScene, read } from '../testing/night.ts';
import type { Decision } from '../types.ts';
import { viewOf } from '../view.ts';
import { forbidden, instead } from './help.ts';

const ACT: Decision = { kind: 'act', about: null };
const GROUPS = { 'blue1/r1': 2, 'blue2/r2': 3, 'blue4/r3': 1 };

describe('what is forbidden', () => {
  const of = (text: string, situation: Situation = {}) => {
    const { view: _, decision: __, ...rest } = forbidden(read(text), viewOf(night(GROUPS, situation)), ACT);
    return rest;
  };

  test('is told with who stands where it is aimed at, and how far that is', () => {
    expect(of('kenzo fires at blue4/r3')).toEqual({
      does: 'fire',
      who: 'kenzo',
      by: null,
      attack: 'rifle',
      at: 'blue4/r3',
      standing: 1,
      ring: 3,
      needs: 4,
      reach: [1, 3],
    });
    expect(of('kenzo fires at blue4/r4')).toEqual({
      does: 'fire',
      who: 'kenzo',
      by: null,
      attack: 'rifle',
      at: 'blue4/r4',
      standing: 0,
      ring: 4,
      needs: 5,
      reach: [1, 3],
    });
    expect(of('kenzo throws a grenade at blue2/r2', { settings: { 'grenade-range-2': true } })).toMatchObject({
      attack: 'grenade',
      standing: 3,
      reach: [1, 2],
    });
  });

  test('is about the first empty one of several segments, else about the first', () => {
    expect(of('branson burns blue1')).toMatchObject({ at: 'blue1/r2', standing: 0, ring: 2 });
    expect(of('branson burns blue2')).toMatchObject({ at: 'blue2/r1', standing: 0, ring: 1 });
    expect(of('branson burns blue3')).toMatchObject({ at: 'blue3/r1', standing: 0, ring: 1 });
    expect(forbidden(read('branson burns blue1'), viewOf(night({ 'blue1/r1': 1, 'blue1/r2': 1 })), ACT)).toMatchObject({ at: 'blue1/r1', standing: 1 });
  });

  test('may be aimed at nothing, or done by nobody', () => {
    expect(of('cooper rolls first')).toEqual({
      does: 'roll-first',
      who: 'cooper',
      by: null,
      attack: 'roll-first',
      at: null,
      standing: 0,
      ring: 0,
      needs: 1,
      reach: [1, 4],
    });
    expect(of('ayden keeps two away from brown')).toMatchObject({ who: null, attack: null, reach: [1, 4] });
  });
});

describe('who could do it instead', () => {
  const options = openAnswers(playerScene(night(GROUPS, { thrown: ['cooper', 'vanderbilt', 'branson'] })));
  const other = (text: string) => instead(read(text), options);

  test('is the first who may aim there, and with what', () => {
    expect(other('kenzo fires at blue1/r1')).toEqual({ member: 'cooper', attack: 'rifle' });
    const kenzo = options.filter((option) => 'member' in option && option.member === 'kenzo');
    expect(instead(read('cooper fires at blue1/r1'), kenzo)).toEqual({ member: 'kenzo', attack: 'rifle' });
    const branson = options.filter((option) => 'member' in option && option.member === 'branson');
    expect(instead(read('kenzo fires at blue2/r2'), branson)).toEqual({ member: 'branson', attack: 'flame' });
    expect(instead(read('kenzo fires at blue4/r3'), branson)).toBeNull();
  });

  test('is nobody where nobody can, or where it is aimed at nothing', () => {
    expect(other('kenzo fires at blue4/r4')).toBeNull();
    expect(other('cooper rolls first')).toBeNull();
    expect(instead(read('kenzo fires at blue1/r1'), [read('cooper waives'), read('ayden keeps two away from brown')])).toBeNull();
  });
});
