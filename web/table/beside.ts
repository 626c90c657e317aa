import type { Area } from '../../games/plane.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 12;
/** The bar at the top of the window. */
const BAR = 60;

/**
 * Where a card stands beside what it talks about, inside the window: where it covers neither that nor what is to be spared, or as
 * little of it as can be. At the right if there is room, else at the left, above, below, or at the top or bottom of the window.
 */
export function beside(about: Area | null, card: Size, window: Size, spared: readonly Area[]): { readonly x: number; readonly y: number } {
  const middle = { x: (window.width - card.width) / 2, y: (window.height - card.height) / 2 };
  const places =
    about === null
      ? [middle, { ...middle, y: BAR }]
      : [
          { x: about.x + about.width + GAP, y: about.y + about.height / 2 - card.height / 3 },
          { x: about.x - GAP - card.width, y: about.y + about.height / 2 - card.height / 3 },
          { x: about.x + about.width / 2 - card.width / 2, y: about.y - GAP - card.height },
          { x: about.x + about.width / 2 - card.width / 2, y: about.y + about.height + GAP },
          { x: middle.x, y: BAR },
          { x: middle.x, y: window.height },
        ];
  const kept = about === null ? spared : [about, ...spared];
  let best = { x: EDGE, y: BAR };
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const x = within(place.x, EDGE, window.width - card.width - EDGE);
    const y = within(place.y, BAR, window.height - card.height - EDGE);
    const covered = kept.reduce((sum, one) => sum + shared({ x, y, ...card }, one), 0);
    if (covered >= least) continue;
    best = { x, y };
    least = covered;
  }
  return best;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of one lies under the other. */
function shared(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
