/** One card of each number. */
const HIGHEST = 15;
export const CARDS: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + 1);

export const HAND = 4;
