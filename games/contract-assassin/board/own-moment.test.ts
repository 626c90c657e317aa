import { expect, test } from 'vitest';
import type { Decision, Option } from '../types.ts';
import { playedForMe, waits } from './own-moment.tsx';

const option = (answer: Option['answer']): Option => ({ seat: 0, answer, notation: answer.do, preview: null });
const ROLL = [option({ do: 'accept' }), option({ do: 'play', card: 'loaded-dice' })];
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
  expect(playedForMe({ kind: 'arrest', about: null }, [option({ do: 'surrender' })], new Set(['body-double']))).toBeNull();
  expect(playedForMe({ kind: 'act', about: null }, ROLL, new Set(['loaded-dice']))).toBeNull();
});

test('the double goes to prison, the prisoner goes home', () => {
  const double = [option({ do: 'surrender' }), option({ do: 'play', card: 'body-double' })];
  const out = [option({ do: 'sit-out' }), option({ do: 'play', card: 'escape-from-prison' })];
  expect(playedForMe({ kind: 'arrest', about: null }, double, new Set(['body-double']))?.answer).toMatchObject({ card: 'body-double' });
  expect(playedForMe({ kind: 'missed', about: { left: 2 } }, out, new Set(['escape-from-prison']))?.answer).toMatchObject({ card: 'escape-from-prison' });
});
