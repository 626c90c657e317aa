import type { Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { countsOf, missing, missingTokens } from '../advantage/advantage.ts';
import { pushSpaces } from '../movement/paths.ts';
import { damageOnMap, gelsLeft } from '../stage/gels.ts';
import { fighter, type Raid } from '../state.ts';

/** How many units of a forced effect would be left undone. Suffering and drawing enemies can always be done in full. */
export function shortfall(g: Raid, seat: Seat, effects: readonly Effect[]): number {
  let lacking = 0;
  for (const effect of effects) lacking += lack(g, seat, effect);
  return lacking;
}

function lack(g: Raid, seat: Seat, effect: Effect): number {
  const f = fighter(g, seat);
  switch (effect.do) {
    case 'spend':
      return missing(f, countsOf(effect.symbols));
    case 'lose-tokens':
      return missingTokens(f, countsOf(effect.symbols));
    case 'lose-objective':
      return f.mission === 0 ? 1 : 0;
    case 'push':
      return pushSpaces(g, seat, effect).length > 0 ? 0 : effect.spaces;
    case 'clear-damage':
      return Math.max(0, effect.n - damageOnMap(g));
    case 'gels':
      return Math.max(0, effect.n - gelsLeft(g));
    default:
      return 0;
  }
}
