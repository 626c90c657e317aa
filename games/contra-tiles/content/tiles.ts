/** The four colours, in the order in which they are counted everywhere. */
export const COLOURS = ['R', 'B', 'G', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

/** How many crowns there are of each colour. */
export const CROWNS_PER_COLOUR = 7;

/** The sides. Bear begins. */
export const SIDES = ['bear', 'woman'] as const;

/**
 * The faces of one side's player tiles: the colours of the north, east, south and west edge. Both sides have the same.
 * Every pair of a doubled and a missing colour once, and one tile with all four.
 */
export const FACES = ['RRGY', 'RBRY', 'RRBG', 'BBYR', 'BGBR', 'BBGY', 'GGRB', 'GYGB', 'GGYR', 'YYBG', 'YRYG', 'YYRB', 'RBGY'] as const;
