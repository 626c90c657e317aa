import type { Play, Referee } from '#kernel';
import { isGuarding, victim, victimKind } from '../../answer.ts';
import { BOXES, DOG, GOLIATH, KINDS } from '../../content/enemies.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { isAdjacent, isTarget, sizeOf } from '../../facts/ground.ts';
import { readingOrder } from '../../facts/routes.ts';
import { pickOne } from '../ask.ts';
import { guardDice, shootAt } from '../commando/move.ts';
import { explode } from '../explosion.ts';
import { tileCalled } from '../names.ts';
import { DO, firstOf, option, secondOf } from '../option.ts';
import { at, boardOf, commando, none, type State, spot, tileOf } from '../state.ts';
import { type Goal, type Lot, spreadEvenly } from './spread.ts';

/** First all enemies with a Visible commando on their own tile, then Goliaths, then the others at adjacent tiles. */
export function* enemyFire(g: State, ref: Referee<Event>): Play {
  const noted = g.boards.map((b, index) => b.guards.map((_, tile) => targetsOn(g, index, tile).length > 0));
  for (let index = 0; index < g.boards.length; index++)
    for (const tile of readingOrder(at(g.boards, index)))
      if (at(at(noted, index), tile)) yield* shootFrom(g, ref, index, tile, targetsOn(g, index, tile), true);
  for (let index = 0; index < g.boards.length; index++) {
    const b = at(g.boards, index);
    if (b.complete || !b.activated) continue;
    for (const tile of readingOrder(b)) if (at(at(noted, index), tile) && at(b.units, tile * KINDS + GOLIATH) > 0) explode(g, ref, index, tile); // v-commandos.enemy-fire.goliath-detonates
  }
  for (let index = 0; index < g.boards.length; index++)
    for (const tile of readingOrder(at(g.boards, index)))
      if (!at(at(noted, index), tile)) yield* shootFrom(g, ref, index, tile, targetsNear(g, index, tile), false);
}

function targetsOn(g: State, index: number, tile: Tile): number[] {
  return g.commandos.flatMap((c, who) => (isTarget(c) && c.at === spot(index, tile) ? [who] : []));
}

/** Visible commandos on adjacent tiles; a locked door is in the way. */
function targetsNear(g: State, index: number, tile: Tile): number[] {
  const b = at(g.boards, index);
  return g.commandos.flatMap((c, who) => (isTarget(c) && boardOf(c.at) === index && isAdjacent(b, tile, tileOf(c.at)) ? [who] : []));
}

/** The enemies of a tile that shoot, guards apart: Dogs bite on their own tile only. */
function shooters(g: State, index: number, tile: Tile, same: boolean): Lot[] {
  const b = at(g.boards, index);
  const lots: Lot[] = [];
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

/** Whole enemies are divided evenly over the commandos before dice are rolled; each commando's dice are rolled together. */
function* shootFrom(g: State, ref: Referee<Event>, index: number, tile: Tile, targets: readonly number[], same: boolean): Play {
  if (targets.length === 0) return;
  const b = at(g.boards, index);
  const lots = shooters(g, index, tile, same);
  if (lots.length === 0) return;
  const dice = none(g.commandos.length);
  const goals = targets.map((where): Goal => ({ where, room: 99, taken: 0 }));
  yield* spreadEvenly(
    ref,
    lots,
    goals,
    function* (referee, choices) {
      const options = choices.map(([lot, goal]) => option(DO.aim, 0, lot.what, goal.where));
      const o = yield* pickOne(referee, g.last, 'aim', { from: tileCalled(g, index, tile) }, options);
      return choices.findIndex(([lot, goal]) => lot.what === firstOf(o) && goal.where === secondOf(o));
    },
    (lot, goal) => {
      const boxes = isGuarding(lot.what) ? guardDice(b, tile) : at(BOXES, victimKind(lot.what));
      dice[goal.where] = at(dice, goal.where) + boxes;
    },
  );
  for (const who of targets) {
    const c = commando(g, who);
    if (at(dice, who) > 0 && isTarget(c))
      yield* shootAt(
        g,
        ref,
        who,
        at(dice, who),
        sizeOf(b, tileOf(c.at)),
        [spot(index, tile)],
        same ? 'v-commandos.enemy-fire.same-tile' : 'v-commandos.enemy-fire.adjacent',
      );
  }
}
