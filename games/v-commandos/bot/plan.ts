import { at } from '#kernel';
import { UNIFORM, weaponAt } from '../content/kit.ts';
import { LARGE, MEDIUM, NEEDED, type Size, SMALL, type Tile, TRAPDOOR_OPEN } from '../content/map.ts';
import { guardDice } from '../facts/fire.ts';
import { countsAs, isPassable, roomOn } from '../facts/occupancy.ts';
import { hiddenFrom, hitChance } from '../facts/odds.ts';
import { reaches, weaponsOf } from '../rules/commando/shoot.ts';
import { actionsLeft, type Board, type Commando, commando, FIRE, has, mapOf, type State, sideOf, spot, tileOf } from '../rules/state.ts';
import type { Danger } from './danger.ts';
import { Errand } from './errand.ts';
import {
  ACTIONS,
  actionsIn,
  BELOW,
  CLEARED,
  GUARDED,
  LEFT,
  leftIn,
  MOMENTS,
  type Moment,
  ON_TILE,
  PLUS,
  plusIn,
  tileIn,
  UNIFORMED,
  UNLOCKED,
  VISIBLE,
} from './moment.ts';
import type { Survey } from './survey.ts';
import { gaitOf, type Task } from './tasks.ts';
import { TUNING } from './tuning.ts';

/*
 * A commando's turn, thought through to its end: where to go, what to do there, with what chance of being found and hurt, and what is
 * left to be done after it. One commando on one board at a time, as if the others stood still.
 */

/** Worth of moments, valid for the plan that is being made. */
const worth = new Float64Array(MOMENTS);
const madeBy = new Uint32Array(MOMENTS);
let plans = 0;

/** Nobody walks about for nothing. */
const IDLE = 0.001;

const BARE = { uniform: false };

interface Gun {
  readonly eye: boolean;
  readonly loud: boolean;
  readonly boxes: number;
  readonly weapon: number;
}

export class Plan {
  readonly #g: State;
  readonly #b: Board;
  readonly #c: Commando;
  readonly #index: number;
  readonly #task: Task | undefined;
  readonly #danger: Danger;
  /** What an action is worth now. */
  readonly #action: number;
  readonly #stamp: number;
  readonly #size: readonly Size[];
  readonly #full: readonly boolean[];
  readonly #exits: readonly Tile[];
  readonly #errand: Errand;
  readonly #guns: readonly Gun[];
  readonly #quietDoors: boolean;
  readonly #mostPlus: number;
  readonly #slots: number;
  readonly root: Moment;

  constructor(survey: Survey, who: number, index: number, task: Task | undefined, action: number) {
    const { g } = survey;
    const b = at(g.boards, index);
    const c = commando(g, who);
    const gait = gaitOf(g, who);
    this.#g = g;
    this.#index = index;
    this.#c = c;
    this.#b = b;
    this.#task = task;
    this.#danger = survey.danger(index);
    this.#action = action;
    plans = (plans + 1) >>> 0;
    this.#stamp = plans;
    this.#size = b.guards.map((_, tile) => countsAs(b, tile, BARE));
    this.#full = b.guards.map((_, tile) => roomOn(g, index, tile) <= 0);
    this.#exits = survey.exits(index);
    this.#errand = new Errand(survey, who, index, task, gait);
    this.#guns = c.at < 0 ? [] : gunsOf(g, c);
    this.#quietDoors = gait.quiet;
    this.#mostPlus = Math.min(3, sideOf(c).plus);
    this.#slots = Math.max(1, sideOf(c).wounds - c.wounds);
    this.root =
      (c.at < 0 ? BELOW : tileOf(c.at)) |
      ((g.active === who ? actionsLeft(g, who) : 0) << ACTIONS) |
      (Math.min(3, c.plus) << PLUS) |
      (c.visible ? VISIBLE : 0) |
      (c.uniform ? UNIFORMED : 0) |
      this.#errand.start;
  }

