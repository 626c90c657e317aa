import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { contraTilesGame as game } from './game.ts';
import { laws } from './laws.ts';
import { cellAt, lay, STEPS, xOf, yOf } from './layout.ts';
import { crownEdges, crownPiece, isCrown, playerPiece, tileEdges } from './pieces.ts';
import { copy, type State } from './state.ts';

/** All states at which something is decided, and the last one, of one random game with each set of options. */
function* reached(seed: string): Iterable<State> {
  for (const { settings } of SETTING_SETS) {
    const states: State[] = [];
    states.push(playRandomly({ settings }, seed, ({ state }) => states.push(copy(state))).state);
    yield* states;
  }
}

function broken(g: State): string[] {
  return laws.filter((law) => !law.holds(g)).map((law) => law.name);
}

describe('in every state that random games reach', () => {
  test('all laws hold', () => {
    for (const seed of ['laws 1', 'laws 2', 'laws 3']) for (const g of reached(seed)) expect(broken(g)).toEqual([]);
  });

  proves('contra-tiles.components.coin-count', 'there are 24 coins, none is created or destroyed', () => {
    for (const g of reached('coins')) expect(g.purses[0] + g.purses[1] + g.supply).toBe(24);
  });

  proves('contra-tiles.geometry.parity', 'crowns lie where x + y is even, player tiles where it is odd', () => {
    for (const g of reached('parity'))
      for (const tile of g.layout.tiles) expect(Math.abs(xOf(tile >> 7) + yOf(tile >> 7)) % 2).toBe(isCrown(tile & 127) ? 0 : 1);
  });

  proves('contra-tiles.geometry.no-like-neighbours', 'the four neighbours of a player tile are each empty or a crown', () => {
    let surrounded = 0;
    for (const g of reached('neighbours')) {
      const lying = new Map(g.layout.tiles.map((tile) => [tile >> 7, isCrown(tile & 127) ? 'crown' : 'player tile']));
      for (const [cell, kind] of lying) {
        const around = STEPS.map((step) => lying.get(cell + step));
        expect(around).not.toContain(kind);
        if (kind === 'player tile' && around.every((neighbour) => neighbour === 'crown')) surrounded++;
      }
    }
    expect(surrounded).toBeGreaterThan(0);
  });

  test('a match has no more answers than its bound', () => {
    for (const { settings } of SETTING_SETS) expect(playRandomly({ settings }, 'bound').number).toBeLessThan(game.bound);
  });
});

describe('a law is broken', () => {
  const twoTilesSideBySide = (g: State): void => {
    for (const x of [40, 41]) lay(g.layout, cellAt(x, 40), playerPiece(0, 0, 0), tileEdges('RRGY'));
  };
  const reachedState = (): State => copy(playRandomly({}, 'broken').state);

  test.each<[string, (g: State) => void]>([
    ['there are 24 coins', (g) => g.supply++],
    ['there are 28 crowns', (g) => g.market.fill(-1)],
    ['there are 7 crowns of each colour', (g) => g.crownStack.splice(0, 2, 9, 9)],
    ['each side has each of its 13 faces once', (g) => g.racks[0].fill(5)],
    ['crowns lie on even cells, player tiles on odd ones', (g) => lay(g.layout, cellAt(40, 41), crownPiece(0), crownEdges(0))],
    ['like tiles never share a side', twoTilesSideBySide],
  ])('%s', (name, spoil) => {
    const g = reachedState();
    spoil(g);
    expect(broken(g)).toContain(name);
  });
});
