import { at, type Referee } from '#kernel';
import { COLOURS, CROWNS_PER_COLOUR, FACES } from '../content/tiles.ts';
import type { Event } from '../event.ts';
import type { Config } from '../settings.ts';
import { cellAt, emptyLayout, lay, xOf, yOf } from './layout.ts';
import { coloursOf, crownEdges, crownPiece, type Side } from './pieces.ts';
import { facesOf, NONE, type State } from './state.ts';

export const COINS = 24;
const START_COINS = 3;
const START_CELLS = [cellAt(0, 0), cellAt(1, 1)] as const;
const ALL_CROWNS: readonly number[] = COLOURS.map(() => CROWNS_PER_COLOUR);
const ALL_TILES: readonly number[] = FACES.map(() => 1);

export function setup(config: Config, ref: Referee<Event>): State {
  const g = unpacked(config, config.settings.bear === 'random' ? ref.roll(2) - 1 : config.settings.bear);
  if (ref.listening) ref.tell({ kind: 'sides', bear: g.bear }, 'contra-tiles.setup.sides');
  dealRack(g, ref, 0);
  dealRack(g, ref, 1);
  revealMarket(g, ref);
  startLayout(g, ref);
  return g;
}

/** The box unpacked: everything still in its stack, each player with the first coins. */
export function unpacked(config: Config, bear: number): State {
  return {
    config,
    faces: facesOf(config),
    bear,
    layout: emptyLayout(),
    market: [NONE, NONE, NONE],
    racks: [
      [NONE, NONE, NONE],
      [NONE, NONE, NONE],
    ],
    crownStack: ALL_CROWNS.slice(),
    tileStacks: [ALL_TILES.slice(), ALL_TILES.slice()],
    purses: [START_COINS, START_COINS], // contra-tiles.setup.start-coins
    supply: COINS - 2 * START_COINS, // contra-tiles.setup.coin-supply
    active: 0, // contra-tiles.turn.first-player
    turn: 1,
    laid: 0,
    passes: 0,
    outcome: null,
    options: [],
  };
}

function dealRack(g: State, ref: Referee<Event>, side: Side): void {
  const rack = g.racks[side];
  for (let slot = 0; slot < 3; slot++) rack[slot] = drawTile(g, ref, side);
  if (ref.listening) ref.tell({ kind: 'rack', side, slot: 0, drawn: rack.map((face) => coloursOf(at(g.faces, face))) }, 'contra-tiles.setup.player-stack');
}

function revealMarket(g: State, ref: Referee<Event>): void {
  for (let slot = 0; slot < 3; slot++) g.market[slot] = drawCrown(g, ref);
  if (ref.listening) ref.tell({ kind: 'market', slot: 0, drawn: g.market.map((colour) => at(COLOURS, colour)) }, 'contra-tiles.setup.market');
}

function startLayout(g: State, ref: Referee<Event>): void {
  for (const cell of START_CELLS) {
    const colour = drawCrown(g, ref);
    lay(g.layout, cell, crownPiece(colour), crownEdges(colour));
    if (ref.listening) ref.tell({ kind: 'start-crown', colour: at(COLOURS, colour), x: xOf(cell), y: yOf(cell) }, 'contra-tiles.setup.start-layout');
  }
}

/** The top crown of the stack. Nobody knows the order, so it is chosen when it is drawn. */
export function drawCrown(g: State, ref: Referee<Event>): number {
  const colour = ref.pick(g.crownStack);
  g.crownStack[colour] = at(g.crownStack, colour) - 1;
  return colour;
}

/** The top tile of a side's stack. */
export function drawTile(g: State, ref: Referee<Event>, side: Side): number {
  const stack = g.tileStacks[side];
  const face = ref.pick(stack);
  stack[face] = 0;
  return face;
}
