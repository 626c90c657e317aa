import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hunt, type Verdict } from './hunt.ts';
import type { Place } from './place.ts';

const at = (path: string): string => fileURLToPath(new URL(`./testing/${path}`, import.meta.url));
const scope = { root: at(''), files: [at('score.ts')], tests: [at('score.tests.ts')] };
const hunting = { hands: 2, longest: null, chosen: (places: readonly unknown[]) => [...places.keys()] };

const change = ({ was, now }: Verdict): string => `${was} → ${now}`;

test('every mutant is killed, survives or is not reached, as the tests deserve', async () => {
  const verdicts = await hunt(scope, hunting);
  const those = (became: Verdict['became']): string[] => verdicts.filter((verdict) => verdict.became === became).map(change);
  expect(those('not reached')).toEqual([
    'if (tiles > 4) return 10; → if (tiles > 4) return 11;',
    'if (tiles > 4) return 10; → if (tiles > 4) return 9;',
    'return WORTH[tiles] ?? 0; → return WORTH[tiles] ?? 1;',
  ]);
  expect(those('survived')).toEqual([
    'const WORTH = [0, 1, 3, 6]; → const WORTH = [1, 1, 3, 6];',
    'const WORTH = [0, 1, 3, 6]; → const WORTH = [0, 1, 4, 6];',
    'const WORTH = [0, 1, 3, 6]; → const WORTH = [0, 1, 2, 6];',
    'if (tiles > 4) return 10; → if (false) return 10;',
    'if (tiles > 4) return 10; → if (tiles > 5) return 10;',
    'if (tiles > 4) return 10; → if (tiles > 3) return 10;',
  ]);
  expect(those('killed').length).toBeGreaterThan(25);

  const of = (text: string): Verdict | undefined => verdicts.find((verdict) => change(verdict).endsWith(text));
  // What would never end is stopped, and what is kept from before hides nothing.
  expect(of('n++) counted.push(n);')).toMatchObject({ became: 'killed', by: 'score.tests.ts: counting down', why: 'it runs on without an end' });
  expect(of('kept ??= 2 - 3;')).toMatchObject({ became: 'killed', by: expect.stringContaining('the bonus') });
});

test('tests that take many steps are left out', async () => {
  const long = ['countDown', 'isWon'];
  const chosen = (places: readonly Place[]) => [...places.keys()].filter((n) => long.includes(places[n]?.in ?? ''));
  const verdicts = await hunt(scope, { ...hunting, longest: 2, chosen });
  expect(new Set(verdicts.map((verdict) => verdict.in))).toEqual(new Set(long));
  expect(verdicts.filter(({ in: within, became }) => within === 'countDown' && became !== 'not reached')).toEqual([]);
  expect(verdicts.filter(({ in: within, became }) => within === 'isWon' && became === 'killed').length).toBe(0);
});
