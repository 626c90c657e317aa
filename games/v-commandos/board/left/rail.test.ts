import { expect, test } from 'vitest';
import type { Event } from '../../event.ts';
import { railOf } from './rail.ts';

const drawn: Event = { kind: 'drawn', entrance: 'lighthouse/E1', enemies: ['mp40'], nulls: 0 };
const goes: Event = { kind: 'enemies-move', from: 'lighthouse/e', to: 'lighthouse/d', enemies: ['mp40'] };

test('an Enemy Phase is told step by step, the last one only', () => {
  const before: Event[] = [
    { kind: 'turn', turn: 2, bag: 40 },
    { kind: 'enemy-step', step: 'reinforcements' },
    drawn,
    drawn,
    { kind: 'turn', turn: 3, bag: 40 },
  ];
  const phase: Event[] = [{ kind: 'enemy-step', step: 'reinforcements' }, drawn, { kind: 'enemy-step', step: 'movement' }, goes];
  expect(railOf([])).toBeNull();
  expect(railOf(before)).toMatchObject({ turn: 2, now: null, rows: { reinforcements: [drawn, drawn] } });
  const rail = railOf([...before, ...phase]);
  expect(rail).toMatchObject({ turn: 3, now: 'movement', rows: { reinforcements: [drawn], movement: [goes], fire: [] } });
});

test('whoever falls stands in the last step', () => {
  const rail = railOf([
    { kind: 'turn', turn: 4, bag: 40 },
    { kind: 'enemy-step', step: 'reinforcements' },
    { kind: 'enemy-step', step: 'fire' },
    { kind: 'critical', who: 'scout' },
    { kind: 'fallen', who: 'medic', by: 'wounds' },
  ]);
  expect(rail?.rows.fire).toHaveLength(1);
  expect(rail?.rows.end).toEqual([{ kind: 'fell', who: 'medic' }]);
});
