import { describe, expect, test } from 'vitest';
import { at, ConfigError, keyFromSeed, Match } from '#kernel';
import { nextConfig } from '../../box.ts';
import { proves } from '../../proves.ts';
import { contraTiles } from '../box.ts';
import { FACES } from '../content/tiles.ts';
import { playRandomly } from '../testing/games.ts';
import { contraTilesGame as game } from './game.ts';
import { xOf, yOf } from './layout.ts';
import { coloursOf, isCrown, sideOf } from './pieces.ts';
import { unpacked } from './setup.ts';
import { filled, height, NONE, seatOf } from './state.ts';

const begun = (seed: string, options: Readonly<Record<string, unknown>> = {}) =>
  Match.start(game, { settings: { bear: 0, ...options } }, { key: keyFromSeed(seed) });

proves(['contra-tiles.components.players#1', 'contra-tiles.components.players#2'], 'exactly two play: a third seat is refused, and so is a lone one', () => {
  for (const seats of [1, 3]) {
    expect(() => game.configure({ seats })).toThrow(ConfigError);
    expect(() => game.configure({ seats })).toThrow(/two players/);
  }
  expect(game.seats(game.configure({ seats: 2 }))).toHaveLength(2);
});

describe('after set-up', () => {
  const { state } = begun('after set-up');
  const { layout } = state;

  proves(['contra-tiles.components.crown-count', 'contra-tiles.components.colours#3'], 'stack, market and layout hold 23 + 3 + 2 = 28 crowns', () => {
    expect([height(state.crownStack), filled(state.market), layout.tiles.length]).toEqual([23, 3, 2]);
    const all = [...state.crownStack];
    for (const colour of [...state.market, ...layout.tiles.map((tile) => tile & 127)]) all[colour] = (all[colour] ?? 0) + 1;
    expect(all).toEqual([7, 7, 7, 7]);
  });

  proves(
    ['contra-tiles.components.player-tile-count#1', 'contra-tiles.components.player-tile-count#2'],
    'stacks and racks hold 26 player tiles, the same 13 faces on each side',
    () => {
      for (const side of [0, 1] as const) {
        const faces = state.tileStacks[side].flatMap((count, face) => new Array<number>(count).fill(face)).concat(state.racks[side]);
        expect(faces.map((face) => coloursOf(at(state.faces, face))).sort()).toEqual([...FACES].sort());
      }
    },
  );

  proves('contra-tiles.setup.player-stack#1', 'each player has 3 tiles face up and 10 face down', () => {
    for (const side of [0, 1] as const) expect([filled(state.racks[side]), height(state.tileStacks[side])]).toEqual([3, 10]);
  });

  proves('contra-tiles.setup.market#1', 'the market holds 3 crowns', () => {
    expect(filled(state.market)).toBe(3);
  });

  proves('contra-tiles.setup.start-layout', 'crowns lie on 0,0 and 1,1 and nothing lies anywhere else', () => {
    expect(layout.tiles.map((tile) => [xOf(tile >> 7), yOf(tile >> 7), isCrown(tile & 127)])).toEqual([
      [0, 0, true],
      [1, 1, true],
    ]);
  });

  proves('contra-tiles.setup.start-coins', 'each player has 3 coins', () => {
    expect(state.purses).toEqual([3, 3]);
  });

  proves('contra-tiles.setup.coin-supply', 'the other 18 coins are the supply', () => {
    expect(state.supply).toBe(18);
  });
});

describe('the sides', () => {
  proves('contra-tiles.setup.sides#2', 'whoever reaches into the other rack is refused, for that reason alone', () => {
    const match = playRandomly({}, 'racks', (now, { seat, question }) => {
      if (question.kind === 'place')
        for (const slot of [1, 2, 3]) expect(now.whyNot(seat, `other tile ${slot}`)).toEqual({ kind: 'forbidden', clauses: ['contra-tiles.setup.sides'] });
    });
    expect(match.number).toBeGreaterThan(5);
  });

  proves(
    ['contra-tiles.setup.sides#1', 'contra-tiles.setup.sides#2', 'contra-tiles.setup.sides#3'],
    'when one seat is Bear the other is Woman, and neither can ever place the other one’s tiles',
    () => {
      for (const bear of [0, 1]) {
        let tiles = 0;
        let last = { seat: -1, laid: 2 };
        const match = playRandomly({ settings: { bear } }, `sides ${bear}`, ({ state }, decision) => {
          const newest = state.layout.tiles.slice(last.laid).filter((tile) => !isCrown(tile & 127));
          for (const tile of newest) expect(seatOf(state, sideOf(tile & 127))).toBe(last.seat);
          tiles += newest.length;
          last = { seat: decision.seat, laid: state.layout.tiles.length };
        });
        expect(tiles).toBeGreaterThan(5);
        expect(match.seatNames).toEqual(bear === 0 ? ['Bear', 'Woman'] : ['Woman', 'Bear']);
      }
    },
  );

  proves(
    ['contra-tiles.setup.sides#4', 'contra-tiles.turn.first-player#1'],
    'without an agreement the side is drawn by lot, and Bear begins wherever Bear sits',
    () => {
      const dealt = [0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 3];
      for (const drawn of [1, 2]) {
        const match = Match.start(game, {}, { script: [drawn, ...dealt] });
        expect(match.state.bear).toBe(drawn - 1);
        expect(match.asked).toEqual([drawn - 1]);
      }
    },
  );

  proves(
    ['contra-tiles.turn.first-player#1', 'contra-tiles.turn.first-player#2'],
    'Bear takes the first turn, and in a rematch with the seats kept again',
    () => {
      for (const bear of [0, 1]) {
        const config = { settings: { bear } };
        expect(begun('first match', { bear }).asked).toEqual([bear]);
        const next = nextConfig(contraTiles, config, playRandomly(config, 'first match'));
        expect(Match.start(game, next, { key: keyFromSeed('rematch') }).asked).toEqual([bear]);
      }
    },
  );
});

