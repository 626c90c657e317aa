import { describe, expect, test } from 'vitest';
import { keyFromSeed, legal, Match, Refusal } from '#kernel';
import { proves } from '../../proves.ts';
import { notation, packPlacement, unpackPlacement } from '../answer.ts';
import { position, type Sketch } from '../positions.ts';
import { answer, BEAR, begin, forbidden } from '../testing/position.ts';
import type { ContraTiles } from '../types.ts';
import { contraTilesGame as game } from './game.ts';
import { cellAt, matches, spotAt } from './layout.ts';
import { PASS } from './placements.ts';
import { place } from './placing.ts';

/** The cells that appear in some notations. */
function cells(notations: readonly string[]): string[] {
  return [...new Set(notations.map((notation) => notation.split(' at ')[1] ?? ''))].sort();
}

/** The edges of the tile that lies on a cell. */
function lyingOn(match: Match<ContraTiles>, x: number, y: number): string | undefined {
  const tile = match.view(null).view.layout.find((laid) => laid.x === x && laid.y === y);
  return tile !== undefined && 'edges' in tile ? tile.edges : undefined;
}

describe('a player tile', () => {
  const start = `
    R .
    . B`;

  proves('contra-tiles.place-player.adjacent-crown', 'goes on an empty cell that shares a side with a crown', () => {
    const match = begin({ picture: start, bear: ['RBGY'], market: 'GGG' });
    expect(cells(match.options())).toEqual(['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1']);
    for (const cell of ['2,2', '3,0']) expect(forbidden(match, BEAR, `tile 1 turn 0 at ${cell}`)).toContain('contra-tiles.place-player.adjacent-crown');
    for (const cell of ['0,0', '1,1']) expect(forbidden(match, BEAR, `tile 1 turn 0 at ${cell}`)).toEqual(['contra-tiles.geometry.permanent']);
  });

  const yellowAndGreen: Sketch = {
    picture: `
      Y .
      . G`,
    bear: ['BBYR'],
    market: 'RRR',
  };

  proves('contra-tiles.place-player.match-one', 'is legal when one of its edges has the colour of the crown it lies against', () => {
    const match = begin(yellowAndGreen);
    answer(match, 'tile 1 turn 1 at 1,0');
    expect(lyingOn(match, 1, 0)).toBe('RBBY');
  });

  proves('contra-tiles.place-player.mismatch-allowed', 'may show another edge to a crown of another colour', () => {
    const match = begin(yellowAndGreen);
    expect(forbidden(match, BEAR, 'tile 1 turn 1 at 1,0')).toEqual([]);
    answer(match, 'tile 1 turn 1 at 1,0');
    expect(matches(match.state.layout, spotAt(match.state.layout, cellAt(1, 0)))).toBe(1);
  });

  proves(
    ['contra-tiles.place-player.no-match#1', 'contra-tiles.place-player.no-match#2', 'contra-tiles.place-player.match-one'],
    'is refused while no edge matches, and accepted when it is turned so that one does',
    () => {
      const match = begin({ picture: 'R', bear: ['BBYR'], market: 'GGG' });
      expect(forbidden(match, BEAR, 'tile 1 turn 2 at 1,0')).toEqual(['contra-tiles.place-player.match-one', 'contra-tiles.place-player.no-match']);
      expect(() => answer(match, 'tile 1 turn 2 at 1,0')).toThrow(Refusal);
      answer(match, 'tile 1 turn 0 at 1,0');
      expect(lyingOn(match, 1, 0)).toBe('BBYR');
    },
  );

  proves('contra-tiles.place-player.rotation#1', 'may be turned in quarter steps before it is placed, never flipped, and never turned afterwards', () => {
    const offered = ['tile 1 turn 2 at 0,-1', 'tile 1 turn 1 at -1,0', 'tile 1 turn 3 at 1,0', 'tile 1 turn 0 at 0,1'];
    expect(
      begin({ picture: 'R', bear: ['RBGY'], market: 'YYY' })
        .options()
        .sort(),
    ).toEqual([...offered].sort());
    const laid = offered.map((notation) => {
      const match = begin({ picture: 'R', bear: ['RBGY'], market: 'YYY' });
      answer(match, notation);
      expect(match.options().every((option) => option.startsWith('crown'))).toBe(true);
      const [x = 0, y = 0] = (notation.split(' at ')[1] ?? '').split(',').map(Number);
      return lyingOn(match, x, y);
    });
    expect(laid).toEqual(['GYRB', 'YRBG', 'BGYR', 'RBGY']);
    expect(laid).not.toContain('RYGB');
  });

  proves('contra-tiles.place-player.fresh-crown', 'may lie against a crown that was laid in the same turn', () => {
    const match = begin({ picture: 'R w:BGYR', bear: ['GGYR'], market: 'GBB' });
    expect(forbidden(match, BEAR, 'tile 1 turn 2 at 3,0')).toContain('contra-tiles.place-player.adjacent-crown');
    answer(match, 'crown 1 at 2,0');
    expect(forbidden(match, BEAR, 'tile 1 turn 2 at 3,0')).toEqual([]);
    answer(match, 'tile 1 turn 2 at 3,0');
    expect(lyingOn(match, 3, 0)).toBe('YRGG');
  });
});

