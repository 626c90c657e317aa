import type { Referee, Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { enemy } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import type { Moment } from '../../types.ts';
import { abilityFits } from '../cards/ability.ts';
import { type Asking, character, type Foe, fighter, type State } from '../state.ts';

/** Things do not go on without this seat: in their own turn everybody is asked, otherwise as they wish. `threatened` are about to suffer. */
export function isWaitedFor(g: State, seat: Seat, moment: Moment, threatened: readonly Seat[]): boolean {
  switch (g.active === seat ? 'always' : fighter(g, seat).asking) {
    case 'always':
      return abilityFits(g, seat);
    case 'in-danger':
      return (
        threatened.length > 0 && abilityFits(g, seat) && character(fighter(g, seat)).ability.effect.some((effect) => helps(g, effect, seat, moment, threatened))
      );
    case 'never':
      return false;
  }
}

/** Whether an ability can change what is about to happen to somebody: not those that look at a deck, from which nothing is drawn then. */
function helps(g: State, effect: Effect, seat: Seat, { next, what }: Moment, threatened: readonly Seat[]): boolean {
  switch (effect.do) {
    case 'gain':
      return next !== 'roll'; // advantage pays for damage
    case 'jump':
      return threatened.includes(seat) && (next === 'special' || next === 'reaction' || next === 'paragraph'); // out of its way
    case 'damage':
      return threatened.some((who) => fighter(g, who).foes.some((foe) => isInTheWay(next, what, foe) && isNearlyDown(foe)));
    default:
      return false;
  }
}

/** One enemy less: a die less, a special less, or room for the one that comes. */
function isInTheWay(next: Moment['next'], what: Moment['what'], { card }: Foe): boolean {
  return next === 'roll' || next === 'leftover' || next === 'enemy-draw' || (next === 'special' && card === what);
}

function isNearlyDown({ card, damage }: Foe): boolean {
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
