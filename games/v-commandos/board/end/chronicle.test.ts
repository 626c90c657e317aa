import { expect, test } from 'vitest';
import { chronicleOf } from './chronicle.ts';

test('every terrain has its turns, with alarm and what stood out', () => {
  const rows = chronicleOf([
    { kind: 'column', terrains: ['lighthouse', 'water-tower'], column: 1 },
    { kind: 'turn', turn: 1, bag: 40 },
    { kind: 'moves', up: true, who: 'scout', to: 'lighthouse/a', careful: false, visible: false },
    { kind: 'turn', turn: 2, bag: 40 },
    { kind: 'visible', who: 'scout' },
    { kind: 'alarm', terrain: 'lighthouse' },
    { kind: 'complete', terrain: 'water-tower' },
    { kind: 'turn', turn: 3, bag: 40 },
    { kind: 'alarm-off', terrain: 'lighthouse', how: 'silenced' },
    { kind: 'objective', objective: 'lighthouse/O1', who: 'scout' },
    { kind: 'turn', turn: 4, bag: 40 },
    { kind: 'fallen', who: 'scout', by: 'gas' },
    { kind: 'column', terrains: ['harbour-quay'], column: 2 },
    { kind: 'turn', turn: 1, bag: 40 },
  ]);
  expect(rows.map(({ terrain, column, turns }) => [terrain, column, turns.length])).toEqual([
    ['lighthouse', 1, 4],
    ['water-tower', 1, 2],
    ['harbour-quay', 2, 1],
  ]);
  expect(rows[0]?.turns.map(({ alarm, marks }) => [alarm, ...marks])).toEqual([[false], [true, 'seen'], [true, 'silenced', 'objective'], [false, 'lost']]);
});