describe('a crown', () => {
  proves('contra-tiles.place-crown.adjacent-player-tile', 'goes on an empty cell that shares a side with a player tile', () => {
    const match = begin({ picture: '. b:RBGY', market: 'RBG' });
    for (const cell of ['2,0', '1,-1']) expect(forbidden(match, BEAR, `crown 3 at ${cell}`)).not.toContain('contra-tiles.place-crown.adjacent-player-tile');
    expect(forbidden(match, BEAR, 'crown 3 at 3,0')).toContain('contra-tiles.place-crown.adjacent-player-tile');
    expect(cells(match.options())).toEqual(['1,-1', '1,1', '2,0']);
  });

  proves(['contra-tiles.place-crown.match-one#1', 'contra-tiles.place-crown.match-one#2'], 'has the colour of the edge it lies against', () => {
    const match = begin({ picture: '. b:BGYR', market: 'GRB' });
    expect(forbidden(match, BEAR, 'crown 1 at 2,0')).toEqual([]);
    expect(forbidden(match, BEAR, 'crown 2 at 2,0')).toEqual(['contra-tiles.place-crown.match-one']);
  });

  proves('contra-tiles.place-crown.any-owner', 'may match the tile of either player', () => {
    const match = begin({ picture: 'R w:BGYR', market: 'GYB', active: 'bear' });
    expect(forbidden(match, BEAR, 'crown 1 at 2,0')).toEqual([]);
    answer(match, 'crown 1 at 2,0');
    expect(match.state.layout.tiles.length).toBe(3);
  });

  proves(['contra-tiles.place-crown.spoil#1', 'contra-tiles.place-crown.spoil#2'], 'may show a wrong colour to another player tile, for good', () => {
    const match = begin({
      picture: `
        b:RBGY   .
        .      w:BBYR`,
      at: [2, 1],
      market: 'GBB',
    });
    const woman = spotAt(match.state.layout, cellAt(3, 2));
    expect(forbidden(match, BEAR, 'crown 1 at 2,2')).toEqual([]);
    answer(match, 'crown 1 at 2,2');
    expect([(match.state.layout.facing[woman] ?? 0) >> 16, matches(match.state.layout, woman)]).toEqual([1, 0]);
    expect(forbidden(match, BEAR, 'crown 2 at 2,2')).toContain('contra-tiles.geometry.permanent');
  });

  proves('contra-tiles.place-crown.no-spoil-only', 'that matches no adjoining edge is refused, even as sabotage', () => {
    const match = begin({ picture: '. w:YRBG', market: 'GYB' });
    expect(forbidden(match, BEAR, 'crown 1 at 2,0')).toEqual(['contra-tiles.place-crown.match-one', 'contra-tiles.place-crown.no-spoil-only']);
    expect(() => answer(match, 'crown 1 at 2,0')).toThrow(Refusal);
  });

  proves('contra-tiles.turn.opening-forces-player-tile', 'can never be the first placement of a game: no player tile adjoins', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const match = Match.start(game, { settings: { bear: 0 } }, { key: keyFromSeed(seed) });
      const tried = [...place.candidates(match.state, null)]
        .map((option) => notation.print(unpackPlacement(option)))
        .filter((text) => text.startsWith('crown'));
      expect(tried.length).toBeGreaterThan(3 * 30);
      for (const text of tried.filter((n) => !/ at (0,0|1,1)$/.test(n)))
        expect(forbidden(match, BEAR, text).slice(0, 2)).toEqual([
          'contra-tiles.place-crown.adjacent-player-tile',
          'contra-tiles.turn.opening-forces-player-tile',
        ]);
      expect(match.options().every((notation) => notation.startsWith('tile'))).toBe(true);
    }
  });
});

