import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, languages, preferred, SOURCE } from './languages.ts';

const ROOT = join(import.meta.dirname, '..');

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

test('a language is a line and folders: no code names another one than the source', () => {
  const others = languages.filter((language) => language !== SOURCE);
  const named = new RegExp(`['"\`](?:${others.join('|')})['"\`]|\\b(?:${others.join('|')}):|[./](?:${others.join('|')})[./]`);
  const files = globSync('{kernel,games,bots,wire,words,server,cli,web,bench}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/browser\/|^bench\/peers|^words\/languages\.ts$|examples\/examples\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const code = (file: string): string => readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(files.filter((file) => named.test(code(file)))).toEqual([]);
});
