import { COLOURS, type Colour, FACES } from './content/tiles.ts';
import { cellAt, lay } from './rules/layout.ts';
import { coloursOf, crownEdges, crownPiece, playerPiece, type Side, turnedBy } from './rules/pieces.ts';
import { unpacked } from './rules/setup.ts';
import { NONE, type State } from './rules/state.ts';
import { configure } from './settings.ts';

/** A position in a few words. What is neither laid nor face up stays in its stack, unless the stack is given. */
export interface Sketch {
  /** A crown is its colour, a player tile `b:RRGY` or `w:RRGY` with its edges as it lies, `.` is an empty cell. */
  readonly picture: string;
  /** The cell of the first word of the picture; 0,0 unless said. */
  readonly at?: readonly [x: number, y: number];
  /** Three colours, `-` for an empty slot. */
  readonly market?: string;
  /** The faces on the racks, as the content lists them; `-` for an empty slot. */
  readonly bear?: readonly string[];
  readonly woman?: readonly string[];
  readonly crownStack?: string;
  readonly bearStack?: readonly string[];
  readonly womanStack?: readonly string[];
  /** The supply holds the rest of the 24. */
  readonly purses?: readonly [bear: number, woman: number];
  readonly active?: 'bear' | 'woman';
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly config?: Readonly<Record<string, unknown>>;
}

export function position(sketch: Sketch): State {
  const g = unpacked(configure({ ...sketch.config, settings: { bear: 0, ...sketch.settings } }), 0);
  layPicture(g, sketch.picture, sketch.at ?? [0, 0]);
  fillMarket(g, sketch.market ?? 'RBG');
  fillRack(g, 0, sketch.bear ?? []);
  fillRack(g, 1, sketch.woman ?? []);
  if (sketch.crownStack !== undefined) g.crownStack.splice(0, 4, ...COLOURS.map((c) => [...(sketch.crownStack ?? '')].filter((d) => d === c).length));
  if (sketch.bearStack !== undefined) stackFaces(g, 0, sketch.bearStack);
  if (sketch.womanStack !== undefined) stackFaces(g, 1, sketch.womanStack);
  const [bear, woman] = sketch.purses ?? [3, 3];
  g.purses[0] = bear;
  g.purses[1] = woman;
  g.supply = 24 - bear - woman;
  g.active = sketch.active === 'woman' ? 1 : 0;
  return g;
}

function layPicture(g: State, picture: string, [left, top]: readonly [number, number]): void {
  const rows = picture
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words[0] !== '');
  for (const [row, words] of rows.entries())
    for (const [column, word] of words.entries()) {
      const cell = cellAt(left + column, top + row);
      if (word === '.') continue;
      if (((left + column + top + row) % 2 === 0) !== (word.length === 1)) throw new Error(`${word} cannot lie on ${left + column},${top + row}`);
      if (word.length === 1) lay(g.layout, cell, crownPiece(takeCrown(g, word)), crownEdges(colourOf(word)));
      else layTile(g, cell, word.startsWith('b') ? 0 : 1, word.slice(2));
    }
  g.layout.closedCount = 0;
}

function layTile(g: State, cell: number, side: Side, colours: string): void {
  for (const [face, edges] of g.faces.entries())
    for (let quarters = 0; quarters < 4; quarters++) {
      if (coloursOf(turnedBy(edges, quarters)) !== colours || g.tileStacks[side][face] !== 1) continue;
      g.tileStacks[side][face] = 0;
      lay(g.layout, cell, playerPiece(side, face, quarters), turnedBy(edges, quarters));
      return;
    }
  throw new Error(`there is no tile ${colours} left`);
}

function fillMarket(g: State, colours: string): void {
  for (const [slot, colour] of [...colours].entries()) g.market[slot] = colour === '-' ? NONE : takeCrown(g, colour);
}

function fillRack(g: State, side: Side, faces: readonly string[]): void {
  for (const [slot, colours] of faces.entries()) if (colours !== '-') g.racks[side][slot] = takeFace(g, side, colours);
}

function stackFaces(g: State, side: Side, faces: readonly string[]): void {
  const wanted = faces.map((colours) => faceOf(g, colours));
  for (let face = 0; face < g.faces.length; face++) g.tileStacks[side][face] = wanted.includes(face) ? 1 : 0;
}

function takeCrown(g: State, colour: string): number {
  const index = colourOf(colour);
  const left = g.crownStack[index] ?? 0;
  if (left === 0) throw new Error(`there are only 7 crowns of ${colour}`);
  g.crownStack[index] = left - 1;
  return index;
}

function takeFace(g: State, side: Side, colours: string): number {
  const face = faceOf(g, colours);
  if (g.tileStacks[side][face] !== 1) throw new Error(`${colours} is there only once`);
  g.tileStacks[side][face] = 0;
  return face;
}

/** What a script says for these pieces when they are drawn: crowns by their letter, tiles by their four edges. */
export function drawn(...pieces: readonly string[]): readonly number[] {
  return pieces.map((piece) => (piece.length === 1 ? colourOf(piece) : (FACES as readonly string[]).indexOf(piece)));
}

/** The number of a face: what a scripted draw from a stack of player tiles gives. */
export function faceOf(g: State, colours: string): number {
  const face = g.faces.findIndex((edges) => coloursOf(edges) === colours);
  if (face < 0) throw new Error(`there is no face ${colours}`);
  return face;
}

/** The number of a colour: what a scripted draw from the crown stack gives. */
export function colourOf(colour: string): number {
  const index = COLOURS.indexOf(colour as Colour);
  if (index < 0) throw new Error(`${colour} is no colour`);
  return index;
}
