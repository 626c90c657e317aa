import { describe, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { LANGUAGES, languages, SOURCE } from '#words';
import { findLedger, readLedger } from '../../server/ledger.ts';
import { complete } from '../../server/testing/complete.ts';

const translations = languages.filter((language) => language !== SOURCE && LANGUAGES[language].complete);
/** A ledger may be untranslated, but not in part. */
const ledgers = boxes.flatMap(({ game: { id: game } }) =>
  translations
    .filter((language) => findLedger(game, language)?.some(({ says }, at) => says !== readLedger(game)[at]?.says))
    .map((language) => ({ game, language })),
);

test('the ledgers of all complete games are translated', () => {
  expect(ledgers.map(({ game, language }) => `${game} ${language}`)).toEqual(
    expect.arrayContaining(complete.flatMap(({ game }) => translations.map((language) => `${game.id} ${language}`))),
  );
});

// That each clause is there, with a ruling exactly where there is one, `npm run words` checks.
describe.each(ledgers)('the ledger of $game ($language)', ({ game, language }) => {
  const english = readLedger(game);
  const translated = findLedger(game, language) ?? [];
  const pairs = english.map((clause, at) => ({ id: clause.id, clause, other: translated[at] }));

  test.each(pairs)('$id is translated', ({ clause, other }) => {
    expect(other?.says).not.toBe(clause.says);
    // A check of figures alone is the same everywhere.
    for (const [at, point] of clause.check.entries()) if (/[a-z]{2}/.test(point)) expect(other?.check[at]).not.toBe(point);
    if (clause.ruling !== undefined) expect(other?.ruling).not.toBe(clause.ruling);
  });

  test.each(pairs)('$id speaks of the same fields and dice', ({ clause, other }) => {
    expect(other?.check.map(figures)).toEqual(clause.check.map(figures));
  });
});

/** Notations and the numbers of two and more digits in a text, each once: they need no translation. */
function figures(text: string): readonly string[] {
  return [...new Set(text.match(/(?:blue|brown)\d(?:\/r\d)?|\(-?\d,-?\d\)|(?<![\w/])\d{2,}(?![\w/])|[RBGY](?:-[RBGY]){3}/g))].sort();
}
