import type { Referee } from '#kernel';
import { COLOURS, type Colour } from '../content/tiles.ts';
import type { Event } from '../event.ts';
import { coloursOf, type Edges } from './pieces.ts';
import { drawCrown, drawTile } from './setup.ts';
import { height, NONE, type State } from './state.ts';

/** The market and the active player's rack are filled up to 3, as long as the stacks last. */
export function refill(g: State, ref: Referee<Event>): void {
  refillMarket(g, ref);
  refillRack(g, ref);
}

function refillMarket(g: State, ref: Referee<Event>): void {
  for (let slot = 0; slot < 3; slot++) {
    if (g.market[slot] !== NONE || height(g.crownStack) === 0) continue; // contra-tiles.refill.exhausted
    const colour = drawCrown(g, ref); // contra-tiles.refill.top-only
    g.market[slot] = colour;
    if (ref.listening) ref.tell({ kind: 'market', slot, drawn: [COLOURS[colour] as Colour] }, 'contra-tiles.refill.market');
  }
}

function refillRack(g: State, ref: Referee<Event>): void {
  const rack = g.racks[g.active];
  for (let slot = 0; slot < 3; slot++) {
    if (rack[slot] !== NONE || height(g.tileStacks[g.active]) === 0) continue; // contra-tiles.refill.exhausted
    const face = drawTile(g, ref, g.active); // contra-tiles.refill.top-only
    rack[slot] = face;
    if (ref.listening) ref.tell({ kind: 'rack', side: g.active, slot, drawn: [coloursOf(g.faces[face] as Edges)] }, 'contra-tiles.refill.rack');
  }
}
