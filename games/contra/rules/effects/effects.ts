import type { Play, Referee, Seat } from '#kernel';
import { ADVANTAGES, type Advantage } from '../../content/advantage.ts';
import type { Effect } from '../../content/effect.ts';
import { gain, loseTokens, pickType, takeToken } from '../advantage/advantage.ts';
import { loseMedal, suffer } from '../advantage/suffer.ts';
import { BOSS, foeAt, targetDistance, targets, targetText } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { dealDamage } from '../attack/damage.ts';
import { drawWeapon } from '../attack/weapons.ts';
import { placeDimers } from '../boss/dimers.ts';
import { moveBoss } from '../boss/move.ts';
import { discardCards, drawCards, recoverCards } from '../cards/hand.ts';
import { reveal } from '../cards/reveal.ts';
import { drawEnemy, hatch } from '../enemies/enemies.ts';
import { approach, pushEnemy } from '../enemies/move.ts';
import { takeEnemy } from '../enemies/take.ts';
import { tell } from '../event.ts';
import { ledgesNear, movers, others, pickCommando, pickTarget } from '../general/choosing.ts';
import { eachOf } from '../general/each.ts';
import type { Source } from '../general/timing.ts';
import { jumps, move, pickSpace, place, push } from '../movement/movement.ts';
import { loseObjective } from '../objectives/objectives.ts';
import { discardStageCard, leaveStageArea } from '../stage/deck.ts';
import { clearDamage, gainGels } from '../stage/gels.ts';
import { slip } from '../stage/slip.ts';
import { addAlarm, throwGrenade } from '../stage/tokens.ts';
import { type Foe, fighter, type Raid } from '../state.ts';
import { choose, each, either, may, mustSpend } from './branches.ts';
import { holds } from './conditions.ts';
import { runRule } from './rules.ts';

/** Whose effect it is and where it comes from. */
export interface Context {
  readonly seat: Seat;
  readonly from: Source;
  /** The card, ability or rule. */
  readonly what: string;
  /** The enemy whose card it is. */
  readonly foe?: Foe;
  /** The place of the card in the stage play area. */
  readonly stage?: { index: number };
}

/** An effect, step by step. False when something that was demanded could not be done in full. */
export function* resolve(g: Raid, ref: Referee, effects: readonly Effect[], ctx: Context): Play<boolean> {
  let full = true;
  for (const effect of effects) if (!(yield* step(g, ref, effect, ctx))) full = false;
  return full;
}

