import { at, type ClauseId } from '#kernel';
import { isGuarding, victim, victimKind } from '../answer.ts';
import { BOXES, DOG, GOLIATH, KINDS } from '../content/enemies.ts';
import { LARGE, SMALL, type Tile } from '../content/map.ts';
import { type Board, board, boardOf, commando, has, mapOf, type Spot, type State, spot, tileOf } from '../rules/state.ts';
import { countsAs, enemiesOn, isAdjacent, isTarget, sizeOf } from './occupancy.ts';
import { readingOrder } from './routes.ts';

/*
 * Who is seen, and who fires at whom with how many dice.
 */

const NEST_BOXES = 3;

/** A guard in a machine-gun nest shoots with the gun. */
export function guardDice(b: Board, tile: Tile): number {
  const guard = at(b.guards, tile);
  if (guard < 0) return 0;
  return tile === mapOf(b).nest && mapOf(b).nestKind === 'mg' ? NEST_BOXES : at(BOXES, guard);
}

/** The dice of all enemies on a tile. */
export function diceOn(b: Board, tile: Tile): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += at(b.units, tile * KINDS + kind) * at(BOXES, kind);
  return sum + guardDice(b, tile);
}

/** Those of them who have dice: no Goliath. */
export function shootersOn(b: Board, tile: Tile): number {
  return enemiesOn(b, tile) - at(b.units, tile * KINDS + GOLIATH);
}

/** What a move to a tile makes of somebody: Visible or not. */
export function isSeenMoving(g: State, who: number, to: Spot, careful: boolean): boolean {
  const c = commando(g, who);
  const size = countsAs(board(g, to), tileOf(to), c);
  if (size === SMALL) return false;
  if (size === LARGE) return true;
  return !careful && !(has(c, 'soft-boots') && enemiesOn(board(g, to), tileOf(to)) === 0);
}

/** The fire that somebody Visible draws on the way: from where, how many dice, against a tile of which size. */
export interface FireOnTheWay {
  readonly from: readonly Spot[];
  readonly dice: number;
  readonly size: number;
}

/** Enemies on the tile left and the tile entered shoot, at the number of the tile left. */
export function fireOnTheWay(g: State, from: Spot, to: Spot): FireOnTheWay {
  const places = from === to ? [to] : [from, to];
  let dice = 0;
  for (const place of places) dice += diceOn(board(g, place), tileOf(place));
  return { from: places, dice, size: sizeOf(board(g, from), tileOf(from)) };
}

/** Visible commandos on a tile. */
export function targetsOn(g: State, index: number, tile: Tile): number[] {
  return g.commandos.flatMap((c, who) => (isTarget(c) && c.at === spot(index, tile) ? [who] : []));
}

/** Visible commandos on adjacent tiles; a locked door is in the way. */
export function targetsNear(g: State, index: number, tile: Tile): number[] {
  const b = at(g.boards, index);
  return g.commandos.flatMap((c, who) => (isTarget(c) && boardOf(c.at) === index && isAdjacent(b, tile, tileOf(c.at)) ? [who] : []));
}

/** Enemies of one kind that shoot from a tile. */
export interface Shooters {
  readonly what: number;
  count: number;
}

/** Those on a tile who shoot: Goliaths never, Dogs at their own tile only. */
export function shooters(b: Board, tile: Tile, same: boolean): Shooters[] {
  const lots: Shooters[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = at(b.units, tile * KINDS + kind);
    if (count > 0 && kind !== GOLIATH && (same || kind !== DOG)) lots.push({ what: victim(kind, false), count });
  }
  const guard = at(b.guards, tile);
  if (guard < 0) return lots;
  const alike = lots.find(({ what }) => what === guard);
  if (alike !== undefined && guardDice(b, tile) === at(BOXES, guard)) alike.count++;
  else lots.push({ what: victim(guard, true), count: 1 });
  return lots;
}

/** The dice of one of them. */
export function diceOfOne(b: Board, tile: Tile, what: number): number {
  return isGuarding(what) ? guardDice(b, tile) : at(BOXES, victimKind(what));
}

export const MEET_OR_BEAT: ClauseId = 'v-commandos.enemy-fire.meet-or-beat';

/** The rule by which enemies fire at somebody on their own tile, or beside it. */
export const volleyClause = (same: boolean): ClauseId => (same ? 'v-commandos.enemy-fire.same-tile' : 'v-commandos.enemy-fire.adjacent');

/** What a tile would fire in the Fire step if nothing changed. Against several it is divided. */
export interface Volley {
  readonly clause: ClauseId;
  readonly index: number;
  readonly tile: Tile;
  readonly targets: readonly number[];
  readonly enemies: number;
  readonly dice: number;
}

/** The volleys to come, in their order: first those at their own tile, then those at adjacent ones. */
export function volleys(g: State): Volley[] {
  const found: Volley[] = [];
  for (const same of [true, false])
    for (let index = 0; index < g.boards.length; index++) {
      const b = at(g.boards, index);
      for (const tile of readingOrder(b)) {
        const own = targetsOn(g, index, tile);
        if (same !== own.length > 0) continue;
        const targets = same ? own : targetsNear(g, index, tile);
        const lots = targets.length === 0 ? [] : shooters(b, tile, same);
        if (lots.length === 0) continue;
        const dice = lots.reduce((sum, { what, count }) => sum + count * diceOfOne(b, tile, what), 0);
        found.push({ clause: volleyClause(same), index, tile, targets, enemies: lots.reduce((sum, { count }) => sum + count, 0), dice });
      }
    }
  return found;
}

/** Where Goliaths go off in the Fire step: beside somebody Visible, once they are activated. */
export function goliathsOff(g: State): readonly { readonly index: number; readonly tile: Tile }[] {
  return g.boards.flatMap((b, index) =>
    isActivated(b)
      ? readingOrder(b).flatMap((tile) => (at(b.units, tile * KINDS + GOLIATH) > 0 && targetsOn(g, index, tile).length > 0 ? [{ index, tile }] : []))
      : [],
  );
}

/** Goliaths move and go off where an enemy is in their nest, for the rest of the Enemy Phase. */
function isActivated(b: Board): boolean {
  return !b.complete && (b.activated || isGoliathNestGuarded(b));
}

export function isGoliathNestGuarded(b: Board): boolean {
  const { nest, nestKind } = mapOf(b);
  return nestKind === 'goliath' && at(b.guards, nest) >= 0;
}
