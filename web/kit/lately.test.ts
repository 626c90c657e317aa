import { expect, test } from 'vitest';
import { type Mark, shotOf, wayOf } from '../../games/mark.ts';
import { marksOf, type Recent } from './lately.tsx';

/** What happened, each thing by the marks it leaves. */
function marked(...all: readonly (readonly Mark<string>[])[]): readonly Mark<string>[] {
  const recent = all.map((_, index) => ({ step: { at: 1, event: { kind: `${index}` }, clauses: [], view: null }, before: null, mine: false }) satisfies Recent);
  return marksOf(recent, ({ kind }) => all[Number(kind)] ?? []);
}

test('the ways of a piece are joined, as far as it went on from where it was', () => {
  expect(marked(wayOf('bear', 'a', 'b'), wayOf('wolf', 'x', 'y'), wayOf('bear', 'b', 'c'))).toEqual([
    { piece: 'bear', way: ['a', 'b', 'c'] },
    { piece: 'wolf', way: ['x', 'y'] },
  ]);
  expect(marked(wayOf('bear', 'a', 'b'), wayOf('bear', 'd', 'e'))).toEqual([{ piece: 'bear', way: ['d', 'e'] }]);
});

test('what comes from nowhere, or stays, is marked where it is; of shots the last', () => {
  expect(marked(wayOf('bear', null, 'b'), wayOf('owl', 'c', 'c'), wayOf('crow', 'a', null))).toEqual([
    { piece: 'bear', way: ['b'] },
    { piece: 'owl', way: ['c'] },
  ]);
  expect(marked(shotOf('gun', 'a', 'b'), shotOf('gun', 'b', 'c'))).toEqual([{ piece: 'gun', way: ['b', 'c'], shot: true }]);
});
