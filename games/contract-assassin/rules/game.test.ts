import { expect, test } from 'vitest';
import { contractAssassinGame } from './game.ts';

test('seats are numbered from 1, and hands are hidden only where the table wants it', () => {
  const { seats, hides, configure } = contractAssassinGame;
  expect(seats(configure({ players: 3 }))).toEqual(['Player 1', 'Player 2', 'Player 3']);
  expect([hides?.(configure({})), hides?.(configure({ settings: { 'hidden-hands': true } }))]).toEqual([false, true]);
});
