import { GETAWAYS, WEAPONS } from '../content/kit.ts';
import { guardBit, MOST_GETAWAYS } from '../rules/state.ts';
import { FACES, ROLLS, waysOf } from './odds.ts';

/** In how many of all rolls of two dice each weapon kills. */
export const KILLS = WEAPONS.map(({ id, number }) => ({ id, number, ways: waysOf(guardBit(number)), rolls: ROLLS }));

/** How likely one gets away with so many different getaways. */
export const WAYS_OUT = GETAWAYS.slice(0, MOST_GETAWAYS).map((_, at) => ({ cards: at + 1, chance: (at + 1) / FACES }));
