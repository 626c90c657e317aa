import type { Referee, Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { enemy } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import type { Moment } from '../../types.ts';
import { abilityFits } from '../cards/ability.ts';
import { type Asking, character, fighter, type State } from '../state.ts';

/** Things do not go on without this seat: in their own turn everybody is asked, otherwise as they wish. `threatened` is about to suffer. */
export function isWaitedFor(g: State, seat: Seat, moment: Moment, threatened: Seat): boolean {
  switch (g.active === seat ? 'always' : fighter(g, seat).asking) {
    case 'always':
      return abilityFits(g, seat);
    case 'in-danger':
      return threatened >= 0 && abilityFits(g, seat) && character(fighter(g, seat)).ability.effect.some((effect) => helps(g, effect, seat, moment, threatened));
    case 'never':
      return false;
  }
}

/** Whether an ability can change what is about to happen to somebody. */
function helps(g: State, effect: Effect, seat: Seat, { next, what }: Moment, threatened: Seat): boolean {
  switch (effect.do) {
    case 'gain':
      return next !== 'roll' && next !== 'leftover'; // advantage pays for damage
    case 'jump':
      return seat === threatened && (next === 'special' || next === 'reaction' || next === 'paragraph'); // out of its way
    case 'damage':
      return (next === 'roll' || next === 'special') && fighter(g, threatened).foes.some((foe) => (next === 'roll' || foe.card === what) && isNearlyDown(foe));
    default:
      return next === 'leftover'; // who looks at the decks sees which enemy comes
  }
}

function isNearlyDown({ card, damage }: State['fighters'][number]['foes'][number]): boolean {
  return enemy(card).health - damage === 1;
}

/** Somebody says when they want to be asked. It holds until they say otherwise. */
export function wish(g: State, ref: Referee<Event>, seat: Seat, when: Asking): void {
  fighter(g, seat).asking = when;
  g.wished |= 1 << seat;
  if (ref.listening) ref.tell({ kind: 'asking', seat, when }, 'contra.ability.windows-between-effects');
}

/** A wish is changed once between two acts. */
export function mayWish(g: State, seat: Seat, when: Asking): boolean {
  return fighter(g, seat).asking !== when && (g.wished & (1 << seat)) === 0;
}
