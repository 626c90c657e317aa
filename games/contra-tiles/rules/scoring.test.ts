import { describe, expect, test } from 'vitest';
import type { Match } from '#kernel';
import { proves } from '../../proves.ts';
import { worth } from '../facts/coins.ts';
import { cross } from '../testing/cross.ts';
import { playRandomly } from '../testing/games.ts';
import { answer, BEAR, begin, forbidden, WOMAN } from '../testing/position.ts';
import type { ContraTiles } from '../types.ts';
import { cellAt, matches, spotAt } from './layout.ts';

type Played = Match<ContraTiles>;

/** Purses and supply. */
function coins({ state }: Played): { readonly purses: readonly number[]; readonly supply: number } {
  return { purses: [...state.purses], supply: state.supply };
}

function scored(match: Played): readonly unknown[] {
  return match.events.flatMap(({ event }) => (event.kind === 'score' ? [[event.x, event.y, event.matching]] : []));
}

const CLOSE = 'crown 3 at 0,0';
const rack = { bear: ['RRGY', 'RBRY', 'BBYR'], woman: ['RRGY', 'RBRY', 'BBYR'] };

test('the tiles of the cross match as often as it says', () => {
  for (const [at, tile, edges] of [
    ['north', 'b:RBGY', 4],
    ['east', 'b:BGYG', 3],
    ['south', 'b:GRBG', 2],
    ['west', 'b:GGRB', 2],
    ['west', 'b:BGBR', 1],
    ['west', 'b:RRBG', 0],
  ] as const) {
    const match = begin({ ...cross({ north: 'w:RBGY', [at]: tile }), purses: [5, 5] });
    answer(match, CLOSE);
    const [x, y] = ({ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const)[at];
    expect(matches(match.state.layout, spotAt(match.state.layout, cellAt(x, y)))).toBe(edges);
  }
});

describe('a player tile that is surrounded', () => {
  proves('contra-tiles.scoring.trigger', 'is scored at once, before the second placement of the turn is chosen', () => {
    const match = begin({ ...cross({ north: 'b:RBGY' }), ...rack });
    answer(match, CLOSE);
    expect(match.asked).toEqual([BEAR]);
    expect(match.state.laid).toBe(1);
    expect(coins(match)).toEqual({ purses: [4, 3], supply: 17 });
  });

  proves(
    ['contra-tiles.scoring.four', 'contra-tiles.scoring.owner#2'],
    'with four matching edges gives its owner 1 coin from the supply, whoever closed it',
    () => {
      for (const active of ['bear', 'woman'] as const) {
        const match = begin({ ...cross({ north: 'b:RBGY' }), ...rack, active });
        answer(match, CLOSE);
        expect(coins(match)).toEqual({ purses: [4, 3], supply: 17 });
      }
    },
  );

  proves('contra-tiles.scoring.three', 'with three matching edges does nothing', () => {
    const match = begin({ ...cross({ east: 'b:BGYG' }), ...rack });
    answer(match, CLOSE);
    expect(scored(match)).toEqual([[1, 0, 3]]);
    expect(coins(match)).toEqual({ purses: [3, 3], supply: 18 });
  });

  proves(
    ['contra-tiles.scoring.fewer-than-three#1', 'contra-tiles.scoring.fewer-than-three#2'],
    'with two, one or no matching edge costs its owner 2 coins',
    () => {
      for (const tile of [{ south: 'w:GRBG' }, { west: 'w:BGBR' }, { north: 'w:RBGY', west: 'w:RRBG' }]) {
        const match = begin({ ...cross(tile), ...rack });
        answer(match, CLOSE);
        const gained = 'north' in tile ? 1 : 0;
        expect(coins(match)).toEqual({ purses: [3, 1 + gained], supply: 20 - gained });
      }
      expect([4, 3, 2, 1, 0].map(worth)).toEqual([1, 0, -2, -2, -2]);
    },
  );

  proves('contra-tiles.scoring.owner#1', 'is its owner’s gain or loss, not that of the player who closed it', () => {
    const match = begin({ ...cross({ west: 'w:BGBR' }), ...rack, active: 'bear' });
    answer(match, CLOSE);
    expect(coins(match)).toEqual({ purses: [3, 1], supply: 20 });
  });

  proves('contra-tiles.scoring.player-tile-into-hole', 'because it was laid between four crowns is scored at once', () => {
    const match = begin({
      picture: `
        .  R  .
        Y  .  B
        .  G  .`,
      at: [0, -1],
      bear: ['RBGY', 'RRGY'],
      market: 'RBG',
    });
    answer(match, 'tile 1 turn 0 at 1,0');
    expect(coins(match)).toEqual({ purses: [4, 3], supply: 17 });
    expect(match.asked).toEqual([BEAR]);
  });

  proves(
    ['contra-tiles.geometry.permanent#1', 'contra-tiles.geometry.permanent#2', 'contra-tiles.geometry.permanent#3', 'contra-tiles.place-player.rotation#2'],
    'stays where it is and never scores again',
    () => {
      for (let game = 0; game < 20; game++) {
        let before: readonly number[] = [];
        const match = playRandomly({ settings: { bear: 0, 'broke-strict': true } }, `permanent ${game}`, ({ state }) => {
          expect(state.layout.tiles.slice(0, before.length)).toEqual(before);
          before = [...state.layout.tiles];
        });
        const cells = scored(match).map((entry) => String((entry as number[]).slice(0, 2)));
        expect(new Set(cells).size).toBe(cells.length);
      }
      const match = begin({ ...cross({ north: 'b:RBGY', west: 'b:BGBR' }), ...rack, purses: [4, 3] });
      answer(match, CLOSE);
      expect(forbidden(match, BEAR, 'tile 1 turn 0 at 0,-1')).toContain('contra-tiles.geometry.permanent');
    },
  );
});

describe('several tiles closed by one crown', () => {
  proves('contra-tiles.scoring.several-at-once#1', 'are scored as one event: gains and losses of a player are set off', () => {
    const match = begin({ ...cross({ north: 'b:RBGY', south: 'b:GRBG' }), ...rack, purses: [2, 3] });
    answer(match, CLOSE);
    expect(match.outcome).toBeNull();
    expect(coins(match)).toEqual({ purses: [1, 3], supply: 20 });
  });

  const four = {
    ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'w:GRBG', west: 'b:BGBR' }),
    bear: rack.bear,
    woman: ['RRGY', 'RBRY', 'BBYR'],
    purses: [2, 3],
  } as const;

  proves('contra-tiles.scoring.several-at-once#2', 'can be four of both players: 2 and 3 coins become 1 and 1, nobody is broke', () => {
    const match = begin({ ...four, active: 'woman' });
    answer(match, CLOSE);
    expect(scored(match)).toHaveLength(4);
    expect(match.outcome).toBeNull();
    expect(coins(match)).toEqual({ purses: [1, 1], supply: 22 });
  });

  proves(
    ['contra-tiles.scoring.several-at-once#3', 'contra-tiles.scoring.several-at-once#4'],
    'with scoring-order-active are scored in the order the active player chooses, with a broke check after each',
    () => {
      const match = begin({ ...four, active: 'woman', settings: { 'scoring-order-active': true } });
      answer(match, CLOSE);
      expect(match.asked).toEqual([WOMAN]);
      expect(match.options()).toEqual(['score 0,-1', 'score 1,0', 'score 0,1', 'score -1,0']);
      answer(match, 'score -1,0');
      expect(scored(match)).toEqual([[-1, 0, 1]]);
      expect(coins(match)).toEqual({ purses: [0, 3], supply: 21 });
      expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'broke' });
    },
  );

  proves('contra-tiles.scoring.trigger', 'are scored before anything else is laid, and nothing but closed player tiles is scored', () => {
    const match = begin({ ...four, active: 'woman', settings: { 'scoring-order-active': true } });
    answer(match, 'crown 3 at 0,0');
    for (const notation of ['tile 1 turn 0 at 3,0', 'crown 1 at 3,3', 'other tile 2', 'score 0,0', 'score 5,5'])
      expect(forbidden(match, WOMAN, notation)).toEqual(['contra-tiles.scoring.trigger']);
    expect(match.whyNot(WOMAN, 'score 999,0').kind).toBe('unknown');
  });

  proves(
    ['contra-tiles.scoring.several-at-once#3', 'contra-tiles.geometry.permanent#2'],
    'with scoring-order-active can also be scored so that nobody is broke, and none twice',
    () => {
      const match = begin({ ...four, active: 'woman', settings: { 'scoring-order-active': true } });
      answer(match, CLOSE, 'score 0,-1');
      expect(forbidden(match, WOMAN, 'score 0,-1')).toEqual(['contra-tiles.geometry.permanent']);
      expect(forbidden(match, BEAR, 'score 1,0')).toEqual(['contra-tiles.scoring.several-at-once']);
      answer(match, 'score -1,0', 'score 1,0');
      expect(scored(match)).toHaveLength(4);
      expect(coins(match)).toEqual({ purses: [1, 1], supply: 22 });
      expect(match.state.laid).toBe(1);
    },
  );

  test('with scoring in-order are all scored when nobody is broke, each for its owner', () => {
    for (const active of ['bear', 'woman'] as const) {
      const match = begin({ ...four, purses: [3, 4], active, config: { scoring: 'in-order' } });
      answer(match, CLOSE);
      expect(scored(match)).toEqual([
        [0, -1, 4],
        [1, 0, 3],
        [0, 1, 2],
        [-1, 0, 1],
      ]);
      expect(coins(match)).toEqual({ purses: [2, 2], supply: 20 });
      expect([match.outcome, match.state.laid, match.state.layout.closedCount]).toEqual([null, 1, 0]);
    }
  });

  test('with scoring in-order are scored one after another from north clockwise until somebody is broke', () => {
    const match = begin({ ...four, purses: [1, 2], active: 'woman', config: { scoring: 'in-order' } });
    answer(match, CLOSE);
    expect(scored(match)).toEqual([
      [0, -1, 4],
      [1, 0, 3],
      [0, 1, 2],
    ]);
    expect(coins(match)).toEqual({ purses: [2, 0], supply: 22 });
    expect(match.outcome).toMatchObject({ payoff: [1, 0], cause: 'broke' });
  });
});

