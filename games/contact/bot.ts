import type { Decision, Judgement } from '#kernel';
import { danger, relief, type Tuning } from './bot/danger.ts';
import { bestAttack, bestExtraDie, dieGain, gainOf } from './bot/gain.ts';
import { rerollGain } from './bot/reroll.ts';
import { strength, winningChance } from './bot/value.ts';
import { columnOfBlue, columnOfBrown, LARGE } from './content/board.ts';
import { AYDEN, ability, GRENADE } from './content/members.ts';
import type { ArdorAbout } from './rules/ardor.ts';
import {
  deedOf,
  isInspired,
  MELEE,
  memberOf,
  NO_TRIPWIRE,
  type Option,
  REROLL,
  RONIN,
  SCATTER,
  SKIP_BLUE,
  SKIP_BROWN,
  segmentOf,
  TRIPWIRE_LARGE,
  TRY,
  WAIVE,
} from './rules/option.ts';
import type { ReconAbout } from './rules/spawn.ts';
import type { Night } from './rules/state.ts';
import type { FlexibleAbout } from './rules/weapons/flexible.ts';

export const TUNING: Tuning = { soon: [1, 0.58, 0.25, 0.35, 0.15], each: 0.47, melee: 0.95, grenade: 0.97, late: 7, patience: 0.2 };

const { fewer } = ability(AYDEN, 'air-recon');
/** Acting is never worse than not acting. */
const NOTHING = -1e-6;
/** Where one answer is always right. */
const RIGHT = 1;

export function judgementWith(t: Tuning): Judgement<Night> {
  return {
    lookAhead: { horizon: 2, depth: 1, width: 0.15, doubt: 2 },
    weigh: (g, decision, i) => weigh(g, t, decision, decision.options[i] as Option),
    value: (g) => winningChance(g, t),
  };
}

export const judgement: Judgement<Night> = judgementWith(TUNING);

function weigh(g: Night, t: Tuning, decision: Decision<Night>, o: Option): number {
  const deed = deedOf(o);
  switch (decision.question.kind) {
    case 'act':
      return deed === WAIVE ? NOTHING : gainOf(g, t, o);
    case 'aim':
      return deed === WAIVE ? NOTHING : isInspired(o) ? gainOf(g, t, o) : aimGain(g, t, o);
    case 'flexible':
      return relief(g, t, segmentOf(o), (decision.about as FlexibleAbout).with === 'rifle' ? 1 : GRENADE.kills);
    case 'ardor':
      return deed === REROLL ? rerollGain(g, t, decision.about as ArdorAbout) : 0;
    case 'melee':
      return deed === MELEE ? RIGHT : 0;
    case 'scatter':
      return deed === SCATTER ? RIGHT : 0;
    case 'first-aid':
      return deed === TRY ? RIGHT : 0;
    case 'victim':
      return -strength(g, memberOf(o));
    case 'take':
      return strength(g, memberOf(o));
    case 'tripwire':
      return tripwireGain(g, t, o);
    case 'air-recon':
      return reconGain(g, t, decision.about as ReconAbout, o);
    case 'inspire':
      return bestExtraDie(g, t, memberOf(o));
    case 'call':
      return bestAttack(g, t, memberOf(o));
    default:
      return 0;
  }
}

/** A melee die of Kenzo's is worth a third more than one of the rifle: two in six grant another. */
function aimGain(g: Night, t: Tuning, o: Option): number {
  return dieGain(g, t, memberOf(o), segmentOf(o)) * (deedOf(o) === RONIN ? 4 / 3 : 1);
}

function tripwireGain(g: Night, t: Tuning, o: Option): number {
  return deedOf(o) === NO_TRIPWIRE ? NOTHING : relief(g, t, segmentOf(o), deedOf(o) === TRIPWIRE_LARGE ? LARGE : 1);
}

/** How safe the two columns are with those who come. */
function reconGain(g: Night, t: Tuning, { blue, brown }: ReconAbout, o: Option): number {
  const offBrown = deedOf(o) === SKIP_BROWN ? fewer : deedOf(o) === SKIP_BLUE ? 0 : 1;
  return -withMore(g, t, columnOfBrown(brown), blue - offBrown) - withMore(g, t, columnOfBlue(blue), brown - fewer + offBrown);
}

function withMore(g: Night, t: Tuning, column: number, more: number): number {
  const z = g.zombies;
  return danger(g, t, column, z[column] as number, z[column + 16] as number, z[column + 32] as number, (z[column + 48] as number) + more);
}
