import { at, type Play, type Referee, type Seat } from '#kernel';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import { ENEMY_DIE } from '../../content/dice.ts';
import type { Effect } from '../../content/effect.ts';
import { type BossCardId, bossCard, type Constant, type EnemyId, type EnemyText, type Thing } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { damageIn } from '../../facts/dice.ts';
import type { Moment } from '../../types.ts';
import { suffer } from '../advantage/suffer.ts';
import { holds } from '../effects/conditions.ts';
import { resolve } from '../effects/effects.ts';
import { textOf } from '../enemies/breach.ts';
import { drawEnemy } from '../enemies/enemies.ts';
import { ask, question } from '../general/ask.ts';
import { threatens } from '../general/threat.ts';
import { NOBODY, nextOf, nextOption, pause } from '../general/window.ts';
import { hasObjective } from '../objectives/objectives.ts';
import { ATTACKED, by, DONE, detailOf, done, optionKind, REROLL_ENEMY } from '../option.ts';
import { type Assault, areaSize, bossOf, type Fighter, type Foe, fighter, isCrowded, type State } from '../state.ts';
import { isAssaulted } from './rights.ts';

const FIELD_INTEL = 2;

export const attackedQuestion = question('assault', nextOption(ATTACKED, 'contra.round.enemy-order-free'));

const toRoll = (seat: Seat): Moment => ({ next: 'roll', what: null, seat });

/** The next commando faces their enemies; after the last the stage has its turn. */
export function* enemies(g: State, ref: Referee<Event>): Play {
  const left = g.fighters.flatMap((_, seat) => (isAssaulted(g, seat) ? [] : [seat]));
  if (left.length === 0) {
    g.phase = 'stage';
    if (ref.listening) ref.tell({ kind: 'phase', phase: 'stage' }, 'contra.round.order');
    return;
  }
  let seat = at(left, 0);
  if (left.length > 1) seat = yield* nextOf(g, ref, attackedQuestion, ATTACKED, { left }, toRoll, left);
  else yield* pause(g, ref, toRoll(seat), left);
  g.assaulted |= 1 << seat;
  yield* enemyAttack(g, ref, seat);
}

/** The side of the boss card that lies up. */
export function bossSide(f: Fighter): EnemyText {
  const card = bossCard(bossOf(f));
  return f.defeated ? card.back : card.front;
}

/** The constant abilities in a play area, from left to right, with the enemy they belong to. */
function* constants(f: Fighter): Iterable<{ readonly constant: Constant; readonly card: EnemyId | BossCardId; readonly foe?: Foe }> {
  for (const constant of bossSide(f).constants) yield { constant, card: bossOf(f) };
  for (const foe of f.foes) for (const constant of textOf(foe).constants) yield { constant, card: foe.card, foe };
}

/** One die for each enemy card, more or fewer as effects say, one at least. */
export function enemyDice(f: Fighter): number {
  let dice = areaSize(f);
  for (const { constant } of constants(f)) if (constant.is === 'dice') dice += constant.n;
  return Math.max(1, dice - f.screen);
}

/** Roll, then specials, then damage. */
export function* enemyAttack(g: State, ref: Referee<Event>, seat: Seat): Play {
  const assault: Assault = { seat, dice: [], added: [], specials: 0, triggered: [], step: 'roll' };
  g.assault = assault;
  g.resolving.push({ kind: 'enemy-attack', what: bossOf(fighter(g, seat)), seat });
  yield* rollEnemyDice(g, ref, assault);
  yield* resolveSpecials(g, ref, assault);
  yield* resolveDamage(g, ref, assault);
  g.resolving.pop();
  g.assault = null;
  if (ref.listening) ref.tell({ kind: 'assault-ends', seat }, 'contra.enemy-turn.fully-resolved');
}

function* rollEnemyDice(g: State, ref: Referee<Event>, assault: Assault): Play {
  const { seat } = assault;
  const f = fighter(g, seat);
  for (let n = enemyDice(f); n > 0; n--) assault.dice.push(at(ENEMY_DIE, ref.roll(6) - 1));
  countSpecials(assault);
  if (ref.listening) ref.tell({ kind: 'assault', seat, dice: [...assault.dice] }, ['contra.enemy-turn.pool', 'contra.enemy-turn.attacked-player-rolls']);
  if (f.gels > 0) addDamage(ref, assault, f.gels < 3 ? ['S'] : ['S', 'S'], 'gels');
  for (const { constant, card, foe } of constants(f))
    if (constant.is === 'add' && (constant.when === undefined || holds(g, seat, constant.when, foe))) addDamage(ref, assault, constant.results, card);
  if (hasObjective(g, seat, FIELD_INTEL)) yield* rerollEnemyDie(g, ref, assault);
}

