import type { Judgement, OpenDecision } from '#kernel';
import { BARREL, isGuarding, victimKind } from '../answer.ts';
import { BOXES } from '../content/enemies.ts';
import { weaponAt } from '../content/kit.ts';
import { NEEDED } from '../content/map.ts';
import { diceOn, isSeenMoving } from '../facts/fire.ts';
import { enemiesOn, isTarget, sizeOf } from '../facts/ground.ts';
import { objectiveOn } from '../rules/enemies.ts';
import { DO, deedOf, firstOf, isPlus, type Option, secondOf, whoOf } from '../rules/option.ts';
import { at, board, boardOf, commando, mapOf, missionOf, OUT, type State, sideOf, tileOf } from '../rules/state.ts';
import { type Aim, aimOf, isMined, priceAt } from './aim.ts';

export const judgement: Judgement<State> = {
  lookAhead: { iterations: 400, horizon: 6, width: 0.6 },
  weigh(g, decision, index) {
    return weigher(g, decision)(index);
  },
  weigher,
  value,
};

/** How things stand: what is done, who is well, how much time the bag leaves. */
function value(g: State, seat: number): number {
  if (g.outcome !== null) return g.outcome.payoff[seat] as number;
  const { columns } = missionOf(g);
  const open = g.boards.reduce((sum, { objectives }) => sum + objectives.filter(({ done }) => !done).length, 0);
  const all = g.boards.reduce((sum, { objectives }) => sum + objectives.length, 0);
  const progress = (g.column + (all === 0 ? 0 : 1 - open / all)) / columns.length;
  const health =
    g.commandos.reduce((sum, c) => sum + (c.at === OUT ? 0 : c.critical > 0 ? 0.2 : 1 - c.wounds / (sideOf(c).wounds + 2)), 0) / g.commandos.length;
  const left = g.bag.reduce((sum, count) => sum + count, 0) / 44;
  const seen = g.commandos.filter(isTarget).length / g.commandos.length;
  return 0.05 + 0.5 * progress + 0.25 * health + 0.1 * left - 0.08 * seen;
}

type Weigh = (o: Option) => number;

/** What looks good, looked at once for all options of a decision. */
function weigher(g: State, decision: OpenDecision<State>): (index: number) => number {
  const { options } = decision as { readonly options: ArrayLike<Option> };
  const weigh = WEIGHERS[decision.question.kind]?.(g, decision.about) ?? (() => 0);
  return (index) => weigh(options[index] as Option);
}

const WEIGHERS: Readonly<Record<string, (g: State, about: unknown) => Weigh>> = {
  act: weighAct,
  window: weighAct,
  hits: () => (o) => (deedOf(o) === DO.stop ? 0 : firstOf(o) === BARREL ? -1 : 1 + at(BOXES, victimKind(firstOf(o))) + (isGuarding(firstOf(o)) ? 3 : 0)),
  second: () => (o) => (deedOf(o) === DO.nobody ? 0 : 1),
  reroll: (_, about) => (o) => {
    const { dice, roll, needed } = about as { readonly dice: readonly number[]; readonly roll: string; readonly needed: number };
    if (deedOf(o) === DO.keep) return 0;
    const die = at(dice, firstOf(o));
    const bad = roll === 'fire' ? die >= needed : die < needed;
    return bad ? 1 : -1;
  },
  divert: () => (o) => (deedOf(o) === DO.divert ? 1 : 0),
  spill: (g) => (o) => -commando(g, firstOf(o)).wounds,
  aim: (g) => (o) => -commando(g, secondOf(o)).wounds,
  pathfinder: () => (o) => (deedOf(o) === DO.top ? 0.1 : 0),
};

function weighAct(g: State): Weigh {
  const aims = new Map<number, Aim>();
  const aim = (who: number, index: number): Aim => {
    const key = who * 2 + index;
    const known = aims.get(key) ?? aimOf(g, who, index);
    aims.set(key, known);
    return known;
  };
  return (o) => weighDeed(g, o, aim) - (isPlus(o) ? 1 : 0);
}

type AimFor = (who: number, index: number) => Aim;

