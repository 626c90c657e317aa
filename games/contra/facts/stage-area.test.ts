import { expect, test } from 'vitest';
import { clearCost, runLimit } from './stage-area.ts';

test('a run is three spaces, or as far as a card in play lets it', () => {
  expect([runLimit({ stageArea: [] }), runLimit({ stageArea: ['mud-slide'] }), runLimit({ stageArea: ['mud-slide'] }, 1)]).toEqual([3, 2, 1]);
});

test('some stage cards can be paid away', () => {
  expect([clearCost('dogra-mk-ii'), clearCost('mud-slide')]).toEqual([['A', 'A'], null]);
});
