import { type CSSProperties, createPortal } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Spot } from '../../games/course.ts';

/** As far as the frame stands off, in pixels. */
const OFF = 5;

/** What is drawn of a place, or the button that gives an answer; where it is folded away, what it is folded into. */
export function elementsAt(spot: Spot): readonly Element[] {
  const named = CSS.escape(spot);
  const open = seen(`[data-spot="${named}"], [data-option="${named}"]`);
  return open.length > 0 ? open : seen(`[data-holds~="${CSS.escape(spot.replaceAll(' ', '_'))}"]`);
}

function seen(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
}

/** Rows that go on beyond the edge are moved until it is in view; boards that are dragged stay. */
function bringIntoView(element: Element): void {
  for (let row = element.parentElement; row !== null; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !['auto', 'scroll'].includes(getComputedStyle(row).overflowX)) continue;
    const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }
}

/** The places that an element lies at, the innermost first. */
export function spotsOf(element: Element): readonly Spot[] {
  const at = element.closest('[data-spot]');
  const spot = at?.getAttribute('data-spot') ?? null;
  if (at === null || spot === null) return [];
  return [spot, ...(at.parentElement === null ? [] : spotsOf(at.parentElement))];
}

/** Whether the dock, and whoever speaks over it, hides an element for the most part. */
function isCovered(element: Element, { x, y, width, height }: DOMRect): boolean {
  const [middle, lower] = [x + width / 2, y + height * 0.75];
  return [...document.querySelectorAll('.coach, .dock')].some((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    return !over.contains(element) && middle > left && middle < right && lower > top && lower < bottom;
  });
}

interface SpotsProps {
  readonly at: readonly Spot[];
  readonly asks: boolean;
  /** Nothing is framed that lies below the dock. */
  readonly inSight?: boolean;
}

/** A frame around each place, wherever the board has it now: it moves with it. */
export function Spots({ at, asks, inSight = false }: SpotsProps) {
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into view once a step
  useEffect(() => {
    let next = 0;
    for (const spot of at.toReversed()) for (const element of elementsAt(spot).slice(0, 1)) bringIntoView(element);
    const follow = (): void => {
      next = requestAnimationFrame(follow);
      for (const frame of layer.current?.children ?? []) {
        const [element] = elementsAt(frame.getAttribute('data-at') ?? '');
        const box = element?.getBoundingClientRect();
        const { style } = frame as HTMLElement;
        const isSeen = element !== undefined && box !== undefined && !(inSight && isCovered(element, box));
        style.display = isSeen ? '' : 'none';
        if (!isSeen) continue;
        const placed = `${box.x - OFF}px ${box.y - OFF}px ${box.width + 2 * OFF}px ${box.height + 2 * OFF}px`;
        if (frame.getAttribute('data-placed') === placed) continue;
        frame.setAttribute('data-placed', placed);
        style.translate = `${box.x - OFF}px ${box.y - OFF}px`;
        style.width = `${box.width + 2 * OFF}px`;
        style.height = `${box.height + 2 * OFF}px`;
      }
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [inSight]);
  const hidden: CSSProperties = { display: 'none' };
  return createPortal(
    <div ref={layer} className={asks ? 'spots asks' : 'spots'} aria-hidden="true">
      {at.map((spot) => (
        <i key={spot} data-at={spot} style={hidden} />
      ))}
    </div>,
    document.body,
  );
}
