import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentChildren, isValidElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { languages } from '#words';
import { complete } from '../../server/testing/complete.ts';
import { type Aid, piecesOfLine } from '../kit/aid.ts';
import type { BoardModule } from '../kit/board.ts';

const boards = import.meta.glob<{ readonly board: BoardModule }>('../../games/*/board/index.tsx');

/** Ids of words that a board marks on what they explain. */
function marked(game: string): ReadonlySet<string> {
  const folder = new URL(`../../games/${game}/board/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const text = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  return new Set(
    [...text.matchAll(/data-term=("[a-z-]+"|\{[^}]+\})/g)].flatMap(([, given = '']) =>
      [...given.matchAll(/(?:"|[?:] ')([a-z-]+)["']/g)].map(([, id = '']) => id),
    ),
  );
}

function drawing(picture: ComponentChildren): string {
  return isValidElement(picture) ? renderToStaticMarkup(picture) : '';
}

async function aidOf(game: string, language: (typeof languages)[number]): Promise<Aid> {
  const board = (await boards[`../../games/${game}/board/index.tsx`]?.())?.board;
  const box = boxes.find(({ game: { id } }) => id === game);
  if (box === undefined || board?.aid === undefined) throw new Error(`${game} has no player aid`);
  return await (await board.aid()).aidOf(await box.words(language));
}

const MOST_LINES = 8;
const MOST_SAID = 170;

describe.each(complete.map(({ game }) => ({ id: game.id, rules: game.rulesVersion })))('the player aid of $id', ({ id: game, rules }) => {
  test.each(languages)('says a turn in a few lines, every word in one sentence, and draws it (%s)', async (language) => {
    const { turn, terms, signs, tables } = await aidOf(game, language);
    const ids = terms.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(turn.length).toBeLessThanOrEqual(MOST_LINES);
    for (const line of turn) {
      expect(line).toMatch(/[.]$/);
      for (const { term } of piecesOfLine(line)) if (term !== null) expect(ids).toContain(term);
    }
    expect(turn.some((line) => piecesOfLine(line).some(({ term }) => term !== null))).toBe(true);
    for (const { id, name, says, picture } of terms) {
      expect(name, id).not.toBe('');
      expect(says, id).toMatch(/^[^.!?]+\.$/);
      expect(says.length, says).toBeLessThanOrEqual(MOST_SAID);
      expect(drawing(picture), id).toMatch(/<svg|<i |class="/);
      expect(drawing(picture), id).not.toMatch(/undefined|NaN/);
    }
    for (const sign of signs) expect(ids).toContain(sign);
    for (const { head, rows } of tables) for (const { cells } of rows) expect(cells).toHaveLength(head.length - 1);
  });

  test('the board marks only words that it explains', async () => {
    const known = new Set((await aidOf(game, 'en')).terms.map(({ id }) => id));
    expect([...marked(game)].filter((id) => !known.has(id))).toEqual([]);
    // The raid has cards that are read in large: whatever is looked at there says itself.
    if (game !== 'contra') expect(marked(game).size).toBeGreaterThan(5);
  });

  test('every version of its rules says what it changed, in a clause that is there', async () => {
    const clauses = new Set(
      [...readFileSync(new URL(`../../games/${game}/clauses.yaml`, import.meta.url), 'utf8').matchAll(/^- id: (\S+)/gm)].map(([, id]) => id),
    );
    const { changes } = await aidOf(game, 'en');
    expect([...new Set(changes.map((change) => change.rules))]).toEqual(Array.from({ length: rules - 1 }, (_, i) => i + 2));
    expect(changes.filter(({ clause }) => !clauses.has(clause))).toEqual([]);
  });
});
