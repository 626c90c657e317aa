import type { Play, Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { canPay, costOf } from '../../facts/advantage.ts';
import { spend } from '../advantage/advantage.ts';
import { possible, resolve } from '../effects/effects.ts';
import { character, fighter, type State } from '../state.ts';

/** The cost can be paid and there is something it could do. Commando attacks are closed (contra.ability.not-during-commando-attack). */
export function abilityFits(g: State, seat: Seat): boolean {
  const f = fighter(g, seat);
  const { cost, effect } = character(f).ability;
  return g.fight === null && canPay(f, costOf(cost)) && possible(g, seat, effect);
}

/** The character's ability, as often as its cost is paid. */
export function* applyAbility(g: State, ref: Referee<Event>, seat: Seat): Play {
  const { id, cost, effect } = character(fighter(g, seat)).ability;
  yield* spend(g, ref, seat, costOf(cost), id, 'contra.ability.cost');
  g.resolving.push({ kind: 'ability', what: id, seat });
  if (ref.listening) ref.tell({ kind: 'ability', seat, ability: id }, 'contra.ability.any-phase');
  yield* resolve(g, ref, effect, { seat, from: 'commando', what: id });
  g.resolving.pop();
}
