import { type Cell, lay, STEPS, spotAt } from './layout.ts';
import { crownEdges, crownPiece, type Edges, playerPiece, turned, turnedBy } from './pieces.ts';
import { NONE, type State } from './state.ts';

/** A placement as one number: the cell, then three bits for the slot (0 to 2 the market, 3 to 5 the rack), two for the quarter turns. */
export type Placement = number;

/** What somebody could try who does not want to place anything. */
export const PASS: Placement = -1;

/** What somebody could try who reaches into the other player's rack, slot by slot. */
export const OTHERS: readonly Placement[] = [-2, -3, -4];

export function placementOf(cell: Cell, slot: number, quarters: number): Placement {
  return (cell << 5) | (slot << 2) | quarters;
}

export function cellOf(option: Placement): Cell {
  return option >> 5;
}

/** 0 to 2. */
export function slotOf(option: Placement): number {
  const slot = (option >> 2) & 7;
  return slot < 3 ? slot : slot - 3;
}

export function quartersOf(option: Placement): number {
  return option & 3;
}

/** What lays nothing has no slot at all: 7. */
export function isCrownOption(option: Placement): boolean {
  return ((option >> 2) & 7) < 3;
}

export function isTileOption(option: Placement): boolean {
  return option >= 0 && ((option >> 2) & 7) >= 3;
}

/** The edges of the tile in a placement as it would lie, 0 when its slot is empty. */
export function edgesOfOption(g: State, option: Placement): Edges {
  const slot = slotOf(option);
  if (isCrownOption(option)) return marketEdges(g, slot);
  return turnedBy(rackEdges(g, slot), quartersOf(option));
}

function marketEdges(g: State, slot: number): Edges {
  const colour = g.market[slot] as number;
  return colour === NONE ? 0 : crownEdges(colour);
}

function rackEdges(g: State, slot: number): Edges {
  const face = g.racks[g.active][slot] as number;
  return face === NONE ? 0 : (g.faces[face] as Edges);
}

/** List everything that may be placed now in `g.options` and say how many that is: what `place` allows, found faster. */
export function listPlacements(g: State): number {
  const count = listFitting(g);
  return g.laid === 0 && g.config.settings['strict-two'] ? keepThoseThatAllowASecond(g, count) : count;
}

/** 1 when an edge matches, else 0. Reckoned without a branch, since nothing foretells which of many options fit. */
function fits(shown: Edges, edges: Edges): number {
  return -(shown & edges) >>> 31;
}

/** Every placement in question is written down and only counted if it fits; the next one overwrites it if not. */
function listFitting(g: State): number {
  const { options, layout } = g;
  const { cells, facing, crownHoles, tileHoles } = layout;
  let count = 0;
  const crown0 = marketEdges(g, 0);
  const crown1 = marketEdges(g, 1);
  const crown2 = marketEdges(g, 2);
  for (let i = 0; i < crownHoles.length; i++) {
    const spot = crownHoles[i] as number;
    const shown = facing[spot] as number;
    const option = (cells[spot] as number) << 5;
    options[count] = option;
    count += fits(shown, crown0);
    options[count] = option | 4;
    count += fits(shown, crown1);
    options[count] = option | 8;
    count += fits(shown, crown2);
  }
  const tile0 = rackEdges(g, 0);
  const tile1 = rackEdges(g, 1);
  const tile2 = rackEdges(g, 2);
  const tile0East = turned(tile0);
  const tile1East = turned(tile1);
  const tile2East = turned(tile2);
  const tile0South = turned(tile0East);
  const tile1South = turned(tile1East);
  const tile2South = turned(tile2East);
  const tile0West = turned(tile0South);
  const tile1West = turned(tile1South);
  const tile2West = turned(tile2South);
  for (let i = 0; i < tileHoles.length; i++) {
    const spot = tileHoles[i] as number;
    const shown = facing[spot] as number;
    const option = (cells[spot] as number) << 5;
    options[count] = option | 12;
    count += fits(shown, tile0);
    options[count] = option | 13;
    count += fits(shown, tile0East);
    options[count] = option | 14;
    count += fits(shown, tile0South);
    options[count] = option | 15;
    count += fits(shown, tile0West);
    options[count] = option | 16;
    count += fits(shown, tile1);
    options[count] = option | 17;
    count += fits(shown, tile1East);
    options[count] = option | 18;
    count += fits(shown, tile1South);
    options[count] = option | 19;
    count += fits(shown, tile1West);
    options[count] = option | 20;
    count += fits(shown, tile2);
    options[count] = option | 21;
    count += fits(shown, tile2East);
    options[count] = option | 22;
    count += fits(shown, tile2South);
    options[count] = option | 23;
    count += fits(shown, tile2West);
  }
  return count;
}

/** Option strict-two: of the first `count` options only those after which another tile can be laid, or all of them when there is none such. */
function keepThoseThatAllowASecond(g: State, count: number): number {
  const { options } = g;
  const allowing: number[] = [];
  for (let i = 0; i < count; i++) {
    const option = options[i] as number;
    if (leavesAnother(options, count, option) || opensAnother(g, option)) allowing.push(option);
  }
  if (allowing.length === 0) return count;
  for (const [i, option] of allowing.entries()) options[i] = option;
  return allowing.length;
}

/** Another slot fits on another cell, and still will when this option is taken. */
function leavesAnother(options: readonly number[], count: number, option: Placement): boolean {
  for (let i = 0; i < count; i++) {
    const another = options[i] as number;
    if (cellOf(another) !== cellOf(option) && ((another ^ option) & 0b11100) !== 0) return true;
  }
  return false;
}

/** A tile that fits nowhere else fits beside the one that this option lays. */
function opensAnother(g: State, option: Placement): boolean {
  const edges = edgesOfOption(g, option);
  const crown = isCrownOption(option);
  for (let d = 0; d < 4; d++) {
    const spot = spotAt(g.layout, cellOf(option) + (STEPS[d] as number));
    if (g.layout.lying[spot] !== 0) continue;
    const colour = (edges >> (4 * d)) & 15;
    for (let slot = 0; slot < 3; slot++) {
      const beside = crown ? rackEdges(g, slot) : marketEdges(g, slot);
      if ((beside & (colour * 0x1111)) !== 0) return true;
    }
  }
  return false;
}

/** Take the tile of a placement out of its slot and lay it. */
export function layPlacement(g: State, option: Placement): void {
  const slot = (option >> 2) & 7;
  if (slot < 3) {
    const colour = g.market[slot] as number;
    g.market[slot] = NONE;
    lay(g.layout, cellOf(option), crownPiece(colour), crownEdges(colour));
  } else {
    const rack = g.racks[g.active];
    const face = rack[slot - 3] as number;
    rack[slot - 3] = NONE;
    const quarters = option & 3;
    lay(g.layout, cellOf(option), playerPiece(g.active, face, quarters), turnedBy(g.faces[face] as Edges, quarters));
  }
  g.laid++;
}
