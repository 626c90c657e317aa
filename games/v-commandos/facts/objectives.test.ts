import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { position, type Sketch } from '../positions.ts';
import { begin, forbidden } from '../testing/raid.ts';
import { changed } from '../testing/telling.ts';
import { viewOf } from '../view.ts';

const who = ['scout:B', 'medic:A'] as const;

describe('the objectives of an operation', () => {
  test('are those done behind, on the table, and to come', () => {
    expect(viewOf(position({ card: 'wipe', who, done: [1] })).objectives).toEqual({ done: 1, of: 4 });
    const second = changed({ card: 'wipe', who, column: 1 }, (g) => {
      g.counts.objectives = 2;
    });
    expect(viewOf(second).objectives).toEqual({ done: 2, of: 4 });
  });

  test('are as many on split columns as there are commandos for', () => {
    const of = (...all: NonNullable<Sketch['who']>): number => viewOf(position({ card: 'quarrel', who: all })).objectives.of;
    expect([of('scout:B', 'medic:A'), of('scout:B', 'medic:A', 'sapper:A', 'sniper:A')]).toEqual([2 + 1 + 1, 3 + 3 + 2]);
  });

  test('count once between two columns, while the terrains behind still lie on the table', () => {
    expect(viewOf({ ...position({ card: 'wipe', who, done: [1, 2] }), column: 1 }).objectives).toEqual({ done: 2, of: 4 });
  });
});

describe('a guard is in the way', () => {
  const said = (sketch: Sketch, number: number, doing: string) => {
    const match = begin({ who: ['medic:A'], active: 'medic', ...sketch });
    return [viewOf(match.state).terrains[0]?.objectives[number]?.guarded, forbidden(match, doing).includes('v-commandos.enemy-move.guard')];
  };

  test('of what is worked on or taken, and not of what is photographed or done', () => {
    expect(said({ card: 'lighthouse', at: { medic: 'h' }, guards: { h: 'mp40' } }, 0, 'medic works on the objective')).toEqual([true, true]);
    expect(said({ card: 'lighthouse', at: { medic: 'h' } }, 0, 'medic works on the objective')).toEqual([false, false]);
    expect(said({ at: { medic: 'h' }, guards: { h: 'mp40' } }, 0, 'medic takes the objective')).toEqual([true, true]);
    expect(viewOf(position({ card: 'lighthouse', who, guards: { h: 'mp40' }, done: [1] })).terrains[0]?.objectives[0]?.guarded).toBe(false);
    expect(
      viewOf(position({ card: 'coastal-battery', who: ['scout:B', 'medic:A', 'sapper:A'], guards: { i: 'mp40' } })).terrains[0]?.objectives[2]?.guarded,
    ).toBe(false);
  });

  test('no longer, once it is carried or lies elsewhere', () => {
    const taken = (change: { readonly holder?: number; readonly lies?: number }): boolean | undefined =>
      viewOf(
        changed({ who: ['medic:A'], guards: { h: 'mp40' } }, (g) => {
          Object.assign(at(at(g.boards, 0).objectives, 0), change);
        }),
      ).terrains[0]?.objectives[0]?.guarded;
    expect([taken({}), taken({ holder: 0 }), taken({ lies: 0 })]).toEqual([true, false, false]);
  });
});
