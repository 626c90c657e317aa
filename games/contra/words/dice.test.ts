import { expect, test } from 'vitest';
import { dieText } from './dice.ts';
import { loadWords } from './words.ts';

const { say } = await loadWords('en');
const PLAIN = { extra: false, open: false, reroll: false };

test('a die says what becomes of it: that it may be converted, or what it gives', () => {
  expect(dieText('S', 'open', { ...PLAIN, open: true }, say)).toEqual(['subtlety', 'convert, or gain 1 S']);
  expect(dieText('S', 'open', PLAIN, say)).toEqual(['subtlety', 'gain 1 S']);
  expect(dieText('A', 'converted', PLAIN, say)).toEqual(['converted', 'was A']);
  expect(dieText('success', 'hit', { ...PLAIN, extra: true }, say)).toEqual(['success', 'exploded']);
  expect(dieText('M', 'open', { ...PLAIN, reroll: true }, say)).toEqual(['mobility', 'roll again?']);
});
