import type { RecordCode } from '#kernel';
import type { RefusalCode } from '#wire';

/** Why something was not done, by its code: every code has its sentence. */
const codes: Readonly<Record<RefusalCode | 'offline', string>> = {
  over: 'The game is over.',
  closed: 'Somebody else was faster: the table has moved on.',
  'not-your-seat': 'That is for somebody else to do.',
  'not-an-option': 'That is not possible right now.',
  'nothing-to-undo': 'There is nothing to undo.',
  revealed: 'A die was rolled or a card turned up since then, so this cannot be undone.',
  config: 'The game cannot be set up like this.',
  record: 'This file does not pass the check.',
  malformed: 'The server did not understand that. Reload the page and try again.',
  'too-large': 'That is too large.',
  'too-fast': 'That was too fast. Wait a moment and try again.',
  'too-many': 'That has been done too often. Try again later.',
  'signed-out': 'Enter your name first.',
  forbidden: 'You may not do that here.',
  'not-found': 'That is no longer here.',
  'not-now': 'That is not possible at the moment.',
  'seat-taken': 'This seat is taken.',
  'bad-link': 'This invitation no longer works. Ask for a new link.',
  unavailable: 'The server is busy. Try again in a moment.',
  'rule-failed': 'The rules failed here, and nothing has changed. Try something else.',
  damaged: 'This table is damaged. Whoever runs the server can restore it.',
  offline: 'The server cannot be reached. Check your connection.',
};

/** Why the file of a game does not hold. */
const records: Readonly<Record<RecordCode, string>> = {
  malformed: 'This is not the file of a game, or it is damaged.',
  game: 'This file belongs to a game that is not here.',
  rules: 'This game was played by other rules than those of today.',
  config: 'The game cannot be set up the way this file says.',
  answer: 'A move in this file is against the rules.',
  chance: 'A die or card in this file is not what its key gives.',
  key: 'This file has no key, so its dice cannot be checked.',
  fair: 'The dice do not come from what was agreed before the game.',
  hash: 'This file says something that did not happen.',
  seal: 'This file was changed after the game.',
  unfinished: 'This game is not over.',
};

export const refusals = { codes, records, unknown: 'That did not work. Reload the page and try again.' };
