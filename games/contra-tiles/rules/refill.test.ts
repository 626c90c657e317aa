import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { colourOf, faceOf, type Sketch } from '../positions.ts';
import { answer, begin, cited } from '../testing/position.ts';
import { filled, height, NONE } from './state.ts';

const [B, G, Y] = [colourOf('B'), colourOf('G'), colourOf('Y')];

/** Woman's tile offers green to the east and yellow to the south; Bear can lay two tiles at the red crown. */
const open: Sketch = { picture: 'R w:BGYR', market: 'GYB', bear: ['RRGY', 'RBRY', 'BBYR'] };
const TWO_CROWNS = ['crown 1 at 2,0', 'crown 2 at 1,1'];
const TWO_TILES = ['tile 1 turn 0 at -1,0', 'tile 2 turn 0 at 0,-1'];

describe('the market', () => {
  proves('contra-tiles.refill.market#1', 'is filled up to 3 after a turn that placed crowns', () => {
    const match = begin({ ...open, crownStack: 'RRRBBBGGYY' });
    answer(match, ...TWO_CROWNS);
    expect([filled(match.state.market), height(match.state.crownStack)]).toEqual([3, 8]);
  });

  proves('contra-tiles.refill.market#2', 'is filled once, after the whole turn, not between its placements', () => {
    const match = begin(open);
    answer(match, 'crown 1 at 2,0');
    expect(match.state.market).toEqual([NONE, Y, B]);
    expect(match.answers.at(-1)?.gave).toEqual([]);
  });

  proves('contra-tiles.refill.market#3', 'with refill-each is filled after every single placement', () => {
    const match = begin({ ...open, settings: { 'refill-each': true } }, [G, B]);
    answer(match, 'crown 1 at 2,0');
    expect(match.state.market).toEqual([G, Y, B]);
    answer(match, 'crown 2 at 1,1');
    expect(match.state.market).toEqual([G, B, B]);
  });

  test('is left alone by a turn that placed none', () => {
    const match = begin(open, [faceOf(begin(open).state, 'YYRB'), faceOf(begin(open).state, 'RBGY')]);
    answer(match, ...TWO_TILES);
    expect(match.state.market).toEqual([G, Y, B]);
  });
});

proves('contra-tiles.setup.market#2', 'both players take from the same market', () => {
  const match = begin({ ...open, market: 'GGB', bear: [], bearStack: [], woman: [], womanStack: [] }, [Y, Y]);
  const offered = (): string[] => [...new Set(match.options().map((option) => option.slice(0, 'crown 1'.length)))].sort();
  expect([match.asked, offered()]).toEqual([[0], ['crown 1', 'crown 2', 'crown 3']]);
  answer(match, 'crown 1 at 2,0', 'crown 3 at 1,-1');
  expect([match.asked, match.state.market]).toEqual([[1], [Y, G, Y]]);
  expect(offered()).toEqual(['crown 1', 'crown 3']);
});

describe('the rack', () => {
  proves('contra-tiles.refill.market#4', 'with refill-each is filled after every single placement', () => {
    const { state } = begin(open);
    const drawn = ['GGYR', 'BBGY'].map((face) => faceOf(state, face));
    const match = begin({ ...open, settings: { 'refill-each': true } }, drawn);
    answer(match, 'tile 1 turn 0 at -1,0');
    expect(match.state.racks[0]).toEqual([drawn[0], faceOf(state, 'RBRY'), faceOf(state, 'BBYR')]);
    expect(match.options()).toContain('tile 1 turn 3 at 0,-1');
    answer(match, 'tile 2 turn 0 at 0,-1');
    expect(match.state.racks[0]).toEqual([...drawn, faceOf(state, 'BBYR')]);
  });

  proves(['contra-tiles.refill.rack#2', 'contra-tiles.refill.rack#3'], 'of who placed tiles is filled from the own stack as far as it goes', () => {
    const match = begin({ ...open, bearStack: ['RBGY'], woman: ['RRGY'], womanStack: ['RBGY'] });
    answer(match, ...TWO_TILES);
    expect([filled(match.state.racks[0]), height(match.state.tileStacks[0])]).toEqual([2, 0]);
    expect([filled(match.state.racks[1]), height(match.state.tileStacks[1])]).toEqual([1, 1]);
  });

  proves('contra-tiles.refill.rack#1', 'is filled up to 3 while the stack lasts', () => {
    const match = begin(open);
    answer(match, ...TWO_TILES);
    expect([filled(match.state.racks[0]), height(match.state.tileStacks[0])]).toEqual([3, 8]);
  });
});

proves('contra-tiles.refill.top-only', 'refilling takes the top tiles in their order, nobody chooses', () => {
  const match = begin(open, [Y, G]);
  answer(match, ...TWO_CROWNS);
  expect(match.state.market).toEqual([Y, G, B]);
  const { state } = begin(open);
  const [first, second] = [faceOf(state, 'GGYR'), faceOf(state, 'BBGY')];
  const other = begin(open, [first, second]);
  answer(other, ...TWO_TILES);
  expect(other.state.racks[0]).toEqual([first, second, faceOf(state, 'BBYR')]);
  expect(other.asked).toEqual([1]);
});

proves(['contra-tiles.refill.exhausted#1', 'contra-tiles.refill.exhausted#2'], 'an empty stack is not renewed: market and rack stay smaller', () => {
  const match = begin({ ...open, crownStack: '', bearStack: [], woman: ['RRBG', 'BGBR', 'GGRB'] });
  answer(match, 'crown 1 at 2,0', 'tile 1 turn 0 at -1,0');
  expect([filled(match.state.market), filled(match.state.racks[0])]).toEqual([2, 2]);
  answer(match, 'tile 1 turn 2 at 0,-1', 'tile 2 turn 2 at 3,0');
  expect(match.asked).toEqual([0]);
  expect([filled(match.state.market), filled(match.state.racks[0])]).toEqual([2, 2]);
});

proves(['contra-tiles.refill.market#1', 'contra-tiles.refill.rack#1'], 'the last slots are filled again like the first, and what comes is told', () => {
  const match = begin(open, [G, faceOf(begin(open).state, 'GGYR')]);
  answer(match, 'crown 3 at 1,-1', 'tile 3 turn 1 at 0,1');
  expect(match.state.market).toEqual([G, Y, G]);
  expect(filled(match.state.racks[0])).toBe(3);
  expect(cited(match, 'crown', 'tile', 'market', 'rack')).toEqual([
    [{ kind: 'crown', side: 0, slot: 2, colour: 'B', x: 1, y: -1 }, ['contra-tiles.place-crown.match-one']],
    [{ kind: 'tile', side: 0, slot: 2, edges: 'RBBY', x: 0, y: 1 }, ['contra-tiles.place-player.match-one']],
    [{ kind: 'market', slot: 2, drawn: ['G'] }, ['contra-tiles.refill.market']],
    [{ kind: 'rack', side: 0, slot: 2, drawn: ['GGYR'] }, ['contra-tiles.refill.rack']],
  ]);
});
