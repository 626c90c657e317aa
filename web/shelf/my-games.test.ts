import { expect, test, vi } from 'vitest';
import type { TableRow } from '#wire';
import type { SavedGameRow } from '../play/saved-games.ts';

vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('addEventListener', () => undefined);
const { myGames } = await import('./my-games.ts');

const isBot = (name: string): boolean => name.startsWith('search');
const kept = (id: string, more: Partial<SavedGameRow> = {}): SavedGameRow => ({
  id,
  game: 'contact',
  created: 0,
  changed: 0,
  number: 3,
  people: ['Player 1', 'search:200ms'],
  phase: 'playing',
  mine: false,
  last: null,
  outcome: null,
  came: 'played',
  ...more,
});
const ines = { id: 'ines', name: 'Ines' };
const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'contra-tiles',
  phase: 'playing',
  host: ines,
  seats: [
    { name: 'Player 1', kind: 'person', person: ines, bot: null, owner: null },
    { name: 'Player 2', kind: 'person', person: { id: 'me', name: 'Me' }, bot: null, owner: null },
  ],
  created: 0,
  changed: 0,
  number: 0,
  asked: [0],
  mine: [1],
  outcome: null,
  ...more,
});
const listed = (mine: TableRow[]) => ({ mine, open: [], playing: [] });

test('games that wait for me come first, then the last played, finished ones at the end', () => {
  const games = myGames(
    [kept('over', { phase: 'finished', changed: 99 }), kept('old', { mine: true, changed: 1 }), kept('waits', { changed: 50 })],
    listed([table('hers', { changed: 60 }), table('mine', { asked: [1], changed: 40 })]),
    isBot,
    'en',
  );
  expect(games.map(({ id }) => id)).toEqual(['mine', 'old', 'hers', 'waits', 'over']);
});

test('others are all but me: the first person of a game on this device, my seats at a table', () => {
  const [first, second] = myGames([kept('solo', { people: ['search:200ms', 'Player 2', 'Ben'], changed: 1 })], listed([table('t')]), isBot, 'en');
  expect(first?.others).toEqual(['search:200ms', 'Ben']);
  expect(second?.others).toEqual(['Ines']);
});

test('an open seat is nobody, and closed tables are gone', () => {
  const seats: TableRow['seats'] = [
    { name: 'Player 1', kind: 'link', person: null, bot: null, owner: null },
    { name: 'Player 2', kind: 'bot', person: null, bot: 'greedy', owner: null },
    { name: 'Player 3', kind: 'person', person: { id: 'me', name: 'Me' }, bot: null, owner: null },
  ];
  const games = myGames([], listed([table('open', { phase: 'open', seats, mine: [2], asked: [2] }), table('closed', { phase: 'closed' })]), isBot, 'en');
  expect(games.map(({ id, phase, mine, others }) => ({ id, phase, mine, others }))).toEqual([{ id: 'open', phase: 'open', mine: false, others: ['greedy'] }]);
});

test('without a server the games of this device are still there', () => {
  expect(myGames([kept('a')], null, isBot, 'en').map(({ to }) => to)).toEqual(['/local/a']);
});

test('a game on this device says who has won, where those at its screen have won or lost together', () => {
  const over = (people: readonly string[], payoff: readonly number[], came: SavedGameRow['came'] = 'played') =>
    myGames([kept('over', { people, came, phase: 'finished', outcome: { payoff, clause: 'a', cause: 'b' } })], null, isBot, 'en')[0]?.seats;
  expect(over(['Player 1', 'search:200ms'], [1, 0])).toEqual([0]);
  expect(over(['search:200ms', 'Player 2'], [1, 0])).toEqual([1]);
  expect(over(['Ben', 'Ines'], [1, 1])).toEqual([0, 1]);
  expect(over(['Ben', 'Ines'], [1, 0])).toBeNull();
  expect(over(['Ben', 'search:200ms'], [1, 0], 'file')).toBeNull();
});

test('nobody is called by the number of their seat, and those of a file are all named', () => {
  const others = (people: readonly string[], came: SavedGameRow['came'] = 'played') => myGames([kept('named', { people, came })], null, isBot, 'en')[0]?.others;
  expect(others(['Player 1', 'Player 2', 'Ben'])).toEqual(['Ben']);
  expect(others(['Ines', 'Ben'], 'file')).toEqual(['Ines', 'Ben']);
});

test('what happened last is told in the language of the page, or not', () => {
  const last = (language: string | undefined, page: string) =>
    myGames([kept('told', { last: 'A blue tile.', ...(language === undefined ? {} : { language }) })], null, isBot, page)[0]?.last;
  expect([last('en', 'en'), last(undefined, 'de'), last('en', 'de')]).toEqual(['A blue tile.', 'A blue tile.', null]);
});