function weighDeed(g: State, o: Option, aim: AimFor): number {
  const who = whoOf(o);
  const c = commando(g, who);
  switch (deedOf(o)) {
    case DO.activate:
      return 5 + who / 10;
    case DO.end:
    case DO.pass:
      return 0;
    case DO.quiet:
      return -1;
    case DO.move:
    case DO.creep:
      return weighMove(g, who, firstOf(o), deedOf(o) === DO.creep, aim);
    case DO.up:
    case DO['creep-up']:
      return weighEntry(g, who, firstOf(o), deedOf(o) === DO['creep-up'], aim);
    case DO.down:
      return aim(who, boardOf(c.at)).kind === 'leave' ? 70 : isTarget(c) && diceOn(board(g, c.at), tileOf(c.at)) === 0 ? 4 : -20;
    case DO.work:
    case DO.take:
    case DO.photo:
      return 100;
    case DO['pick-up']:
      return 100;
    case DO.emplace:
    case DO.fuse:
      return wantsBlast(g, c.at) ? 100 : -30;
    case DO.detonate:
      return weighBlast(g, firstOf(o));
    case DO.panzerfaust:
      return c.at === firstOf(o) ? -1000 : wantsBlast(g, firstOf(o)) && !g.commandos.some((other) => other.at === firstOf(o)) ? 90 : -30;
    case DO.stab:
      return weighStab(g, who, firstOf(o));
    case DO.breath:
      return isGuarding(secondOf(o)) ? 20 : 5;
    case DO.shoot:
      return weighShot(g, who, firstOf(o), secondOf(o));
    case DO.grenade:
    case DO.bombard:
      return weighThrow(g, firstOf(o));
    case DO.crowbar:
    case DO.charge:
      return opensWay(g, who, firstOf(o), aim) ? 40 : -10;
    case DO.breach:
      return opensWay(g, who, secondOf(o), aim) ? (weaponAt(firstOf(o)).eye ? 6 : 25) : -20;
    case DO.heal:
    case DO.dress:
      return commando(g, firstOf(o)).critical > 0 ? 90 : commando(g, firstOf(o)).wounds >= 2 ? 45 : -5;
    case DO.save:
      return 1;
    case DO.don:
      return isTarget(c) ? 15 : -5;
    case DO.collect:
      return 50;
    case DO.silence:
      return g.commandos.some(isTarget) ? -5 : 12;
    case DO.airdrop:
      return enemiesOn(board(g, firstOf(o)), tileOf(firstOf(o))) === 0 ? 2 : -5;
    case DO.smoke:
      return -2;
    case DO.orders:
      return 3;
    case DO['dead-drop']:
      return 8;
    default:
      return -15;
  }
}

/** Nearer to the goal is better; being seen and found is worse. */
function weighMove(g: State, who: number, to: number, careful: boolean, aim: AimFor): number {
  const c = commando(g, who);
  const b = board(g, to);
  const plan = aim(who, boardOf(to));
  const nearer = priceAt(plan, c.at) - priceAt(plan, to);
  const enemies = enemiesOn(b, tileOf(to));
  const seen = isSeenMoving(g, who, to, careful);
  const fire = seen || c.visible ? (diceOn(b, tileOf(to)) + diceOn(b, tileOf(c.at))) * 2 : 0;
  const hiding = c.visible && !seen ? 9 : 0;
  const risk = seen ? 7 : enemies * 2;
  if (isMined(b, tileOf(c.at))) return 30 + nearer - risk - fire;
  return nearer * 6 + hiding - risk - fire - (careful ? 1 : 0);
}

function weighEntry(g: State, who: number, to: number, careful: boolean, aim: AimFor): number {
  const index = boardOf(to);
  const plan = aim(who, index);
  if (plan.kind === 'leave') return -10;
  const seen = isSeenMoving(g, who, to, careful);
  return 40 - priceAt(plan, to) - enemiesOn(board(g, to), tileOf(to)) * 4 - (seen ? 8 : 0);
}

/** A blast objective on a tile that has no charge yet. */
function wantsBlast(g: State, place: number): boolean {
  if (place < 0) return false;
  const b = board(g, place);
  const number = objectiveOn(b, tileOf(place));
  return number >= 0 && at(mapOf(b).data.objectives, number).do === 'blast' && !at(b.objectives, number).done && !isMined(b, tileOf(place));
}

function weighBlast(g: State, place: number): number {
  if (g.commandos.some((c) => c.at === place)) return -1000;
  const b = board(g, place);
  const number = objectiveOn(b, tileOf(place));
  if (number >= 0 && !at(b.objectives, number).done) return 60;
  return enemiesOn(b, tileOf(place)) >= 3 ? 10 : -5;
}

function weighStab(g: State, who: number, chosen: number): number {
  const { at: place } = commando(g, who);
  const b = board(g, place);
  if (chosen === BARREL) return -1000;
  const number = objectiveOn(b, tileOf(place));
  const inWay = number >= 0 && !at(b.objectives, number).done && !['blast', 'photo'].includes(at(mapOf(b).data.objectives, number).do);
  if (isGuarding(chosen)) return inWay ? 90 : 8;
  return enemiesOn(b, tileOf(place)) === 1 ? 14 : 6;
}

function weighShot(g: State, who: number, weapon: number, place: number): number {
  const { eye, loud, boxes } = weaponAt(weapon);
  const b = board(g, place);
  const chance = (7 - at(NEEDED, sizeOf(b, tileOf(place)))) / 6;
  const price = (eye && !commando(g, who).visible ? 10 : 0) + (loud && !b.alarm ? 8 : 0);
  return Math.min(boxes, enemiesOn(b, tileOf(place))) * chance * 5 - price;
}

function weighThrow(g: State, place: number): number {
  const enemies = enemiesOn(board(g, place), tileOf(place));
  return g.commandos.some((c) => c.at === place) ? -50 : enemies >= 3 ? 16 : -10;
}

/** A door on the way to the goal. */
function opensWay(g: State, who: number, door: number, aim: AimFor): boolean {
  const { at: place } = commando(g, who);
  const { tiles } = at(mapOf(board(g, place)).doors, tileOf(door));
  const other = tiles[0] === tileOf(place) ? tiles[1] : tiles[0];
  const plan = aim(who, boardOf(place));
  return at(plan.price, other) < priceAt(plan, place);
}
