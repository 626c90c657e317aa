import { expect, test } from 'vitest';
import { findMutants } from './find.ts';
import { placeOf } from './place.ts';

/** The mutants of a line of code, as they are read. */
function mutantsOf(source: string): string[] {
  return findMutants('line.ts', source).mutants.map((mutant) => placeOf('line.ts', source, mutant).now);
}

test.each<[string, string[]]>([
  ['x = a < b;', ['', 'x = true;', 'x = false;', 'x = a <= b;']],
  ['x = a < 3;', ['', 'x = true;', 'x = false;', 'x = a < 4;', 'x = a < 2;']],
  ['x = a === 0;', ['', 'x = true;', 'x = false;', 'x = a === 1;']],
  ['if (a && b) c();', ['if (false) c();', 'if (true && b) c();', 'if (a && true) c();', '']],
  ['if (a || !b) c();', ['if (true) c();', 'if (false || !b) c();', 'if (a || false) c();', '']],
  ['if (ref.listening) c();', ['if (false) c();', '']],
  ['x = a ?? b;', ['', 'x = b;']],
  ['x += a * -1;', ['', 'x -= a * -1;', 'x += a / -1;', 'x += a * 1;', 'x += a * 0;']],
  ['for (const a of b) a++;', ['', 'for (const a of b) a--;']],
  ['x = [a, ...b];', ['', 'x = [...b];', 'x = [a];']],
  ['x = { ...a, b };', ['', 'x = { b };']],
  ['x = Math.min(a, b);', ['', 'x = Math.max(a, b);']],
  ['x = a.filter((y) => y.z);', ['', 'x = a;', 'x = a.filter((y) => true);', 'x = a.filter((y) => false);']],
  ['const rule = { holds: (g) => may(g) };', ['const rule = { holds: (g) => true };', 'const rule = { holds: (g) => false };']],
  [
    'function may(): boolean { return is(1); }',
    [
      'function may(): boolean { return true; }',
      'function may(): boolean { return false; }',
      'function may(): boolean { return is(2); }',
      'function may(): boolean { return is(0); }',
    ],
  ],
  ['function act(): void { a(); b(); }', ['{}', '', '']],
  [
    'while (a) { if (b) break; }',
    ['while (true) { if (b) break; }', 'while (false) { if (b) break; }', 'while (a) { if (true) break; }', 'while (a) { if (false) break; }', ''],
  ],
])('%s', (source, expected) => {
  expect(mutantsOf(source)).toEqual(expected);
});

test('types, names and imports are left alone', () => {
  expect(mutantsOf("import { a } from './a.ts'; type A = 1 | 2; interface B { c: 3 } const { d, e: f } = a as { d: 4; e: true };")).toEqual([]);
});
