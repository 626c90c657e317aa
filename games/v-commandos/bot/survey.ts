import { at } from '#kernel';
import { KIT_KINDS, PANZERFAUST, TNT } from '../content/kit.ts';
import { LARGE, MEDIUM, type Tile, TRAPDOOR_OPEN, tileNamed } from '../content/map.ts';
import { countsAs, enemiesOn, isPassable } from '../facts/occupancy.ts';
import { hiddenFrom } from '../facts/odds.ts';
import { onlyWayDown } from '../facts/specials.ts';
import { type Board, mapOf, type State } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { TUNING } from './tuning.ts';

/* How far it is, in actions: careful moves cost two, being seen and being found cost what they usually cost. */

export const FAR = 99;

/** How somebody goes: in an enemy uniform or not, through locked doors quietly or not. */
export interface Gait {
  readonly uniform: boolean;
  readonly quiet: boolean;
}

/** The boards as they lie before those who plan; everything is looked up once for all of them. */
export class Survey {
  readonly g: State;
  readonly #dangers: (Danger | undefined)[] = [];
  readonly #exits: (readonly Tile[] | undefined)[] = [];
  readonly #tools: (readonly Tile[] | undefined)[] = [];
  readonly #steps: (readonly number[] | undefined)[] = [];
  readonly #ways = new Map<number, readonly number[]>();

  constructor(g: State) {
    this.g = g;
  }

  danger(index: number): Danger {
    const danger = this.#dangers[index] ?? new Danger(this.g, index);
    this.#dangers[index] = danger;
    return danger;
  }

  /** The open trapdoors that lead down. */
  exits(index: number): readonly Tile[] {
    const found = this.#exits[index] ?? exitsOf(this.g, at(this.g.boards, index));
    this.#exits[index] = found;
    return found;
  }

  /** Tiles on which something lies that makes an explosion. */
  tools(index: number): readonly Tile[] {
    const found = this.#tools[index] ?? toolTiles(at(this.g.boards, index));
    this.#tools[index] = found;
    return found;
  }

  /** The price of stepping onto each tile, hidden if that can be. */
  steps(index: number, { uniform }: Gait): readonly number[] {
    const slot = index * 2 + (uniform ? 1 : 0);
    const found = this.#steps[slot] ?? stepPrices(at(this.g.boards, index), uniform);
    this.#steps[slot] = found;
    return found;
  }

  /** The price of the way down from each tile. */
  toExit(index: number, gait: Gait): readonly number[] {
    return this.#way(index, gait, EXIT, () => this.#from(index, gait, this.exits(index), null));
  }

  toTile(index: number, gait: Gait, tile: Tile): readonly number[] {
    return this.#way(index, gait, tile, () => this.#from(index, gait, [tile], null));
  }

  /** To a tile, and past one where something lies that makes an explosion. */
  byTools(index: number, gait: Gait, tile: Tile): readonly number[] {
    return this.#way(index, gait, tile + TOOLS, () => this.#from(index, gait, this.tools(index), this.toTile(index, gait, tile)));
  }

  /** From Underground, by the best trapdoor. */
  entry(index: number, gait: Gait, way: readonly number[]): number {
    const { trapdoors } = at(this.g.boards, index);
    const steps = this.steps(index, gait);
    let least = FAR;
    for (let tile = 0; tile < trapdoors.length; tile++) if (trapdoors[tile] === TRAPDOOR_OPEN) least = Math.min(least, at(way, tile) + at(steps, tile));
    return least;
  }

  #way(index: number, { uniform, quiet }: Gait, goal: number, look: () => readonly number[]): readonly number[] {
    const key = ((index * GOALS + goal) * 2 + (uniform ? 1 : 0)) * 2 + (quiet ? 1 : 0);
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    const found = look();
    this.#ways.set(key, found);
    return found;
  }

  #from(index: number, gait: Gait, goals: readonly Tile[], starts: readonly number[] | null): readonly number[] {
    return wayPrices(at(this.g.boards, index), this.steps(index, gait), goals, gait.quiet ? 1 : TUNING.loudDoor, starts);
  }
}

const EXIT = 32;
const TOOLS = 33;
const GOALS = 65;

function exitsOf(g: State, b: Board): readonly Tile[] {
  const only = onlyWayDown(g, b);
  if (only !== undefined) return [tileNamed(mapOf(b), only)];
  return b.trapdoors.flatMap((state, tile) => (state === TRAPDOOR_OPEN ? [tile] : []));
}

function toolTiles(b: Board): readonly Tile[] {
  return b.guards.flatMap((_, tile) => (at(b.loose, tile * KIT_KINDS + TNT) + at(b.loose, tile * KIT_KINDS + PANZERFAUST) > 0 ? [tile] : []));
}

function stepPrices(b: Board, uniform: boolean): number[] {
  return b.guards.map((_, tile) => {
    const size = countsAs(b, tile, { uniform });
    const plain = size === LARGE ? 1 + TUNING.openStep : size === MEDIUM ? 2 : 1;
    return plain + TUNING.foundStep * (1 - hiddenFrom(enemiesOn(b, tile)));
  });
}

/** The price of the way from each tile to the nearest goal; `starts` says what a goal costs by itself. */
function wayPrices(b: Board, steps: readonly number[], goals: readonly Tile[], locked: number, starts: readonly number[] | null): number[] {
  const { edges } = mapOf(b);
  const price = edges.map(() => FAR);
  const open: Tile[] = [];
  for (const goal of goals) {
    price[goal] = Math.min(at(price, goal), starts === null ? 0 : at(starts, goal));
    open.push(goal);
  }
  for (let next = 0; next < open.length; next++) {
    const tile = at(open, next);
    const reached = at(price, tile) + at(steps, tile);
    for (const edge of at(edges, tile)) {
      const passable = isPassable(b, edge);
      if (!passable && edge.door < 0) continue;
      const cost = passable ? reached : reached + locked;
      if (cost >= at(price, edge.to) - 0.001) continue;
      price[edge.to] = cost;
      open.push(edge.to);
    }
  }
  return price;
}