proves(
  ['contra-tiles.geometry.diagonal-is-nothing#1', 'contra-tiles.geometry.diagonal-is-nothing#2', 'contra-tiles.geometry.diagonal-is-nothing#3'],
  'corner contact neither permits a placement nor counts as a match or as covered',
  () => {
    const match = begin({ picture: 'R', bear: ['RBGY'], market: 'RRR' });
    for (const turn of [0, 1, 2, 3])
      expect(forbidden(match, BEAR, `tile 1 turn ${turn} at 1,1`)).toEqual([
        'contra-tiles.place-player.adjacent-crown',
        'contra-tiles.geometry.diagonal-is-nothing',
      ]);
    answer(match, 'tile 1 turn 3 at 1,0');
    expect(forbidden(match, BEAR, 'crown 1 at 2,1')).toContain('contra-tiles.geometry.diagonal-is-nothing');
    const corners = begin({
      picture: `
      w:RRBG   .    w:GGYR
        R    b:BGYR   B
      w:RBRY   Y    w:GGRB`,
      at: [0, -1],
      market: 'BBR',
    });
    const tile = spotAt(corners.state.layout, cellAt(1, 0));
    expect([(corners.state.layout.facing[tile] ?? 0) >> 16, matches(corners.state.layout, tile)]).toEqual([3, 2]);
  },
);

describe('a slot that is empty', () => {
  const picture = 'R w:BGYR';

  proves(['contra-tiles.refill.market#2', 'contra-tiles.refill.exhausted#1'], 'offers nothing: it is filled after the turn, or never again', () => {
    expect(forbidden(begin({ picture, market: '-GB' }), BEAR, 'crown 1 at 2,0')).toEqual(['contra-tiles.refill.market']);
    expect(forbidden(begin({ picture, market: '-GB', crownStack: '' }), BEAR, 'crown 1 at 2,0')).toEqual(['contra-tiles.refill.exhausted']);
  });

  proves(
    ['contra-tiles.refill.exhausted#2', 'contra-tiles.turn.no-player-tiles-left#1'],
    'of a rack says whether it will be filled, stays empty, or was the last',
    () => {
      const notation = 'tile 2 turn 0 at -1,0';
      expect(forbidden(begin({ picture, bear: ['RBGY', '-', 'RRGY'] }), BEAR, notation)).toEqual(['contra-tiles.refill.rack']);
      expect(forbidden(begin({ picture, bear: ['RBGY'], bearStack: [] }), BEAR, notation)).toEqual(['contra-tiles.refill.exhausted']);
      expect(forbidden(begin({ picture, bear: [], bearStack: [] }), BEAR, notation)).toEqual(['contra-tiles.turn.no-player-tiles-left']);
    },
  );
});

test('why not: also far from everything that lies, and for what cannot be read at all', () => {
  const match = begin({ picture: 'R .\n. B', bear: ['RBGY'], market: 'GGG' });
  expect(match.whyNot(BEAR, 'tile 1 turn 0 at 40,-31')).toMatchObject({ kind: 'forbidden' });
  for (const nonsense of ['tile 1 at 1,0', 'crown 1 turn 2 at 1,0', 'tile 4 turn 0 at 1,0', 'crown 1 at 900,0', 'tile 1 turn 0 at 1.5,0'])
    expect(match.whyNot(BEAR, nonsense)).toEqual({ kind: 'unknown' });
});

