import { CROWBAR, KIT_KINDS, PANZERFAUST, TNT, weaponAt } from '../content/kit.ts';
import { type Tile, TRAPDOOR_OPEN, tileNamed } from '../content/map.ts';
import type { ObjectiveData } from '../content/vocabulary.ts';
import { anyVisible } from '../facts/ground.ts';
import { onlyWayDown } from '../facts/specials.ts';
import { weaponsOf } from '../rules/commando/shoot.ts';
import { at, type Board, boardOf, type Commando, commando, has, isFit, mapOf, type State, tileOf, UNDERGROUND } from '../rules/state.ts';
import { TUNING } from './tuning.ts';
import { FAR, stepPrices, wayPrices } from './ways.ts';

/* What is still to be done on the terrains in play, and who does it: one commando for each objective, the cheapest way round. */

export interface Task {
  /** The board and the objective on it. */
  readonly board: number;
  readonly number: number;
  readonly tile: Tile;
  /** `fetch` is an item that lies about, `silence` the alarm. */
  readonly kind: ObjectiveData['do'] | 'fetch' | 'silence';
  /** Actions to be spent on its tile. */
  readonly deeds: number;
  /** An enemy guards it and has to be gone first. */
  readonly guarded: boolean;
}

/** A charge lies on a tile, to go off. */
export function isMined(b: Board, tile: Tile): boolean {
  return b.charges.some((charge) => charge.tile === tile);
}

/** The trapdoors that lead down. */
export function exits(g: State, b: Board): Tile[] {
  const only = onlyWayDown(g, b);
  if (only !== undefined) return [tileNamed(mapOf(b), only)];
  return b.trapdoors.flatMap((state, tile) => (state === TRAPDOOR_OPEN ? [tile] : []));
}

export function tools(c: Commando): number {
  return at(c.kit, TNT) + at(c.kit, PANZERFAUST);
}

/** Tiles on which something lies that makes an explosion. */
export function toolTiles(b: Board): Tile[] {
  return b.guards.flatMap((_, tile) => (at(b.loose, tile * KIT_KINDS + TNT) + at(b.loose, tile * KIT_KINDS + PANZERFAUST) > 0 ? [tile] : []));
}

/** The price of a locked door, beyond the step through it. */
export function doorPrice(g: State, who: number): number {
  const c = commando(g, who);
  if (at(c.kit, CROWBAR) > 0 || has(c, 'shoulder-charge')) return 1;
  return c.at >= 0 && quietWeapon(g, c) >= 0 ? 1 : TUNING.loudDoor;
}

/** A weapon that neither shows nor is heard; -1 without one. */
export function quietWeapon(g: State, c: Commando): number {
  return weaponsOf(g, c).find((weapon) => !weaponAt(weapon).eye && !weaponAt(weapon).loud) ?? -1;
}

export function openTasks(g: State): Task[] {
  const found: Task[] = [];
  for (let board = 0; board < g.boards.length; board++) {
    const b = at(g.boards, board);
    if (b.complete) continue;
    const { objectives, data } = mapOf(b);
    for (let number = 0; number < b.objectives.length; number++) {
      const { done, holder, lies, work } = at(b.objectives, number);
      if (done || holder >= 0) continue;
      const own = at(data.objectives, number);
      const tile = lies >= 0 ? lies : at(objectives, number);
      const guarded = at(b.guards, tile) >= 0;
      if (lies >= 0) found.push({ board, number, tile, kind: 'fetch', deeds: 0, guarded: false });
      else if (own.do === 'work') found.push({ board, number, tile, kind: 'work', deeds: own.actions - work, guarded });
      else if (own.do === 'target') found.push({ board, number, tile, kind: 'target', deeds: 0, guarded: true });
      else if (own.do !== 'blast') found.push({ board, number, tile, kind: own.do, deeds: 1, guarded: guarded && own.do !== 'photo' });
      else if (!isMined(b, tile)) found.push({ board, number, tile, kind: 'blast', deeds: 1, guarded: false });
    }
  }
  return found;
}

