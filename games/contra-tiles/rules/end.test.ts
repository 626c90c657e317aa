import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { position, type Sketch } from '../positions.ts';
import { playRandomly } from '../testing/games.ts';
import { answer, BEAR, begin, cited, WOMAN } from '../testing/position.ts';
import { isCrown } from './pieces.ts';
import { filled } from './state.ts';

/** Woman's tile offers green to the east and yellow to the south; tiles with red fit at the red crown; the crown stack is empty. */
const late: Sketch = { picture: 'R w:BGYR', market: 'GY-', crownStack: '', bear: ['RRGY', 'RBRY', 'BBYR'], woman: ['RRGY', 'RBRY', 'BBYR'] };
const CROWN_AND_TILE = ['crown 1 at 2,0', 'tile 1 turn 0 at -1,0'];

describe('the game', () => {
  proves('contra-tiles.end.crowns-low', 'is over when a turn would begin with fewer than 2 crowns in the market', () => {
    const match = begin({ ...late, purses: [4, 3] });
    answer(match, ...CROWN_AND_TILE);
    expect(filled(match.state.market)).toBe(1);
    expect(match.decision).toBeNull();
    expect(match.outcome).toEqual({ payoff: [1, 0], clause: 'contra-tiles.end.crowns-low', cause: 'crowns' });
  });

  proves('contra-tiles.end.crowns-low', 'is over after Woman’s last crown of two, when the second fits nowhere', () => {
    const match = begin({ ...late, market: 'GR-', woman: [], womanStack: [], active: 'woman', picture: 'R b:BGYR' });
    expect(match.options()).toEqual(['crown 1 at 2,0']);
    answer(match, 'crown 1 at 2,0');
    expect(match.outcome).toMatchObject({ payoff: [0.5, 0.5], cause: 'crowns' });
  });

  proves(['contra-tiles.end.crowns-exactly-two#1', 'contra-tiles.end.crowns-exactly-two#2'], 'goes on for a whole turn with exactly 2 crowns', () => {
    const match = begin(late);
    answer(match, 'tile 1 turn 0 at -1,0', 'tile 2 turn 0 at 0,-1');
    expect(match.asked).toEqual([WOMAN]);
    expect(filled(match.state.market)).toBe(2);
    answer(match, 'crown 1 at 2,0');
    expect(match.asked).toEqual([WOMAN]);
    answer(match, match.options()[0] ?? '');
    expect(match.outcome?.cause).toBe('crowns');
  });

  proves(
    ['contra-tiles.end.reserve-means-crowns#1', 'contra-tiles.end.reserve-means-crowns#2'],
    'goes on with an empty coin supply and with empty racks',
    () => {
      const poor = begin({ ...late, market: 'GYB', purses: [12, 12] });
      expect([poor.state.supply, poor.outcome]).toEqual([0, null]);
      const bare = begin({ ...late, market: 'GYB', bear: [], bearStack: [], woman: [], womanStack: [] });
      expect([bare.outcome, bare.asked]).toEqual([null, [BEAR]]);
    },
  );

  proves('contra-tiles.end.no-equal-turns', 'ends at that moment although Bear has had 9 turns and Woman 8', () => {
    const state = position(late);
    state.turn = 17;
    const match = begin(state);
    answer(match, ...CROWN_AND_TILE);
    expect(match.state.turn).toBe(18);
    expect(match.decision).toBeNull();
    expect(match.outcome?.cause).toBe('crowns');
  });

  proves('contra-tiles.scoring.unsurrounded', 'ends without a coin for tiles that are still open', () => {
    const match = begin({
      ...late,
      picture: `
        b:GGYR   .    b:YYRB
           R  w:BGYR    .
        w:BBYR   .    w:GGYR`,
      at: [0, -1],
      purses: [4, 4],
      woman: [],
    });
    answer(match, 'crown 1 at 2,0', 'crown 2 at 1,1');
    expect(match.outcome?.cause).toBe('crowns');
    expect(match.events.some(({ event }) => event.kind === 'score')).toBe(false);
    expect([match.state.purses, match.state.supply]).toEqual([[4, 4], 16]);
  });
});

describe('without a broke player', () => {
  proves(['contra-tiles.end.most-coins#1', 'contra-tiles.end.most-coins#2'], 'the fuller purse wins', () => {
    for (const [purses, payoff] of [
      [
        [5, 4],
        [1, 0],
      ],
      [
        [1, 2],
        [0, 1],
      ],
    ] as const) {
      const match = begin({ ...late, purses });
      answer(match, ...CROWN_AND_TILE);
      expect(match.outcome?.payoff).toEqual(payoff);
    }
  });

  proves('contra-tiles.end.most-coins#1', 'the fuller purse wins for the seat of its side', () => {
    const state = position({ ...late, purses: [5, 4], settings: { bear: 1 } });
    const match = begin({ ...state, bear: 1 });
    answer(match, ...CROWN_AND_TILE);
    expect(match.outcome?.payoff).toEqual([0, 1]);
  });

  proves('contra-tiles.end.tie', 'equal purses are a draw', () => {
    const match = begin({ ...late, purses: [4, 4] });
    answer(match, ...CROWN_AND_TILE);
    expect(match.outcome?.payoff).toEqual([0.5, 0.5]);
    expect(match.events.at(-1)?.clauses).toContain('contra-tiles.end.tie');
  });
});

proves(
  ['contra-tiles.end.most-coins#1', 'contra-tiles.end.tie'],
  'the comparison is told with both purses, what ended the game, and how it was decided',
  () => {
    const compared = (purses: readonly [number, number]): readonly unknown[] => {
      const match = begin({ ...late, purses });
      answer(match, ...CROWN_AND_TILE);
      return cited(match, 'compare', 'pass', 'only-one');
    };
    expect(compared([5, 4])).toEqual([[{ kind: 'compare', cause: 'crowns', purses: [5, 4] }, ['contra-tiles.end.crowns-low', 'contra-tiles.end.most-coins']]]);
    expect(compared([4, 4])).toEqual([[{ kind: 'compare', cause: 'crowns', purses: [4, 4] }, ['contra-tiles.end.crowns-low', 'contra-tiles.end.tie']]]);
  },
);

proves(
  ['contra-tiles.end.turn-bounds#1', 'contra-tiles.end.turn-bounds#2', 'contra-tiles.end.no-equal-turns'],
  'a game that ends on crowns has 25 or 26 crowns placed and lasts 13 to 26 turns, two placements a turn',
  () => {
    let ended = 0;
    let onWoman = 0;
    for (let game = 0; game < 150; game++) {
      const match = playRandomly({ settings: { bear: 0, 'broke-strict': true } }, `bounds ${game}`);
      if (match.outcome?.cause !== 'crowns') continue;
      ended++;
      const { state } = match;
      const pieces = state.layout.tiles.slice(2).map((tile) => tile & 127);
      const short = match.events.reduce((n, { event }) => n + (event.kind === 'pass' ? 2 : event.kind === 'only-one' ? 1 : 0), 0);
      const turns = state.turn - 1;
      expect([25, 26]).toContain(pieces.filter(isCrown).length);
      expect(2 * turns).toBe(pieces.length + short);
      expect(turns).toBeGreaterThanOrEqual(13);
      if (short === 0) expect(turns).toBeLessThanOrEqual(26);
      if (state.active === 1) onWoman++;
      expect(match.answers.at(-1)?.seat).toBe(state.active === 1 ? BEAR : WOMAN);
    }
    expect(ended).toBeGreaterThan(5);
    expect(onWoman).toBeGreaterThan(0);
  },
);
