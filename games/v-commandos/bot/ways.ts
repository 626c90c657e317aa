import { LARGE, MEDIUM, type Tile } from '../content/map.ts';
import { countsAs, enemiesOn, isPassable } from '../facts/ground.ts';
import { hiddenFrom } from '../facts/odds.ts';
import { at, type Board, type Commando, mapOf } from '../rules/state.ts';
import { TUNING } from './tuning.ts';

/* How far it is, in actions: careful moves cost two, being seen and being found cost what they usually cost. */

export const FAR = 99;

/** The price of stepping onto each tile, hidden if that can be. */
export function stepPrices(b: Board, c: Commando): number[] {
  return mapOf(b).tiles.map((_, tile) => {
    const size = countsAs(b, tile, c);
    const plain = size === LARGE ? 1 + TUNING.openStep : size === MEDIUM ? 2 : 1;
    return plain + TUNING.foundStep * (1 - hiddenFrom(enemiesOn(b, tile)));
  });
}

/** The price of the way from each tile to the nearest goal; `starts` says what a goal costs by itself. */
export function wayPrices(b: Board, steps: readonly number[], goals: readonly Tile[], locked: number, starts: readonly number[] | null = null): number[] {
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
