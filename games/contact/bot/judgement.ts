import type { DecisionIn, Judgement } from '#kernel';
import { columnOfBlue, columnOfBrown, LARGE } from '../content/board.ts';
import { GRENADE } from '../content/members.ts';
import { comers, WITHOUT_END } from '../facts/arrivals.ts';
import { AWAY, dieOf, isInspired, kindOf, memberOf, type Option, segmentOf } from '../rules/option.ts';
import * as KIND from '../rules/option-kind.ts';
import type { State } from '../rules/state.ts';
import type { About, Contact } from '../types.ts';
import { danger, relief, type Tuning } from './danger.ts';
import { bestAttack, bestExtraDie, dieGain, gainOf } from './gain.ts';
import { rerollGain } from './reroll.ts';
import { leastStrength, strength, winningChance } from './value.ts';

const TUNING: Tuning = { soon: [1, 0.58, 0.25, 0.35, 0.15], each: 0.47, melee: 0.95, grenade: 0.97, late: 7, patience: 0.2 };

/** Acting is never worse than not acting. */
const NOTHING = -1e-6;
/** Where one answer is always right. */
const RIGHT = 1;
/** So much better somebody else has to be as a victim before it is worth to refuse. */
const WORTH_A_QUARREL = 0.5;

export const judgement: Judgement<Contact> = {
  lookAhead: { horizon: 2, depth: 1, width: 0.15, doubt: 2 },
  weigh: (g, decision, i) => weigh(g, TUNING, decision, decision.options[i] as Option),
  value: (g) => winningChance(g, TUNING),
};

function weigh(g: State, t: Tuning, decision: DecisionIn<Contact>, o: Option): number {
  const kind = kindOf(o);
  switch (decision.kind) {
    case 'act':
      return kind === KIND.WAIVE ? NOTHING : gainOf(g, t, o);
    case 'aim':
      return kind === KIND.WAIVE ? NOTHING : isInspired(o) ? gainOf(g, t, o) : aimGain(g, t, o);
    case 'flexible':
      return relief(g, t, segmentOf(o), decision.about.with === 'rifle' ? 1 : GRENADE.kills);
    case 'ardor':
      return kind === KIND.REROLL ? rerollGain(g, t, decision.about, Math.max(0, dieOf(o))) : 0;
    case 'melee':
      return kind === KIND.MELEE ? RIGHT : 0;
    case 'scatter':
      return kind === KIND.SCATTER ? RIGHT : 0;
    case 'first-aid':
      return kind === KIND.FIRST_AID ? RIGHT : 0;
    case 'victim':
    case 'settle':
      return -strength(g, memberOf(o));
    case 'consent':
      return kind === KIND.ACCEPT ? -strength(g, memberOf(o)) : -leastStrength(g) - WORTH_A_QUARREL;
    case 'take':
      return strength(g, memberOf(o));
    case 'tripwire':
      return tripwireGain(g, t, o);
    case 'air-recon':
      return reconGain(g, t, decision.about, o);
    case 'inspire':
      return bestExtraDie(g, t, memberOf(o));
    case 'call':
      return bestAttack(g, t, memberOf(o));
    default:
      return 0;
  }
}

/** A melee die of Kenzo's is worth a third more than one of the rifle: two in six grant another. */
function aimGain(g: State, t: Tuning, o: Option): number {
  return dieGain(g, t, memberOf(o), segmentOf(o)) * (kindOf(o) === KIND.STRIKE ? 4 / 3 : 1);
}

function tripwireGain(g: State, t: Tuning, o: Option): number {
  return kindOf(o) === KIND.NO_TRIPWIRE ? NOTHING : relief(g, t, segmentOf(o), kindOf(o) === KIND.TRIPWIRE_LARGE ? LARGE : 1);
}

/** How safe the two columns are with those who come. */
function reconGain(g: State, t: Tuning, { blue, brown }: About<'air-recon'>, o: Option): number {
  const [onBrown, onBlue] = comers(blue, brown, AWAY[kindOf(o)] ?? null, WITHOUT_END);
  return -withMore(g, t, columnOfBrown(brown), onBrown) - withMore(g, t, columnOfBlue(blue), onBlue);
}

function withMore(g: State, t: Tuning, column: number, more: number): number {
  const z = g.zombies;
  return danger(g, t, column, z[column] as number, z[column + 16] as number, z[column + 32] as number, (z[column + 48] as number) + more);
}
