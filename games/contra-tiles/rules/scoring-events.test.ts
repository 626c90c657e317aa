import { describe, expect } from 'vitest';
import { at, keyFromSeed, Match, Stream } from '#kernel';
import { proves } from '../../proves.ts';
import type { Sketch } from '../positions.ts';
import { cross } from '../testing/cross.ts';
import { answer, BEAR, begin, cited, forbidden, WOMAN } from '../testing/position.ts';
import type { ContraTiles } from '../types.ts';
import { contraTilesGame } from './game.ts';
import { xOf, yOf } from './layout.ts';
import { scoreNext } from './scoring.ts';

const CLOSE = 'crown 3 at 0,0';
const rack = { bear: ['RRGY', 'RBRY', 'BBYR'], woman: ['RRGY', 'RBRY', 'BBYR'] };

function eventsOf(match: Match<ContraTiles>): readonly unknown[] {
  return cited(match, 'score', 'pay', 'reward', 'broke');
}

describe('what is told of a scoring', () => {
  proves(
    ['contra-tiles.scoring.owner', 'contra-tiles.scoring.several-at-once#1'],
    'of several tiles: each with its owner, then what is left to pay or to take',
    () => {
      const match = begin({ ...cross({ north: 'b:RBGY', east: 'w:BGYG', south: 'b:GRBG' }), ...rack, purses: [5, 5] });
      answer(match, CLOSE);
      expect(eventsOf(match)).toEqual([
        [{ kind: 'score', side: 0, x: 0, y: -1, matching: 4, coins: 1 }, ['contra-tiles.scoring.four', 'contra-tiles.scoring.owner']],
        [{ kind: 'score', side: 1, x: 1, y: 0, matching: 3, coins: 0 }, ['contra-tiles.scoring.three', 'contra-tiles.scoring.owner']],
        [{ kind: 'score', side: 0, x: 0, y: 1, matching: 2, coins: -2 }, ['contra-tiles.scoring.fewer-than-three', 'contra-tiles.scoring.owner']],
        [{ kind: 'pay', side: 0, owed: 1, paid: 1 }, ['contra-tiles.scoring.several-at-once']],
      ]);
    },
  );

  proves('contra-tiles.scoring.several-at-once#1', 'are the coins that moved: who gains 1 and owes 2 with a single coin pays that one and takes none', () => {
    const match = begin({ ...cross({ north: 'b:RBGY', south: 'b:GRBG' }), ...rack, purses: [1, 5], settings: { 'broke-strict': true } });
    answer(match, CLOSE);
    expect(eventsOf(match).slice(2)).toEqual([[{ kind: 'pay', side: 0, owed: 1, paid: 1 }, ['contra-tiles.scoring.several-at-once']]]);
    expect([match.state.purses[0], match.state.supply, match.outcome]).toEqual([0, 19, null]);
  });

  proves(['contra-tiles.scoring.fewer-than-three#1', 'contra-tiles.scoring.fewer-than-three#2'], 'of a single loss is the rule of two coins', () => {
    for (const tile of ['w:BGBR', 'w:GGRB']) {
      const match = begin({ ...cross({ west: tile }), ...rack });
      answer(match, CLOSE);
      expect(eventsOf(match).slice(1)).toEqual([[{ kind: 'pay', side: 1, owed: 2, paid: 2 }, ['contra-tiles.scoring.fewer-than-three']]]);
    }
  });

  proves('contra-tiles.scoring.empty-supply#1', 'of a reward that an empty supply cannot give says why', () => {
    const match = begin({ ...cross({ north: 'b:RBGY' }), ...rack, purses: [12, 12] });
    answer(match, 'crown 3 at 0,0');
    expect(eventsOf(match).at(-1)).toEqual([{ kind: 'reward', side: 0, due: 1, taken: 0 }, ['contra-tiles.scoring.four', 'contra-tiles.scoring.empty-supply']]);
  });

  proves(['contra-tiles.broke.both', 'contra-tiles.broke.self-inflicted#1'], 'of the broke names them and every rule that made them so', () => {
    const last = (sketch: Sketch): unknown => {
      const match = begin({ ...rack, ...sketch });
      answer(match, CLOSE);
      return eventsOf(match).at(-1);
    };
    const both = cross({ south: 'b:GRBG', west: 'w:GGRB' });
    expect(last({ ...both, purses: [1, 2] })).toEqual([
      { kind: 'broke', sides: [0, 1] },
      ['contra-tiles.broke.definition', 'contra-tiles.broke.both', 'contra-tiles.broke.self-inflicted'],
    ]);
    expect(last({ ...both, purses: [1, 3] })).toEqual([
      { kind: 'broke', sides: [0] },
      ['contra-tiles.broke.definition', 'contra-tiles.broke.ends-now', 'contra-tiles.broke.self-inflicted'],
    ]);
    expect(last({ ...both, purses: [3, 1] })).toEqual([{ kind: 'broke', sides: [1] }, ['contra-tiles.broke.definition', 'contra-tiles.broke.ends-now']]);
  });
});

