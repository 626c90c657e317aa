import { at, type Play, type Referee } from '#kernel';
import { enemyId, KINDS, NULL_TOKEN, PUSH, SPECIAL } from '../../content/enemies.ts';
import { CROWBAR } from '../../content/kit.ts';
import type { Event } from '../../event.ts';
import { drawsOf } from '../../facts/draws.ts';
import { occupy, roomAt, takes, takesAll } from '../../facts/room.ts';
import { enemies } from '../../view.ts';
import { pickOne } from '../ask.ts';
import { fail } from '../end.ts';
import { entranceCalled, tileCalled } from '../names.ts';
import { DO, firstOf, option } from '../option.ts';
import { bagSize, discardKit, drawToken, turnUp } from '../reserve.ts';
import { add, mapOf, none, type State, total } from '../state.ts';
import { arrival } from './arrival.ts';

/** One entrance is dealt with completely before the next; Specials that were set aside join the bag at the end. */
export function* reinforce(g: State, ref: Referee<Event>): Play {
  for (let index = 0; index < g.boards.length; index++)
    for (let number = 0; number < at(g.boards, index).entrances.length; number++) {
      draw(g, ref, index, number);
      if (!at(g.boards, index).complete) yield* enter(g, ref, index, number);
    }
  if (g.aside === 0) return;
  const specials = g.aside;
  add(g.bag, SPECIAL, specials);
  g.aside = 0;
  if (ref.listening) ref.tell({ kind: 'specials-join', specials }, 'v-commandos.reinforce.specials-join');
}

/** Tokens are drawn one by one; an empty bag loses at once. */
function draw(g: State, ref: Referee<Event>, index: number, number: number): void {
  const { waiting } = at(at(g.boards, index).entrances, number);
  const drawn = none(KINDS);
  let nulls = 0;
  for (let i = drawsOf(g, index, number); i > 0; i--) {
    if (bagSize(g) === 0) fail(g, ref, 'bag');
    const token = drawToken(g, ref);
    if (token === NULL_TOKEN) {
      g.nulls++;
      nulls++;
      if (g.stack > 0) {
        g.stack--;
        g.aside++;
      }
      continue;
    }
    const kind = token === SPECIAL ? turnUp(g, ref) : token;
    add(drawn, kind);
    add(waiting, kind);
  }
  if (ref.listening)
    ref.tell({ kind: 'drawn', entrance: entranceCalled(g, index, number), enemies: enemies(drawn), nulls }, [
      'v-commandos.reinforce.draw-count',
      ...(nulls > 0 ? ['v-commandos.reinforce.null-token'] : []),
    ]);
}

/** Those outside come in unless a barricade holds or the tile is full. */
function* enter(g: State, ref: Referee<Event>, index: number, number: number): Play {
  const b = at(g.boards, index);
  const entrance = at(b.entrances, number);
  const { waiting } = entrance;
  if (total(waiting) === 0) return;
  if (entrance.barricade > 0) {
    if (waiting.reduce((sum, count, kind) => sum + count * at(PUSH, kind), 0) < entrance.barricade) return;
    entrance.barricade = 0;
    discardKit(g, CROWBAR);
    if (ref.listening) ref.tell({ kind: 'barricade-breaks', entrance: entranceCalled(g, index, number) }, 'v-commandos.reinforce.barricade');
  }
  const tile = at(mapOf(b).entrances, number);
  const came: number[] = [];
  const room = roomAt(g, index, tile);
  for (;;) {
    const able: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) if (at(waiting, kind) > 0 && takes(room, kind)) able.push(kind);
    if (able.length === 0) break;
    const kind = takesAll(
      room,
      waiting.map((count, what) => ({ what, count })),
    )
      ? at(able, 0)
      : firstOf(
          yield* pickOne(
            ref,
            g.last,
            'enter',
            { entrance: entranceCalled(g, index, number), room: room.all },
            able.map((one) => option(DO.enter, 0, one)),
          ),
        );
    add(waiting, kind, -1);
    add(b.units, tile * KINDS + kind);
    occupy(room, kind);
    came.push(kind);
  }
  if (came.length === 0) return;
  if (ref.listening)
    ref.tell(
      { kind: 'enters', entrance: entranceCalled(g, index, number), tile: tileCalled(g, index, tile), enemies: came.map(enemyId), waiting: total(waiting) },
      total(waiting) > 0 ? 'v-commandos.reinforce.full-tile' : 'v-commandos.reinforce.outside-first',
    );
  yield* arrival(g, ref, index, tile, came);
}
