import { at, type Play, type Referee } from '#kernel';
import { enemyId, IS_PLAIN, KINDS } from '../../content/enemies.ts';
import type { Event } from '../../event.ts';
import { roomOn, roomOutside } from '../../facts/occupancy.ts';
import { isUnguarded } from '../enemies.ts';
import { arrival } from '../enemy/arrival.ts';
import { tileCalled } from '../names.ts';
import { DO, firstOf, option } from '../option.ts';
import { drawEnemy, enemyToBag } from '../reserve.ts';
import { add, boardOf, isFit, mapOf, type State, spot, tileOf } from '../state.ts';
import { noticeAll } from '../stealth.ts';
import { choose } from './choices.ts';

/** Each unfinished objective without a guard gets a regular enemy from the bag. */
export function* inspection(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  for (let number = 0; number < b.objectives.length; number++) {
    const tile = at(mapOf(b).objectives, number);
    if (at(b.objectives, number).done || !isUnguarded(g, index, tile) || roomOn(g, index, tile) <= 0) continue;
    const kind = drawEnemy(g, ref, true);
    if (kind < 0) return;
    b.guards[tile] = kind;
    if (ref.listening) ref.tell({ kind: 'guards', enemy: enemyId(kind), tile: tileCalled(g, index, tile) }, 'v-commandos.event.text-immediate');
    yield* noticeAll(g, ref, index, tile, [kind]);
  }
}

/** The unfinished objective nearest to a commando gets an enemy on its tile. */
export function* countdown(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  const { objectives, steps } = mapOf(b);
  const people = g.commandos.filter((c) => c.at >= 0 && boardOf(c.at) === index && isFit(c)).map((c) => tileOf(c.at));
  const open = b.objectives.flatMap(({ done }, number) => (done ? [] : [at(objectives, number)]));
  if (people.length === 0 || open.length === 0) return;
  const far = open.map((tile) => Math.min(...people.map((other) => at(at(steps, tile), other))));
  const least = Math.min(...far);
  const options = open.flatMap((tile, number) => (far[number] === least ? [option(DO['choose-tile'], 0, spot(index, tile))] : []));
  const tile = tileOf(firstOf(yield* choose(g, ref, index, options)));
  const kind = drawEnemy(g, ref, false);
  if (kind < 0) return;
  if ((IS_PLAIN[kind] ? roomOn(g, index, tile) : roomOutside(g, index, tile)) <= 0) return enemyToBag(g, kind);
  add(b.units, tile * KINDS + kind);
  if (ref.listening)
    ref.tell(
      { kind: 'enemies-move', from: tileCalled(g, index, tile), to: tileCalled(g, index, tile), enemies: [enemyId(kind)] },
      'v-commandos.event.text-immediate',
    );
  yield* arrival(g, ref, index, tile, [kind]);
}