function* step(g: Raid, ref: Referee, effect: Effect, ctx: Context): Play<boolean> {
  const { seat } = ctx;
  switch (effect.do) {
    case 'attack':
      yield* attack(g, ref, seat, effect, ctx.what);
      return true;
    case 'next-attack': {
      const who = effect.who === 'you' ? seat : yield* pickCommando(g, ref, seat, others(g, seat), 'next-attack');
      if (who >= 0) {
        fighter(g, who).bonuses.push({ dice: effect.dice, sure: effect.sure === true, within: effect.within ?? 0, until: effect.until });
        if (ref.listening) tell(ref, { kind: 'bonus', seat: who, dice: effect.dice, sure: effect.sure === true }, 'contra.attack.pool-bonus');
      }
      return true;
    }
    case 'damage':
      yield* damage(g, ref, effect, ctx);
      return true;
    case 'move': {
      const who = effect.who === 'you' ? seat : yield* pickCommando(g, ref, seat, movers(g, seat, effect.who, effect.within), 'move');
      if (who >= 0) yield* move(g, ref, who, effect.spaces);
      return true;
    }
    case 'jump':
      yield* jumps(g, ref, seat, effect.times);
      return true;
    case 'place': {
      const spaces = ledgesNear(g, seat, effect.within);
      if (spaces.length > 0) yield* place(g, ref, seat, yield* pickSpace(g, ref, seat, spaces, 'place'));
      return true;
    }
    case 'push':
      return yield* push(g, ref, seat, effect.spaces, effect);
    case 'draw': {
      const who = effect.who === 'you' ? seat : yield* pickCommando(g, ref, seat, movers(g, seat, effect.who), 'draw');
      if (who >= 0) drawCards(g, ref, who, effect.n, 'contra.golden.cards-beat-rulebook');
      return true;
    }
    case 'discard':
      yield* discardCards(g, ref, seat, effect.n);
      return true;
    case 'recover':
      yield* recoverCards(g, ref, seat, effect.n);
      return true;
    case 'gain':
      yield* gainEffect(g, ref, effect, ctx);
      return true;
    case 'suffer': {
      const near = effect.close !== undefined && holds(g, seat, { is: 'near-boss', within: effect.close.within });
      yield* suffer(g, ref, seat, near ? [...effect.symbols, ...(effect.close?.symbols ?? [])] : effect.symbols);
      return true;
    }
    case 'blast':
      yield* blast(g, ref, effect, ctx);
      return true;
    case 'spend':
      return yield* mustSpend(g, ref, seat, effect.symbols, ctx.what);
    case 'lose-tokens': {
      const full = yield* loseTokens(g, ref, seat, effect.symbols);
      if (!full) g.failed = true;
      return full;
    }
    case 'lose-medal':
      yield* loseMedal(g, ref, seat, 'contra.medal.lose-without-damage');
      return true;
    case 'lose-objective':
      return yield* loseObjective(g, ref, seat);
    case 'either':
      return yield* either(g, ref, effect.of, ctx);
    case 'choose':
      return yield* choose(g, ref, effect.of, ctx);
    case 'may':
      return yield* may(g, ref, effect, ctx);
    case 'if':
      return holds(g, seat, effect.when, ctx.foe) ? yield* resolve(g, ref, effect.then, ctx) : true;
    case 'each':
      return yield* each(g, ref, effect, ctx);
    case 'if-any-did-not':
      return g.failed ? yield* resolve(g, ref, effect.then, ctx) : true;
    case 'draw-enemy':
      yield* drawEnemy(g, ref, seat);
      return true;
    case 'hatch':
      yield* hatch(g, ref, seat);
      return true;
    case 'take-enemy':
      yield* takeEnemy(g, ref, seat);
      return true;
    default:
      return yield* furtherStep(g, ref, effect, ctx);
  }
}

type Further = Exclude<
  Effect,
  {
    do:
      | 'attack'
      | 'next-attack'
      | 'damage'
      | 'move'
      | 'jump'
      | 'place'
      | 'push'
      | 'draw'
      | 'discard'
      | 'recover'
      | 'gain'
      | 'suffer'
      | 'blast'
      | 'spend'
      | 'lose-tokens'
      | 'lose-medal'
      | 'lose-objective'
      | 'either'
      | 'choose'
      | 'may'
      | 'if'
      | 'each'
      | 'if-any-did-not'
      | 'draw-enemy'
      | 'hatch'
      | 'take-enemy';
  }
>;

