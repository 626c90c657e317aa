import { describe, expect } from 'vitest';
import { Match, Refusal } from '#kernel';
import { proves } from '../../proves.ts';
import { FACES } from '../content/tiles.ts';
import { colourOf, position, type Sketch } from '../positions.ts';
import { answer, BEAR, begin, forbidden, NARROW, WOMAN } from '../testing/position.ts';
import { contraTilesGame as game } from './game.ts';
import { filled, NONE } from './state.ts';

/** Woman's tile offers green to the east and yellow to the south; tiles with red fit at the red crown. */
const open: Sketch = { picture: 'R w:BGYR', market: 'GYB', bear: ['RRGY', 'RBRY', 'BBYR'], woman: ['RRGY', 'RBRY', 'BBYR'] };
const TWO_TILES = ['tile 1 turn 0 at -1,0', 'tile 2 turn 0 at 0,-1'];

function kinds(options: readonly string[]): string[] {
  return [...new Set(options.map((option) => option.split(' ')[0] ?? ''))].sort();
}

function countOf(match: Match, kind: string): number {
  return match.events.filter(({ event }) => event.kind === kind).length;
}

describe('a turn', () => {
  proves('contra-tiles.turn.two-crowns', 'may place two crowns of the market', () => {
    const match = begin({ ...open, market: 'GYB' });
    answer(match, 'crown 1 at 2,0', 'crown 2 at 1,1');
    expect(match.asked).toEqual([WOMAN]);
    expect(match.state.layout.tiles.slice(-2).map((tile) => tile & 127)).toEqual([colourOf('G'), colourOf('Y')]);
  });

  proves('contra-tiles.turn.two-player-tiles', 'may place two tiles of the own rack, of three one is left', () => {
    const match = begin({ ...open, bearStack: [] });
    answer(match, ...TWO_TILES);
    expect(match.state.racks[0]).toEqual([NONE, NONE, FACES.indexOf('BBYR')]);
    expect(match.asked).toEqual([WOMAN]);
  });

  proves(['contra-tiles.turn.one-of-each#1', 'contra-tiles.turn.one-of-each#2'], 'may place one of each in either order, the second beside the first', () => {
    const crownFirst = begin(open);
    answer(crownFirst, 'crown 1 at 2,0', 'tile 1 turn 1 at 3,0');
    expect(crownFirst.asked).toEqual([WOMAN]);
    const tileFirst = begin({ ...open, market: 'RRR' });
    expect(forbidden(tileFirst, BEAR, 'crown 1 at -1,-1')).toContain('contra-tiles.place-crown.adjacent-player-tile');
    answer(tileFirst, 'tile 1 turn 0 at -1,0', 'crown 1 at -1,-1');
    expect(tileFirst.asked).toEqual([WOMAN]);
  });

  proves(
    ['contra-tiles.turn.one-of-each#2', 'contra-tiles.refill.market#2'],
    'recomputes what fits between its two placements, with the market not yet refilled',
    () => {
      const match = begin({ ...open, market: 'RRR' });
      expect(kinds(match.options())).toEqual(['tile']);
      answer(match, 'tile 1 turn 0 at -1,0');
      expect(kinds(match.options())).toEqual(['crown', 'tile']);
      answer(match, 'crown 2 at -1,-1');
      expect(countOf(match, 'market')).toBe(1);
    },
  );

  proves(['contra-tiles.turn.choose-one-action', 'contra-tiles.turn.alternate#3'], 'is over after two placements: a third is refused', () => {
    const match = begin(open);
    answer(match, ...TWO_TILES);
    expect(forbidden(match, BEAR, 'crown 1 at 2,0')).toEqual(['contra-tiles.turn.alternate']);
    expect(() => match.answer(match.number, BEAR, 'crown 1 at 2,0')).toThrow(Refusal);
  });

  proves('contra-tiles.turn.cannot-place', 'with two placements falls short of nothing', () => {
    const match = begin(open);
    answer(match, ...TWO_TILES);
    expect([countOf(match, 'pass'), countOf(match, 'only-one'), match.state.passes]).toEqual([0, 0, 0]);
  });

  proves(['contra-tiles.turn.alternate#1', 'contra-tiles.turn.alternate#2'], 'is followed by the other player’s: Bear, Woman, Bear', () => {
    const match = begin(open);
    const order: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      order.push(match.asked[0] ?? -1);
      answer(match, match.options()[0] ?? '');
      answer(match, match.options()[0] ?? '');
    }
    expect(order).toEqual([BEAR, WOMAN, BEAR]);
    expect(match.asked).toEqual([WOMAN]);
  });
});

