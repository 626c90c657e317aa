const GAP = 8;

/** How wide what is opened beside something is. */
export const WIDTH = 288;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** To the right of it, else to the left, else above or below; always within the window. */
export function beside(
  at: Box,
  own: { readonly height: number },
  port: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const right = at.right + GAP + WIDTH <= port.width - GAP;
  const left = at.left - GAP - WIDTH >= GAP;
  const middle = (at.left + at.right - WIDTH) / 2;
  const x = right ? at.right + GAP : left ? at.left - GAP - WIDTH : middle;
  const y = right || left ? (at.top + at.bottom - own.height) / 2 : at.top - GAP - own.height >= GAP ? at.top - GAP - own.height : at.bottom + GAP;
  return { left: within(x, port.width - WIDTH), top: within(y, port.height - own.height) };
}

function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}
