import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { notation, packPlacement, unpackPlacement } from '../answer.ts';
import { FACES } from '../content/tiles.ts';
import { position, type Sketch } from '../positions.ts';
import { NARROW } from '../testing/position.ts';
import { layPlacement, listPlacements } from './placements.ts';
import { place } from './placing.ts';
import { copy, type State } from './state.ts';

const notate = (option: number): string => notation.print(unpackPlacement(option));

describe('with strict-two the list', () => {
  const listed = (g: State): number[] => g.options.slice(0, listPlacements(g));
  const texts = (g: State): string[] => listed(g).map(notate);

  function strict(sketch: Sketch, laid = 0): State {
    const g = position({ ...sketch, settings: { 'strict-two': true } });
    g.laid = laid;
    return g;
  }

  /** By trying them all: those after which another can be laid, or every one if there is none such. */
  function allowingSecond(sketch: Sketch): string[] {
    const g = position(sketch);
    const all = listed(g);
    const allowing = all.filter((option) => {
      const after = copy(g);
      layPlacement(after, option);
      return listPlacements(after) > 0;
    });
    return (allowing.length > 0 ? allowing : all).map(notate);
  }

  /** Each leaves few cells open, some of them between tiles. */
  const ONE_CELL = `
      .      .      .
    w:YRBY   R    w:BBYR
      .    w:RBRY   .`;
  const BETWEEN = `
      R      .
    w:BGYR   R`;

  /** With so many tiles, whichever, and one crown: how often some are ruled out. */
  function ruledOut(picture: string, tiles: number, crown: string): number {
    let times = 0;
    for (const first of FACES.keys()) {
      const bear = ['-', ...[...FACES, ...FACES].slice(first, first + tiles)];
      const sketch: Sketch = { picture, bear, market: `-${crown}-` };
      const expected = allowingSecond(sketch);
      expect([bear, texts(strict(sketch))]).toEqual([bear, expected]);
      if (expected.length < listed(position(sketch)).length) times++;
    }
    return times;
  }

  for (const [crown, times] of Object.entries({ R: 0, B: 0, G: 6, Y: 0 }))
    proves('contra-tiles.turn.mandatory#4', `the first placement on the only open cell is one that opens another, with crown ${crown}`, () => {
      expect(ruledOut(ONE_CELL, 2, crown)).toBe(times);
    });

  for (const [crown, times] of Object.entries({ R: 0, B: 5, G: 2, Y: 0 }))
    proves('contra-tiles.turn.mandatory#4', `the first placement between tiles leaves or opens a cell for the second, with crown ${crown}`, () => {
      expect(ruledOut(BETWEEN, 1, crown)).toBe(times);
    });

  test('a second tile of the rack counts as well as a crown', () => {
    for (const bear of [
      ['RRGY', 'RBRY'],
      ['-', 'RRGY', 'RBRY'],
      ['RRGY', '-', 'RBRY'],
    ]) {
      const sketch = { picture: 'R', bear, market: '---' };
      expect(texts(strict(sketch))).toEqual(allowingSecond(sketch));
      expect(texts(strict(sketch)).length).toBeGreaterThan(1);
    }
  });

  proves('contra-tiles.turn.mandatory#4', 'a crown in any slot counts that fits beside the first tile', () => {
    for (const market of ['G--', '-G-', '--G']) {
      const sketch: Sketch = { picture: ONE_CELL, market, bear: ['RBGY', 'RBRY'] };
      expect([market, texts(strict(sketch))]).toEqual([market, ['tile 1 turn 2 at 1,0']]);
    }
  });

  /** A red crown fits between four tiles, where nothing can follow it, and on 1,1, where one of Bear's red edges could. */
  const RING = `
      .    w:GYRB   .
    w:BBGY   .    w:GYGB
      .    w:BRBG   .`;

  proves(['contra-tiles.turn.mandatory#4', 'contra-tiles.turn.mandatory#5'], 'a tile in any slot counts that fits beside the first crown', () => {
    for (const bear of [['RBGY'], ['-', 'RBGY'], ['-', '-', 'RBGY']]) {
      const sketch: Sketch = { picture: RING, at: [-1, -1], market: '-R-', bear };
      expect(texts(position(sketch))).toEqual(['crown 2 at 0,0', 'crown 2 at 1,1']);
      expect(texts(strict(sketch))).toEqual(['crown 2 at 1,1']);
    }
    const none: Sketch = { picture: RING, at: [-1, -1], market: '-R-', bear: ['BBGY'] };
    expect(texts(strict(none))).toEqual(['crown 2 at 0,0', 'crown 2 at 1,1']);
  });

  proves('contra-tiles.turn.mandatory#6', 'what filling up would bring between the two does not count', () => {
    const settings = { 'strict-two': true, 'refill-each': true };
    const sketch: Sketch = { picture: RING, at: [-1, -1], market: '-R-', crownStack: 'RRR', bear: ['RBGY'], settings };
    expect(texts(position(sketch))).toEqual(['crown 2 at 1,1']);
    const drawn = position({ ...sketch, settings: { 'refill-each': true } });
    expect(texts(drawn)).toEqual(['crown 2 at 0,0', 'crown 2 at 1,1']);
  });

  proves('contra-tiles.turn.mandatory', 'the second placement is free', () => {
    const narrow: Sketch = { picture: ONE_CELL, market: 'GGG', bear: ['RBGY', 'RBRY'] };
    expect(texts(strict(narrow))).toEqual(['tile 1 turn 2 at 1,0']);
    expect(texts(strict(narrow, 1))).toEqual(['tile 1 turn 2 at 1,0', 'tile 2 turn 0 at 1,0', 'tile 2 turn 2 at 1,0']);
  });
});

describe('with strict-two a placement', () => {
  const narrow: Sketch = { ...NARROW, market: 'G--', bear: ['RBGY', 'RBRY', 'GYGB'] };
  const strict = (sketch: Sketch, laid = 0): State => {
    const g = position({ ...narrow, ...sketch, settings: { 'strict-two': true } });
    g.laid = laid;
    return g;
  };
  const against = (g: State, text: string): string[] => {
    const option = packPlacement(notation.parse(text) ?? { do: 'pass' });
    if (option === undefined) throw new Error(`'${text}' is no placement`);
    return place.constraints.filter((rule) => !rule.holds(g, option, null)).map((rule) => rule.clause);
  };

  proves('contra-tiles.turn.mandatory#4', 'a first placement that leaves no second is refused where another allows one', () => {
    expect(against(strict(narrow), 'tile 1 turn 2 at 0,-1')).toEqual([]);
    expect(against(strict(narrow), 'tile 2 turn 0 at 0,-1')).toEqual(['contra-tiles.turn.mandatory']);
  });

  proves('contra-tiles.turn.mandatory#5', 'a first placement that leaves no second is allowed where none does better, and so is any second', () => {
    expect(against(strict({ ...narrow, bear: ['RBRY'] }), 'tile 1 turn 0 at 0,-1')).toEqual([]);
    expect(against(strict(narrow, 1), 'tile 2 turn 0 at 0,-1')).toEqual([]);
  });

  proves('contra-tiles.turn.mandatory', 'what does not fit anyway is refused for that alone', () => {
    expect(against(strict(narrow), 'tile 2 turn 1 at 0,-1')).toEqual(['contra-tiles.place-player.match-one', 'contra-tiles.place-player.no-match']);
    expect(against(strict(narrow), 'tile 3 turn 0 at 0,-1')).toEqual(['contra-tiles.place-player.match-one', 'contra-tiles.place-player.no-match']);
  });
});
