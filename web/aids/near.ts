import type { Area } from '../../games/plane.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Where a tip stands: above what it explains, so that a line that is read stays in sight; else below, right or left of it, where it fits the window. */
export function near(about: Area, tip: Size, window: Size): { readonly x: number; readonly y: number } {
  const [middle, centre] = [about.x + (about.width - tip.width) / 2, about.y + (about.height - tip.height) / 2];
  const along = Math.max(GAP, Math.min(middle, window.width - tip.width - GAP));
  const across = Math.max(GAP, Math.min(centre, window.height - tip.height - GAP));
  const above = { x: along, y: about.y - GAP - tip.height };
  const places = [
    above,
    { x: along, y: about.y + about.height + GAP },
    { x: about.x + about.width + GAP, y: across },
    { x: about.x - GAP - tip.width, y: across },
  ];
  return (
    places.find(({ x, y }) => x >= GAP && y >= GAP && x + tip.width + GAP <= window.width && y + tip.height + GAP <= window.height) ?? { x: along, y: GAP }
  );
}
