import { COMMANDO_DIE, ENEMY_DIE } from '../content/dice.ts';
import { chanceOfSuccesses, NO_MEANS } from './successes.ts';

/** How likely each face of a commando's die comes, and of an enemy's. */
export const OUR_FACES = facesOf(COMMANDO_DIE);
export const THEIR_FACES = facesOf(ENEMY_DIE);

const MOST_DICE = 5;
const MOST_HITS = 3;

/** How likely so many dice deal at least 1, 2 and 3, with nothing spent. */
export const HITS = Array.from({ length: MOST_DICE }, (_, i) => i + 1).map((dice) => ({
  dice,
  chances: Array.from({ length: MOST_HITS }, (_, i) => chanceOfSuccesses(dice, i + 1, 1, NO_MEANS)),
}));

function facesOf<Face>(die: readonly Face[]): readonly { readonly face: Face; readonly chance: number }[] {
  return [...Map.groupBy(die, (face) => face)].map(([face, sides]) => ({ face, chance: sides.length / die.length }));
}
