import type { GameEvent } from '#kernel';
import type { Colour } from '../content/tiles.ts';
import type { Side } from '../rules/pieces.ts';
import type { Laid, View } from '../rules/view.ts';
import { activeSide, turnedText } from './foresight.ts';

/** Where a piece lies before it is laid, or comes to lie after it is drawn: a slot of the market, or of a side's rack. */
export interface Slot {
  readonly of: 'market' | Side;
  readonly slot: number;
}

/** What an event says, read once. Whatever moves no piece is `other`. */
export type Moving =
  | { readonly kind: 'lay'; readonly side: Side; readonly laid: Laid }
  | { readonly kind: 'score'; readonly side: Side; readonly x: number; readonly y: number; readonly coins: number }
  | { readonly kind: 'coins'; readonly side: Side; readonly coins: number }
  | { readonly kind: 'draw'; readonly of: 'market' | Side; readonly face: string }
  | { readonly kind: 'broke' }
  | { readonly kind: 'other' };

export function readEvent(event: GameEvent): Moving {
  const side: Side = event['side'] === 1 ? 1 : 0;
  const [x, y] = [Number(event['x']), Number(event['y'])];
  switch (event.kind) {
    case 'crown':
      return { kind: 'lay', side, laid: { x, y, crown: colourOf(event['colour']) } };
    case 'tile':
      return { kind: 'lay', side, laid: { x, y, side, edges: String(event['edges']) } };
    case 'score':
      return { kind: 'score', side, x, y, coins: Number(event['coins']) };
    case 'pay':
      return { kind: 'coins', side, coins: -Number(event['paid']) };
    case 'reward':
      return { kind: 'coins', side, coins: Number(event['taken']) };
    case 'market':
    case 'rack':
      return { kind: 'draw', of: event.kind === 'market' ? 'market' : side, face: Array.isArray(event['drawn']) ? String(event['drawn'][0]) : '' };
    case 'broke':
      return { kind: 'broke' };
    default:
      return { kind: 'other' };
  }
}

function colourOf(name: unknown): Colour {
  return name === 'B' || name === 'G' || name === 'Y' ? name : 'R';
}

/** The table after an event, as far as it shows; `after` is the table in the end and tells equal crowns apart. */
export function applied(view: View, event: GameEvent, after: View): View {
  const told = readEvent(event);
  switch (told.kind) {
    case 'lay': {
      const turned = told.side === activeSide(view) ? view : { ...view, active: 1 - view.active, turn: view.turn + 1, laid: 0 };
      return { ...withSlot(turned, slotOf(turned, told, after), null), laid: turned.laid + 1, layout: [...view.layout, told.laid] };
    }
    case 'coins':
      return { ...view, purses: view.purses.map((purse, side) => (side === told.side ? purse + told.coins : purse)), supply: view.supply - told.coins };
    case 'draw':
      return drawn(view, told.of, told.face);
    default:
      return view;
  }
}

/** The slot a piece is laid from; of equal crowns the one whose slot changes. */
export function slotOf(view: View, { side, laid }: Extract<Moving, { kind: 'lay' }>, after: View): Slot | null {
  if ('crown' in laid) {
    const slots = [0, 1, 2].filter((slot) => view.market[slot] === laid.crown);
    const slot = slots.find((slot) => after.market[slot] !== laid.crown) ?? slots[0];
    return slot === undefined ? null : { of: 'market', slot };
  }
  const slot = view.racks[side]?.findIndex((face) => face !== null && [0, 1, 2, 3].some((quarters) => turnedText(face, quarters) === laid.edges)) ?? -1;
  return slot < 0 ? null : { of: side, slot };
}

/** The slot a drawn piece is laid open in: the first that is empty. */
export function emptySlot(view: View, of: 'market' | Side): Slot | null {
  const slot = (of === 'market' ? view.market : (view.racks[of] ?? [])).indexOf(null);
  return slot < 0 ? null : { of, slot };
}

function drawn(view: View, of: 'market' | Side, face: string): View {
  const filled = withSlot(view, emptySlot(view, of), face);
  if (of === 'market') return { ...filled, crownStack: view.crownStack - 1 };
  return { ...filled, tileStacks: view.tileStacks.map((height, side) => (side === of ? height - 1 : height)) };
}

function withSlot(view: View, at: Slot | null, face: string | null): View {
  if (at === null) return view;
  if (at.of === 'market') return { ...view, market: view.market.map((colour, slot) => (slot === at.slot ? (face === null ? null : colourOf(face)) : colour)) };
  return { ...view, racks: view.racks.map((rack, side) => (side === at.of ? rack.map((tile, slot) => (slot === at.slot ? face : tile)) : rack)) };
}
