import { at, type DecisionIn, type Judgement } from '#kernel';
import { CYNTHIA } from '../content/assassins.ts';
import {
  ANONYMOUS_TIP_OFF,
  ARMS_FAIR,
  BENT_BODYGUARD,
  BODY_DOUBLE,
  type Card,
  CORRESPONDENCE_COURSE,
  DOUBLE_ESPRESSO,
  FIRST_GETAWAY,
  isWeapon,
  LOADED_DICE,
  RED_EYE_TICKET,
  weaponNumber,
} from '../content/kit.ts';
import { DISTANCES, SCHOOLS, type Space } from '../content/map.ts';
import { WAYS, waysOf } from '../facts/odds.ts';
import * as deed from '../rules/option.ts';
import { active, blockedFor, cardsLeft, coveredBy, guardBit, guardsIn, hitman, type State, sumsOf } from '../rules/state.ts';
import type { ContractAssassin } from '../types.ts';
import { type Aim, aimOf, getawayKinds, killChance } from './plan.ts';
import { likelihood } from './prospects.ts';
import { BOLD, CAUTIOUS, type Temper, WAYS_OUT } from './temper.ts';

/** Below this chance nobody tries. */
const DARING = 0.3;
/** How much less a weapon is worth to whoever has another of its kind, in ways to kill. */
const ANOTHER = 10;
/** So many actions a ticket has to save if it would be missed in the flight. */
const DEAR = 3;
/** Who is liked best, where one may pick. */
const LIKED = ['winchester', 'lily', 'sugar', 'simon', 'cynthia', 'otto', 'hanns', 'klaus', 'archie', 'ninja'];

export const judgement: Judgement<ContractAssassin> = {
  lookAhead: { iterations: 150, horizon: 1, depth: 1, width: 0.3, doubt: 8 },
  weigh: (g, decision, index) => weigher(g, decision, CAUTIOUS)(index),
  weigher: (g, decision) => weigher(g, decision, CAUTIOUS),
  ahead: {
    weigh: (g, decision, index) => weigher(g, decision, BOLD)(index),
    weigher: (g, decision) => weigher(g, decision, BOLD),
  },
  value(g, seat) {
    if (g.outcome !== null) return at(g.outcome.payoff, seat);
    return isPicking(g) ? 1 / g.hitmen.length : likelihood(g, seat);
  },
};

function isPicking(g: State): boolean {
  return g.hitmen.some(({ assassin }) => assassin < 0);
}

/** What a seat would like to do, looked at once for all options. */
function weigher(g: State, decision: DecisionIn<ContractAssassin>, temper: Temper): (index: number) => number {
  const { options } = decision as { readonly options: ArrayLike<deed.Option> };
  const { kind } = decision;
  if (kind === 'pick') return (index) => -LIKED.indexOf(String(pickOf(decision, g, index)));
  const own = active(g);
  const aim = own.space < 0 ? null : aimOf(g, g.active, own.space, temper.shrewd);
  const ready = kind === 'act' && aim !== null && temper.isReady(g, aim);
  const hit = (decision.about as { readonly hit?: boolean } | null)?.hit === true;
  const weigh = WEIGH[kind] ?? (() => 0);
  return (index) => weigh(g, at(options, index), { aim, ready, hit, temper });
}

function pickOf(decision: DecisionIn<ContractAssassin>, g: State, index: number): unknown {
  return (decision.question.answer(decision.options[index], g) as { readonly assassin?: string }).assassin;
}

interface Outlook {
  readonly aim: Aim | null;
  /** It is time to go for the target. */
  readonly ready: boolean;
  /** The dice that lie there kill, or lead out. */
  readonly hit: boolean;
  readonly temper: Temper;
}

type Weigh = (g: State, o: deed.Option, outlook: Outlook) => number;

