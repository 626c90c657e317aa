import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { Colour, CommandoId } from '../../content/index.ts';

/** Shapes that say what colours say: outlines around the origin. */

/** An octagon of half a width and half a height, its corners cut off. */
export function octagon(width: number, height: number, cut: number): string {
  return `M${-width + cut} ${-height}H${width - cut}L${width} ${-height + cut}V${height - cut}L${width - cut} ${height}H${-width + cut}L${-width} ${height - cut}V${-height + cut}z`;
}

/** A polygon with so many corners, the first at an angle in degrees. */
export function polygon(corners: number, radius: number, turned = 0): string {
  return `M${Array.from({ length: corners }, (_, i) => point(radius, turned + (360 / corners) * i)).join('L')}z`;
}

export function star(rays: number, outer: number, inner: number): string {
  return `M${Array.from({ length: rays * 2 }, (_, i) => point(i % 2 === 0 ? outer : inner, (180 / rays) * i - 90)).join('L')}z`;
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** Mobility is an arrow, accuracy a disc, subtlety a diamond; any of them is a star of four. */
export const ADVANTAGE_SHAPE: Readonly<Record<AdvantageSymbol, string>> = {
  M: 'M-13-9.5H4L13.5 0 4 9.5H-13L-8.5 0z',
  A: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
  S: 'M0-12.5 12.5 0 0 12.5-12.5 0z',
  '*': 'M0-13 4-4 13 0 4 4 0 13-4 4-13 0-4-4z',
};

/** Bill is round, Lance six-sided, Lucia eight-sided, Sweets a shield. */
export const COMMANDO_SHAPE: Readonly<Record<CommandoId, string>> = {
  bill: 'M-23 0a23 23 0 1 0 46 0a23 23 0 1 0-46 0z',
  lance: polygon(6, 25.5),
  lucia: polygon(8, 24.5, 22.5),
  sweets: 'M-21-22H21V4C21 15 11 22 0 25.5-11 22-21 15-21 4z',
};

/** Red diamond, blue drop, green leaf, yellow sun, black shield. */
export const COLOUR_SHAPE: Readonly<Record<Colour, string>> = {
  red: 'M0-9 7 0 0 9-7 0z',
  blue: 'M0-9C4-3 6.5 0 6.5 3.5a6.5 6.5 0 0 1-13 0C-6.5 0-4-3 0-9z',
  green: 'M-7 7C-8-4-2-8 8-8 8 2 4 8-4 7L1 0-7 7z',
  yellow: 'M0-9 2.2-3.5 8-6 4.5-1 9 2.5 3.5 3.5 3 9 0 4.5-3 9-3.5 3.5-9 2.5-4.5-1-8-6-2.2-3.5z',
  black: 'M-8-6 0-9 8-6V1C8 6 3 8 0 9.5-3 8-8 6-8 1z',
};
