import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { parseLedger, readLedger } from '../../server/ledger.ts';

describe.each(boxes.map(({ game }) => game.id))('the German ledger of %s', (game) => {
  const english = readLedger(game);
  const german = parseLedger(game, readFileSync(new URL(`../../games/${game}/clauses.de.yaml`, import.meta.url), 'utf8'));
  const pairs = english.map((clause, at) => ({ id: clause.id, clause, other: german[at] }));

  test('has the same clauses in the same order', () => {
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });

  test('has a ruling exactly where there is one', () => {
    expect(german.filter(({ ruling }) => ruling !== undefined).map(({ id }) => id)).toEqual(
      english.filter(({ ruling }) => ruling !== undefined).map(({ id }) => id),
    );
  });

  test.each(pairs)('$id is translated', ({ clause, other }) => {
    expect(other?.says).not.toBe(clause.says);
    expect(other?.check).not.toBe(clause.check);
    if (clause.ruling !== undefined) expect(other?.ruling).not.toBe(clause.ruling);
  });

  test.each(pairs)('$id speaks of the same fields and dice', ({ clause, other }) => {
    expect(figures(other?.check)).toEqual(figures(clause.check));
  });
});

/** Notations and the numbers of two and more digits in a text, each once: they need no translation. */
function figures(text = ''): readonly string[] {
  return [...new Set(text.match(/(?:blue|brown)\d(?:\/r\d)?|\(-?\d,-?\d\)|(?<![\w/])\d{2,}(?![\w/])|[RBGY](?:-[RBGY]){3}/g))].sort();
}
