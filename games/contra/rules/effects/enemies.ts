import type { Referee } from '#kernel';
import type { Event } from '../../event.ts';
import { foeAt } from '../attack/aim.ts';
import { placeDimers } from '../boss/dimers.ts';
import { moveBoss } from '../boss/move.ts';
import { breachEnemy } from '../enemies/breach.ts';
import { drawEnemy, hatch } from '../enemies/enemies.ts';
import { approach, pushEnemy } from '../enemies/move.ts';
import { putUpScreen } from '../enemies/screen.ts';
import { takeEnemy } from '../enemies/take.ts';
import { enemyWithin, pickTarget } from '../general/choosing.ts';
import { bossOf, fighter, isCrowded, type State } from '../state.ts';
import { holds } from './conditions.ts';
import type { Context, Family, Step } from './family.ts';

type Kinds = 'draw-enemy' | 'hatch' | 'take-enemy' | 'breach' | 'screen' | 'add' | 'approach' | 'push-enemy' | 'boss-moves' | 'repair' | 'dimers';

/** Enemies and the boss: where their cards and tokens are, and how they attack. */
export const ENEMY_EFFECTS: Family<Kinds> = {
  'draw-enemy': { apply: (g, ref, _, { seat }) => drawEnemy(g, ref, seat) },
  hatch: { apply: (g, ref, _, { seat }) => hatch(g, ref, seat) },
  'take-enemy': {
    apply: (g, ref, _, { seat }) => takeEnemy(g, ref, seat),
    possible: (g, seat) => !isCrowded(fighter(g, seat)) && g.fighters.some((other, s) => s !== seat && other.foes.length > 0),
  },
  breach: {
    *apply(g, ref, { within }, { seat }) {
      const target = yield* pickTarget(g, ref, seat, within, 'breach');
      if (target >= 0) breachEnemy(g, ref, seat, target);
    },
    possible: (g, seat, { within }) => enemyWithin(g, seat, within),
  },
  screen: {
    apply(g, ref, { dice, within }, { seat }) {
      putUpScreen(g, ref, seat, dice, within);
    },
  },
  add: { apply: addResults },
  approach: { apply: (g, ref, { spaces }, { seat, foe }) => (foe === undefined ? undefined : approach(g, ref, foe, seat, spaces)) },
  'push-enemy': {
    *apply(g, ref, { spaces, within }, { seat }) {
      const target = yield* pickTarget(g, ref, seat, within, 'push');
      if (target >= 0) yield* pushEnemy(g, ref, seat, foeAt(g, target), spaces);
    },
    possible: (g, seat, { within }) => enemyWithin(g, seat, within),
  },
  'boss-moves': { apply: (g, ref, { spaces, towards }, { seat }) => moveBoss(g, ref, seat, spaces, towards) },
  repair: { apply: repair },
  dimers: { apply: (g, ref, { n, within, here }, { seat }) => placeDimers(g, ref, seat, n, within, here === true) },
};

/** Results that count as rolled in the enemy attack that is going on. */
function addResults(g: State, ref: Referee<Event>, { results, when }: Step<'add'>, { seat, foe, what }: Context): undefined {
  if (g.assault === null || (when !== undefined && !holds(g, seat, when, foe))) return;
  for (const result of results) {
    g.assault.added.push(result);
    if (result === 'SP') g.assault.specials++;
  }
  if (ref.listening) ref.tell({ kind: 'adds', seat, results, card: what }, 'contra.enemy-turn.added-by-special');
}

/** Damage comes off the boss card that says so, unless it is defeated. */
function repair(g: State, ref: Referee<Event>, effect: Step<'repair'>, { what }: Context): undefined {
  const f = g.fighters.find((holder) => holder.boss === what);
  if (f === undefined || f.defeated) return;
  const n = Math.min(effect.n, f.bossDamage);
  f.bossDamage -= n;
  if (ref.listening) ref.tell({ kind: 'repairs', card: bossOf(f), n }, 'contra.cards.enemy-special');
}
