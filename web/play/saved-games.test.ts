import { expect, test } from 'vitest';
import { NIGHTS } from '../../games/contact/browser/positions.ts';
import { keptAt } from '../testing/positions.ts';
import { readSavedGame } from './saved-games.ts';

const game = await keptAt(NIGHTS.first);

test('a game that lies on the device is read back as it was', () => {
  expect(readSavedGame(structuredClone(game))).toEqual(game);
});

test.each([
  ['nothing', undefined],
  ['something else', { id: 'x', words: 'not ours' }],
  ['an answer by nobody', { ...game, answers: [['somebody', 'waits']] }],
  ['a row without people', { ...game, row: { ...game.row, people: null } }],
  ['a place nobody can take', { ...game, places: [{ kind: 'throne' }] }],
  ['no key and no word about it', { ...game, key: undefined }],
])('%s is no game, and left alone', (_, raw) => {
  expect(readSavedGame(raw)).toBeNull();
});
