import type { Icon } from './icons.ts';
import { IconPath } from './pieces.tsx';

/** What stands where on a map of the kingdom. */
export type Places = readonly (readonly [Icon, x: number, y: number, size: number])[];

export function Land({ of }: { readonly of: Places }) {
  return of.map(([name, x, y, size]) => <IconPath key={`${name} ${x} ${y}`} name={name} x={x} y={y} size={size} />);
}
