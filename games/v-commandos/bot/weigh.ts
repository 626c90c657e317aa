import { at } from '#kernel';
import { BARREL, isGuarding } from '../answer.ts';
import { CROWBAR, GRENADE_DICE, TNT, weaponAt } from '../content/kit.ts';
import type { Tile } from '../content/map.ts';
import { commandosHere, enemiesOn, isTarget } from '../facts/occupancy.ts';
import { hitChance } from '../facts/odds.ts';
import { objectiveOn } from '../rules/enemies.ts';
import { DO, firstOf, isPlus, kindOf, type Option, secondOf, whoOf } from '../rules/option.ts';
import { type Board, board, boardOf, COMMANDO_PHASE, commando, mapOf, type State, spot, tileOf } from '../rules/state.ts';
import { haste } from './clock.ts';
import type { Moment } from './moment.ts';
import { Plan } from './plan.ts';
import { Survey } from './survey.ts';
import { assign, carries, isMined, type Task } from './tasks.ts';
import { TUNING } from './tuning.ts';

/* What an option is worth: what it brings at once, and the best end of the turn after it. Doing nothing is worth nothing. */

const NEVER = Number.NEGATIVE_INFINITY;
/** What costs nothing and is right comes first. */
const AT_ONCE = 100;

export function weighActs(g: State): (o: Option) => number {
  const team = new Team(g);
  return (o) => team.weigh(o);
}

class Team {
  readonly #g: State;
  readonly #survey: Survey;
  readonly #action: number;
  readonly #plans: (Plan | undefined)[] = [];
  #assigned: readonly (Task | undefined)[] | null = null;

  constructor(g: State) {
    this.#g = g;
    this.#survey = new Survey(g);
    this.#action = TUNING.action * haste(g);
  }

