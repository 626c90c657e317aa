import { KIT_KINDS, PANZERFAUST, TNT } from '../content/kit.ts';
import { LARGE, MEDIUM, type Tile, TRAPDOOR_OPEN, tileNamed } from '../content/map.ts';
import { countsAs, enemiesOn } from '../facts/ground.ts';
import { onlyWayDown } from '../facts/specials.ts';
import { at, type Board, boardOf, commando, mapOf, type State, tileOf } from '../rules/state.ts';

/*
 * What a commando is after, and how far it is: a tile of the board, and the price of the way there from every tile. One action is
 * the coin; being seen and being found cost what they usually cost.
 */

export interface Aim {
  readonly kind: 'objective' | 'fetch' | 'leave';
  readonly goals: readonly Tile[];
  /** The price of the way from each tile. */
  readonly price: readonly number[];
}

const SEEN = 3;
const FOUND = 2.2;
const LOCKED = 2.5;
const FAR = 999;

/** The price of stepping onto a tile, hidden if that can be. */
function stepPrice(g: State, index: number, who: number, tile: Tile): number {
  const b = at(g.boards, index);
  const size = countsAs(b, tile, commando(g, who));
  const enemies = enemiesOn(b, tile);
  const dear = size === LARGE ? 1 + SEEN : size === MEDIUM ? 2 : 1;
  return dear + FOUND * (1 - (2 / 3) ** enemies) * (1 + enemies / 2);
}

/** Prices of all tiles, worked outwards from the goals. */
function prices(g: State, index: number, who: number, goals: readonly Tile[]): number[] {
  const b = at(g.boards, index);
  const { edges } = mapOf(b);
  const price = edges.map(() => FAR);
  for (const goal of goals) price[goal] = 0;
  const open = [...goals];
  while (open.length > 0) {
    const tile = open.shift() as Tile;
    const step = stepPrice(g, index, who, tile);
    for (const { to, door, open: outdoors } of at(edges, tile)) {
      if (!outdoors && door < 0) continue;
      const cost = at(price, tile) + step + (door >= 0 && !at(b.doors, door) ? LOCKED : 0);
      if (cost >= at(price, to) - 0.001) continue;
      price[to] = cost;
      open.push(to);
    }
  }
  return price;
}

export function exits(g: State, b: Board): Tile[] {
  const only = onlyWayDown(g, b);
  const open = b.trapdoors.flatMap((state, tile) => (state === TRAPDOOR_OPEN ? [tile] : []));
  return only === undefined ? open : [tileNamed(mapOf(b), only)];
}

/** A charge lies on a tile, to go off. */
export function isMined(b: Board, tile: Tile): boolean {
  return b.charges.some((charge) => charge.tile === tile);
}

/** Objectives that still need somebody. */
function openObjectives(b: Board): Tile[] {
  const { objectives, data } = mapOf(b);
  return b.objectives.flatMap(({ done, holder, lies }, number) => {
    const tile = at(objectives, number);
    if (done || holder >= 0) return [];
    if (lies >= 0) return [lies];
    return at(data.objectives, number).do === 'blast' && isMined(b, tile) ? [] : [tile];
  });
}

function isBlast(b: Board, tile: Tile): boolean {
  const number = mapOf(b).objectives.indexOf(tile);
  return number >= 0 && number < b.objectives.length && at(mapOf(b).data.objectives, number).do === 'blast';
}

/** What somebody goes for on a board: the objective of their own, what it takes, or the way out. */
export function aimOf(g: State, who: number, index: number): Aim {
  const b = at(g.boards, index);
  const c = commando(g, who);
  const make = (kind: Aim['kind'], goals: readonly Tile[]): Aim => ({ kind, goals, price: prices(g, index, who, goals) });
  const carries = b.objectives.some(({ holder }) => holder === who);
  const open = carries ? [] : openObjectives(b);
  if (open.length === 0) return make('leave', exits(g, b));
  const mates = g.commandos.flatMap((other, number) => (number < who && other.at >= 0 && boardOf(other.at) === index ? [number] : [])).length;
  const own = at(open, mates % open.length);
  if (!isBlast(b, own) || at(c.kit, TNT) + at(c.kit, PANZERFAUST) > 0) return make('objective', [own]);
  const tools = mapOf(b).tiles.flatMap((_, tile) => (at(b.loose, tile * KIT_KINDS + TNT) + at(b.loose, tile * KIT_KINDS + PANZERFAUST) > 0 ? [tile] : []));
  const others = open.filter((tile) => !isBlast(b, tile));
  if (tools.length > 0) return make('fetch', tools);
  return others.length > 0 ? make('objective', others) : make('leave', exits(g, b));
}

export function priceAt({ price }: Aim, place: number): number {
  return at(price, tileOf(place));
}
