import { expect, test } from 'vitest';
import { LANGUAGES, languages, preferred, SOURCE } from './languages.ts';

test('whoever comes first gets the first of their languages that Muster speaks', () => {
  expect(preferred(['de-AT', 'en'])).toBe('de');
  expect(preferred(['pt-BR', 'de'])).toBe('de');
  expect(preferred(['xx'])).toBe(SOURCE);
  expect(preferred([])).toBe(SOURCE);
});

test('languages call themselves by names of their own, and English comes first', () => {
  expect(languages[0]).toBe(SOURCE);
  expect(new Set(languages.map((language) => LANGUAGES[language].name)).size).toBe(languages.length);
});
