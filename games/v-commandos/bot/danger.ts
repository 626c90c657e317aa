import { at } from '#kernel';
import { UNKNOWN } from '../content/events.ts';
import type { Tile } from '../content/map.ts';
import { drawsOf } from '../facts/draws.ts';
import { diceOn, guardDice } from '../facts/fire.ts';
import { anyVisible, enemiesOn, freeOn, isPassable, isPassableForEnemy } from '../facts/occupancy.ts';
import { hitChance } from '../facts/odds.ts';
import { distances, visibleTiles } from '../facts/routes.ts';
import { type Board, FIRE, MOVEMENT, mapOf, type State, total } from '../rules/state.ts';

const FAR = 99;
/** Enemies of a drawn token, and the dice of one, in the mean. */
const ENEMIES_A_TOKEN = 0.84;
const DICE_AN_ENEMY = 1.5;

/** What the enemy does to whoever stands somewhere on a board until the turn is over. */
export class Danger {
  readonly #g: State;
  readonly #b: Board;
  readonly enemies: readonly number[];
  readonly dice: readonly number[];
  /** Enemies that come in at an entrance, by tile. */
  readonly #coming: readonly number[];
  readonly #hunted: readonly number[] | null;
  readonly #near: number[];
  readonly #seen: number[];
  readonly #found: number[];

  constructor(g: State, index: number) {
    this.#g = g;
    this.#b = at(g.boards, index);
    const b = this.#b;
    this.enemies = b.guards.map((_, tile) => enemiesOn(b, tile));
    this.dice = b.guards.map((_, tile) => diceOn(b, tile));
    this.#coming = b.guards.map((_, tile) => (g.phase >= MOVEMENT ? 0 : comersAt(g, index, tile)));
    this.#hunted = anyVisible(g, index) ? distances(g, index, visibleTiles(g, index), 0, true, true) : null;
    this.#near = b.guards.map(() => -1);
    this.#seen = b.guards.map(() => -1);
    this.#found = b.guards.map(() => -1);
  }

  /** Hits to be expected by somebody Visible on a tile. */
  hitsSeen(tile: Tile): number {
    const known = at(this.#seen, tile);
    if (known >= 0) return known;
    const dice = this.#g.phase > FIRE ? 0 : this.#g.phase === FIRE ? this.#diceNear(tile) : this.#diceAfterMoving(tile);
    const hits = dice * hitChance(at(mapOf(this.#b).tiles, tile).size);
    this.#seen[tile] = hits;
    return hits;
  }

  /** Hits to be expected by somebody on a tile who is found only now. */
  hitsFound(tile: Tile): number {
    if (this.#g.phase > FIRE) return 0;
    return (this.#diceNear(tile) + DICE_AN_ENEMY) * hitChance(at(mapOf(this.#b).tiles, tile).size);
  }

  /** The chance that somebody hidden on a tile is found before the shooting begins. */
  found(tile: Tile): number {
    const known = at(this.#found, tile);
    if (known >= 0) return known;
    const chance = this.#g.phase >= FIRE ? 0 : 1 - (2 / 3) ** this.#arrivals(tile);
    this.#found[tile] = chance;
    return chance;
  }

  /** Dice on a tile and on adjacent ones, as things stand. */
  #diceNear(tile: Tile): number {
    const known = at(this.#near, tile);
    if (known >= 0) return known;
    let sum = at(this.dice, tile);
    for (const edge of at(mapOf(this.#b).edges, tile)) if (isPassable(this.#b, edge)) sum += at(this.dice, edge.to);
    this.#near[tile] = sum;
    return sum;
  }

  /** Dice of those who are near when all have come a tile closer. */
  #diceAfterMoving(tile: Tile): number {
    const { edges } = mapOf(this.#b);
    const steps = edges.map(() => FAR);
    steps[tile] = 0;
    const queue: Tile[] = [tile];
    let sum = 0;
    for (const from of queue) {
      const far = at(steps, from);
      const movers = at(this.dice, from) - guardDice(this.#b, from);
      sum += movers + at(this.#coming, from) * DICE_AN_ENEMY;
      if (far === 0) sum += guardDice(this.#b, from);
      if (far === 2) continue;
      for (const edge of at(edges, from)) {
        if (far === 0 && isPassable(this.#b, edge)) sum += guardDice(this.#b, edge.to);
        if (at(steps, edge.to) !== FAR || !isPassableForEnemy(this.#b, edge)) continue;
        steps[edge.to] = far + 1;
        queue.push(edge.to);
      }
    }
    return sum;
  }

  /** How many enemies come onto a tile. */
  #arrivals(tile: Tile): number {
    const { edges } = mapOf(this.#b);
    const { direction } = this.#b;
    let sum = at(this.#coming, tile);
    for (const edge of at(edges, tile)) {
      if (!isPassableForEnemy(this.#b, edge)) continue;
      const movers = freeOn(this.#b, edge.to) + at(this.#coming, edge.to);
      if (movers === 0) continue;
      // Seen from the enemy's tile the way leads to the opposite side.
      const side = (edge.side + 2) % 4;
      if (this.#hunted !== null) sum += at(this.#hunted, edge.to) === at(this.#hunted, tile) + 1 ? movers * 0.7 : 0;
      else if (direction === UNKNOWN) sum += movers / 4;
      else if (direction === side) sum += movers;
    }
    return sum;
  }
}

function comersAt(g: State, index: number, tile: Tile): number {
  const b = at(g.boards, index);
  let sum = 0;
  for (let number = 0; number < b.entrances.length; number++) {
    const { barricade, waiting } = at(b.entrances, number);
    if (at(mapOf(b).entrances, number) !== tile || barricade > 0) continue;
    sum += total(waiting) + drawsOf(g, index, number) * ENEMIES_A_TOKEN;
  }
  return sum;
}
