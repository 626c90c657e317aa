import { describe, expect, test } from 'vitest';
import { position } from '../positions.ts';
import { cross } from '../testing/cross.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { answer, begin } from '../testing/position.ts';
import { listPlacements } from './placements.ts';
import { load, save } from './save.ts';
import { outcomeOf, type State } from './state.ts';

const SCENE = { picture: 'R w:BGYR', bear: ['RBGY'] };
const NO_TILES: readonly number[] = new Array<number>(13).fill(0);

const throughJson = (g: State): State => load(JSON.parse(JSON.stringify(save(g))));

const withRacks = (saved: object, ...racks: readonly (readonly number[])[]): object => Object.assign(saved, { racks });

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
    ['half a coin', (saved) => Object.assign(saved, { purses: [3, 2.5] })],
    ['coins in words', (saved) => Object.assign(saved, { purses: ['3', 3] })],
    ['a single purse', (saved) => Object.assign(saved, { purses: [3] })],
    ['25 coins', (saved) => Object.assign(saved, { purses: [25, 0] })],
    ['25 coins of Woman', (saved) => Object.assign(saved, { purses: [0, 25] })],
    ['a supply of 25', (saved) => Object.assign(saved, { supply: 25 })],
    ['a supply of less than nothing', (saved) => Object.assign(saved, { supply: -1 })],
    ['a third seat', (saved) => Object.assign(saved, { bear: 2 })],
    ['a third side', (saved) => Object.assign(saved, { active: 2 })],
    ['a fifth colour in the market', (saved) => Object.assign(saved, { market: [0, 4, 1] })],
    ['a slot that is less than empty', (saved) => Object.assign(saved, { market: [0, -2, 1] })],
    ['a fourteenth face on a rack', (saved) => withRacks(saved, [0, 13, 1], [0, 1, 2])],
    ['a fourteenth face on the other rack', (saved) => withRacks(saved, [0, 1, 2], [0, 13, 1])],
    ['a single rack', (saved) => Object.assign(saved, { racks: [[0, 1, 2]] })],
    ['eight crowns of a colour', (saved) => Object.assign(saved, { crownStack: [0, 0, 8, 0] })],
    ['a face twice in a stack', (saved) => Object.assign(saved, { tileStacks: [[2, ...NO_TILES.slice(1)], NO_TILES] })],
    ['a face twice in the other stack', (saved) => Object.assign(saved, { tileStacks: [NO_TILES, [2, ...NO_TILES.slice(1)]] })],
    ['a fourteenth face in a stack', (saved) => Object.assign(saved, { tileStacks: [[0, ...NO_TILES], NO_TILES] })],
    ['a turn before the first', (saved) => Object.assign(saved, { turn: 0 })],
    ['a turn after the last', (saved) => Object.assign(saved, { turn: 61 })],
    ['three tiles in a turn', (saved) => Object.assign(saved, { laid: 3 })],
    ['three passes', (saved) => Object.assign(saved, { passes: 3 })],
    ['a third winner', (saved) => Object.assign(saved, { cause: 'broke', winner: 2 })],
    ['a tile between cells', (saved) => Object.assign(saved, { tiles: [[0.5, 0, 'R']] })],
    ['a tile between rows', (saved) => Object.assign(saved, { tiles: [[0, 0.5, 'R']] })],
    ['a tile on a cell in words', (saved) => Object.assign(saved, { tiles: [['0', 0, 'R']] })],
    ['a tile with a fourteenth face', (saved) => Object.assign(saved, { tiles: [[1, 0, 'bear', 13, 0]] })],
    ['a tile turned four times', (saved) => Object.assign(saved, { tiles: [[1, 0, 'bear', 0, 4]] })],
    ['a wrong option', (saved) => Object.assign(saved, { config: { settings: { bear: 9 } } })],
  ])('with %s is not loaded', (_what, spoil) => {
    const saved = JSON.parse(JSON.stringify(save(position(SCENE))));
    spoil(saved);
    expect(() => load(saved)).toThrow();
  });

  test('without its lists is refused in plain words', () => {
    const saved = JSON.parse(JSON.stringify(save(position(SCENE))));
    for (const name of ['tiles', 'closed', 'racks', 'tileStacks', 'purses', 'market', 'crownStack'])
      expect(() => load({ ...saved, [name]: null })).toThrow('a list is missing');
  });

  test('at the limits of everything is loaded', () => {
    const saved = JSON.parse(JSON.stringify(save(position(SCENE))));
    for (const limits of [
      { purses: [24, 0], supply: 0, turn: 60, laid: 2, passes: 2, active: 1, bear: 1 },
      { purses: [0, 24], supply: 24, turn: 1, laid: 0, passes: 0, active: 0, bear: 0 },
      {
        market: [-1, 0, 3],
        racks: [
          [-1, 0, 12],
          [12, 0, -1],
        ],
        crownStack: [0, 7, 7, 0],
      },
      {
        tiles: [
          [60, -60, 'Y'],
          [-60, 60, 'R'],
          [60, -59, 'bear', 0, 0],
          [-60, 59, 'woman', 12, 3],
        ],
      },
    ])
      expect(save(load({ ...saved, ...limits }))).toEqual({ ...saved, ...limits });
  });

  test('keeps what was agreed on', () => {
    const g = position({ ...SCENE, settings: { 'broke-strict': true }, config: { scoring: 'in-order' } });
    expect(save(g)).toMatchObject({ config: { scoring: 'in-order', faces: 'ours', settings: { bear: 0, 'broke-strict': true, 'strict-two': false } } });
    expect(throughJson(g).config).toEqual(g.config);
  });

  test('that is over keeps who has won, or that nobody has', () => {
    const state = position(SCENE);
    for (const cause of ['broke', 'crowns', 'passes'] as const)
      for (const winner of [0, 1, null]) {
        const outcome = outcomeOf(cause, winner);
        expect(save({ ...state, outcome })).toMatchObject({ cause, winner });
        expect(throughJson({ ...state, outcome }).outcome).toEqual(outcome);
      }
    expect(save(state)).toMatchObject({ cause: null, winner: null });
    expect(throughJson(state).outcome).toBeNull();
  });
});
