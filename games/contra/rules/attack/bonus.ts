import type { Referee, Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import type { Event } from '../../event.ts';
import { lasts } from '../span.ts';
import { type Bonus, type Fighter, fighter, type State } from '../state.ts';

/** A commando's next attack gets something on top, if it comes in time. */
export function grantBonus(g: State, ref: Referee<Event>, seat: Seat, { dice, sure, within, until }: Extract<Effect, { do: 'next-attack' }>): void {
  fighter(g, seat).bonuses.push({ dice, sure: sure === true, within: within ?? 0, until });
  if (ref.listening) ref.tell({ kind: 'bonus', seat, dice, sure: sure === true }, 'contra.attack.pool-bonus');
}

/** Whether it counts for an attack whose nearest target is so far away. */
function counts({ within }: Bonus, near: number): boolean {
  return within === 0 || near <= within;
}

/** Nothing of this attack is ignored. */
export function isSure(f: Fighter, near: number): boolean {
  return f.bonuses.some((bonus) => bonus.sure && counts(bonus, near));
}

/** The dice of all that count for this attack. */
export function bonusDice(f: Fighter, near: number): number {
  let dice = 0;
  for (const bonus of f.bonuses) if (counts(bonus, near)) dice += bonus.dice;
  return dice;
}

/** With the attack they count for they are used up. */
export function spendBonuses(f: Fighter, near: number): void {
  f.bonuses = f.bonuses.filter((bonus) => !counts(bonus, near));
}

export const bonusesOfTurn = lasts('turn', (f) => {
  f.bonuses = f.bonuses.filter((bonus) => bonus.until === 'round');
});

export const bonusesOfRound = lasts('round', (f) => {
  f.bonuses = [];
});
