import { expect, test } from 'vitest';
import type { Clause } from '../app/clauses.ts';
import { chapters, titleOfChapter } from './chapters.ts';
import { pieces, search } from './search.ts';

const clause = (id: string, says: string, ruling: string | null = null): Clause => ({ id, says, source: '', ruling, points: [], tests: [] });
const book = [
  clause('duel.setup.purse', 'Each player begins with three coins.'),
  clause('duel.scoring.four', 'All four edges match: the owner takes a coin.'),
  clause('duel.scoring.three', 'Three edges match: nothing happens.', 'The book is silent; we say it is neutral.'),
  clause('duel.end.broke', 'Who cannot pay is broke. Größe zählt nicht.'),
];
const none: ReadonlySet<string> = new Set();
const numbers = (...found: Parameters<typeof search>) => search(...found).map(({ number }) => number);

test('an empty search finds the whole book, numbered in reading order', () => {
  expect(numbers(book, '  ', 'all', none)).toEqual([1, 2, 3, 4]);
});

test('every word has to be there, in the text, the ruling or the id, capitals and accents aside', () => {
  expect(numbers(book, 'match coin', 'all', none)).toEqual([2]);
  expect(numbers(book, 'SILENT', 'all', none)).toEqual([3]);
  expect(numbers(book, 'scoring.four', 'all', none)).toEqual([2]);
  expect(numbers(book, 'groß', 'all', none)).toEqual([4]);
  expect(numbers(book, 'grosse', 'all', none)).toEqual([]);
  expect(numbers(book, 'zahlt', 'all', none)).toEqual([4]);
});

test('rulings and options can be looked at alone', () => {
  expect(numbers(book, '', 'rulings', none)).toEqual([3]);
  expect(numbers(book, '', 'options', new Set(['duel.end.broke']))).toEqual([4]);
  expect(numbers(book, 'coins', 'rulings', none)).toEqual([]);
});

test('the whole word that contains what was searched for is marked', () => {
  expect(pieces('A matching edge, matched.', 'match')).toEqual([
    { text: 'A ', hit: false },
    { text: 'matching', hit: true },
    { text: ' edge, ', hit: false },
    { text: 'matched', hit: true },
    { text: '.', hit: false },
  ]);
  expect(pieces('Nothing here', '')).toEqual([{ text: 'Nothing here', hit: false }]);
});

test('all chapters stay in order, with what was found in each', () => {
  const found = search(book, 'edges', 'all', none);
  expect(chapters(book, found).map(({ id, clauses }) => [id, clauses.length])).toEqual([
    ['setup', 0],
    ['scoring', 2],
    ['end', 0],
  ]);
});

test('a chapter without a title is called by its id', () => {
  expect(titleOfChapter('place-crown', undefined, {})).toBe('Place crown');
  expect(titleOfChapter('place-crown', undefined, { 'place-crown': 'Placing crowns' })).toBe('Placing crowns');
});

test('a game may have its own title for a chapter that others have too', () => {
  expect(titleOfChapter('move', { move: 'Zombies move' }, { move: 'Moving' })).toBe('Zombies move');
  expect(titleOfChapter('move', {}, { move: 'Moving' })).toBe('Moving');
});
