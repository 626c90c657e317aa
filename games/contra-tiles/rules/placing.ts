import type { Constraint, QuestionOf } from '#kernel';
import { packPlacement, unpackPlacement } from '../answer.ts';
import { foresee } from '../facts/foresight.ts';
import type { ContraTiles } from '../types.ts';
import { type Cell, CORNERS, CROWNS, cellAt, cellOfLaid, PLAYER_TILES, pieceOfLaid, STEPS, spotAt, tilesOf, xOf, yOf } from './layout.ts';
import { type Edges, isCrown } from './pieces.ts';
import {
  cellOf,
  edgesOfOption,
  isCrownOption,
  isTileOption,
  layPlacement,
  listPlacements,
  OTHERS,
  PASS,
  type Placement,
  placementOf,
  slotOf,
} from './placements.ts';
import { copy, filled, height, NONE, other, type State } from './state.ts';

type Rule = Constraint<State, Placement>;

/**
 * What a tile has to meet to be placed: where it goes, which colours touch, and that it is there at all.
 * Whoever lays nothing does so far outside, where everything is empty.
 */
const FITTING: readonly Rule[] = [
  { clause: 'contra-tiles.setup.sides', holds: (_, o) => !OTHERS.includes(o) },
  {
    clause: 'contra-tiles.place-crown.adjacent-player-tile',
    holds: (g, o) => !isCrownOption(o) || edgesAround(g, cellOf(o), PLAYER_TILES) !== 0 || !isEmpty(g, cellOf(o)),
  },
  {
    clause: 'contra-tiles.place-player.adjacent-crown',
    holds: (g, o) => !isTileOption(o) || edgesAround(g, cellOf(o), CROWNS) !== 0 || !isEmpty(g, cellOf(o)),
  },
  { clause: 'contra-tiles.turn.opening-forces-player-tile', holds: (g, o) => !isCrownOption(o) || g.layout.tiles.some((tile) => !isCrown(pieceOfLaid(tile))) },
  { clause: 'contra-tiles.geometry.diagonal-is-nothing', holds: (g, o) => !touchesOnlyACorner(g, o) },
  { clause: 'contra-tiles.geometry.permanent', holds: (g, o) => isEmpty(g, cellOf(o)) },
  { clause: 'contra-tiles.place-crown.match-one', holds: (g, o) => !isCrownOption(o) || matchesOne(g, o, PLAYER_TILES) },
  {
    clause: 'contra-tiles.place-crown.no-spoil-only',
    holds: (g, o) => !isCrownOption(o) || matchesOne(g, o, PLAYER_TILES) || edgesAround(g, cellOf(o), tilesOf(other(g.active))) === 0,
  },
  { clause: 'contra-tiles.place-player.match-one', holds: (g, o) => !isTileOption(o) || matchesOne(g, o, CROWNS) },
  { clause: 'contra-tiles.place-player.no-match', holds: (g, o) => !isTileOption(o) || matchesOne(g, o, CROWNS) },
  { clause: 'contra-tiles.refill.market', holds: (g, o) => !isCrownOption(o) || g.market[slotOf(o)] !== NONE || height(g.crownStack) === 0 },
  { clause: 'contra-tiles.refill.rack', holds: (g, o) => !isTileOption(o) || rackOf(g)[slotOf(o)] !== NONE || height(g.tileStacks[g.active]) === 0 },
  { clause: 'contra-tiles.refill.exhausted', holds: (g, o) => !slotStaysEmpty(g, o) },
  { clause: 'contra-tiles.turn.no-player-tiles-left', holds: (g, o) => !isTileOption(o) || filled(rackOf(g)) > 0 || height(g.tileStacks[g.active]) > 0 },
];

