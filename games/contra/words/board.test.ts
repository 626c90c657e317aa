import { expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import type { CommandoId, SpaceId } from '../content/index.ts';
import { spaceOf } from '../facts/places.ts';
import type { Preview } from '../preview.ts';
import { newFight } from '../rules/attack/attack.ts';
import { jungle } from '../testing/views.ts';
import { headlineOf } from './end.ts';
import { labelOf } from './labels.ts';
import { spaceText } from './map.ts';
import { loadWords } from './words.ts';

const english = await loadWords('en');
const german = await loadWords('de');

const view = jungle();
const who = 'lance';

test('a space says what it is, who stands there and what may be done', () => {
  const lit = spaceOf(view, 'J37');
  if (lit === null) throw new Error('there is no such space');
  const attack: Answer = { do: 'attack', who, target: 'black gunner' };
  expect(spaceText(lit, view, [attack], english.say)).toBe('J37, enemy space: Heavy Gunner, 3 of 4 health. You may attack.');
  expect(spaceText(lit, view, [attack], german.say)).toContain('Möglich: angreifen.');
});

test('runs over different spaces to the same end are told apart', () => {
  const run = (...via: readonly SpaceId[]) => labelOf({ do: 'run', who, to: 'J16', via }, view, null, english.say);
  expect(run('J06', 'J07')).toContain('J06');
  expect(run()).not.toBe(run('J06', 'J07'));
});

test('the strong button says what it does with the dice', () => {
  const fighting = jungle((g) => {
    g.fight = {
      ...newFight(1, 'engage', { do: 'attack' }),
      targets: [5],
      names: ['black gunner'],
      dice: ['success', 'success', 'success'],
      rolled: 3,
      successes: 3,
      results: [0, 0, 0],
      step: 'convert',
    };
  });
  const done: Answer = { do: 'done', who, doing: 'converting' };
  const hits = (...damage: readonly number[]): Preview => ({ kind: 'hits', damage: damage.map((n) => ({ target: 'boss', damage: n, defeats: false })) });
  const kept: Answer = { do: 'done', who, doing: 'rerolling' };
  expect(labelOf(done, fighting, hits(2), english.say)).toBe('Deal 2');
  expect(labelOf(done, fighting, hits(2, 2), english.say)).toBe('Deal 2');
  expect(labelOf(done, fighting, hits(2, 1), english.say)).toBe('Deal 2 and 1');
  expect(labelOf(done, fighting, hits(2), german.say)).toBe('2 Schaden machen');
  expect(labelOf(kept, fighting, null, english.say)).toBe('Keep these');
  expect(labelOf(kept, view, null, english.say)).toBe('Keep them');
});

test('both languages say the same things', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])) : typeof value;
  expect(shape(german.say)).toEqual(shape(english.say));
});

test('the end names whoever has fallen, not whoever lost the last medal before', () => {
  const seat = (id: CommandoId) => jungle((g) => Object.assign(g, { outcome: 'fallen', fallen: g.fighters.findIndex((f) => f.id === id) }));
  expect(headlineOf(seat('lance'), english.say)).toBe('Lance falls in round 5');
  expect(headlineOf(seat('bill'), german.say)).toBe('Bill fällt in Runde 5');
});