  #task(who: number): Task | undefined {
    this.#assigned ??= assign(this.#survey);
    return this.#assigned[who];
  }

  /** The plan of a commando, on the board they are on or are bound for. */
  #plan(who: number): Plan {
    const known = this.#plans[who];
    if (known !== undefined) return known;
    const c = commando(this.#g, who);
    const task = this.#task(who);
    const index = c.at >= 0 ? boardOf(c.at) : (task?.board ?? Math.max(0, c.bound));
    const plan = new Plan(this.#survey, who, index, task?.board === index ? task : undefined, this.#action);
    this.#plans[who] = plan;
    return plan;
  }

  weigh(o: Option): number {
    const g = this.#g;
    const who = whoOf(o);
    const c = commando(g, who);
    switch (kindOf(o)) {
      case DO.pass:
      case DO.end:
        return 0;
      case DO.activate:
        return 1 + (c.visible ? 2 : 0) + (this.#task(who) === undefined ? 0 : 0.5) + who / 10;
      case DO.detonate:
        return weighBlast(g, firstOf(o));
      case DO.collect:
        return this.#weighKit(who, firstOf(o));
      case DO.fetch:
        return this.#weighKit(who, secondOf(o)) - 1;
      case DO['pick-up']:
        return AT_ONCE;
      case DO.quiet:
      case DO.drop:
      case DO.lay:
      case DO.hand:
      case DO.man:
      case DO.leave:
        return NEVER;
      default:
        return this.#weighPaid(o);
    }
  }

  /** What is paid for with an action or a [+1] token, against leaving it at that. */
  #weighPaid(o: Option): number {
    const plan = this.#plan(whoOf(o));
    const { root } = plan;
    const cost = TWO.includes(kindOf(o)) ? 2 : kindOf(o) === DO.fuse ? 0 : 1;
    const paid = plan.pay(root, cost, isPlus(o));
    if (paid < 0 || isTooEarly(this.#g, o)) return NEVER;
    return this.#worth(o, plan, root, paid) - plan.leaf(root) - 1e-6;
  }

  #worth(o: Option, plan: Plan, root: Moment, paid: Moment): number {
    const g = this.#g;
    const who = whoOf(o);
    const c = commando(g, who);
    const task = this.#task(who);
    const kind = kindOf(o);
    const first = firstOf(o);
    switch (kind) {
      case DO.move:
      case DO.creep:
        return plan.move(root, paid, tileOf(first), kind === DO.creep);
      case DO.up:
      case DO['creep-up']:
        return task === undefined || boardOf(first) !== task.board ? NEVER : plan.move(root, paid, tileOf(first), kind === DO['creep-up']);
      case DO.down:
        return plan.down(root, paid) + (carries(g, who) ? TUNING.done : 0);
      case DO.stab:
        return first === BARREL ? NEVER : plan.stab(root, paid, isGuarding(first) && task?.guarded === true && task.tile === tileOf(c.at));
      case DO.breath:
        return plan.shoot(root, paid, { eye: false, loud: false, boxes: 6 }, tileOf(first));
      case DO.shoot:
        return plan.shoot(root, paid, weaponAt(first), tileOf(secondOf(o)));
      case DO.breach:
        return plan.unlock(paid, !weaponAt(first).eye && !weaponAt(first).loud) - this.#wrongDoor(who, secondOf(o));
      case DO.crowbar:
      case DO.charge:
        return plan.unlock(paid, kind === DO.crowbar) - this.#wrongDoor(who, first);
      case DO.work:
      case DO.photo:
      case DO.take:
        return task?.tile === tileOf(c.at) ? plan.act(root, paid) : plan.value(paid) + TUNING.done;
      case DO.emplace:
      case DO.fuse:
        return this.#emplace(plan, who, root, paid);
      case DO.panzerfaust:
        return this.#rocket(plan, who, paid, first);
      case DO.grenade:
      case DO.bombard:
        return plan.value(paid) + thrown(g, first);
      case DO.don:
        return plan.donned(paid);
      case DO.save:
        return plan.saved(paid) - 1e-3;
      case DO.heal:
        return plan.value(paid) + (commando(g, first).critical > 0 ? TUNING.critical + 2 : commando(g, first).wounds * 0.8 - 0.6);
      case DO.dress:
        return plan.value(paid) + 0.8;
      case DO.silence:
        return task?.kind === 'silence' ? plan.act(root, paid) : plan.value(paid) + (g.commandos.some(isTarget) ? -1 : TUNING.hush);
      case DO.orders:
        return plan.value(paid) + TUNING.saved;
      case DO['dead-drop']:
        return plan.value(paid) + 0.4;
      case DO.airdrop:
        return plan.value(paid) + (enemiesOn(board(g, first), tileOf(first)) === 0 ? 0.1 : -1);
      case DO.cut:
        return plan.value(paid) + 0.3;
      default:
        return plan.value(paid) - 1;
    }
  }

  /** Doors that do not lead where one wants to go are left alone. */
  #wrongDoor(who: number, door: number): number {
    const { at: place } = commando(this.#g, who);
    const { tiles } = at(mapOf(board(this.#g, place)).doors, tileOf(door));
    const other = tiles[0] === tileOf(place) ? tiles[1] : tiles[0];
    return this.#plan(who).isAhead(other) ? 0 : 5;
  }

  #emplace(plan: Plan, who: number, root: Moment, paid: Moment): number {
    const { at: place } = commando(this.#g, who);
    const task = this.#task(who);
    if (task?.kind === 'blast' && spot(task.board, task.tile) === place) return plan.act(root, paid);
    return wantsBlast(this.#g, place) ? plan.value(paid) + TUNING.done : NEVER;
  }

  #rocket(plan: Plan, who: number, paid: Moment, place: number): number {
    if (this.#g.commandos.some((c) => c.at === place)) return NEVER;
    const b = board(this.#g, place);
    if (wantsBlast(this.#g, place)) return plan.value(paid) + TUNING.done * 2;
    return plan.value(paid) + enemiesOn(b, tileOf(place)) * TUNING.kill - 1.5 - who / 100;
  }

  /** Tools go to those who need them, everything else to whoever comes by. */
  #weighKit(who: number, kit: number): number {
    const c = commando(this.#g, who);
    if (kit === TNT && at(c.kit, TNT) > 0) return -1;
    if (kit === CROWBAR && at(c.kit, CROWBAR) > 1) return -1;
    return AT_ONCE;
  }
}

/** A [+1] token between turns is spent when the enemy moves, not before. */
function isTooEarly(g: State, o: Option): boolean {
  return g.phase === COMMANDO_PHASE && g.active !== whoOf(o);
}

const TWO: readonly number[] = [DO.creep, DO['creep-up'], DO.breath];

/** A blast objective on a tile that has no charge yet. */
function wantsBlast(g: State, place: number): boolean {
  if (place < 0) return false;
  const b = board(g, place);
  const number = objectiveOn(b, tileOf(place));
  return number >= 0 && at(mapOf(b).data.objectives, number).do === 'blast' && !at(b.objectives, number).done && !isMined(b, tileOf(place));
}

/** A charge goes off when it makes no more noise than there is, or when nobody is left to be disturbed. */
function weighBlast(g: State, place: number): number {
  if (g.commandos.some((c) => c.at === place)) return NEVER;
  const b = board(g, place);
  const aim = blastOn(b, tileOf(place));
  const quiet = !b.alarm && commandosHere(g, boardOf(place)) > 0;
  if (aim) return quiet ? -1 : AT_ONCE;
  return b.alarm && enemiesOn(b, tileOf(place)) >= 2 ? AT_ONCE : -1;
}

function blastOn(b: Board, tile: Tile): boolean {
  const number = objectiveOn(b, tile);
  return number >= 0 && at(mapOf(b).data.objectives, number).do === 'blast' && !at(b.objectives, number).done;
}

/** What a thrown charge brings: enemies gone, comrades unhurt, noise. */
function thrown(g: State, place: number): number {
  const b = board(g, place);
  const tile = tileOf(place);
  if (g.commandos.some((c) => c.at === place && isTarget(c))) return -2;
  const struck = Math.min(enemiesOn(b, tile), GRENADE_DICE * hitChance(at(mapOf(b).tiles, tile).size));
  const near = g.commandos.some((c) => isTarget(c) && boardOf(c.at) === boardOf(place) && at(at(mapOf(b).steps, tileOf(c.at)), tile) <= 1);
  return struck * (near ? TUNING.kill + 0.5 : TUNING.kill) - (b.alarm ? 0.3 : TUNING.alarm + 0.3);
}
