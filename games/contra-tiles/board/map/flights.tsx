import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Step } from '#kernel';
import type { Show } from '#kit';
import type { Event } from '../../event.ts';
import type { Place } from '../../facts/places.ts';
import type { Side } from '../../rules/pieces.ts';
import type { ContraTiles } from '../../types.ts';
import { Art, Coin, PieceArt } from '../art/pieces.tsx';
import { coinsOf, isLaying, laidBy, type Slot } from '../showing.ts';
import { CELL } from './geometry.ts';

/** How long a piece travels, a coin flies, a tile turns up, a closed tile glows, in milliseconds. */
const TRAVEL = 300;
const FLY = 400;
const NEXT_COIN = 90;
const TURN_UP = 220;
const GLOW = 360;
/** Beads pop in clockwise after a piece has landed. */
const BEADS = 160;

/** How long an event is shown. */
export function lasts(event: Event): number {
  switch (event.kind) {
    case 'crown':
    case 'tile':
      return TRAVEL;
    case 'score':
      return BEADS + GLOW;
    case 'pay':
    case 'reward': {
      const coins = Math.abs(coinsOf(event));
      return coins === 0 ? 0 : FLY + NEXT_COIN * (coins - 1);
    }
    case 'rack':
    case 'market':
      return TURN_UP;
    case 'broke':
      return GLOW;
    default:
      return 0;
  }
}

/** What is in the air now: a piece on its way from tray to cell, coins between purse and supply, over the tile they are for. */
export function Flights({ show: { now, past } }: { readonly show: Show<ContraTiles> }) {
  const event = now?.event;
  if (event === undefined) return null;
  if (isLaying(event)) return <FlyingPiece event={event} />;
  if (event.kind !== 'pay' && event.kind !== 'reward') return null;
  const coins = coinsOf(event);
  const over = scoredTile(past, event.side, coins);
  return Array.from({ length: Math.abs(coins) }, (_, order) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
    <FlyingCoin key={order} side={event.side} coins={coins} order={order} over={over} />
  ));
}

/** The last tile of this side that was scored to such an end. */
function scoredTile(past: readonly Step<ContraTiles>[], side: Side, coins: number): Place | null {
  for (const { event } of past.toReversed())
    if (event.kind === 'score' && event.side === side && Math.sign(event.coins) === Math.sign(coins)) return { x: event.x, y: event.y };
  return null;
}

function FlyingPiece({ event }: { readonly event: Extract<Event, { kind: 'crown' | 'tile' }> }) {
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = piece.current;
    if (element === null) return;
    const to = cellBox(element, event);
    const start = boxOf(element, slotName({ of: event.kind === 'crown' ? 'market' : event.side, slot: event.slot }));
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
  }, [event]);
  return (
    <div className="ct-flying" ref={piece} aria-hidden="true">
      <Art>
        <PieceArt piece={laidBy(event)} />
      </Art>
    </div>
  );
}

interface FlyingCoinProps {
  readonly side: Side;
  readonly coins: number;
  readonly order: number;
  readonly over: Place | null;
}

function FlyingCoin({ side, coins, order, over }: FlyingCoinProps) {
  const coin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = coin.current;
    if (element === null) return;
    const purse = boxOf(element, `[data-purse="${side}"]`) ?? boxOf(element, '.dock-slot');
    const supply = boxOf(element, '[data-supply]') ?? boxOf(element, '[data-layout]');
    if (purse === null || supply === null) return;
    const [from, to] = coins > 0 ? [supply, purse] : [purse, supply];
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
  }, [side, coins, order, over]);
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
