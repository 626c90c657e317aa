import { at } from '#kernel';
import type { Tile } from '../content/map.ts';
import { type Board, commando, mapOf } from '../rules/state.ts';
import { BELOW, GUARDED, LEFT, leftIn, type Moment, tileIn, UNLOCKED } from './moment.ts';
import { FAR, type Gait, type Survey } from './survey.ts';
import { type Task, tools } from './tasks.ts';

const NO_TILES: readonly Tile[] = [];

/** What a commando still has to do on a board, and how far it is from any moment: what to fetch, the task, the way out. */
export class Errand {
  readonly task: Task | undefined;
  /** Where what the task needs lies about. */
  readonly tools: readonly Tile[];
  /** What is left of the task, and whether its guard is there, as part of a moment. */
  readonly start: Moment;
  readonly #b: Board;
  readonly #step: readonly number[];
  readonly #toTask: readonly number[];
  readonly #toTool: readonly number[];
  readonly #toExit: readonly number[];
  readonly #afterTask: number;
  readonly #entry: number;
  readonly #entryByTool: number;

  constructor(survey: Survey, who: number, index: number, task: Task | undefined, gait: Gait) {
    this.task = task;
    this.tools = task?.kind === 'blast' ? survey.tools(index) : NO_TILES;
    this.#b = at(survey.g.boards, index);
    this.#step = survey.steps(index, gait);
    this.#toExit = survey.toExit(index, gait);
    this.#toTask = task === undefined ? this.#toExit : survey.toTile(index, gait, task.tile);
    this.#toTool = task === undefined || this.tools.length === 0 ? this.#toTask : survey.byTools(index, gait, task.tile);
    this.#afterTask = task === undefined ? 0 : at(this.#toExit, task.tile);
    this.#entry = task === undefined ? 0 : survey.entry(index, gait, this.#toTask);
    this.#entryByTool = task === undefined ? 0 : survey.entry(index, gait, this.#toTool);
    const left = task === undefined ? 0 : task.actions + (task.kind === 'blast' && tools(commando(survey.g, who)) === 0 ? 1 : 0);
    this.start = (Math.min(3, left) << LEFT) | (task?.guarded ? GUARDED : 0);
  }

  isAt(m: Moment): boolean {
    return this.task !== undefined && this.task.tile === tileIn(m);
  }

  /** Whether a tile is nearer to what comes next. */
  isAhead(m: Moment, tile: Tile): boolean {
    const own = tileIn(m);
    const way = this.#way(m);
    return own !== BELOW && at(way, tile) < at(way, own);
  }

  /** Actions that are still needed, the way out included. */
  toDo(m: Moment): number {
    const tile = tileIn(m);
    const open = this.#isOpen(m);
    const way = this.#way(m);
    const rest = open ? this.#afterTask + leftIn(m) + ((m & GUARDED) !== 0 ? 1 : 0) : 0;
    if (tile === BELOW) return open ? (way === this.#toTool ? this.#entryByTool : this.#entry) + rest : 0;
    return Math.min(FAR, (m & UNLOCKED) !== 0 ? this.#throughDoors(tile, way) : at(way, tile)) + rest + (open ? 0 : 1);
  }

  /** Something is still to be done before the way out. */
  #isOpen(m: Moment): boolean {
    const { task } = this;
    if (task === undefined) return false;
    return leftIn(m) > 0 || (task.kind === 'target' && (m & GUARDED) !== 0) || (task.kind === 'fetch' && tileIn(m) !== task.tile);
  }

  /** The prices of the way to what comes next. */
  #way(m: Moment): readonly number[] {
    if (!this.#isOpen(m)) return this.#toExit;
    return this.task?.kind === 'blast' && leftIn(m) === 2 ? this.#toTool : this.#toTask;
  }

  #throughDoors(tile: Tile, way: readonly number[]): number {
    let least = at(way, tile);
    for (const { to, door } of at(mapOf(this.#b).edges, tile)) if (door >= 0) least = Math.min(least, at(way, to) + at(this.#step, to));
    return least;
  }
}
