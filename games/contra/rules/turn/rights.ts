import type { Seat } from '#kernel';
import { weapon } from '../../content/index.ts';
import { lasts, lastsForAll } from '../span.ts';
import { type Fighter, fighter, type State } from '../state.ts';

/** A turn each round (contra.round.commando-order-free). */
export const turnCard = lasts('round', (f) => {
  f.turnTaken = false;
});

/** One normal move a turn (contra.turn.move-once). */
export const normalMove = lasts('next-turn', (f) => {
  f.moved = false;
});

/** One normal attack a turn (contra.turn.attack-once). */
export const normalAttack = lasts('next-turn', (f) => {
  f.attacked = false;
});

/** The weapon grants a second attack after the normal one, once a turn (contra.attack.weapon-special-scope). */
export function mayAttackAgain(f: Fighter): boolean {
  return f.attacked && !f.again && f.weapon !== '' && weapon(f.weapon).special?.is === 'again';
}

export const secondAttack = lasts('next-turn', (f) => {
  f.again = false;
});

/** One objective space in the own turn (contra.objective.once-per-turn). */
export function mayScout(g: State, seat: Seat): boolean {
  return g.active === seat && !fighter(g, seat).scouted;
}

export const objectiveSpace = lasts('next-turn', (f) => {
  f.scouted = false;
});

/** One enemy attack on each commando in the enemy turn (contra.round.enemy-order-free). */
export function isAssaulted(g: State, seat: Seat): boolean {
  return (g.assaulted & (1 << seat)) !== 0;
}

export const enemyAttacks = lastsForAll('commando-turns', (g) => {
  g.assaulted = 0;
});
