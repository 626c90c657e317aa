import { at, type Play, type Referee } from '#kernel';
import { GOLIATH, KINDS } from '../../content/enemies.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { diceOfOne, shooters, targetsNear, targetsOn, volleyClause } from '../../facts/fire.ts';
import { isTarget, sizeOf } from '../../facts/occupancy.ts';
import { readingOrder } from '../../facts/routes.ts';
import { pickOne } from '../ask.ts';
import { shootAt } from '../commando/move.ts';
import { explode, GOLIATH_GOES_OFF } from '../explosion.ts';
import { tileCalled } from '../names.ts';
import { DO, firstOf, option, secondOf } from '../option.ts';
import { commando, none, type State, spot, tileOf } from '../state.ts';
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
    for (const tile of readingOrder(b))
      if (at(at(noted, index), tile) && at(b.units, tile * KINDS + GOLIATH) > 0) explode(g, ref, index, tile, GOLIATH_GOES_OFF);
  }
  for (let index = 0; index < g.boards.length; index++)
    for (const tile of readingOrder(at(g.boards, index)))
      if (!at(at(noted, index), tile)) yield* shootFrom(g, ref, index, tile, targetsNear(g, index, tile), false);
}

/** Whole enemies are divided evenly over the commandos before dice are rolled; each commando's dice are rolled together. */
function* shootFrom(g: State, ref: Referee<Event>, index: number, tile: Tile, targets: readonly number[], same: boolean): Play {
  if (targets.length === 0) return;
  const b = at(g.boards, index);
  const lots: Lot[] = shooters(b, tile, same);
  if (lots.length === 0) return;
  const dice = none(g.commandos.length);
  const goals = targets.map((where): Goal => ({ where, room: { all: Infinity, outside: Infinity }, taken: 0 }));
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
      dice[goal.where] = at(dice, goal.where) + diceOfOne(b, tile, lot.what);
    },
  );
  for (const who of targets) {
    const c = commando(g, who);
    if (at(dice, who) > 0 && isTarget(c)) yield* shootAt(g, ref, who, at(dice, who), sizeOf(b, tileOf(c.at)), [spot(index, tile)], volleyClause(same));
  }
}
