import { worth } from './coins.ts';

/** What a closed tile is worth, by its matching edges. */
export const WORTHS = [4, 3, 2, 1, 0].map((matching) => ({ matching, coins: worth(matching) }));