describe('who tries what cannot be is told every rule against it, and none that is kept', () => {
  const beside: Sketch = { picture: 'R w:BGYR', bear: ['GYGB'], market: 'GYB' };

  proves('contra-tiles.place-player.adjacent-crown', 'a tile beside nothing but another player tile', () => {
    for (const turn of [0, 1, 2, 3]) expect(forbidden(begin(beside), BEAR, `tile 1 turn ${turn} at 2,0`)).toEqual(['contra-tiles.place-player.adjacent-crown']);
  });

  proves('contra-tiles.place-crown.adjacent-player-tile', 'a crown beside nothing but another crown', () => {
    expect(forbidden(begin(beside), BEAR, 'crown 1 at -1,0')).toEqual(['contra-tiles.place-crown.adjacent-player-tile']);
  });

  proves('contra-tiles.geometry.permanent#3', 'anything on a cell that is covered, whatever the colours around it', () => {
    const match = begin(beside);
    for (const cell of ['0,0', '1,0'])
      for (const tried of ['tile 1 turn 0', 'tile 1 turn 1', 'crown 1', 'crown 2', 'crown 3'])
        expect(forbidden(match, BEAR, `${tried} at ${cell}`)).toEqual(['contra-tiles.geometry.permanent']);
  });

  proves('contra-tiles.turn.opening-forces-player-tile', 'a crown before the first player tile, even on a crown', () => {
    const start = begin({ picture: 'R .\n. B', bear: ['RBGY'], market: 'GGG' });
    expect(forbidden(start, BEAR, 'crown 1 at 1,0')).toEqual(['contra-tiles.place-crown.adjacent-player-tile', 'contra-tiles.turn.opening-forces-player-tile']);
    expect(forbidden(start, BEAR, 'crown 1 at 0,0')).toEqual(['contra-tiles.turn.opening-forces-player-tile', 'contra-tiles.geometry.permanent']);
    expect(start.options().every((option) => option.startsWith('tile'))).toBe(true);
    expect(forbidden(begin({ picture: '. w:BGYR', market: 'GYB' }), BEAR, 'crown 1 at 3,0')).toEqual(['contra-tiles.place-crown.adjacent-player-tile']);
  });

  proves('contra-tiles.setup.sides', 'a tile of the other player, for that reason alone', () => {
    for (const slot of [1, 2, 3]) expect(forbidden(begin(beside), BEAR, `other tile ${slot}`)).toEqual(['contra-tiles.setup.sides']);
  });

  proves('contra-tiles.turn.mandatory#2', 'to pass while something fits, and nothing against it when nothing does', () => {
    const match = begin(beside);
    expect(forbidden(match, BEAR, 'pass')).toEqual(['contra-tiles.turn.mandatory']);
    expect(legal(place, position({ picture: 'R', market: 'GGG', bear: ['GYGB'] }), null)).toEqual([PASS]);
  });

  proves('contra-tiles.refill.rack', 'a tile of an empty rack while one is left in the stack', () => {
    const match = begin({ picture: 'R w:BGYR', bear: [], bearStack: ['RBGY'], market: 'GYB' });
    expect(forbidden(match, BEAR, 'tile 1 turn 0 at -1,0')).toEqual(['contra-tiles.refill.rack']);
  });
});

/** Which of the cells around the first one the clause speaks of. */
function cellsOf(clause: string, match: Match<ContraTiles>, tried: string): string[] {
  const around = [-2, -1, 0, 1, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => `${x},${y}`));
  return around.filter((cell) => forbidden(match, BEAR, `${tried} at ${cell}`).includes(clause));
}

const DIAGONAL = 'contra-tiles.geometry.diagonal-is-nothing';

proves('contra-tiles.geometry.diagonal-is-nothing#1', 'a tile touches only a corner on the four cells aslant of a crown, and nowhere else', () => {
  expect(cellsOf(DIAGONAL, begin({ picture: 'R', bear: ['RBGY'], market: 'GGG' }), 'tile 1 turn 0')).toEqual(['-1,-1', '1,-1', '-1,1', '1,1']);
});

proves('contra-tiles.geometry.diagonal-is-nothing#2', 'a crown touches only a corner on the four cells aslant of a tile, and nowhere else', () => {
  expect(cellsOf(DIAGONAL, begin({ picture: 'w:RBGY', at: [0, 1], market: 'GGG' }), 'crown 1')).toEqual(['-1,0', '1,0', '-1,2', '1,2']);
});

proves(DIAGONAL, 'the corner of a tile of the same kind is no contact at all', () => {
  const both = begin({ picture: 'R w:BGYR', bear: ['RBGY'], market: 'GYB' });
  expect(cellsOf(DIAGONAL, both, 'crown 1')).toEqual(['0,-1', '2,-1', '0,1', '2,1']);
  expect(cellsOf(DIAGONAL, both, 'tile 1 turn 0')).toEqual(['-1,-1', '1,-1', '-1,1', '1,1']);
});

test('what could be tried is every slot, turned in every way, on every cell up to two steps from what lies, and to take another’s tile or none', () => {
  const { state } = begin({ picture: 'R w:BGYR', at: [4, -2], market: 'GYB' });
  const tried = [...place.candidates(state, null)];
  const texts = tried.map((option) => notation.print(unpackPlacement(option)));
  const cells = [-4, -3, -2, -1, 0].flatMap((y) => [2, 3, 4, 5, 6, 7].map((x) => `${x},${y}`));
  const tiles = [1, 2, 3].flatMap((slot) => [0, 1, 2, 3].map((turn) => `tile ${slot} turn ${turn}`));
  expect(texts).toEqual([
    ...cells.flatMap((cell) => ['crown 1', 'crown 2', 'crown 3', ...tiles].map((piece) => `${piece} at ${cell}`)),
    'other tile 1',
    'other tile 2',
    'other tile 3',
    'pass',
  ]);
  expect(tried.map((option) => packPlacement(unpackPlacement(option)))).toEqual(tried);
});
