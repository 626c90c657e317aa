import { describe, expect, test } from 'vitest';
import { cross } from '../testing/cross.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { answer, begin } from '../testing/position.ts';
import { listPlacements } from './placements.ts';
import { load, save } from './save.ts';
import type { State } from './state.ts';

const throughJson = (g: State): State => load(JSON.parse(JSON.stringify(save(g))));

function listed(g: State): number[] {
  return g.options.slice(0, listPlacements(g));
}

describe('a state', () => {
  test.each(SETTING_SETS)('that is saved and loaded is the same and offers the same in the same order, with $name', ({ settings }) => {
    playRandomly({ settings }, 'save', ({ state }, decision) => {
      const loaded = throughJson(state);
      expect(save(loaded)).toEqual(save(state));
      if (decision.question.kind === 'place') expect(listed(loaded)).toEqual(Array.from({ length: decision.count }, (_, i) => decision.options[i]));
    });
  });

  test('that is over keeps its outcome', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state, outcome } = playRandomly({}, seed);
      expect(throughJson(state).outcome).toEqual(outcome);
    }
  });

  test('in the middle of scoring keeps the tiles that wait', () => {
    const match = begin({ ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG' }), purses: [5, 5], settings: { 'scoring-order-active': true } });
    answer(match, 'crown 3 at 0,0', 'score 1,0');
    const loaded = throughJson(match.state);
    expect(loaded.layout.closed.slice(0, loaded.layout.closedCount)).toEqual(match.state.layout.closed.slice(0, 2));
  });

  test.each<[string, (saved: Record<string, unknown>) => void]>([
    [
      'two tiles on one cell',
      (saved) =>
        Object.assign(saved, {
          tiles: [
            [0, 0, 'R'],
            [0, 0, 'B'],
          ],
        }),
    ],
    ['a tile nobody has', (saved) => Object.assign(saved, { tiles: [[0, 0, 'wolf', 0, 0]] })],
    ['a tile beyond the field', (saved) => Object.assign(saved, { tiles: [[0, 999, 'R']] })],
    ['a missing stack', (saved) => Object.assign(saved, { crownStack: undefined })],
    ['a market of two', (saved) => Object.assign(saved, { market: [0, 1] })],
    ['a purse of air', (saved) => Object.assign(saved, { purses: [-1, 3] })],
    ['a wrong option', (saved) => Object.assign(saved, { config: { settings: { bear: 9 } } })],
  ])('with %s is not loaded', (_what, spoil) => {
    const saved = JSON.parse(JSON.stringify(save(playRandomly({}, 'spoilt').state)));
    spoil(saved);
    expect(() => load(saved)).toThrow();
  });
});