const NOBODY = 60;
/** Changing terrains takes about so many actions. */
const CHANGE = 6;

/** Who goes for which of the open tasks; undefined is nothing but the way out. */
export function assign(g: State): (Task | undefined)[] {
  const tasks = openTasks(g);
  const own: (Task | undefined)[] = g.commandos.map(() => undefined);
  if (tasks.length === 0) return own;
  const prices = tasks.map((task) => g.commandos.map((_, who) => priceOf(g, who, task)));
  const chosen = tasks.map(() => -1);
  let best = chosen.slice();
  let least = Number.POSITIVE_INFINITY;
  const used = g.commandos.map(() => false);
  const choose = (next: number, sum: number): void => {
    if (sum >= least) return;
    if (next === tasks.length) {
      least = sum;
      best = chosen.slice();
      return;
    }
    for (let who = 0; who < g.commandos.length; who++) {
      const price = at(at(prices, next), who);
      if (price >= NOBODY || used[who]) continue;
      used[who] = true;
      chosen[next] = who;
      choose(next + 1, sum + price);
      used[who] = false;
    }
    chosen[next] = -1;
    choose(next + 1, sum + NOBODY);
  };
  choose(0, 0);
  for (const [index, who] of best.entries()) if (who >= 0) own[who] = at(tasks, index);
  for (let index = 0; index < g.boards.length; index++) hush(g, index, own);
  return own;
}

const NEAR = 9;

/** Somebody who has nothing else to do silences the alarm, where nobody would set it off again at once. */
function hush(g: State, index: number, own: (Task | undefined)[]): void {
  const b = at(g.boards, index);
  if (!b.alarm || !b.token || b.complete || anyVisible(g, index)) return;
  const task: Task = { board: index, number: -1, tile: mapOf(b).alarm, kind: 'silence', deeds: 1, guarded: false };
  let nearest = -1;
  let least = NEAR;
  for (let who = 0; who < g.commandos.length; who++) {
    const price = own[who] === undefined ? priceOf(g, who, task) : FAR;
    if (price >= least) continue;
    least = price;
    nearest = who;
  }
  if (nearest >= 0) own[nearest] = task;
}

/** What a task costs somebody, in actions. */
function priceOf(g: State, who: number, task: Task): number {
  const c = commando(g, who);
  if (!isFit(c)) return FAR;
  const b = at(g.boards, task.board);
  if (c.at >= 0 && g.boards.some(({ objectives }) => objectives.some(({ holder }) => holder === who))) return FAR;
  if (c.bound >= 0 && c.bound !== task.board) return FAR;
  const prices = pricesTo(g, who, task);
  const elsewhere = c.at >= 0 && boardOf(c.at) !== task.board;
  const price = c.at === UNDERGROUND || elsewhere ? entryPrice(g, b, stepPrices(b, c), prices) : at(prices, tileOf(c.at));
  return price + (elsewhere ? CHANGE : 0) + c.wounds;
}

/** From Underground, by the best trapdoor. */
export function entryPrice(g: State, b: Board, steps: readonly number[], prices: readonly number[]): number {
  let least = FAR;
  for (let tile = 0; tile < b.trapdoors.length; tile++) if (b.trapdoors[tile] === TRAPDOOR_OPEN) least = Math.min(least, at(prices, tile) + at(steps, tile));
  return g.boards.length > 0 ? least : FAR;
}

/** The price of a task from every tile, what it needs fetched on the way. */
export function pricesTo(g: State, who: number, task: Task): number[] {
  const b = at(g.boards, task.board);
  const c = commando(g, who);
  const steps = stepPrices(b, c);
  const locked = doorPrice(g, who);
  const straight = wayPrices(b, steps, [task.tile], locked);
  if (task.kind !== 'blast' || tools(c) > 0) return straight;
  return wayPrices(b, steps, toolTiles(b), locked, straight);
}
