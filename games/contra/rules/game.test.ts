import { expect, test } from 'vitest';
import { recordOf, runRecord } from '#kernel';
import { proves } from '../../proves.ts';
import { begun } from '../testing/scene.ts';
import { contraGame } from './game.ts';
import { type Ending, newState } from './state.ts';

test('a record of these rules is played again, and one of earlier rules is not', () => {
  const record = recordOf(begun({ commandos: ['bill'] }));
  expect(runRecord(contraGame, { ...record, rules: 4 }).state.phase).toBe('commandos');
  for (const rules of [1, 2, 3]) expect(() => runRecord(contraGame, { ...record, rules })).toThrow(`rules version ${rules}`);
});

proves(['contra.end.win', 'contra.end.loss-shared'], 'everybody wins or everybody loses, and nobody before the end', () => {
  const g = newState(contraGame.configure({ commandos: ['lucia', 'sweets', 'bill'] }));
  const payoff = (outcome: Ending | null): readonly number[] | null => contraGame.outcome({ ...g, outcome })?.payoff ?? null;
  expect([payoff(null), payoff('destroyed'), payoff('escaped'), payoff('fallen'), payoff('out-of-time')]).toEqual([
    null,
    [1, 1, 1],
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(contraGame.seats(g.config)).toEqual(['Lucia', 'Sweets', 'Bill']);
});