function countSpecials(assault: Assault): void {
  assault.specials = 0;
  for (const face of assault.dice) if (face === 'SP') assault.specials++;
}

function addDamage(ref: Referee<Event>, assault: Assault, results: readonly AdvantageSymbol[], card: Thing): void {
  assault.added.push(...results);
  if (ref.listening) ref.tell({ kind: 'adds', seat: assault.seat, results, card }, ['contra.enemy-turn.added-results', 'contra.enemy-turn.added-by-constant']);
}

/** Added results are not dice and cannot be rolled again. */
export const rerollEnemyQuestion = question('reroll-enemy', {
  turnClause: 'contra.objective.personal',
  *candidates(_, { seat }) {
    yield done(seat, 'rerolling');
    for (let face = 0; face < ENEMY_DIE.length - 1; face++) yield by(seat, REROLL_ENEMY, face);
  },
  constraints: [
    {
      clause: 'contra.enemy-turn.added-counts-for-rerolls',
      holds: (_, o, { dice }) => optionKind(o) === DONE || dice.includes(at(ENEMY_DIE, detailOf(o))),
    },
  ],
});

function* rerollEnemyDie(g: State, ref: Referee<Event>, assault: Assault): Play {
  const o = yield* ask(g, ref, assault.seat, rerollEnemyQuestion, { seat: assault.seat, dice: [...assault.dice] });
  if (optionKind(o) === DONE) return;
  const from = at(ENEMY_DIE, detailOf(o));
  const to = at(ENEMY_DIE, ref.roll(6) - 1);
  assault.dice[assault.dice.indexOf(from)] = to;
  countSpecials(assault);
  if (ref.listening) ref.tell({ kind: 'enemy-reroll', seat: assault.seat, from, to }, 'contra.objective.token-effect');
}

/** The leftmost card whose special has not been triggered; cards without one are passed over. */
function nextSpecial(
  f: Fighter,
  triggered: Assault['triggered'],
): { readonly card: EnemyId | BossCardId; readonly special: readonly Effect[]; readonly foe?: Foe } | null {
  const boss = bossOf(f);
  if (!triggered.includes(boss) && bossSide(f).special.length > 0) return { card: boss, special: bossSide(f).special };
  for (const foe of f.foes) {
    const { special } = textOf(foe);
    if (!triggered.includes(foe.card) && special.length > 0) return { card: foe.card, special, foe };
  }
  return null;
}

/** Each special result triggers a card, looked for anew; those that find none make the commando draw enemies, all at the end. */
function* resolveSpecials(g: State, ref: Referee<Event>, assault: Assault): Play {
  const { seat } = assault;
  const f = fighter(g, seat);
  assault.step = 'specials';
  while (assault.specials > 0) {
    const coming = nextSpecial(f, assault.triggered);
    if (coming === null) break;
    yield* pause(g, ref, { next: 'special', what: coming.card, seat }, threatens(g, seat, coming.special) ? [seat] : NOBODY);
    const next = nextSpecial(f, assault.triggered);
    if (next === null) break;
    assault.specials--;
    assault.triggered.push(next.card);
    g.resolving.push({ kind: 'special', what: next.card, seat });
    if (ref.listening) ref.tell({ kind: 'special', seat, card: next.card }, ['contra.enemy-turn.special-leftmost', 'contra.enemy-turn.special-once-each']);
    yield* resolve(g, ref, next.special, { seat, from: 'enemy', what: next.card, foe: next.foe });
    g.resolving.pop();
  }
  const left = assault.specials;
  assault.specials = 0;
  if (left === 0) return;
  if (ref.listening)
    ref.tell({ kind: 'leftover', seat, specials: left }, ['contra.enemy-turn.special-leftover-draws', 'contra.enemy-turn.special-leftover-batch']);
  for (let n = 0; n < left; n++) {
    yield* pause(g, ref, { next: 'leftover', what: null, seat }, isCrowded(f) ? [seat] : NOBODY);
    yield* drawEnemy(g, ref, seat);
  }
}

/** All damage results together are one effect. */
function* resolveDamage(g: State, ref: Referee<Event>, assault: Assault): Play {
  assault.step = 'damage';
  const damage = damageIn(assault);
  if (damage.length === 0) return;
  yield* pause(g, ref, { next: 'damage', what: null, seat: assault.seat }, [assault.seat]);
  yield* suffer(g, ref, assault.seat, damage, ['contra.enemy-turn.damage-one-effect', 'contra.enemy-turn.damage-max-one-medal']);
}
