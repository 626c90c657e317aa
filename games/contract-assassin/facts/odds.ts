import { at } from '#kernel';
import { FIRST_GETAWAY } from '../content/kit.ts';
import { guardBit } from '../rules/state.ts';

/** The rolls of two dice. */
export const ROLLS = 36;

/** In how many of them each sum comes. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** By every set of sums, one bit for each. */
const WAYS_OF: Readonly<Uint8Array> = Uint8Array.from({ length: guardBit(WAYS.length) }, (_, sums) =>
  WAYS.reduce((ways, more, sum) => ways + (sums & guardBit(sum) ? more : 0), 0),
);

/** In how many of 36 rolls one of these sums comes. */
export function waysOf(sums: number): number {
  return at(WAYS_OF, sums & (WAYS_OF.length - 1));
}

/** How many tokens with a number may come out of a bag, where some numbers may not: those go back and are drawn anew. */
export function tokensLeft(bag: readonly number[], without: number, number: number): number {
  return without & guardBit(number) ? 0 : (bag[number] ?? 0);
}

/** The faces of the getaway die. */
export const FACES = 6;

/** Cynthia gets away on these whatever she brings. */
const CYNTHIAS: readonly number[] = [1, 2];

/** Whether a face of the getaway die leads out with these cards laid out. */
export function leadsOut(laid: readonly number[], number: number, cynthia: boolean): boolean {
  return (laid[FIRST_GETAWAY + number - 1] ?? 0) > 0 || (cynthia && CYNTHIAS.includes(number));
}

/** The sixths of the getaway die that lead out with these cards laid out. */
export function escapeSixths(laid: readonly number[], cynthia: boolean): number {
  let sixths = 0;
  for (let number = 1; number <= FACES; number++) if (leadsOut(laid, number, cynthia)) sixths++;
  return sixths;
}
