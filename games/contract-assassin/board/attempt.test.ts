import { expect, test } from 'vitest';
import { attemptAt, attemptWith } from './attempt.ts';

const ACT = { kind: 'act', about: null } as const;
const WEAPONS = { kind: 'weapons', about: { city: 'rome', most: 5 } } as const;

test('a space is asked about by what would be done there', () => {
  expect(attemptAt(ACT, null, 'tokyo')).toEqual({ do: 'move', to: 'tokyo' });
  expect(attemptAt(ACT, { card: 'night-train' }, 'tokyo')).toEqual({ do: 'travel', by: 'night-train', to: 'tokyo' });
  expect(attemptAt(ACT, { card: 'red-eye-ticket' }, 'sahara')).toEqual({ do: 'fly', to: 'sahara' });
  expect(attemptAt(WEAPONS, { guard: 8 }, 'lima')).toEqual({ do: 'shift', number: 8, to: 'lima' });
  expect(attemptAt({ kind: 'go', about: { number: 4 } }, null, 'lima')).toEqual({ do: 'go', to: 'lima' });
  expect(attemptAt(WEAPONS, null, 'lima')).toBeNull();
});

test('a card is asked about by what it would do', () => {
  expect(attemptWith(WEAPONS, 'poison', 'rome')).toEqual({ do: 'bring', card: 'poison' });
  expect(attemptWith(ACT, 'poison', 'rome')).toEqual({ do: 'attempt', city: 'rome' });
  expect(attemptWith(ACT, 'loaded-dice', 'rome')).toEqual({ do: 'play', card: 'loaded-dice' });
  expect(attemptWith(ACT, 'helicopter', null)).toBeNull();
});
