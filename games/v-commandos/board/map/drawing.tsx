import type { Point } from '../../../plane.ts';

export const line = (a: Point, b: Point): string => `M${Math.round(a.x)} ${Math.round(a.y)}L${Math.round(b.x)} ${Math.round(b.y)}`;

/** A bent way from one tile to another, in pencil. */
export function bent(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = 0.18;
  return `M${Math.round(a.x + dx * 0.12)} ${Math.round(a.y + dy * 0.12)}Q${Math.round(a.x + dx / 2 + dy * bend)} ${Math.round(a.y + dy / 2 - Math.abs(dx) * bend)} ${Math.round(a.x + dx * 0.82)} ${Math.round(a.y + dy * 0.82)}`;
}

/** A flash where something hits. */
export function Burst({ at, large = false }: { readonly at: Point; readonly large?: boolean }) {
  return (
    <path
      d="M0-14 4-5 13-8 7 0 14 7 5 6 3 14-3 7-11 11-8 3-15-1-7-4-9-12-2-7z"
      transform={`translate(${at.x} ${at.y}) scale(${large ? 4 : 1})`}
      className="vc-burst"
    />
  );
}
