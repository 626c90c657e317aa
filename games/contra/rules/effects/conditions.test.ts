import { expect, test } from 'vitest';
import type { Condition } from '../../content/effect.ts';
import { position, type Sketch, space } from '../../positions.ts';
import type { Foe } from '../state.ts';
import { holds } from './conditions.ts';

/** Whether it is true of Bill. */
function isTrue(condition: Condition, setting: Sketch, foe?: Foe): boolean {
  return holds(position(setting), 0, condition, foe);
}

const LAIR = { stage: 'alien-lair', enemy: 'gordea' } as const;
const FALL = { stage: 'waterfall' } as const;

const CASES: readonly (readonly [condition: Condition, holds: Sketch, fails: Sketch])[] = [
  [{ is: 'on-ledge' }, { at: { bill: 'J05' } }, { at: { bill: 'J04' } }],
  [{ is: 'on-ledge', not: true }, { at: { bill: 'J04' } }, { at: { bill: 'J05' } }],
  [{ is: 'on-platform' }, { ...FALL, at: { bill: 'W21' } }, { ...FALL, at: { bill: 'W20' } }],
  [
    { is: 'on-platform', not: true },
    { ...FALL, at: { bill: 'W20' } },
    { ...FALL, at: { bill: 'W21' } },
  ],
  [{ is: 'in', kinds: ['plain', 'enemy'] }, { at: { bill: 'J04' } }, { at: { bill: 'J01' } }],
  [{ is: 'near-boss', within: 2 }, { at: { bill: 'J17' } }, { at: { bill: 'J16' } }],
  [{ is: 'near-boss', within: 2, not: true }, { at: { bill: 'J16' } }, { at: { bill: 'J17' } }],
  [
    { is: 'near-space', kind: 'wadder', within: 2 },
    { ...LAIR, at: { bill: 'L01' } },
    { ...LAIR, at: { bill: 'L07' } },
  ],
  [{ is: 'near-gels' }, { ...LAIR, at: { bill: 'L02' }, gelsIn: { L03: 1 } }, { ...LAIR, at: { bill: 'L02' }, gelsIn: { L06: 1 } }],
  [{ is: 'company', within: 1 }, { at: { bill: 'J01', lance: 'J02' } }, { at: { bill: 'J01', lance: 'J03' } }],
  [{ is: 'company', within: 1, not: true }, { at: { bill: 'J01', lance: 'J03' } }, { at: { bill: 'J01', lance: 'J02' } }],
  [
    { is: 'room' },
    { foes: { bill: { 'red gunner': 'J09' } } },
    {
      foes: { bill: { 'red gunner': 'J09', 'blue gunner': 'J17' } },
    },
  ],
  [{ is: 'has', symbols: ['M', 'A'] }, { tokens: { bill: 'M' }, hand: { bill: ['full-auto'] } }, { tokens: { bill: 'MM' } }],
];

test.each(CASES)('%j', (condition, when, not) => {
  expect([isTrue(condition, when), isTrue(condition, not)]).toEqual([true, false]);
});

test('a broken platform is none', () => {
  const g = position({ ...FALL, at: { bill: 'W21' } });
  g.broken.push(space(g, 'W21'));
  expect(holds(g, 0, { is: 'on-platform' })).toBe(false);
});

test('adjacent is the enemy whose card says so, and nobody where no enemy says it', () => {
  const g = position({ at: { bill: 'J13' }, foes: { bill: { 'red gunner': 'J14' }, lance: { 'blue gunner': 'J15' } } });
  const [near, far] = g.fighters.flatMap(({ foes }) => foes);
  expect([holds(g, 0, { is: 'adjacent' }, near), holds(g, 0, { is: 'adjacent' }, far), holds(g, 0, { is: 'adjacent' })]).toEqual([true, false, false]);
});
