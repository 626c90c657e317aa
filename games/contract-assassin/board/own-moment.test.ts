import { expect, test } from 'vitest';
import type { Decision } from '../types.ts';
import type { Way } from './choosing.ts';
import { playedForMe, waits } from './own-moment.tsx';

const way = (answer: Way['answer']): Way => ({ seat: 0, answer, notation: answer.do, preview: null });
const ROLL = [way({ do: 'accept' }), way({ do: 'play', card: 'loaded-dice' })];
const roll = (hit: boolean): Decision => ({ kind: 'roll', about: { for: 'attempt', dice: [1, 2], hit } });

test('three cards wait for a moment of their own', () => {
  expect((['escape-from-prison', 'loaded-dice', 'body-double', 'arms-fair', 'poison'] as const).map(waits)).toEqual([true, true, true, false, false]);
});

test('Loaded Dice are played on a miss and leave a hit alone', () => {
  const set = new Set(['loaded-dice']);
  expect(playedForMe(roll(false), ROLL, set)?.answer).toEqual({ do: 'play', card: 'loaded-dice' });
  expect(playedForMe(roll(true), ROLL, set)?.answer).toEqual({ do: 'accept' });
});

test('a card that is not set so, or cannot be played, is nobody else’s to play', () => {
  expect(playedForMe(roll(false), ROLL, new Set(['body-double']))).toBeNull();
  expect(playedForMe({ kind: 'arrest', about: null }, [way({ do: 'surrender' })], new Set(['body-double']))).toBeNull();
  expect(playedForMe({ kind: 'act', about: null }, ROLL, new Set(['loaded-dice']))).toBeNull();
});

test('the double goes to prison, the prisoner goes home', () => {
  const double = [way({ do: 'surrender' }), way({ do: 'play', card: 'body-double' })];
  const out = [way({ do: 'sit-out' }), way({ do: 'play', card: 'escape-from-prison' })];
  expect(playedForMe({ kind: 'arrest', about: null }, double, new Set(['body-double']))?.answer).toMatchObject({ card: 'body-double' });
  expect(playedForMe({ kind: 'missed', about: { left: 2 } }, out, new Set(['escape-from-prison']))?.answer).toMatchObject({ card: 'escape-from-prison' });
});
