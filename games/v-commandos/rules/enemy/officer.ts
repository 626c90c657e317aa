import { at, type Play, type Referee } from '#kernel';
import { KINDS, OFFICER } from '../../content/enemies.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { occupy, roomAt, takes, takesAll } from '../../facts/room.ts';
import { pickOne } from '../ask.ts';
import { tileCalled } from '../names.ts';
import { DO, firstOf, option, secondOf } from '../option.ts';
import { add, type State, spot, tileOf } from '../state.ts';
import { come, type March, movable, shift } from './movement.ts';

/** A German Officer moves two tiles and takes along the enemies on the tile where he starts; false when he cannot move. */
export function* leadOn(g: State, ref: Referee<Event>, step: March, start: Tile): Play<boolean> {
  let tile = start;
  let company: number[] | null = null;
  for (let far = 0; far < 2; far++) {
    const ways = step.next(g, tile, OFFICER);
    if (ways.length === 0) return far > 0;
    company ??= companyOn(g, step, tile);
    const to = yield* way(g, ref, step, tile, ways);
    const going: number[] = yield* who(g, ref, step, tile, to, company);
    if (far > 0) forget(step, tile, going);
    shift(g, step, tile, to, going, true);
    yield* come(g, ref, step, tile, to, going, 'v-commandos.enemy-move.officer');
    company = stillThere(g, step, to, going);
    tile = to;
    if (!company.includes(OFFICER)) return true;
  }
  return true;
}

/** Everybody on the tile who may still move, one Officer first. */
function companyOn(g: State, step: March, tile: Tile): number[] {
  const found = [OFFICER];
  for (let kind = 0; kind < KINDS; kind++) if (kind !== OFFICER) for (let i = movable(g, step, tile, kind); i > 0; i--) found.push(kind);
  return found;
}

function* way(g: State, ref: Referee<Event>, { index }: March, from: Tile, ways: readonly Tile[]): Play<Tile> {
  const options = ways.map((to) => option(DO.go, 0, OFFICER, spot(index, to)));
  const about = { from: tileCalled(g, index, from), left: ['officer' as const] };
  return tileOf(secondOf(yield* pickOne(ref, g.last, 'split', about, options)));
}

/** Where not all fit the players say who goes; the Officer always does. */
function* who(g: State, ref: Referee<Event>, { index }: March, from: Tile, to: Tile, company: readonly number[]): Play<number[]> {
  const going = [OFFICER];
  const rest = company.slice(1);
  const room = roomAt(g, index, to);
  occupy(room, OFFICER);
  while (rest.length > 0) {
    const able = [...new Set(rest)].filter((kind) => takes(room, kind));
    if (able.length === 0) break;
    const all =
      able.length === 1 ||
      takesAll(
        room,
        rest.map((what) => ({ what, count: 1 })),
      );
    const about = { from: tileCalled(g, index, from), to: tileCalled(g, index, to), room: room.all };
    const kind = all
      ? at(able, 0)
      : firstOf(
          yield* pickOne(
            ref,
            g.last,
            'company',
            about,
            able.map((one) => option(DO['go-along'], 0, one)),
          ),
        );
    rest.splice(rest.indexOf(kind), 1);
    occupy(room, kind);
    going.push(kind);
  }
  return going;
}

/** On the second tile of the way they count as moved where they arrive, not where they came through. */
function forget({ moved, led }: March, tile: Tile, kinds: readonly number[]): void {
  for (const kind of kinds) {
    add(moved, tile * KINDS + kind, -1);
    add(led, tile * KINDS + kind, -1);
  }
}

/** Who of a company is left after gas, guard duty and all. */
function stillThere(g: State, { index, led }: March, tile: Tile, kinds: readonly number[]): number[] {
  const { units } = at(g.boards, index);
  const left = led.slice(tile * KINDS, (tile + 1) * KINDS).map((count, kind) => Math.min(count, at(units, tile * KINDS + kind)));
  return kinds.filter((kind) => {
    if (at(left, kind) === 0) return false;
    left[kind] = at(left, kind) - 1;
    return true;
  });
}
