import { expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import { spaceOf, whoIsAt } from '../facts/places.ts';
import { jungle } from '../testing/views.ts';
import type { Decision } from '../types.ts';
import { attemptAt, attemptOn, attemptWith } from './attempt.ts';

const view = jungle();
const ACT: Decision = { kind: 'act', about: { seat: 1, may: [] } };
const TARGET: Decision = { kind: 'target', about: { seat: 1, for: 'engage', range: 2, boss: false } };
const PAY: Decision = { kind: 'pay', about: { seat: 1, symbol: 'M', left: 1, for: 'engage' } };
const who = 'lance';
const at = (decision: Decision, id: SpaceId) => {
  const space = spaceOf(view, id);
  return space === null ? expect.unreachable(`there is no ${id}`) : attemptAt(decision, who, space, whoIsAt(view, id));
};

test('in a turn an enemy is attacked and any other space run to', () => {
  expect(at(ACT, 'J37')).toEqual({ do: 'attack', who, target: 'black gunner' });
  expect(at(ACT, 'J19')).toEqual({ do: 'attack', who, target: 'boss' });
  expect(at(ACT, 'J30')).toEqual({ do: 'run', who, to: 'J30', via: [] });
});

test('where spaces or targets are chosen they are named, as far as the rules speak of them', () => {
  expect(at({ kind: 'start', about: { seat: 1, spaces: ['J01'] } }, 'J01')).toEqual({ do: 'start', who, to: 'J01' });
  expect(at({ kind: 'start', about: { seat: 1, spaces: ['J01'] } }, 'J30')).toBe(null);
  expect(at({ kind: 'sensor', about: { seat: 1 } }, 'J06')).toEqual({ do: 'space', who, to: 'J06', spot: 'sensor' });
  expect(at({ kind: 'sensor', about: { seat: 1 } }, 'J02')).toBe(null);
  expect(at({ kind: 'space', about: { seat: 1, for: 'push', spaces: [] } }, 'J30')).toBe(null);
  expect(at(TARGET, 'J17')).toEqual({ do: 'target', who, target: 'green greeder' });
});

test('nothing is meant where the map is not asked', () => {
  expect(at(PAY, 'J30')).toBe(null);
  expect(at(TARGET, 'J30')).toBe(null);
});

test('an enemy card is meant to be attacked, aimed at or taken over', () => {
  expect(attemptOn(ACT, who, 'boss')).toEqual({ do: 'attack', who, target: 'boss' });
  expect(attemptOn({ kind: 'take', about: { seat: 1 } }, who, 'blue sniper')).toEqual({ do: 'take', who, target: 'blue sniper' });
  expect(attemptOn(PAY, who, 'boss')).toBe(null);
});

test('a card in hand is meant for what is asked, or to be played', () => {
  expect(attemptWith(PAY, who, 'reload')).toEqual({ do: 'card', who, card: 'reload' });
  expect(attemptWith({ kind: 'convert', about: { seat: 1 } }, who, 'reload')).toEqual({ do: 'convert', who, type: 'A', with: 'reload' });
  expect(attemptWith(ACT, who, 'reload')).toEqual({ do: 'play', who, card: 'reload' });
  expect(attemptWith(TARGET, who, 'reload')).toBe(null);
});
