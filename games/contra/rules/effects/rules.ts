import type { Play, Referee } from '#kernel';
import type { RuleName } from '../../content/effect.ts';
import { dimersDrift } from '../boss/dimers.ts';
import { eachOf } from '../general/each.ts';
import { gelsNear, hivePulse, livingWalls, purgeVent } from '../stage/gels.ts';
import { dograFires, grenadesBurst, grenadesThrown, heartbeat, platformBreaks, platformHits } from '../stage/tokens.ts';
import type { Raid } from '../state.ts';
import type { Context } from './effects.ts';

/** What the vocabulary of effects cannot say, by name. */
export function* runRule(g: Raid, ref: Referee, rule: RuleName, ctx: Context): Play {
  switch (rule) {
    case 'grenades-burst':
      return yield* grenadesBurst(g, ref);
    case 'grenades-thrown':
      return yield* grenadesThrown(g, ref);
    case 'grenades-swept':
      g.grenades.length = 0;
      return;
    case 'platform-breaks':
      return yield* platformBreaks(g, ref);
    case 'platform-hits':
      return yield* platformHits(g, ref);
    case 'hive-pulse':
      return yield* hivePulse(g, ref);
    case 'living-walls':
      return yield* eachOf(
        g,
        ref,
        ctx.what,
        (seat) => gelsNear(g, seat).length > 0,
        (seat) => livingWalls(g, ref, seat),
      );
    case 'heartbeat':
      return yield* heartbeat(g, ref);
    case 'purge-vent':
      return yield* purgeVent(g, ref);
    case 'dogra-fires':
      return yield* dograFires(g, ref);
    case 'dimers-drift':
      return yield* dimersDrift(g, ref);
  }
}
