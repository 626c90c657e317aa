import { expect, test } from 'vitest';
import type { SpaceId } from '../../content/index.ts';
import { whoIsAt } from '../../facts/places.ts';
import { jungle } from '../../testing/views.ts';
import type { Decision } from '../../types.ts';
import { attemptAt, attemptWith } from './attempt.ts';

const view = jungle();
const ACT: Decision = { kind: 'act', about: { seat: 1, may: [] } };
const TARGET: Decision = { kind: 'target', about: { seat: 1, for: 'engage', range: 2, boss: false } };
const PAY: Decision = { kind: 'pay', about: { seat: 1, symbol: 'M', left: 1, for: 'engage' } };
const who = 'lance';
const at = (decision: Decision, space: SpaceId) => attemptAt(decision, who, space, whoIsAt(view, space));

test('in a turn an enemy is attacked and any other space run to', () => {
  expect(at(ACT, 'J37')).toEqual({ do: 'attack', who, target: 'black gunner' });
  expect(at(ACT, 'J19')).toEqual({ do: 'attack', who, target: 'boss' });
  expect(at(ACT, 'J30')).toEqual({ do: 'run', who, to: 'J30', via: [] });
});

test('where spaces, targets or commandos are chosen they are named', () => {
  expect(at({ kind: 'start', about: { seat: 1, spaces: [] } }, 'J30')).toEqual({ do: 'start', who, to: 'J30' });
  expect(at({ kind: 'space', about: { seat: 1, for: 'push', spaces: [] } }, 'J30')).toEqual({ do: 'space', who, to: 'J30', spot: 'push' });
  expect(at(TARGET, 'J17')).toEqual({ do: 'target', who, target: 'green greeder' });
  expect(at({ kind: 'who', about: { seat: 1, for: 'gain', who: [] } }, 'J36')).toEqual({ do: 'commando', who, commando: 'lance', role: 'gain' });
});

test('nothing is meant where the map is not asked', () => {
  expect(at(PAY, 'J30')).toBe(null);
  expect(at(TARGET, 'J30')).toBe(null);
});

test('a card in hand is meant for what is asked, else to be played', () => {
  expect(attemptWith(PAY, who, 'reload')).toEqual({ do: 'card', who, card: 'reload' });
  expect(attemptWith({ kind: 'convert', about: { seat: 1 } }, who, 'reload')).toEqual({ do: 'convert', who, type: 'A', with: 'reload' });
  expect(attemptWith(ACT, who, 'reload')).toEqual({ do: 'play', who, card: 'reload' });
});