describe('with scoring-order-active', () => {
  const waiting = { ...cross({ north: 'b:RBGY', east: 'w:BGYG' }), ...rack, settings: { 'scoring-order-active': true } };

  proves('contra-tiles.scoring.several-at-once#3', 'every player tile could be tried, those that are closed are offered', () => {
    const match = begin({ ...waiting, picture: waiting.picture.replace('.    .    Y', '. w:YYBG   Y') });
    answer(match, CLOSE);
    expect(match.decision?.question.kind).toBe('score');
    expect([...scoreNext.candidates(match.state, null)].map((cell) => [xOf(cell), yOf(cell)])).toEqual([
      [0, -1],
      [1, 0],
      [-1, 2],
    ]);
    expect(match.options()).toEqual(['score 0,-1', 'score 1,0']);
    expect(forbidden(match, BEAR, 'score -1,2')).toEqual(['contra-tiles.scoring.trigger']);
    expect(forbidden(match, BEAR, 'crown 1 at 3,3')).toEqual(['contra-tiles.scoring.trigger']);
  });

  proves('contra-tiles.scoring.several-at-once', 'a tile that is closed alone is scored without a question, one that closes none scores nothing', () => {
    const match = begin({ ...cross({ north: 'b:RBGY' }), ...rack, settings: waiting.settings });
    answer(match, 'tile 2 turn 0 at -3,0');
    expect([cited(match, 'score'), match.state.purses]).toEqual([[], [3, 3]]);
    answer(match, CLOSE);
    expect([cited(match, 'score').map(([event]) => event), match.state.purses, match.asked]).toEqual([
      [{ kind: 'score', side: 0, x: 0, y: -1, matching: 4, coins: 1 }],
      [4, 3],
      [WOMAN],
    ]);
  });
});

proves('contra-tiles.geometry.permanent#2', 'what was scored does not wait any more', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', east: 'w:BGYG' }), ...rack });
  answer(match, CLOSE);
  expect(match.state.layout.closedCount).toBe(0);
});

proves('contra-tiles.scoring.several-at-once', 'one by one, each is paid or rewarded for itself', () => {
  const match = begin({ ...cross({ north: 'b:RBGY', south: 'b:GRBG' }), ...rack, purses: [5, 5], config: { scoring: 'in-order' } });
  answer(match, CLOSE);
  expect(cited(match, 'pay', 'reward')).toEqual([
    [{ kind: 'reward', side: 0, due: 1, taken: 1 }, ['contra-tiles.scoring.four']],
    [{ kind: 'pay', side: 0, owed: 2, paid: 2 }, ['contra-tiles.scoring.fewer-than-three']],
  ]);
});

proves('contra-tiles.components.coin-count', 'what is told of coins adds up to the purses, in whole matches with every way of scoring', () => {
  const choice = new Stream(keyFromSeed('coins'));
  for (let i = 0; i < 120; i++) {
    const settings = { 'broke-strict': i % 2 === 0, 'scoring-order-active': i % 3 === 0 };
    const match = Match.start(contraTilesGame, { settings }, { key: keyFromSeed(`coins ${i}`) });
    while (match.decision !== null) match.answerIndex(choice.below(match.decision.count));
    const purses = [3, 3];
    for (const { event } of match.events) {
      if (event.kind === 'pay') purses[event.side] = at(purses, event.side) - event.paid;
      if (event.kind === 'reward') purses[event.side] = at(purses, event.side) + event.taken;
    }
    expect(purses).toEqual([...match.state.purses]);
  }
});
