// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.
import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { threatens } from './threat.ts';

proves('contra.ability.windows-between-effects#11', 'danger is what may make somebody suffer', () => {
  const danger = (sketch: Sketch, ...effects: readonly Effect[]): boolean => threatens(position({ at: { bill: 'J01', lance: 'J14' }, ...sketch }), 1, effects);
  const full: Sketch = { foes: { lance: { 'red gunner': 'J09', 'blue gunner': 'J17' } } };
  const hurt: Effect = { do: 'suffer', symbols: ['M'] };
  expect([danger({}, { do: 'gain', symbols: ['M'] }), danger({}, hurt), danger({}, { do: 'gain', symbols: ['M'] }, hurt)]).toEqual([false, true, true]);
  for (const draws of ['draw-enemy', 'hatch'] as const) expect([danger({}, { do: draws }), danger(full, { do: draws })]).toEqual([false, true]);
  const spendOrDraw: Effect = { do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]] };
  expect([danger({}, spendOrDraw), danger(full, spendOrDraw)]).toEqual([false, true]);
  expect(danger({}, { do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [hurt]] })).toBe(true);
  // What holds now decides, unless an effect before it may change that.
  const near: Effect = { do: 'if', when: { is: 'near-boss', within: 1 }, then: [hurt] };
  expect([danger({}, near), danger({ at: { bill: 'J01', lance: 'J18' } }, near), danger({}, { do: 'boss-moves', spaces: 2, towards: 'you' }, near)]).toEqual([
    false,
    true,
    true,
  ]);
  const gels: Effect = { do: 'gels', n: 2, to: 'wadder' };
  const lair: Sketch = { stage: 'alien-lair', at: { bill: 'L02', lance: 'L18' } };
  expect([danger(lair, gels), danger({ ...lair, gelsIn: { L03: 6, L06: 5 } }, gels)]).toEqual([false, true]);
});
