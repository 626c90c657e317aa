import { expect, test } from 'vitest';
import { types } from './testing/spoken.ts';

test('types follow from how English uses things', () => {
  expect(
    types(`
-place = ring { RING($it) }
way_rifle = Rifle
way_flame = Flame
hello = Hello
# $extra (number | null)
event_turn-ends = { $turn }: { $n ->
    [one] one
   *[other] many
} { WAY($way) } { LIST($at, of: "place") } { LIST($who) } { $hit ->
    [true] hits
   *[false] misses
} { $with ->
    [fire] burns
   *[blade] cuts
} { $open ->
    [a] a
   *[other] else
}
`),
  ).toBe(`// Made from the English catalogue by \`npm run words\`.

import type * as facts from './facts.ts';

/** What all of these facts can be asked about. */
type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;

export interface Messages {
  readonly way: {
    readonly rifle: string;
    readonly flame: string;
  };
  readonly hello: string;
  readonly event: {
    readonly 'turn-ends': (a: { readonly turn: string | number; readonly n: number; readonly way: keyof Messages['way']; readonly at: readonly About<'RING'>[]; readonly who: readonly (string | number)[]; readonly hit: boolean; readonly with: 'fire' | 'blade'; readonly open: string; readonly extra: number | null }) => string;
  };
}
`);
});

test('what sentences tell apart has to be what a fact can be', () => {
  expect(types('at = { COLOUR($at) ->\n    [blue] blue\n   *[brown] brown\n}\n')).toContain("export type Results = [Result<'COLOUR', 'blue' | 'brown'>];");
});
