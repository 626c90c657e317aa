/** What is not covered by dock and plaques, and how the board keeps clear of them. All in pixels of the port. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/** Free at each side; the dock covers so much at the bottom. The plaques at the top are kept clear of only when cells framed without that would lie under them. */
export function clearance(
  port: { readonly width: number; readonly height: number },
  covered: number,
  plaques: readonly Part[],
  covers: (inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }, plaque: Part) => boolean,
): { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number } {
  const beside = { top: GAP, right: GAP, bottom: covered + GAP, left: GAP };
  const inside = plaques.filter((plaque) => plaque.y + plaque.height > 0 && plaque.y < port.height);
  if (!inside.some((plaque) => covers(beside, plaque))) return beside;
  return { ...beside, top: Math.max(...inside.map((plaque) => plaque.y + plaque.height)) + GAP };
}

export function overlap(a: Part, b: Part): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
