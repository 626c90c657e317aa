import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { position } from '../positions.ts';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { contraTilesGame as game } from './game.ts';
import { laws } from './laws.ts';
import { cellAt, lay, STEPS, xOf, yOf } from './layout.ts';
import { crownEdges, crownPiece, isCrown, playerPiece, tileEdges } from './pieces.ts';
import { copy, NONE, type State } from './state.ts';

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

/** Some tiles of both kinds on both sides of the first cell, and an uneven share of the coins. */
const scene = (): State =>
  position({
    picture: `
      b:BGYR   R    w:RBGY
        .    b:RRGY   B`,
    at: [-1, -2],
    market: 'GG-',
    bear: ['BBYR', '-', 'YRYG'],
    woman: ['RRGY'],
    purses: [4, 1],
  });

test('in a scene with tiles everywhere all laws hold', () => {
  expect(broken(scene())).toEqual([]);
});

const [COINS, CROWNS, COLOURS, FACES, CELLS, SIDES] = laws.map(({ name }) => name);

describe('whoever counts finds', () => {
  proves('contra-tiles.components.coin-count', 'a coin too many or too few, wherever it lies, and a purse below nothing', () => {
    for (const coins of [1, -1]) {
      for (const side of [0, 1] as const) {
        const g = scene();
        g.purses[side] += coins;
        expect(broken(g)).toEqual([COINS]);
      }
      const g = scene();
      g.supply += coins;
      expect(broken(g)).toEqual([COINS]);
    }
    for (const [bear, woman, supply, names] of [
      [0, 0, 24, []],
      [12, 12, 0, []],
      [-1, 12, 13, [COINS]],
      [12, -1, 13, [COINS]],
      [13, 12, -1, [COINS]],
    ] as const) {
      const g = scene();
      g.purses.splice(0, 2, bear, woman);
      g.supply = supply;
      expect(broken(g)).toEqual(names);
    }
  });

  proves('contra-tiles.components.crown-count', 'a crown of any colour that is there once more: in the stack, in the market, on the table', () => {
    for (const colour of [0, 1, 2, 3]) {
      const stacked = scene();
      stacked.crownStack[colour] = (stacked.crownStack[colour] ?? 0) + 1;
      expect(broken(stacked)).toEqual([CROWNS, COLOURS]);
      const shown = scene();
      shown.market[2] = colour;
      expect(broken(shown)).toEqual([CROWNS, COLOURS]);
      const laid = scene();
      lay(laid.layout, cellAt(4, 4), crownPiece(colour), crownEdges(colour));
      expect(broken(laid)).toEqual([CROWNS, COLOURS]);
    }
  });

  test('a crown that changed its colour', () => {
    const g = scene();
    g.market[0] = 3;
    expect(broken(g)).toEqual([COLOURS]);
  });

  proves('contra-tiles.components.player-tile-count#2', 'any face of either side that is missing or there twice', () => {
    for (const side of [0, 1] as const)
      for (let face = 0; face < 13; face++) {
        const missing = scene();
        const [stack, rack] = [missing.tileStacks[side], missing.racks[side]];
        if (stack[face] === 1) stack[face] = 0;
        else if (rack.includes(face)) rack[rack.indexOf(face)] = NONE;
        else continue;
        expect(broken(missing)).toEqual([FACES]);
        const twice = scene();
        lay(twice.layout, cellAt(4, 5), playerPiece(side, face, 1), tileEdges('RRGY'));
        expect(broken(twice)).toEqual([FACES]);
      }
  });

  proves('contra-tiles.geometry.parity', 'a tile on a cell of the other kind, even alone', () => {
    const tile = scene();
    tile.tileStacks[1][5] = 0;
    lay(tile.layout, cellAt(-4, -4), playerPiece(1, 5, 0), tileEdges('BBGY'));
    expect(broken(tile)).toEqual([CELLS]);
    const crown = scene();
    crown.crownStack[3] = 6;
    lay(crown.layout, cellAt(-4, -5), crownPiece(3), crownEdges(3));
    expect(broken(crown)).toEqual([CELLS]);
  });

  proves('contra-tiles.geometry.no-like-neighbours', 'like tiles side by side in any direction, and two on one cell', () => {
    for (const step of STEPS) {
      const g = scene();
      for (const at of [0, step]) lay(g.layout, cellAt(9, 9) + at, crownPiece(2), crownEdges(2));
      expect(broken(g)).toContain(SIDES);
    }
    const twice = scene();
    twice.layout.tiles.push(twice.layout.tiles[0] ?? 0);
    expect(broken(twice)).toEqual([FACES, SIDES]);
  });
});
