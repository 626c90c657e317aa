import { at, type Play, type Referee } from '#kernel';
import { KINDS } from '../../content/enemies.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { eventOn } from '../../facts/occupancy.ts';
import { gasWorks, standGuard } from '../enemies.ts';
import type { State } from '../state.ts';
import { noticeAll } from '../stealth.ts';

/** Enemies that came onto a tile together: gas first, then a guard, then one stealth check. */
export function* arrival(g: State, ref: Referee<Event>, index: number, tile: Tile, kinds: readonly number[]): Play {
  const b = at(g.boards, index);
  gasWorks(g, ref, index, tile);
  const before = at(b.guards, tile);
  const there = b.units.slice(tile * KINDS, tile * KINDS + KINDS);
  yield* standGuard(g, ref, index, tile, ['v-commandos.enemy-move.guard', 'v-commandos.enemy-move.guard-arrival']);
  const guard = at(b.guards, tile);
  const dozing = before < 0 && guard >= 0 && eventOn(b)?.do === 'guards-doze' ? guard : -1;
  const watching: number[] = [];
  let asleep = dozing < 0;
  for (const kind of kinds) {
    if (at(there, kind) === 0) continue;
    there[kind] = at(there, kind) - 1;
    if (!asleep && kind === dozing) asleep = true;
    else watching.push(kind);
  }
  yield* noticeAll(g, ref, index, tile, watching);
}
