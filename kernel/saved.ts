import type { Json } from './types.ts';

/** The same data without the names of its types, so that it can be seen to be plain; what holds a function is not. */
export type Saved<T> = T extends null | boolean | number | string
  ? T
  : T extends (...args: never[]) => unknown
    ? undefined
    : { readonly [K in keyof T]: Saved<T[K]> };

/** A copy of a state that is plain data: what its game saves. */
export function saved<T>(state: T): Saved<T> {
  return structuredClone(state) as Saved<T>;
}

/** A copy of what was saved as what it was: the border at which whoever loads it says so. */
export function restored<T>(json: Json): T {
  return structuredClone(json) as T;
}
