import type { Play, Referee } from '#kernel';
import type { Event } from '../../event.ts';
import { BOSS, targetDistance, targets } from '../attack/aim.ts';
import { attack, reach } from '../attack/attack.ts';
import { grantBonus } from '../attack/bonus.ts';
import { dealDamage } from '../attack/damage.ts';
import { enemyWithin, movers, others, pickCommando, pickTarget } from '../general/choosing.ts';
import { fighter, type State } from '../state.ts';
import type { Context, Family, Step } from './family.ts';

export const ATTACK_EFFECTS: Family<'attack' | 'next-attack' | 'damage'> = {
  attack: {
    apply: (g, ref, effect, { seat, what }) => attack(g, ref, seat, effect, what),
    possible: (g, seat, effect) => reach(g, seat, effect) > 0,
  },
  'next-attack': {
    *apply(g, ref, effect, { seat }) {
      const who = effect.who === 'you' ? seat : yield* pickCommando(g, ref, seat, others(g, seat), 'next-attack');
      if (who >= 0) grantBonus(g, ref, who, effect);
    },
    possible: (g, seat, { who }) => who === 'you' || movers(g, seat, who).length > 0,
  },
  damage: { apply: damage, possible: (g, seat, { within }) => enemyWithin(g, seat, within) },
};

/** What a commando's card defeats that commando has defeated; what the stage or an objective card defeats, nobody has. */
function* damage(g: State, ref: Referee<Event>, { n, to, within }: Step<'damage'>, { seat, from }: Context): Play {
  const by = from === 'commando' ? seat : -1;
  if (to === 'one') {
    const target = yield* pickTarget(g, ref, seat, within, 'damage');
    if (target >= 0) yield* dealDamage(g, ref, by, [target], n);
    return;
  }
  const { space } = fighter(g, seat);
  const hit = [...targets(g)].filter((target) => target !== BOSS && targetDistance(g, space, target) <= within);
  yield* dealDamage(g, ref, by, hit, n);
}
