import { describe, expect, expectTypeOf, test } from 'vitest';
import { type AnswerIn, flag, framed, notationOf, oneOf, whole } from './forms.ts';

const FIELDS = { who: oneOf(['bill', 'bill-2']), to: oneOf(['a*', 'b.c']), n: whole('[1-9]', 1), fast: flag(' (fast)') };
const FORMS = { ...framed('{who} ', { go: 'goes to {to}{fast}', swap: 'swaps {first:n} and {n}' }, '!'), pass: 'pass' } as const;
const { print, parse, forms } = notationOf(FORMS, FIELDS);

type Written =
  | { readonly do: 'go'; readonly who: 'bill' | 'bill-2'; readonly to: 'a*' | 'b.c'; readonly fast: boolean }
  | { readonly do: 'swap'; readonly who: 'bill' | 'bill-2'; readonly first: number; readonly n: number }
  | { readonly do: 'pass' };

describe('notation by forms', () => {
  test('is typed by them', () => {
    expectTypeOf<AnswerIn<typeof FORMS, typeof FIELDS>>().toExtend<Written>();
    expectTypeOf<Written>().toExtend<AnswerIn<typeof FORMS, typeof FIELDS>>();
  });

  test.each([
    ['bill goes to a*!', { do: 'go', who: 'bill', to: 'a*', fast: false }],
    ['bill-2 goes to b.c (fast)!', { do: 'go', who: 'bill-2', to: 'b.c', fast: true }],
    ['bill swaps 1 and 9!', { do: 'swap', who: 'bill', first: 0, n: 8 }],
    ['pass', { do: 'pass' }],
  ] as const)('writes and reads %s', (text, answer) => {
    expect(print(answer)).toBe(text);
    expect(parse(text)).toEqual(answer);
  });

  test.each(['', 'bill', 'bill goes to aa!', 'bill goes to bxc!', 'bill goes to a*', 'bob goes to a*!', 'bill swaps 0 and 1!', 'pass!'])(
    "reads nothing in '%s'",
    (text) => expect(parse(text)).toBeUndefined(),
  );

  test('says how it is written, for programs', () => {
    expect(forms).toEqual([
      { do: 'go', form: '{who} goes to {to}{fast}!', parts: ['who', 'to', 'fast'], pattern: String.raw`^(bill|bill-2) goes to (a\*|b\.c)((?: \(fast\))?)!$` },
      { do: 'swap', form: '{who} swaps {first} and {n}!', parts: ['who', 'first', 'n'], pattern: '^(bill|bill-2) swaps ([1-9]) and ([1-9])!$' },
      { do: 'pass', form: 'pass', parts: [], pattern: '^pass$' },
    ]);
  });

  test('knows every field it names', () => {
    // @ts-expect-error Nobody knows what 'where' is.
    expect(() => notationOf({ go: 'go {where}' }, FIELDS)).toThrow();
  });
});