const WEIGH: Readonly<Record<string, Weigh>> = {
  missed: (_, o) => (deed.deedOf(o) === deed.PLAY ? 1 : 0),
  act: weighAct,
  weapons: weighWeapons,
  roll: (_, o, { hit }) => (deed.deedOf(o) === deed.ACCEPT ? 0 : hit ? -1 : 1),
  shift: weighShift,
  again: (_, o) => (deed.deedOf(o) === deed.AGAIN ? 1 : 0),
  keep: weighKeep,
  give: (g, o) => guardsIn(g, deed.spaceOf(o)).length + at(at(DISTANCES, active(g).space), deed.spaceOf(o)),
  flee: weighFlight,
  getaways: weighGetaways,
  go: (g, o, { temper }) => -wayFrom(g, deed.spaceOf(o), temper) + (mayLearn(g, deed.spaceOf(o)) ? 1.5 : 0),
  arrest: (_, o) => (deed.deedOf(o) === deed.PLAY ? 1 : 0),
};

/** How long the way to the next target is from somewhere, the chance to kill it included. */
function wayFrom(g: State, space: Space, { shrewd }: Temper): number {
  const { far, chance } = aimOf(g, g.active, space, shrewd);
  return far + 8 * (1 - chance);
}

function mayLearn(g: State, space: Space): boolean {
  const school = at(SCHOOLS, space);
  return g.actions > 0 && school >= 0 && school !== active(g).assassin;
}

function weighAct(g: State, o: deed.Option, { aim, ready, temper }: Outlook): number {
  if (aim === null) return 0;
  switch (deed.deedOf(o)) {
    case deed.ATTEMPT:
      return weighAttempt(g, temper);
    case deed.LEARN:
      return 40;
    case deed.DRAW:
      return ready ? 5 : 20;
    case deed.MOVE:
      return ready
        ? 30 - at(at(DISTANCES, deed.spaceOf(o)), aim.target) + (aim.far > at(at(DISTANCES, deed.spaceOf(o)), aim.target) ? 5 : -30)
        : nearer(g, o, aim);
    case deed.TRAVEL: {
      const saved = aim.far - at(at(DISTANCES, deed.spaceOf(o)), aim.target) - 1;
      return ready && saved >= fareOf(g, deed.cardOf(o), temper) ? 36 + saved : saved >= 1 ? -1 + saved / 100 : -5;
    }
    case deed.PLAY:
      return weighBonus(g, o, aim, ready, temper);
    default:
      return 0; // to end the turn
  }
}

/** An action is kept for the flight, which nobody needs after the last contract, unless it fails. */
function weighAttempt(g: State, { isReady, latest, shrewd }: Temper): number {
  const own = active(g);
  const chance = killChance(own, blockedFor(g, own, own.space));
  if (g.actions <= 1 && (shrewd || own.done.length < 3)) return -10;
  if (isReady(g, { target: own.space, far: 0, chance })) return g.actions <= latest || cardsLeft(g) === 0 ? 100 : 4;
  return chance >= DARING ? 9 : -10;
}

/** The actions that a getaway has to save as a ticket. */
function fareOf(g: State, card: Card, { shrewd }: Temper): number {
  const own = active(g);
  if (at(own.hand, card) > 1 || getawayKinds(own) > WAYS_OUT) return 1;
  return !shrewd ? Number.POSITIVE_INFINITY : own.done.length === 3 ? 1 : DEAR;
}

/** While still collecting, a step towards the target is worth less than a card, unless none is to be had. */
function nearer(g: State, o: deed.Option, aim: Aim): number {
  const closer = aim.far - at(at(DISTANCES, deed.spaceOf(o)), aim.target);
  return closer > 0 ? (cardsLeft(g) === 0 ? 25 : 10) : -10;
}

/** What can wait for a turn without dice to load, or a double to send: a turn has one bonus card. */
const WAITED_FOR: readonly Card[] = [ARMS_FAIR, CORRESPONDENCE_COURSE, DOUBLE_ESPRESSO];

