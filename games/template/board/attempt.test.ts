import { expect, test } from 'vitest';
import { attemptWith } from './attempt.ts';

test('a card is played, and between two climbs thrown away', () => {
  expect(attemptWith(7, 'climb', 1)).toEqual({ do: 'play', card: 7 });
  expect(attemptWith(7, 'swap', 1)).toEqual({ do: 'throw', by: 1, card: 7 });
});
