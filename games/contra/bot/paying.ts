import { at, type Seat } from '#kernel';
import { foeAt } from '../rules/attack/aim.ts';
import {
  CARD,
  CONVERT,
  card,
  DISCARD,
  detailOf,
  FOR_NOTHING,
  MEDAL,
  type Option,
  optionKind,
  PAY,
  PREVENT,
  preventedOf,
  TOKEN,
  WITH_CARD,
  WITH_TOKEN,
} from '../rules/option.ts';
import { type Fighter, fighter, foeCard, type State } from '../rules/state.ts';
import { cardWorth } from './cards.ts';
import { points } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Tokens go before cards, plenty before scarce, weak cards before strong ones. */
export function payWorth(g: State, seat: Seat, o: Option): number {
  if (optionKind(o) === TOKEN) return 0.5 + 0.2 * at(fighter(g, seat).tokens, detailOf(o));
  return optionKind(o) === CARD ? 0.6 - 0.5 * cardWorth(g, seat, detailOf(o)) : 0;
}

export function convertWorth(g: State, seat: Seat, o: Option): number {
  if (optionKind(o) !== CONVERT) return 0;
  const f = fighter(g, seat);
  const { fight } = g;
  if (fight === null) return 0;
  const source = Math.floor(detailOf(o) / 4);
  const gained = at(f.tokens, detailOf(o) % 4) + at(fight.results, detailOf(o) % 4) > 3 ? 0 : WEIGHTS.unGained;
  let worth = 0;
  for (const target of fight.targets) {
    if (target === 0) worth += WEIGHTS.convertBoss;
    else {
      const foe = foeAt(g, target);
      const short = foeCard(foe).health - foe.damage - fight.successes;
      worth += short <= 0 ? 0 : short === 1 ? WEIGHTS.convertLast : WEIGHTS.convertOther;
    }
  }
  const price =
    source === FOR_NOTHING
      ? 0
      : source === WITH_TOKEN
        ? WEIGHTS.tokenPrice
        : WEIGHTS.cardPrice + WEIGHTS.cardShare * Math.max(0.4, cardWorth(g, seat, source - WITH_CARD));
  return worth - gained - (points(f) <= 2 && source !== FOR_NOTHING ? price + WEIGHTS.poor : price) + WEIGHTS.convertBias;
}

/** A medal is dear when few are left, cheap when the hand is empty: it is filled up again. */
function medalPrice(f: Fighter): number {
  const refill = Math.max(0, 4 - f.hand.length) * WEIGHTS.refill;
  return at([100, WEIGHTS.medal1, WEIGHTS.medal2, WEIGHTS.medal3], f.medals) - refill + (f.weapon === '' ? 0 : WEIGHTS.weaponLost);
}

export function sufferWorth(g: State, seat: Seat, o: Option, damage: number): number {
  const f = fighter(g, seat);
  switch (optionKind(o)) {
    case PAY:
      return -WEIGHTS.pay * damage;
    case MEDAL:
      return -medalPrice(f);
    case PREVENT: {
      const prevented = preventedOf(detailOf(o) % 256).reduce((sum, n) => sum + n, 0);
      return -WEIGHTS.reaction - WEIGHTS.pay * (damage - prevented) + (damage >= 2 ? 0.1 : -0.3);
    }
    default:
      return 0;
  }
}

export function discardWorth(g: State, seat: Seat, o: Option, why: 'mulligan' | 'medal' | 'effect'): number {
  if (optionKind(o) !== DISCARD) return 0;
  const worth = cardWorth(g, seat, detailOf(o));
  if (why === 'effect') return -worth;
  const { hand } = fighter(g, seat);
  // More than four in hand are not drawn up again.
  return hand.length > 4 ? -1 : WEIGHTS.discard - worth - (card(detailOf(o)).reaction === undefined ? 0 : 0.8);
}