function weighBonus(g: State, o: deed.Option, aim: Aim, ready: boolean, { shrewd }: Temper): number {
  const own = active(g);
  const space = deed.spaceOf(o);
  if (shrewd && ready && WAITED_FOR.includes(deed.cardOf(o)) && aim.far + 2 <= g.actions && at(own.hand, LOADED_DICE) + at(own.hand, BODY_DOUBLE) > 0)
    return -0.5;
  switch (deed.cardOf(o)) {
    case ARMS_FAIR:
      return 60;
    case CORRESPONDENCE_COURSE:
      return 55 + at(WAYS, weaponNumber(deed.numberOf(o))) / 10 + at(own.hand, deed.numberOf(o));
    case DOUBLE_ESPRESSO:
      if (shrewd) return 65;
      return ready && aim.far + 2 > g.actions && aim.far <= g.actions + 1 ? 70 : -0.5;
    case BENT_BODYGUARD: {
      const idle = shrewd && g.actions === 0;
      if (space !== aim.target || (aim.far > 1 && !idle)) return -5;
      const gain = killChance(own, blockedFor(g, own, space) & ~guardBit(deed.numberOf(o))) - aim.chance;
      return gain > 0 ? 50 + 10 * gain : -5;
    }
    case RED_EYE_TICKET:
      return aim.far <= 2 || space !== aim.target ? -5 : ready ? 80 : shrewd && g.actions === 0 ? 1 : -0.6;
    case ANONYMOUS_TIP_OFF:
      return 2 + hitman(g, at(g.owners, space)).done.length - at(at(DISTANCES, Math.max(0, hitman(g, at(g.owners, space)).space)), space) / 100;
    default:
      return -5;
  }
}

function weighWeapons(g: State, o: deed.Option): number {
  const own = active(g);
  if (deed.deedOf(o) === deed.SHIFT) return weighShift(g, o);
  if (deed.deedOf(o) === deed.PLAY)
    return deed.cardOf(o) === ARMS_FAIR ? 50 : deed.cardOf(o) === BENT_BODYGUARD && deed.spaceOf(o) === g.target ? gainOf(g, o) : -5;
  if (deed.deedOf(o) === deed.ROLL) return 0;
  const open = ~blockedFor(g, own, g.target);
  const covered = coveredBy(own, g.laid);
  const gain = waysOf((covered | sumsOf(own, deed.cardOf(o))) & open) - waysOf(covered & open);
  return gain > 0 ? gain : -1;
}

/** Ways to kill that are won when a bodyguard goes. */
function gainOf(g: State, o: deed.Option): number {
  const own = active(g);
  const covered = coveredBy(own, g.laid) | own.hand.reduce((sums, count, card) => (count > 0 && isWeapon(card) ? sums | sumsOf(own, card) : sums), 0);
  return covered & guardBit(deed.numberOf(o)) ? 20 + at(WAYS, deed.numberOf(o)) : -5;
}

function weighShift(g: State, o: deed.Option): number {
  if (deed.deedOf(o) !== deed.SHIFT) return 0;
  return 30 + at(WAYS, deed.numberOf(o)) + hitman(g, at(g.owners, deed.spaceOf(o))).done.length / 10;
}

function weighKeep(g: State, o: deed.Option, { temper }: Outlook): number {
  const own = active(g);
  const card = deed.cardOf(o);
  if (deed.deedOf(o) !== deed.KEEP) return 0;
  const another = temper.shrewd && at(own.hand, card) > 0;
  return isWeapon(card) ? waysOf(sumsOf(own, card)) - (another ? ANOTHER : 0) : another ? 0.5 : 1;
}

function weighFlight(g: State, o: deed.Option): number {
  const own = active(g);
  if (deed.deedOf(o) === deed.ESCAPE) return 10;
  if (deed.deedOf(o) === deed.HIDE) return 0;
  const cards = getawayKinds(own) > 0 || own.assassin === CYNTHIA;
  if (deed.cardOf(o) === DOUBLE_ESPRESSO) return g.actions === 0 && cards ? 20 : -5;
  return deed.cardOf(o) === ARMS_FAIR ? 15 : -5;
}

function weighGetaways(g: State, o: deed.Option): number {
  const own = active(g);
  if (deed.deedOf(o) === deed.ROLL) return 0;
  if (deed.deedOf(o) === deed.PLAY) return deed.cardOf(o) === ARMS_FAIR ? 15 : -5;
  const card = deed.cardOf(o);
  if (at(g.laid, card) > 0) return -1;
  return own.assassin === CYNTHIA && card < FIRST_GETAWAY + 2 ? -1 : 5 + at(own.hand, card);
}
