import type { Play, Referee } from '#kernel';
import type { RuleName } from '../../content/effect.ts';
import type { Event } from '../../event.ts';
import { dimersDrift } from '../boss/dimers.ts';
import { eachOf } from '../general/each.ts';
import { discardStageCard, leaveStageArea } from '../stage/deck.ts';
import { clearDamage, damageOnMap, gainGels, gelsLeft, gelsNear, hivePulse, livingWalls, purgeVent } from '../stage/gels.ts';
import { slip } from '../stage/slip.ts';
import { addAlarm, dograFires, grenadesBurst, grenadesThrown, heartbeat, platformBreaks, platformHits, throwGrenade } from '../stage/tokens.ts';
import { fighter, type State } from '../state.ts';
import type { Context, Family } from './family.ts';

type Kinds = 'discard-stage-card' | 'discard-this' | 'alarm' | 'slip' | 'grenade' | 'gels' | 'clean-gels' | 'clear-damage' | 'rule';

/** The stage: its deck, its play area, its tokens. */
export const STAGE_EFFECTS: Family<Kinds> = {
  'discard-stage-card': {
    apply(g, ref) {
      discardStageCard(g, ref);
    },
  },
  'discard-this': {
    apply(g, ref, _, { stage }) {
      if (stage !== undefined) leaveStageArea(g, ref, stage);
    },
  },
  alarm: { apply: (g, ref, { n }) => addAlarm(g, ref, n) },
  slip: { apply: (g, ref, { n }) => slip(g, ref, n) },
  grenade: {
    apply(g, ref, _, { seat }) {
      throwGrenade(g, ref, fighter(g, seat).space);
    },
  },
  gels: {
    apply: (g, ref, { n, to }, { seat }) => gainGels(g, ref, seat, n, to),
    lacking: (g, _, { n }) => Math.max(0, n - gelsLeft(g)),
    units: ({ n }) => n,
  },
  'clean-gels': {
    apply(g, ref, _, { seat }) {
      fighter(g, seat).gels = 0;
      if (ref.listening) ref.tell({ kind: 'infected', seat, gels: 0 }, 'contra.effect.seeking-hosts');
    },
    possible: (g, seat) => fighter(g, seat).gels > 0,
  },
  'clear-damage': {
    apply: (g, ref, { n }, { seat }) => clearDamage(g, ref, seat, n),
    lacking: (g, _, { n }) => Math.max(0, n - damageOnMap(g)),
    units: ({ n }) => n,
  },
  rule: { apply: (g, ref, { rule }, ctx) => RULES[rule](g, ref, ctx) },
};

/** What the vocabulary of effects cannot say, by name. */
const RULES: { readonly [K in RuleName]: (g: State, ref: Referee<Event>, ctx: Context) => Play | undefined } = {
  'grenades-burst': grenadesBurst,
  'grenades-thrown': grenadesThrown,
  'grenades-swept'(g) {
    g.grenades.length = 0;
  },
  'platform-breaks': platformBreaks,
  'platform-hits': platformHits,
  'hive-pulse': hivePulse,
  'living-walls': (g, ref, { what }) =>
    eachOf(
      g,
      ref,
      what,
      (seat) => gelsNear(g, seat).length > 0,
      (seat) => livingWalls(g, ref, seat),
    ),
  heartbeat,
  'purge-vent': purgeVent,
  'dogra-fires': dograFires,
  'dimers-drift': dimersDrift,
};
