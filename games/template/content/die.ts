export const SIDES = 6;

/** From this number on a climb counts twice. */
export const TWICE_FROM = 5;
