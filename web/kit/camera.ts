import type { Area } from '../../games/plane.ts';

/** Where the content of a port lies: a point of it is seen at `point * scale + (x, y)`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How much of the port is covered at each side, in pixels. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Zoom {
  readonly least: number;
  readonly most: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The camera that shows all of an area as large as it goes, in the middle of what is not covered. */
export function framing(area: Area, port: Size, inset: Inset, zoom: Zoom): Camera {
  const width = Math.max(1, port.width - inset.left - inset.right);
  const height = Math.max(1, port.height - inset.top - inset.bottom);
  const scale = within(Math.min(width / area.width, height / area.height), zoom);
  return {
    scale,
    x: inset.left + width / 2 - (area.x + area.width / 2) * scale,
    y: inset.top + height / 2 - (area.y + area.height / 2) * scale,
  };
}

/** Nearer or farther; what is seen at this point of the port stays there. */
export function zoomed({ x, y, scale }: Camera, factor: number, at: { readonly x: number; readonly y: number }, zoom: Zoom): Camera {
  const next = within(scale * factor, zoom);
  const k = next / scale;
  return { scale: next, x: at.x - (at.x - x) * k, y: at.y - (at.y - y) * k };
}

export function moved({ x, y, scale }: Camera, dx: number, dy: number): Camera {
  return { x: x + dx, y: y + dy, scale };
}

/** The same view of a content that comes again every `period` of its units to both sides: the middle of the port lies in the first of them. */
export function round({ x, y, scale }: Camera, port: Size, period: number): Camera {
  const times = Math.floor((port.width / 2 - x) / scale / period);
  return { x: x + times * period * scale, y, scale };
}

/** How far to move so that a part of the port is not covered: nothing when it is all to be seen. */
export function uncovering(part: Area, port: Size, inset: Inset): { readonly dx: number; readonly dy: number } {
  return {
    dx: shift(part.x, part.width, inset.left, port.width - inset.right),
    dy: shift(part.y, part.height, inset.top, port.height - inset.bottom),
  };
}

export const SIDES = ['left', 'right', 'above', 'below'] as const;
type Side = (typeof SIDES)[number];

/** On which sides of the port something that ends goes on out of sight. */
export function beyond({ x, y, scale }: Camera, ends: Area, port: Size, inset: Inset): readonly Side[] {
  const goesOn: Readonly<Record<Side, boolean>> = {
    left: x + ends.x * scale < inset.left - 1,
    right: x + (ends.x + ends.width) * scale > port.width - inset.right + 1,
    above: y + ends.y * scale < inset.top - 1,
    below: y + (ends.y + ends.height) * scale > port.height - inset.bottom + 1,
  };
  return SIDES.filter((side) => goesOn[side]);
}

function shift(start: number, length: number, from: number, to: number): number {
  if (start < from) return from - start;
  return start + length > to ? Math.max(from - start, to - start - length) : 0;
}

function within(scale: number, { least, most }: Zoom): number {
  return Math.min(most, Math.max(least, scale));
}
