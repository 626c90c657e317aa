import { LARGE, MEDIUM, NEEDED, SMALL } from '../content/map.ts';
import { chanceOf, hiddenFrom, hitOdds } from './odds.ts';

/** The sizes of tiles, and what a die needs there. */
export const SIZES = [SMALL, MEDIUM, LARGE].map((size) => ({ size, needed: NEEDED[size] ?? 0 }));

const MOST_DICE = 4;
const MOST_ENEMIES = 5;

/** How likely so many dice hit at least once, on a tile of each size. */
export const VOLLEYS = Array.from({ length: MOST_DICE }, (_, i) => i + 1).map((dice) => ({
  dice,
  chances: SIZES.map(({ needed }) => chanceOf(hitOdds(dice, needed), 1)),
}));

/** How likely nobody of so many enemies notices somebody hidden. */
export const UNSEEN = Array.from({ length: MOST_ENEMIES }, (_, i) => i + 1).map((enemies) => ({ enemies, chance: hiddenFrom(enemies) }));