describe('placing is compulsory', () => {
  proves(['contra-tiles.turn.mandatory#1', 'contra-tiles.turn.mandatory#2'], 'a player may neither pass nor stop after one tile while something fits', () => {
    const match = begin(open);
    expect(forbidden(match, BEAR, 'pass')).toEqual(['contra-tiles.turn.mandatory']);
    answer(match, 'crown 1 at 2,0');
    expect(match.options().length).toBeGreaterThan(0);
    expect(forbidden(match, BEAR, 'pass')).toEqual(['contra-tiles.turn.mandatory']);
    expect(() => answer(match, 'pass')).toThrow(Refusal);
    expect(match.asked).toEqual([BEAR]);
  });

  const narrow: Sketch = { ...NARROW, market: 'GGG', bear: ['RBGY', 'RBRY'] };

  proves(['contra-tiles.turn.mandatory#3', 'contra-tiles.turn.cannot-place#3'], 'looking ahead is not demanded: a first placement may leave no second', () => {
    const match = begin(narrow);
    expect(match.options()).toEqual(['tile 1 turn 2 at 0,-1', 'tile 2 turn 0 at 0,-1', 'tile 2 turn 2 at 0,-1']);
    answer(match, 'tile 2 turn 0 at 0,-1');
    expect(countOf(match, 'only-one')).toBe(1);
    expect(match.state.turn).toBeGreaterThan(1);
  });

  proves(['contra-tiles.turn.mandatory#4', 'contra-tiles.turn.mandatory#5'], 'with strict-two the first placement must allow a second, if any does', () => {
    const match = begin({ ...narrow, settings: { 'strict-two': true } });
    expect(match.options()).toEqual(['tile 1 turn 2 at 0,-1']);
    expect(forbidden(match, BEAR, 'tile 2 turn 0 at 0,-1')).toEqual(['contra-tiles.turn.mandatory']);
    const none = begin({ ...narrow, bear: ['RBRY', 'BBYR'], settings: { 'strict-two': true } });
    expect(none.options()).toHaveLength(3);
  });
});

describe('a player who cannot place', () => {
  const [R, B, G] = [colourOf('R'), colourOf('B'), colourOf('G')];
  const lackRed = ['BBGY', 'GYGB', 'YYBG'].map((face) => FACES.indexOf(face as (typeof FACES)[number]));
  const openings = (woman: readonly number[]) => [...lackRed, ...woman, R, B, G, R, R];

  proves(
    ['contra-tiles.turn.cannot-place#1', 'contra-tiles.turn.cannot-place#2'],
    'passes without a penalty: Bear lacks red at two red crowns, Woman is next',
    () => {
      const match = Match.start(game, { settings: { bear: 0 } }, { script: openings([0, 1, 2]) });
      expect(countOf(match, 'pass')).toBe(1);
      expect(match.asked).toEqual([WOMAN]);
      expect(match.state.purses).toEqual([3, 3]);
      expect(match.state.racks[0]).toEqual(lackRed);
      expect(match.state.turn).toBe(2);
    },
  );

  proves('contra-tiles.turn.cannot-place#4', 'after a pass of the other ends the game, and coins are compared', () => {
    const match = Match.start(game, { settings: { bear: 0 } }, { script: openings(lackRed) });
    expect(countOf(match, 'pass')).toBe(2);
    expect(match.outcome).toEqual({ payoff: [0.5, 0.5], clause: 'contra-tiles.turn.cannot-place', cause: 'passes' });
  });

  proves(['contra-tiles.turn.cannot-place#3', 'contra-tiles.turn.cannot-place#5'], 'a second tile places one, and passes count only in a row', () => {
    const blocked: Sketch = { picture: 'R', market: 'GGG', bear: ['BBYR'], bearStack: [], woman: lackRed.map((face) => FACES[face] ?? ''), womanStack: [] };
    const match = begin(blocked);
    answer(match, 'tile 1 turn 0 at 1,0');
    expect([countOf(match, 'only-one'), countOf(match, 'pass')]).toEqual([1, 2]);
    expect(match.outcome).toMatchObject({ cause: 'passes' });
    for (const placements of [['tile 1 turn 0 at 1,0'], TWO_TILES]) {
      const state = position(placements.length === 1 ? { ...blocked, woman: ['RRBG', 'RRGY'] } : open);
      state.passes = 1;
      const woken = begin(state);
      answer(woken, ...placements);
      expect(woken.state.passes).toBe(0);
      expect(woken.asked).toEqual([WOMAN]);
    }
  });
});

describe('a player who runs out of player tiles', () => {
  proves('contra-tiles.turn.no-player-tiles-left#1', 'must place crowns', () => {
    const match = begin({ ...open, picture: 'R b:BGYR', active: 'woman', woman: [], womanStack: [] });
    expect(kinds(match.options())).toEqual(['crown']);
    expect(forbidden(match, WOMAN, 'tile 1 turn 0 at -1,0')).toContain('contra-tiles.turn.no-player-tiles-left');
    answer(match, 'crown 1 at 2,0');
    expect(kinds(match.options())).toEqual(['crown']);
  });

  proves(
    ['contra-tiles.turn.no-player-tiles-left#2', 'contra-tiles.turn.no-player-tiles-left#3'],
    'places one crown if only one fits, and passes if none does',
    () => {
      const one = begin({ ...open, picture: 'R b:BGYR', active: 'woman', woman: [], womanStack: [], market: 'GRR' });
      answer(one, 'crown 1 at 2,0');
      expect(countOf(one, 'only-one')).toBe(1);
      const none = begin({ ...open, picture: 'R b:BGYR', active: 'woman', woman: [], womanStack: [], market: 'RRR' });
      expect([countOf(none, 'pass'), none.asked]).toEqual([1, [BEAR]]);
    },
  );

  proves('contra-tiles.turn.one-player-tile-left', 'but has one may use it with a crown, or place two crowns, never two tiles', () => {
    const last: Sketch = { ...open, bear: ['RRGY'], bearStack: [] };
    const match = begin(last);
    expect(kinds(match.options())).toEqual(['crown', 'tile']);
    answer(match, 'tile 1 turn 0 at -1,0');
    expect(kinds(match.options())).toEqual(['crown']);
    const crowns = begin(last);
    answer(crowns, 'crown 1 at 2,0', 'crown 2 at 1,1');
    expect(filled(crowns.state.racks[0])).toBe(1);
    expect(crowns.asked).toEqual([WOMAN]);
  });
});
