import { COLOURS, type Colour } from '../content/tiles.ts';

/** The colours of four edges, four bits an edge: north lowest, then east, south, west; in each the bits of R, B, G, Y. */
export type Edges = number;

/** Bear is 0, Woman is 1. */
export type Side = 0 | 1;

/** All four sides of a crown count as its one colour. */
export function crownEdges(colour: number): Edges {
  return 0x1111 << colour; // contra-tiles.components.colours
}

export function tileEdges(colours: string): Edges {
  let edges = 0;
  for (let d = 0; d < 4; d++) edges |= 1 << (4 * d + COLOURS.indexOf(colours[d] as Colour));
  return edges;
}

/** A quarter turn clockwise: what faced north now faces east. */
export function turned(edges: Edges): Edges {
  return ((edges << 4) | (edges >>> 12)) & 0xffff;
}

export function turnedBy(edges: Edges, quarters: number): Edges {
  return ((edges << (4 * quarters)) | (edges >>> (16 - 4 * quarters))) & 0xffff;
}

/** The four colours as text, north first. */
export function coloursOf(edges: Edges): string {
  let text = '';
  for (let d = 0; d < 4; d++) text += COLOURS[31 - Math.clz32((edges >> (4 * d)) & 15)];
  return text;
}

/** How many edges are left of four, at most one bit an edge. */
export function countEdges(edges: Edges): number {
  return ((edges & 15) !== 0 ? 1 : 0) + ((edges & 0xf0) !== 0 ? 1 : 0) + ((edges & 0xf00) !== 0 ? 1 : 0) + ((edges & 0xf000) !== 0 ? 1 : 0);
}

/** What lies on a cell, as one number below 128: a crown of a colour, or a player tile with its side, face and quarter turns. */
export type Piece = number;

export function crownPiece(colour: number): Piece {
  return colour;
}

export function playerPiece(side: Side, face: number, quarters: number): Piece {
  return 4 + (((side * 13 + face) << 2) | quarters);
}

export function isCrown(piece: Piece): boolean {
  return piece < 4;
}

export function sideOf(piece: Piece): Side {
  return piece < 4 + 52 ? 0 : 1;
}

export function faceOf(piece: Piece): number {
  return ((piece - 4) >> 2) % 13;
}

export function quartersOf(piece: Piece): number {
  return piece & 3;
}

export function edgesOf(piece: Piece, faces: readonly Edges[]): Edges {
  return isCrown(piece) ? crownEdges(piece) : turnedBy(faces[faceOf(piece)] as Edges, quartersOf(piece));
}