  /** What the best end of the turn is worth from here. */
  value(m: Moment): number {
    if (madeBy[m] === this.#stamp) return at(worth, m);
    const found = this.#look(m);
    madeBy[m] = this.#stamp;
    worth[m] = found;
    return found;
  }

  /** Paying for something: an action, or a [+1] token; -1 where it cannot be paid. */
  pay(m: Moment, cost: number, byPlus: boolean): Moment {
    if (byPlus) return cost === 1 && plusIn(m) > 0 ? m - (1 << PLUS) : -1;
    return actionsIn(m) >= cost ? m - (cost << ACTIONS) : -1;
  }

  /** An enemy uniform is put on. */
  donned(paid: Moment): number {
    return this.value((paid | UNIFORMED) & ~VISIBLE);
  }

  /** An action is kept for later. */
  saved(paid: Moment): number {
    return this.value(paid + (1 << PLUS));
  }

  /** Whether a tile behind a door is nearer to where one wants to go. */
  isAhead(tile: Tile): boolean {
    return this.#errand.isAhead(this.root, tile);
  }

  #payOne(m: Moment): Moment {
    return actionsIn(m) > 0 ? m - (1 << ACTIONS) : plusIn(m) > 0 ? m - (1 << PLUS) : -1;
  }

  #look(m: Moment): number {
    let best = this.leaf(m);
    const paid = this.#payOne(m);
    if (paid < 0) return best;
    const tile = tileIn(m);
    if (tile === BELOW) return Math.max(best, this.#lookUp(m, paid), this.#save(m));
    for (const edge of at(mapOf(this.#b).edges, tile)) {
      if (!isPassable(this.#b, edge) && !(edge.door >= 0 && (m & UNLOCKED) !== 0)) continue;
      best = Math.max(best, this.move(m, paid, edge.to, false));
      if (actionsIn(m) >= 2 && this.#sizeFor(m, edge.to) === MEDIUM) best = Math.max(best, this.move(m, m - (2 << ACTIONS), edge.to, true));
    }
    if (this.#exits.includes(tile)) best = Math.max(best, this.down(m, paid));
    if (this.#hasLocked(tile) && (m & UNLOCKED) === 0) best = Math.max(best, this.unlock(paid, this.#quietDoors));
    const { enemies } = this.#danger;
    if ((m & VISIBLE) === 0 && at(enemies, tile) > 0) best = Math.max(best, this.stab(m, paid, this.#errand.isAt(m) && (m & GUARDED) !== 0));
    if (this.#errand.isAt(m)) best = Math.max(best, this.act(m, paid));
    if ((m & GUARDED) !== 0 && this.#task !== undefined) best = Math.max(best, this.#shootGuard(m, paid));
    if ((m & UNIFORMED) === 0 && at(this.#c.kit, UNIFORM) > 0) best = Math.max(best, this.donned(paid));
    return Math.max(best, this.#save(m));
  }

  #save(m: Moment): number {
    return actionsIn(m) > 0 && plusIn(m) < this.#mostPlus ? this.saved(m - (1 << ACTIONS)) : Number.NEGATIVE_INFINITY;
  }

  #lookUp(m: Moment, paid: Moment): number {
    if (this.#task === undefined) return Number.NEGATIVE_INFINITY;
    let best = Number.NEGATIVE_INFINITY;
    for (let tile = 0; tile < this.#b.trapdoors.length; tile++) {
      if (this.#b.trapdoors[tile] !== TRAPDOOR_OPEN) continue;
      best = Math.max(best, this.move(m, paid, tile, false));
      if (actionsIn(m) >= 2 && this.#sizeFor(m, tile) === MEDIUM) best = Math.max(best, this.move(m, m - (2 << ACTIONS), tile, true));
    }
    return best;
  }

  /** Onto another tile, or up; `paid` is the moment after paying for it. */
  move(m: Moment, paid: Moment, to: Tile, careful: boolean): number {
    if (this.#full[to]) return Number.NEGATIVE_INFINITY;
    const from = tileIn(m);
    const size = this.#sizeFor(m, to);
    const enemies = at(this.#danger.enemies, to);
    const shows = size === LARGE || (size === MEDIUM && !careful && !(has(this.#c, 'soft-boots') && enemies === 0));
    const wasSeen = (m & VISIBLE) !== 0;
    let next = (paid & ~(31 | ON_TILE | VISIBLE)) | to;
    if (shows) next = (next | VISIBLE) & ~UNIFORMED;
    if (leftIn(next) === 2 && this.#errand.tools.includes(to)) next -= 1 << LEFT;
    let cost = IDLE;
    if (wasSeen || shows) {
      const dice = at(this.#danger.dice, to) + (from === BELOW ? 0 : at(this.#danger.dice, from));
      cost += this.#wounds(dice * hitChance(at(this.#size, from === BELOW ? to : from))) + (wasSeen ? 0 : this.#alarm());
    }
    if (shows || enemies === 0) return this.value(next) - cost;
    const hidden = hiddenFrom(enemies);
    return hidden * this.value(next) + (1 - hidden) * (this.value((next | VISIBLE) & ~UNIFORMED) - this.#alarm()) - cost;
  }

  down(m: Moment, paid: Moment): number {
    const tile = tileIn(m);
    const cost = (m & VISIBLE) === 0 ? 0 : this.#wounds(at(this.#danger.dice, tile) * hitChance(at(this.#size, tile)));
    return this.leaf((paid & ~(31 | ON_TILE | VISIBLE)) | BELOW) - cost;
  }

  unlock(paid: Moment, quiet: boolean): number {
    return this.value(paid | UNLOCKED | (quiet ? 0 : VISIBLE)) - (quiet || (paid & VISIBLE) !== 0 ? 0 : this.#alarm());
  }

  /** Close combat, against the guard of the task or anybody else. */
  stab(m: Moment, paid: Moment, guard: boolean): number {
    const others =
      at(this.#danger.enemies, tileIn(m)) - ((m & CLEARED) !== 0 ? 1 : 0) - (this.#errand.isAt(m) && this.#task?.guarded && (m & GUARDED) === 0 ? 1 : 0);
    if (others <= 0 || (!guard && (m & CLEARED) !== 0)) return Number.NEGATIVE_INFINITY;
    const next = guard ? paid & ~GUARDED : paid | CLEARED;
    const done = guard && this.#task?.kind === 'target' ? TUNING.done : 0;
    const clean = this.value(next) + TUNING.kill + done;
    if (others === 1) return clean;
    return (1 - TUNING.spotted) * clean + TUNING.spotted * (this.value((next | VISIBLE) & ~UNIFORMED) + TUNING.kill + done - this.#alarm());
  }

  /** What the task asks for on its tile. */
  act(m: Moment, paid: Moment): number {
    const left = leftIn(m);
    const task = this.#task;
    if (task === undefined || left === 0 || (m & GUARDED) !== 0) return Number.NEGATIVE_INFINITY;
    if (task.kind === 'photo' && (m & VISIBLE) !== 0) return Number.NEGATIVE_INFINITY;
    if (task.kind === 'blast' && left !== 1) return Number.NEGATIVE_INFINITY;
    if (task.kind === 'silence') return this.value(paid - (1 << LEFT)) + TUNING.hush;
    const free = task.kind === 'blast' && has(this.#c, 'quick-fuse') && !this.#c.used;
    return this.value((free ? m : paid) - (1 << LEFT)) + (left === 1 ? TUNING.done : TUNING.done / 4);
  }

  #shootGuard(m: Moment, paid: Moment): number {
    const task = this.#task;
    if (task === undefined) return Number.NEGATIVE_INFINITY;
    let best = Number.NEGATIVE_INFINITY;
    const tile = tileIn(m);
    for (const gun of this.#guns) if (this.#reaches(gun, tile, task.tile)) best = Math.max(best, this.shoot(m, paid, gun, task.tile));
    return best;
  }

  #reaches(gun: Gun, from: Tile, to: Tile): boolean {
    return reaches(this.#g, { ...this.#c, at: spot(this.#index, from) }, gun.weapon, to);
  }

  /** A shot at a tile, where the guard of the task is the first to be hit. */
  shoot(m: Moment, paid: Moment, { eye, loud, boxes }: Pick<Gun, 'eye' | 'loud' | 'boxes'>, target: Tile): number {
    const { nest, nestKind } = mapOf(this.#b);
    const number = target === nest && nestKind === 'mg' ? 5 : at(NEEDED, at(mapOf(this.#b).tiles, target).size);
    const each = (7 - number) / 6;
    const shown = eye ? (paid | VISIBLE) & ~UNIFORMED : paid;
    const noise = loud || (eye && (m & VISIBLE) === 0) ? this.#alarm() : 0;
    const isGuard = (m & GUARDED) !== 0 && this.#task?.tile === target;
    if (!isGuard) {
      const struck = Math.min(at(this.#danger.enemies, target), boxes * each);
      const relief = (shown & VISIBLE) === 0 || this.#g.phase > FIRE ? 0 : 0.6;
      return this.value(shown) + struck * (TUNING.kill + relief) - noise;
    }
    const chance = 1 - (1 - each) ** boxes;
    const done = this.#task?.kind === 'target' ? TUNING.done : 0;
    return chance * (this.value(shown & ~GUARDED) + TUNING.kill + done) + (1 - chance) * this.value(shown) - noise;
  }

  /** What it is worth to leave it at that. */
  leaf(m: Moment): number {
    const tile = tileIn(m);
    const saved = plusIn(m) * TUNING.saved;
    const todo = this.#errand.toDo(m);
    if (tile === BELOW) return saved - this.#action * todo;
    const danger = this.#danger;
    const slip = plusIn(m) > 0 && this.#hasRefuge(tile) ? TUNING.slip : 1;
    let cost = 0;
    if ((m & VISIBLE) !== 0) cost = this.#wounds((danger.hitsSeen(tile) - this.#clearedHits(m)) * slip) + TUNING.seen;
    else {
      const found = danger.found(tile);
      if (found > 0) cost = found * (this.#wounds(danger.hitsFound(tile) * slip) + TUNING.seen + this.#alarm());
    }
    for (const charge of this.#b.charges) if (charge.tile === tile) cost += charge.timer === 1 ? 20 : 0.5;
    return saved - this.#action * todo - cost;
  }

  /** Dice that a cleared tile and a guard gone no longer roll. */
  #clearedHits(m: Moment): number {
    const tile = tileIn(m);
    const { size } = at(mapOf(this.#b).tiles, tile);
    let dice = (m & CLEARED) !== 0 ? 1.5 : 0;
    if (this.#task?.guarded && (m & GUARDED) === 0 && this.#task.tile === tile) dice += guardDice(this.#b, tile);
    return Math.min(this.#danger.hitsSeen(tile), dice * hitChance(size));
  }

  /** Somewhere to slip to between the steps of the enemy. */
  #hasRefuge(tile: Tile): boolean {
    if (this.#exits.includes(tile)) return true;
    return at(mapOf(this.#b).edges, tile).some(
      (edge) => isPassable(this.#b, edge) && this.#size[edge.to] === SMALL && at(this.#danger.enemies, edge.to) === 0 && !this.#full[edge.to],
    );
  }

  #sizeFor(m: Moment, tile: Tile): Size {
    return (m & UNIFORMED) !== 0 ? SMALL : at(this.#size, tile);
  }

  #hasLocked(tile: Tile): boolean {
    return at(mapOf(this.#b).edges, tile).some(({ door }) => door >= 0 && !this.#b.doors[door]);
  }

  #alarm(): number {
    return this.#b.alarm ? 0 : TUNING.alarm;
  }

  /** What so many hits cost, Critical Condition included. */
  #wounds(hits: number): number {
    const share = hits / this.#slots;
    return hits <= 0 ? 0 : Math.min(hits, this.#slots) + TUNING.critical * Math.min(1, share * share);
  }
}

function gunsOf(g: State, c: Commando): Gun[] {
  return weaponsOf(g, c).map((weapon) => {
    const { eye, loud, boxes } = weaponAt(weapon);
    return { eye, loud, boxes, weapon };
  });
}
