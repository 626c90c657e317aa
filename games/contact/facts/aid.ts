import { RINGS } from '../content/board.ts';
import { chance, needed } from './needs.ts';
import { chanceToHit, largestHarmless } from './threat.ts';

/** What a shot needs in each ring, and its chance. */
export const SHOTS = Array.from({ length: RINGS }, (_, i) => i + 1).map((ring) => ({ ring, needs: needed(ring), chance: chance(needed(ring)) }));

/** The size from which a group always bites. */
export const SURE_BITE = largestHarmless(false) + 6;

/** How likely a group of each size bites, and with Schulz alive. */
export const BITES = Array.from({ length: SURE_BITE }, (_, i) => i + 1).map((zombies) => ({
  zombies,
  chance: chanceToHit(zombies, largestHarmless(false)),
  fortified: chanceToHit(zombies, largestHarmless(true)),
}));
