import { expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import type { CommandoId, SpaceId } from '../content/index.ts';
import type { Preview } from '../preview.ts';
import { newFight } from '../rules/attack/attack.ts';
import { jungle } from '../testing/views.ts';
import { board as german } from '../words/de/board.ts';
import { board as english } from '../words/en/board.ts';
import { planOf } from './map/geometry.ts';

const view = jungle();
const who = 'lance';

test('a space says what it is, who stands there and what may be done', () => {
  const lit = planOf('jungle').space('J37');
  if (lit === undefined) throw new Error('there is no such space');
  const attack: Answer = { do: 'attack', who, target: 'black gunner' };
  expect(english.space(lit, view, [attack])).toBe('J37, enemy space: Heavy Gunner, 3 of 4 health. You may attack.');
  expect(german.space(lit, view, [attack])).toContain('Möglich: angreifen.');
});

test('runs over different spaces to the same end are told apart', () => {
  const run = (...via: readonly SpaceId[]) => english.dock.answer({ do: 'run', who, to: 'J16', via }, view, null);
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
  expect(english.dock.answer(done, fighting, hits(2))).toBe('Deal 2');
  expect(english.dock.answer(done, fighting, hits(2, 2))).toBe('Deal 2');
  expect(english.dock.answer(done, fighting, hits(2, 1))).toBe('Deal 2 and 1');
  expect(german.dock.answer(done, fighting, hits(2))).toBe('2 Schaden machen');
  expect(english.dock.answer(kept, fighting, null)).toBe('Keep these');
  expect(english.dock.answer(kept, view, null)).toBe('Keep them');
});

test('both languages say the same things', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])) : typeof value;
  expect(shape(german)).toEqual(shape(english));
});

test('the end names whoever has fallen, not whoever lost the last medal before', () => {
  const seat = (id: CommandoId) => jungle((g) => Object.assign(g, { outcome: 'fallen', fallen: g.fighters.findIndex((f) => f.id === id) }));
  expect(english.end.headline('fallen', seat('lance'))).toBe('Lance falls in round 5');
  expect(german.end.headline('fallen', seat('bill'))).toBe('Bill fällt in Runde 5');
});