describe('the supply', () => {
  proves('contra-tiles.scoring.several-supply-order#1', 'gets payments before rewards leave it', () => {
    const match = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), ...rack, purses: [12, 12] });
    answer(match, CLOSE);
    expect(coins(match)).toEqual({ purses: [13, 10], supply: 1 });
  });

  proves('contra-tiles.scoring.several-supply-order#2', 'with too few coins for all rewards serves the active player first', () => {
    for (const [active, purses] of [
      ['bear', [13, 11]],
      ['woman', [12, 12]],
    ] as const) {
      const match = begin({ ...twoFours, purses: [12, 11], active });
      answer(match, 'crown 1 at 0,0');
      expect(scored(match)).toEqual([
        [0, -1, 4],
        [0, 1, 4],
      ]);
      expect(coins(match)).toEqual({ purses, supply: 0 });
    }
  });

  proves('contra-tiles.scoring.empty-supply#3', 'gives what it has of a reward that is larger', () => {
    const picture = twoFours.picture.replace('B  w:GYRB Y', 'R  b:GGYR G').replace(/R(?=\s+\.$)/, 'Y');
    const match = begin({ ...twoFours, picture, purses: [12, 11] });
    answer(match, 'crown 1 at 0,0');
    expect(scored(match)).toEqual([
      [0, -1, 4],
      [0, 1, 4],
    ]);
    expect(coins(match)).toEqual({ purses: [13, 11], supply: 0 });
  });

  proves('contra-tiles.scoring.several-supply-order', 'never gives more than it has, not even to who cannot pay', () => {
    const match = begin({ ...cross({ north: 'b:RBGY', west: 'b:BGBR', south: 'b:GRBG' }), ...rack, purses: [1, 23] });
    answer(match, CLOSE);
    expect(coins(match)).toEqual({ purses: [0, 23], supply: 1 });
    expect(match.outcome).toMatchObject({ payoff: [0, 1], cause: 'broke' });
  });

  proves(['contra-tiles.scoring.empty-supply#1', 'contra-tiles.scoring.empty-supply#2'], 'that is empty gives no reward, and none later either', () => {
    const match = begin({ ...emptySupply, ...rack, purses: [12, 12] });
    answer(match, 'crown 3 at 0,0');
    expect(scored(match)).toEqual([[0, -1, 4]]);
    expect(coins(match)).toEqual({ purses: [12, 12], supply: 0 });
    answer(match, 'crown 2 at 4,0');
    expect(scored(match)).toHaveLength(2);
    expect(coins(match)).toEqual({ purses: [12, 10], supply: 2 });
  });
});

/** A Bear tile and a Woman tile which a green crown on 0,0 closes with four matches each. */
const twoFours = {
  picture: `
    .    R    .
    Y  b:RBGY B
    .    .    .
    B  w:GYRB Y
    .    R    .`,
  at: [-1, -2],
  market: 'GRR',
} as const;

/** A Bear tile that a green crown on 0,0 closes with four matches, a Woman tile that a blue one on 4,0 closes with one. */
const emptySupply = {
  picture: `
    .    R    .    .  .    R
    Y  b:RBGY B    .  G  w:BGBR Y
    .    .    .    .  .    .`,
  at: [-1, -2],
} as const;
