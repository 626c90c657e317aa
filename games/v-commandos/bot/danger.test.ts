import { expect, test } from 'vitest';
import { at } from '#kernel';
import { tileNamed } from '../content/map.ts';
import { position, type Sketch } from '../positions.ts';
import { END_PHASE, FIRE, mapOf } from '../rules/state.ts';
import { Danger } from './danger.ts';

function look(sketch: Sketch, phase?: number): (letter: string) => { readonly seen: number; readonly found: number } {
  const g = position(sketch);
  if (phase !== undefined) g.phase = phase;
  const danger = new Danger(g, 0);
  return (letter) => {
    const tile = tileNamed(mapOf(at(g.boards, 0)), letter);
    return { seen: danger.hitsSeen(tile), found: danger.found(tile) };
  };
}

test('enemies and those who come in come a tile closer before they shoot, guards stay', () => {
  const far = look({ enemies: { c: ['mp40'] }, at: { scout: 'o' } });
  expect([far('a').seen, far('f').seen]).toEqual([expect.closeTo(1.63), 0]);
  const guarded = look({ guards: { d: 'mp40' }, at: { scout: 'o' } }, FIRE);
  expect([guarded('c').seen, guarded('b').seen]).toEqual([1, 0]);
  expect(look({ enemies: { a: ['mp40'] }, at: { scout: 'o' } }, END_PHASE)('a').seen).toBe(0);
});

test('where nobody is Visible the card says who is found', () => {
  const east = look({ enemies: { b: ['mp40'] }, event: ['all-quiet', 'E'], at: { scout: 'o' } });
  expect([east('c').found, east('a').found]).toEqual([expect.closeTo(1 / 3), 0]);
  const unknown = look({ enemies: { b: ['mp40'] }, event: ['change-of-guard', '?'], at: { scout: 'o' } });
  expect(unknown('c').found).toBeCloseTo(1 - (2 / 3) ** 0.25);
  const hunted = look({ who: ['scout:A', 'medic:A'], enemies: { b: ['mp40'] }, event: ['all-quiet', 'W'], at: { scout: 'f', medic: 'o' }, visible: ['scout'] });
  expect([hunted('c').found > 0.2, hunted('a').found]).toEqual([true, 0]);
});
