import { expect, test } from 'vitest';
import { cross } from '../testing/cross.ts';
import { answer, begin } from '../testing/position.ts';
import { figuresOf } from './figures.ts';

test('tiles count by what they came to, and not where the game was over before they were scored', () => {
  const poor = { ...cross({ north: 'b:GRBG', east: 'w:BGYG', south: 'b:RBGY' }), purses: [2, 3] } as const;
  const figures = (scoring: 'as-one' | 'in-order') => {
    const match = begin({ ...poor, config: { scoring } });
    answer(match, 'crown 3 at 0,0');
    return figuresOf(match.events.map(({ event }) => event));
  };
  expect(figures('as-one')).toEqual({ laid: 1, gained: 0, even: 1, cost: 2 });
  expect(figures('in-order')).toEqual({ laid: 1, gained: 0, even: 0, cost: 1 });
});