/** Effects on enemy attacks, the boss, decks and tokens of the stage. */
function* furtherStep(g: Raid, ref: Referee, effect: Further, ctx: Context): Play<boolean> {
  const { seat } = ctx;
  switch (effect.do) {
    case 'breach': {
      const target = yield* pickTarget(g, ref, seat, effect.within, 'breach');
      if (target < 0) return true;
      foeAt(g, target).breached = true;
      if (ref.listening) tell(ref, { kind: 'breached', enemy: targetText(g, target), by: seat }, 'contra.cards.enemy-ability');
      return true;
    }
    case 'screen':
      for (let who = 0; who < g.fighters.length; who++) {
        const near = effect.within !== undefined && g.map.distance(fighter(g, who).space, fighter(g, seat).space) <= effect.within;
        if (who !== seat && !near) continue;
        fighter(g, who).screen += effect.dice;
        if (ref.listening) tell(ref, { kind: 'screen', seat: who, dice: effect.dice }, 'contra.enemy-turn.pool');
      }
      return true;
    case 'add':
      if (g.assault !== null && (effect.when === undefined || holds(g, seat, effect.when, ctx.foe))) {
        for (const result of effect.results) {
          g.assault.added.push(result);
          if (result === 'SP') g.assault.specials++;
        }
        if (ref.listening) tell(ref, { kind: 'adds', seat, results: effect.results, card: ctx.what }, 'contra.enemy-turn.added-by-special');
      }
      return true;
    case 'approach':
      if (ctx.foe !== undefined) yield* approach(g, ref, ctx.foe, seat, effect.spaces);
      return true;
    case 'push-enemy': {
      const target = yield* pickTarget(g, ref, seat, effect.within, 'push');
      if (target >= 0) yield* pushEnemy(g, ref, seat, foeAt(g, target), effect.spaces);
      return true;
    }
    case 'boss-moves':
      yield* moveBoss(g, ref, seat, effect.spaces, effect.towards);
      return true;
    case 'repair': {
      const f = g.fighters.find((holder) => holder.boss === ctx.what);
      if (f === undefined || f.defeated) return true;
      const n = Math.min(effect.n, f.bossDamage);
      f.bossDamage -= n;
      if (ref.listening) tell(ref, { kind: 'repairs', card: f.boss, n }, 'contra.cards.enemy-special');
      return true;
    }
    case 'draw-weapon':
      yield* drawWeapon(g, ref, seat);
      return true;
    case 'reveal':
      yield* reveal(g, ref, seat, effect.decks, effect.n, effect.bottom);
      return true;
    case 'discard-stage-card':
      discardStageCard(g, ref);
      return true;
    case 'discard-this':
      if (ctx.stage !== undefined) leaveStageArea(g, ref, ctx.stage);
      return true;
    case 'alarm':
      yield* addAlarm(g, ref, effect.n);
      return true;
    case 'slip':
      yield* slip(g, ref, effect.n);
      return true;
    case 'grenade':
      throwGrenade(g, ref, fighter(g, seat).space);
      return true;
    case 'gels':
      return yield* gainGels(g, ref, seat, effect.n, effect.to);
    case 'clean-gels':
      fighter(g, seat).gels = 0;
      if (ref.listening) tell(ref, { kind: 'infected', seat, gels: 0 }, 'contra.effect.seeking-hosts');
      return true;
    case 'clear-damage':
      return yield* clearDamage(g, ref, seat, effect.n);
    case 'dimers':
      yield* placeDimers(g, ref, seat, effect.n, effect.within, effect.here === true);
      return true;
    case 'rule':
      yield* runRule(g, ref, effect.rule, ctx);
      return true;
  }
}

/** What a commando's card defeats that commando has defeated; what the stage or an objective card defeats, nobody has. */
function* damage(g: Raid, ref: Referee, { n, to, within }: Extract<Effect, { do: 'damage' }>, { seat, from }: Context): Play {
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

function* gainEffect(g: Raid, ref: Referee, { symbols, one, who = 'you', within }: Extract<Effect, { do: 'gain' }>, ctx: Context): Play {
  const seat = who === 'you' ? ctx.seat : yield* pickCommando(g, ref, ctx.seat, movers(g, ctx.seat, who, within), 'gain');
  if (seat < 0) return;
  if (one !== true) return yield* gain(g, ref, seat, symbols);
  const type = yield* pickType(g, ref, seat, symbols);
  if (type < 0 || !takeToken(g, seat, type)) return;
  if (ref.listening) tell(ref, { kind: 'gains', seat, tokens: [ADVANTAGES[type] as Advantage] }, 'contra.advantage.gain-tokens');
}

/** Everybody near suffers, each on their own. */
function* blast(g: Raid, ref: Referee, { symbols, within, of }: Extract<Effect, { do: 'blast' }>, { seat, what }: Context): Play {
  const near = (who: Seat): boolean =>
    of === 'boss' ? holds(g, who, { is: 'near-boss', within }) : who === seat || g.map.distance(fighter(g, who).space, fighter(g, seat).space) <= within;
  yield* eachOf(g, ref, what, near, (who) => suffer(g, ref, who, symbols), true);
}
