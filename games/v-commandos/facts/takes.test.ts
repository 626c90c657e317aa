import { expect, test } from 'vitest';
import { at } from '#kernel';
import { tileNamed } from '../content/map.ts';
import { position, type Sketch } from '../positions.ts';
import { mapOf } from '../rules/state.ts';
import { takesOf } from './takes.ts';

/** How likely two dice at 3+ take out so many in the nest of the viaduct and beside it. */
function takes(sketch: Sketch, pastNest: boolean): readonly number[] {
  const g = position({ card: 'viaduct', who: ['sniper:A'], at: { sniper: 'c' }, guards: { c: 'karabiner' }, ...sketch });
  const tile = tileNamed(mapOf(at(g.boards, 0)), 'c');
  const risk = { dice: 2, fast: false, needed: 3, nest: pastNest ? null : 5, rerolls: 0, visible: false, triggers: 0 };
  return takesOf(g, 0, 0, tile, risk, false, pastNest, 0).takes;
}

const near = (...ninths: readonly number[]): readonly unknown[] => ninths.map((n) => expect.closeTo(n / 9, 12));

test('a 3 or 4 is for the one beside the nest, and a 5 or 6 for the one in it first', () => {
  expect(takes({ enemies: { c: ['mp40'] } }, false)).toEqual(near(1, 5, 3));
});

test('past the cover of the nest every hit is for anybody', () => {
  expect(takes({ enemies: { c: ['mp40'] } }, true)).toEqual(near(1, 4, 4));
});
