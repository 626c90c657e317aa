export const HIDDEN = 0;
export const WEIGHTS: readonly number[] = Array.from({ length: 27 }, () => 0);
