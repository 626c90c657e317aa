import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { type Answer, notation } from '../answer.ts';
import type { Sketch } from '../positions.ts';
import { cross } from '../testing/cross.ts';
import { answer, begin, openOptions } from '../testing/position.ts';
import { type Help, helpFor, lyingAt, type Surroundings, surroundings } from './help.ts';
import { isPlacing, type Placing } from './openings.ts';

function read(text: string): Answer {
  const parsed = notation.parse(text);
  if (parsed === undefined) throw new Error(`'${text}' is no answer`);
  return parsed;
}

function placing(text: string): Placing {
  const parsed = read(text);
  if (!isPlacing(parsed)) throw new Error(`'${text}' lays nothing`);
  return parsed;
}

describe('around a cell', () => {
  /** A hole at 1,1 between a red, a green and a blue crown, and a hole at 2,1 between two player tiles. */
  const { view } = begin({
    picture: `
        R   b:RBGY   R
      w:BBYR   G     .
        B   w:GGYR   Y`,
    bear: ['BBYR', 'GYGB', '-'],
    market: 'RB-',
  }).view(0);
  const around = (text: string): Surroundings => surroundings(placing(text), view);

  test('lie crowns, each colour once, and edges of player tiles from north clockwise', () => {
    expect(around('tile 1 turn 1 at 2,1')).toEqual({ piece: { side: 0, edges: 'RBBY' }, crowns: ['R', 'Y', 'G'], edges: [], couldMatch: true });
    expect(around('crown 1 at 1,1')).toEqual({
      piece: { crown: 'R' },
      crowns: [],
      edges: [
        { colour: 'G', side: 0 },
        { colour: 'G', side: 1 },
        { colour: 'B', side: 1 },
      ],
      couldMatch: false,
    });
    expect(around('crown 2 at 3,2')).toEqual({ piece: { crown: 'B' }, crowns: ['Y'], edges: [], couldMatch: false });
    expect(around('tile 1 turn 0 at 9,9')).toEqual({ piece: { side: 0, edges: 'BBYR' }, crowns: [], edges: [], couldMatch: false });
  });

  test('a tile could match that has one of the colours on any edge, and what is not there could not', () => {
    expect(around('tile 1 turn 0 at -1,0').couldMatch).toBe(true);
    expect(around('tile 2 turn 0 at -1,0').couldMatch).toBe(false);
    expect(around('tile 2 turn 0 at 2,1').couldMatch).toBe(true);
    for (const text of ['tile 3 turn 0 at 2,1', 'crown 3 at 1,1']) expect(around(text)).toMatchObject({ piece: null, couldMatch: false });
  });

  test('something lies, or nothing, where somebody wants to score', () => {
    expect(['score 0,0', 'score 1,0', 'score 3,3', 'crown 1 at 0,0', 'pass'].map((text) => lyingAt(read(text), view))).toEqual([
      'crown',
      'tile',
      'nothing',
      'unlaid',
      'unlaid',
    ]);
  });
});

function help(sketch: Sketch, text: string, ...before: readonly string[]): Help | null {
  const match = begin(sketch);
  answer(match, ...before);
  return helpFor(read(text), openOptions(match), match.view(0).view);
}

describe('what would help', () => {
  const alone: Sketch = { picture: 'R', bear: ['BBYR', 'GYGB'], market: 'GGG' };

  proves('contra-tiles.place-player.rotation', 'to turn the tile, by as little as makes it fit here', () => {
    // BBYR shows its red edge to the west as it lies.
    expect(help(alone, 'tile 1 turn 3 at 1,0')).toEqual({ kind: 'turn', more: 1 });
    expect(help(alone, 'tile 1 turn 2 at 1,0')).toEqual({ kind: 'turn', more: 2 });
    expect(help(alone, 'tile 1 turn 1 at 1,0')).toEqual({ kind: 'turn', more: 3 });
    expect(help(alone, 'tile 1 turn 0 at 0,1')).toEqual({ kind: 'turn', more: 1 });
    // Two red edges: the nearest of two turns.
    expect(help({ ...alone, bear: ['RRGY'] }, 'tile 1 turn 0 at 1,0')).toEqual({ kind: 'turn', more: 2 });
    expect(help({ ...alone, bear: ['RBRY'] }, 'tile 1 turn 0 at 1,0')).toEqual({ kind: 'turn', more: 1 });
  });

  test('another own tile, which the crowns here ask for', () => {
    expect(help(alone, 'tile 2 turn 0 at 1,0')).toEqual({ kind: 'tile', slot: 0, crowns: ['R'] });
    expect(help({ ...alone, bear: ['GYGB', '-', 'BBYR'] }, 'tile 1 turn 0 at 1,0')).toEqual({ kind: 'tile', slot: 2, crowns: ['R'] });
    expect(help({ ...alone, bear: ['GYGB', 'BBYR', 'RRGY'] }, 'tile 1 turn 0 at 1,0')).toEqual({ kind: 'tile', slot: 1, crowns: ['R'] });
    // Even a crown is answered with the tile that fits on the cell.
    expect(help(alone, 'crown 1 at 1,0')).toEqual({ kind: 'tile', slot: 0, crowns: ['R'] });
  });

  test('another crown on this cell, or the same elsewhere', () => {
    const tile: Sketch = { picture: '. b:BGYR', market: 'GRY' };
    expect(help(tile, 'crown 2 at 2,0')).toEqual({ kind: 'crown', colour: 'G' });
    expect(help(tile, 'crown 1 at 1,1')).toEqual({ kind: 'crown', colour: 'Y' });
    expect(help(tile, 'crown 1 at 5,5')).toEqual({ kind: 'elsewhere', pick: { kind: 'crown', slot: 0 }, places: [{ x: 2, y: 0, quarters: [0] }] });
    expect(help(alone, 'tile 1 turn 0 at 5,5')).toMatchObject({ kind: 'elsewhere', pick: { kind: 'tile', slot: 0 } });
    expect(help(tile, 'tile 1 turn 0 at 5,5')).toBeNull();
    expect(help(tile, 'crown 2 at 5,5')).toEqual({ kind: 'elsewhere', pick: { kind: 'crown', slot: 1 }, places: [{ x: 0, y: 0, quarters: [0] }] });
  });

  proves('contra-tiles.setup.sides#2', 'an own tile for who reaches into the other rack, nothing for who would pass', () => {
    expect(help(alone, 'other tile 1')).toEqual({ kind: 'own' });
    expect(help(alone, 'pass')).toBeNull();
    expect(helpFor(read('other tile 1'), [], begin(alone).view(0).view)).toBeNull();
  });

  proves('contra-tiles.scoring.trigger', 'to score first where closed tiles wait', () => {
    const waiting: Sketch = { ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), settings: { 'scoring-order-active': true } };
    expect(help(waiting, 'crown 1 at 3,3', 'crown 3 at 0,0')).toEqual({ kind: 'score' });
    expect(helpFor(read('crown 1 at 3,3'), [read('score 0,-1')], begin(waiting).view(0).view)).toEqual({ kind: 'score' });
  });
});