describe('what is hidden', () => {
  proves(
    ['contra-tiles.setup.rack-public#1', 'contra-tiles.setup.rack-public#2', 'contra-tiles.setup.rack-public#3'],
    'everybody sees both racks and the market, and of the stacks only the sizes',
    () => {
      const match = begun('public');
      const seen = match.view(1).view;
      expect(seen.racks[0]).toEqual(match.state.racks[0].map((face) => coloursOf(at(match.state.faces, face))));
      expect(seen.market.every((colour) => colour !== null)).toBe(true);
      expect([seen.crownStack, seen.tileStacks]).toEqual([23, [10, 10]]);
      for (const seat of [0, null]) expect(match.view(seat).view).toEqual(seen);
    },
  );

  proves(
    ['contra-tiles.setup.crown-stack#1', 'contra-tiles.setup.crown-stack#2'],
    'the same key gives the same crowns in the same order, another key others',
    () => {
      const crowns = (seed: string): unknown[] => {
        const match = Match.start(game, { settings: { bear: 0, 'broke-strict': true } }, { key: keyFromSeed(seed) });
        while (match.decision !== null) match.answerIndex(0);
        return match.events.flatMap(({ event }) => (event.kind === 'market' ? [event.drawn] : []));
      };
      expect(crowns('one').length).toBeGreaterThan(5);
      expect(crowns('one')).toEqual(crowns('one'));
      expect(crowns('one')).not.toEqual(crowns('another'));
    },
  );

  proves('contra-tiles.setup.player-stack#2', 'another key gives other stacks of player tiles, on both sides', () => {
    for (const side of [0, 1] as const) {
      const racks = ['one', 'another', 'a third'].map((seed) => String(begun(seed).state.racks[side]));
      expect(new Set(racks).size).toBe(3);
    }
  });

  test('every crown comes as often as it is in the stack', () => {
    const first = [0, 0, 0, 0];
    for (let i = 0; i < 400; i++) {
      const colour = begun(`deal ${i}`).state.market[0] ?? 0;
      first[colour] = (first[colour] ?? 0) + 1;
    }
    for (const times of first) expect(times).toBeGreaterThan(60);
  });
});

test('before anything is dealt every slot is empty and every stack full', () => {
  const g = unpacked(game.configure({}), 1);
  expect([g.market, g.racks]).toEqual([
    [NONE, NONE, NONE],
    [
      [NONE, NONE, NONE],
      [NONE, NONE, NONE],
    ],
  ]);
  expect([g.crownStack, ...g.tileStacks.map(height)]).toEqual([[7, 7, 7, 7], 13, 13]);
  expect([g.bear, g.purses, g.supply, g.active, g.turn, g.laid, g.passes, g.outcome]).toEqual([1, [3, 3], 18, 0, 1, 0, 0, null]);
});

proves(
  ['contra-tiles.setup.player-stack#1', 'contra-tiles.setup.market#1', 'contra-tiles.setup.start-layout'],
  'everything that is dealt is told, slot by slot',
  () => {
    const match = Match.start(game, { settings: { bear: 0 } }, { script: [0, 1, 2, 12, 11, 10, 0, 1, 2, 3, 0] });
    expect(match.events.map(({ event, clauses }) => [event, clauses])).toEqual([
      [{ kind: 'sides', bear: 0 }, ['contra-tiles.setup.sides']],
      [{ kind: 'rack', side: 0, slot: 0, drawn: ['RRGY', 'RBRY', 'RRBG'] }, ['contra-tiles.setup.player-stack']],
      [{ kind: 'rack', side: 1, slot: 0, drawn: ['RBGY', 'YYRB', 'YRYG'] }, ['contra-tiles.setup.player-stack']],
      [{ kind: 'market', slot: 0, drawn: ['R', 'B', 'G'] }, ['contra-tiles.setup.market']],
      [{ kind: 'start-crown', colour: 'Y', x: 0, y: 0 }, ['contra-tiles.setup.start-layout']],
      [{ kind: 'start-crown', colour: 'R', x: 1, y: 1 }, ['contra-tiles.setup.start-layout']],
    ]);
  },
);
