import { useLayoutEffect, useRef } from 'react';
import type { Told } from '#kernel';
import type { View } from '../rules/view.ts';
import { Art, Coin, PieceArt } from './art.tsx';
import { CELL, type Place } from './cells.ts';
import { type Moving, readEvent, type Slot, slotOf } from './story.ts';

/** How long a piece travels, a coin flies, a tile turns up, a closed tile glows, in milliseconds. */
const TRAVEL = 300;
const FLY = 400;
const NEXT_COIN = 90;
const TURN_UP = 220;
const GLOW = 360;
/** Beads pop in clockwise after a piece has landed. */
const BEADS = 160;

/** How long an event is shown. */
export function lasts({ event }: Told): number {
  const told = readEvent(event);
  switch (told.kind) {
    case 'lay':
      return TRAVEL;
    case 'score':
      return BEADS + GLOW;
    case 'coins':
      return told.coins === 0 ? 0 : FLY + NEXT_COIN * (Math.abs(told.coins) - 1);
    case 'draw':
      return TURN_UP;
    case 'broke':
      return GLOW;
    case 'other':
      return 0;
  }
}

/** What is in the air now: a piece on its way from tray to cell, coins between purse and supply, over the tile they are for. */
export function Flights({
  told,
  past,
  view,
  after,
}: {
  readonly told: Told | null;
  /** What was shown before it. */
  readonly past: readonly Told[];
  readonly view: View;
  readonly after: View;
}) {
  const moving = told === null ? null : readEvent(told.event);
  if (moving?.kind === 'lay') return <FlyingPiece moving={moving} from={slotOf(view, moving, after)} />;
  if (moving?.kind === 'coins')
    return coinsOf(moving.coins).map((order) => <FlyingCoin key={order} moving={moving} order={order} over={scoredTile(past, moving)} />);
  return null;
}

/** The last tile of this side that was scored to such an end. */
function scoredTile(past: readonly Told[], { side, coins }: Extract<Moving, { kind: 'coins' }>): Place | null {
  for (const { event } of past.toReversed()) {
    const told = readEvent(event);
    if (told.kind === 'score' && told.side === side && Math.sign(told.coins) === Math.sign(coins)) return { x: told.x, y: told.y };
  }
  return null;
}

function coinsOf(coins: number): number[] {
  return Array.from({ length: Math.abs(coins) }, (_, coin) => coin);
}

function FlyingPiece({ moving, from }: { readonly moving: Extract<Moving, { kind: 'lay' }>; readonly from: Slot | null }) {
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = piece.current;
    if (element === null) return;
    const to = cellBox(element, moving.laid);
    const start = from === null ? null : boxOf(element, slotName(from));
    if (to === null) return;
    Object.assign(element.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` });
    const source = start ?? { x: to.x, y: to.y - to.width, width: to.width };
    const animation = element.animate(
      [
        { transform: `translate(${source.x - to.x}px, ${source.y - to.y}px) scale(${source.width / to.width})` },
        { transform: 'translate(0, 0) scale(1.06)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: TRAVEL, easing: 'cubic-bezier(.3, .9, .4, 1)' },
    );
    return () => animation.cancel();
  }, [moving, from]);
  return (
    <div className="ct-flying" ref={piece} aria-hidden="true">
      <Art>
        <PieceArt piece={moving.laid} />
      </Art>
    </div>
  );
}

function FlyingCoin({ moving, order, over }: { readonly moving: Extract<Moving, { kind: 'coins' }>; readonly order: number; readonly over: Place | null }) {
  const coin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = coin.current;
    if (element === null) return;
    const purse = boxOf(element, `[data-purse="${moving.side}"]`) ?? boxOf(element, '.dock-slot');
    const supply = boxOf(element, '[data-supply]') ?? boxOf(element, '[data-layout]');
    if (purse === null || supply === null) return;
    const [from, to] = moving.coins > 0 ? [supply, purse] : [purse, supply];
    const tile = over === null ? null : cellBox(element, over);
    const middle =
      tile === null ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 60 } : { x: tile.x + tile.width / 2 - 13, y: tile.y + tile.width / 2 - 13 };
    const animation = element.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(.7)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px) scale(1)`, opacity: 1, offset: 0.12 },
        { transform: `translate(${middle.x}px, ${middle.y}px) scale(1.3)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 1 },
      ],
      { duration: FLY, delay: order * NEXT_COIN, easing: 'cubic-bezier(.6, 0, .2, 1)', fill: 'both' },
    );
    return () => animation.cancel();
  }, [moving, order, over]);
  return (
    <div className="ct-flying ct-flying-coin" ref={coin} aria-hidden="true">
      <svg viewBox="-16 -16 32 34" aria-hidden="true">
        <Coin />
      </svg>
    </div>
  );
}

/** How the elements that pieces fly from and to are named. */
export function slotName({ of, slot }: Slot): string {
  return `[data-slot="${of === 'market' ? 'market' : `rack-${of}`}-${slot}"]`;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The place on the screen of the one of these elements that is to be seen. */
function boxOf(beside: Element, selector: string): Spot | null {
  const around = beside.closest('[data-game]') ?? document;
  for (const element of around.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

function cellBox(beside: Element, { x, y }: Place): Spot | null {
  const around = beside.closest('[data-game]') ?? document;
  const layout = around.querySelector<SVGSVGElement>('[data-layout]');
  if (layout === null) return null;
  const [box, seen] = [layout.getBoundingClientRect(), layout.viewBox.baseVal];
  const scale = box.width / seen.width;
  return { x: box.x + (x * CELL + 3 - seen.x) * scale, y: box.y + (y * CELL + 3 - seen.y) * scale, width: (CELL - 6) * scale };
}
