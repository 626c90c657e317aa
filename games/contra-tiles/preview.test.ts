import { describe, expect, test } from 'vitest';
import { type Lie, otherwise, unnoticed } from '../../kernel/testing/unnoticed.ts';
import type { Sketch } from './positions.ts';
import { cross } from './testing/cross.ts';
import { foretold } from './testing/foretold.ts';
import { answer, begin } from './testing/position.ts';

const lie: Lie = (value, path) => (typeof value === 'string' ? (value === 'pay' ? 'reward' : 'pay') : otherwise(value, path));

const FOUR: Sketch = { ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG', west: 'b:BGBR' }), purses: [1, 2] };
const TWO: Sketch = { ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 2], settings: { 'scoring-order-active': true } };
const CLOSE = 'crown 3 at 0,0';

describe('it would be noticed if a preview were wrong in anything that it says', () => {
  test.each([
    ['of tiles that are scored as one', CLOSE, FOUR, []],
    ['of tiles that are scored one after the other', CLOSE, { ...FOUR, config: { scoring: 'in-order' } }, []],
    ['of tiles of which one is to be chosen', CLOSE, TWO, []],
    ['of the tile that is scored next', 'score 0,-1', TWO, [CLOSE]],
  ] as const)('%s', (_, notation, sketch, answers) => {
    const match = begin(sketch);
    answer(match, ...answers);
    const option = match.open([0, 1]).find((open) => open.notation === notation);
    if (option === undefined) throw new Error(`'${notation}' is not open: ${match.options().join(', ')}`);
    expect(unnoticed(foretold, match, option, { most: 10, sample: 10 }, lie)).toEqual([]);
  });
});
