import { at } from '#kernel';
import { CROWBAR, PANZERFAUST, TNT, weaponAt } from '../content/kit.ts';
import type { Tile } from '../content/map.ts';
import type { ObjectiveData } from '../content/vocabulary.ts';
import { anyVisible } from '../facts/occupancy.ts';
import { weaponsOf } from '../rules/commando/shoot.ts';
import { type Board, boardOf, type Commando, commando, has, isFit, mapOf, type State, tileOf, UNDERGROUND } from '../rules/state.ts';
import { FAR, type Gait, type Survey } from './survey.ts';

/* What is still to be done on the terrains in play, and who does it: one commando for each objective, the cheapest way round. */

export interface Task {
  /** The board and the objective on it. */
  readonly board: number;
  readonly number: number;
  readonly tile: Tile;
  /** `fetch` is an item that lies about, `silence` the alarm. */
  readonly kind: ObjectiveData['do'] | 'fetch' | 'silence';
  /** Actions to be spent on its tile. */
  readonly actions: number;
  /** An enemy guards it and has to be gone first. */
  readonly guarded: boolean;
}

/** A charge lies on a tile, to go off. */
export function isMined(b: Board, tile: Tile): boolean {
  return b.charges.some((charge) => charge.tile === tile);
}

export function tools(c: Commando): number {
  return at(c.kit, TNT) + at(c.kit, PANZERFAUST);
}

/** How somebody goes about. */
export function gaitOf(g: State, who: number): Gait {
  const c = commando(g, who);
  const quiet = at(c.kit, CROWBAR) > 0 || has(c, 'shoulder-charge') || (c.at >= 0 && quietWeapon(g, c) >= 0);
  return { uniform: c.uniform, quiet };
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
      if (lies >= 0) found.push({ board, number, tile, kind: 'fetch', actions: 0, guarded: false });
      else if (own.do === 'work') found.push({ board, number, tile, kind: 'work', actions: own.actions - work, guarded });
      else if (own.do === 'target') found.push({ board, number, tile, kind: 'target', actions: 0, guarded: true });
      else if (own.do !== 'blast') found.push({ board, number, tile, kind: own.do, actions: 1, guarded: guarded && own.do !== 'photo' });
      else if (!isMined(b, tile)) found.push({ board, number, tile, kind: 'blast', actions: 1, guarded: false });
    }
  }
  return found;
}

const NOBODY = 60;
/** Changing terrains takes about so many actions. */
const CHANGE = 6;

/** Who goes for which of the open tasks; undefined is nothing but the way out. */
export function assign(survey: Survey): (Task | undefined)[] {
  const { g } = survey;
  const tasks = openTasks(g);
  const own: (Task | undefined)[] = g.commandos.map(() => undefined);
  if (tasks.length === 0) return own;
  const prices = tasks.map((task) => g.commandos.map((_, who) => priceOf(survey, who, task)));
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
  for (let index = 0; index < g.boards.length; index++) hush(survey, index, own);
  return own;
}

const NEAR = 9;

/** Somebody who has nothing else to do silences the alarm, where nobody would set it off again at once. */
function hush(survey: Survey, index: number, own: (Task | undefined)[]): void {
  const { g } = survey;
  const b = at(g.boards, index);
  if (!b.alarm || !b.token || b.complete || anyVisible(g, index)) return;
  const task: Task = { board: index, number: -1, tile: mapOf(b).alarm, kind: 'silence', actions: 1, guarded: false };
  let nearest = -1;
  let least = NEAR;
  for (let who = 0; who < g.commandos.length; who++) {
    const price = own[who] === undefined ? priceOf(survey, who, task) : FAR;
    if (price >= least) continue;
    least = price;
    nearest = who;
  }
  if (nearest >= 0) own[nearest] = task;
}

/** What a task costs somebody, in actions. */
export function priceOf(survey: Survey, who: number, task: Task): number {
  const { g } = survey;
  const c = commando(g, who);
  if (!isFit(c) || (c.at >= 0 && carries(g, who)) || (c.bound >= 0 && c.bound !== task.board)) return FAR;
  const gait = gaitOf(g, who);
  const way = wayTo(survey, who, gait, task);
  const elsewhere = c.at >= 0 && boardOf(c.at) !== task.board;
  const price = c.at === UNDERGROUND || elsewhere ? survey.entry(task.board, gait, way) : at(way, tileOf(c.at));
  return price + (elsewhere ? CHANGE : 0) + c.wounds;
}

/** Has something that has to be brought out. */
export function carries(g: State, who: number): boolean {
  return g.boards.some(({ objectives }) => objectives.some(({ holder }) => holder === who));
}

/** The price of a task from every tile, what it needs fetched on the way. */
function wayTo(survey: Survey, who: number, gait: Gait, task: Task): readonly number[] {
  const fetched = task.kind === 'blast' && tools(commando(survey.g, who)) === 0;
  return fetched ? survey.byTools(task.board, gait, task.tile) : survey.toTile(task.board, gait, task.tile);
}