/** Placing is compulsory, and with strict-two the first placement has to allow a second if it can. */
const MANDATORY: Rule = {
  clause: 'contra-tiles.turn.mandatory',
  holds(g, option) {
    if (option === PASS) return listPlacements(copy(g)) === 0;
    if (!g.config.settings['strict-two'] || g.laid > 0 || !fits(g, option)) return true;
    return allowsSecond(g, option) || !someAllowsSecond(g);
  },
};

/** Which tile, where, and turned how. */
export const place: QuestionOf<ContraTiles, 'place', Placement> = {
  kind: 'place',
  answer: unpackPlacement,
  option: packPlacement,
  candidates,
  constraints: [...FITTING, MANDATORY],
  turnClause: 'contra-tiles.turn.alternate',
  preview: foresee,
};

/** Every slot on every cell as far as two steps beyond the layout, to take a tile of the other player, and to place nothing. */
function* candidates(g: State): Generator<Placement> {
  const xs = g.layout.tiles.map((tile) => xOf(cellOfLaid(tile)));
  const ys = g.layout.tiles.map((tile) => yOf(cellOfLaid(tile)));
  const [left, right, top, bottom] = [Math.min(...xs) - 2, Math.max(...xs) + 2, Math.min(...ys) - 2, Math.max(...ys) + 2];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const cell = cellAt(x, y);
      for (let slot = 0; slot < 3; slot++) yield placementOf(cell, slot, 0);
      for (let slot = 3; slot < 6; slot++) for (let quarters = 0; quarters < 4; quarters++) yield placementOf(cell, slot, quarters);
    }
  }
  yield* OTHERS;
  yield PASS;
}

function rackOf(g: State): readonly number[] {
  return g.racks[g.active];
}

function slotStaysEmpty(g: State, option: Placement): boolean {
  if (isCrownOption(option)) return g.market[slotOf(option)] === NONE && height(g.crownStack) === 0;
  return rackOf(g)[slotOf(option)] === NONE && height(g.tileStacks[g.active]) === 0 && filled(rackOf(g)) > 0;
}

function isEmpty(g: State, cell: Cell): boolean {
  return lyingOn(g, cell) === 0;
}

function lyingOn(g: State, cell: Cell): number {
  return g.layout.lying[spotAt(g.layout, cell)] as number;
}

/** The edges that neighbours of some kinds show to a cell. */
function edgesAround(g: State, cell: Cell, kinds: number): Edges {
  let edges = 0;
  for (const [d, step] of STEPS.entries()) {
    const lying = lyingOn(g, cell + step);
    if (((lying >> 16) & kinds) !== 0) edges |= ((lying >> (4 * (d ^ 2))) & 15) << (4 * d);
  }
  return edges;
}

/** Where there is a tile to place, and something on an empty cell for it to lie against, at least one edge has to match. */
function matchesOne(g: State, option: Placement, kinds: number): boolean {
  const edges = edgesOfOption(g, option);
  const around = edgesAround(g, cellOf(option), kinds);
  return (edges & around) !== 0 || edges === 0 || around === 0 || !isEmpty(g, cellOf(option));
}

/** Tiles of the kind it needs lie at the corners of the cell; then none can lie along its sides (contra-tiles.geometry.parity). */
function touchesOnlyACorner(g: State, option: Placement): boolean {
  const cell = cellOf(option);
  const needed = isCrownOption(option) ? PLAYER_TILES : CROWNS;
  return isEmpty(g, cell) && CORNERS.some((step) => ((lyingOn(g, cell + step) >> 16) & needed) !== 0);
}

function fits(g: State, option: Placement): boolean {
  return FITTING.every((rule) => rule.holds(g, option, null));
}

/** What scoring would do is not looked at, and with refill-each nor is what would be drawn. */
function allowsSecond(g: State, option: Placement): boolean {
  const after = copy(g);
  layPlacement(after, option);
  return listPlacements(after) > 0;
}

function someAllowsSecond(g: State): boolean {
  for (const option of candidates(g)) if (option !== PASS && fits(g, option) && allowsSecond(g, option)) return true;
  return false;
}
