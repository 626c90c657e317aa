import { at, type Play, type Referee } from '#kernel';
import type { ByDo } from '../../../by-do.ts';
import { enemyId, faceNamed, KINDS } from '../../content/enemies.ts';
import { SMALL, type Tile, TRAPDOOR_BLOCKED, TRAPDOOR_OPEN } from '../../content/map.ts';
import type { EventEffect } from '../../content/vocabulary.ts';
import type { Event } from '../../event.ts';
import { anyVisible, countsAs, enemiesOn, isNear, isOutdoor } from '../../facts/occupancy.ts';
import { soundAlarm, stopAlarm } from '../alarm.ts';
import { NOTHING_ASKED } from '../ask.ts';
import { gainPlus } from '../commando/equipment.ts';
import { burst } from '../enemies.ts';
import { entranceCalled, tileCalled } from '../names.ts';
import { DO, firstOf, option } from '../option.ts';
import { enemyToBag } from '../reserve.ts';
import { add, type Board, hidden, mapOf, type State, spot, tileOf, total } from '../state.ts';
import { stealthDie } from '../stealth.ts';
import { heal } from '../wounds.ts';
import { choose, here, people, tilesWhere } from './choices.ts';
import { countdown, inspection } from './garrison.ts';
import { dropKit, giveKit, passKit, placeKit } from './kit.ts';

/* What each kind of event does. Kinds that only last (what tiles count as, who dozes) are asked for where they matter. */

type EffectOf<D extends EventEffect['do']> = Extract<EventEffect, { readonly do: D }>;

const lasts = (): Play => NOTHING_ASKED;

/** An effect that leaves nothing to choose. */
function atOnce(effect: (g: State, ref: Referee<Event>, index: number) => void) {
  return (g: State, ref: Referee<Event>, index: number): Play => {
    effect(g, ref, index);
    return NOTHING_ASKED;
  };
}

/** An entrance by lot. */
function randomEntrance(ref: Referee<Event>, b: Board): number {
  return b.entrances.length === 1 ? 0 : ref.pick(b.entrances.map(() => 1));
}

function* draws(g: State, ref: Referee<Event>, index: number, { entrance, by, back }: EffectOf<'draws'>): Play {
  const b = at(g.boards, index);
  let meant = b.entrances.map((_, number) => number);
  if (entrance === 'random') meant = [randomEntrance(ref, b)];
  if (entrance === 'chosen')
    meant = [
      tileOf(
        firstOf(
          yield* choose(
            g,
            ref,
            index,
            meant.map((number) => option(DO['choose-entrance'], 0, spot(index, number))),
          ),
        ),
      ),
    ];
  for (const number of meant) {
    const own = at(b.entrances, number);
    if (by === 'none') own.closed = true;
    else own.more += by;
    if (ref.listening) ref.tell({ kind: 'entrance-chosen', entrance: entranceCalled(g, index, number), by }, 'v-commandos.event.text-immediate');
    if (!back) continue;
    const enemies = total(own.waiting);
    for (let kind = 0; kind < KINDS; kind++) for (; at(own.waiting, kind) > 0; add(own.waiting, kind, -1)) enemyToBag(g, kind);
    if (ref.listening && enemies > 0)
      ref.tell({ kind: 'waiting-leave', entrance: entranceCalled(g, index, number), enemies }, 'v-commandos.event.text-immediate');
  }
}

function* dieOfStealth(g: State, ref: Referee<Event>, index: number, { who }: EffectOf<'stealth-die'>): Play {
  const b = at(g.boards, index);
  if (who === 'one-near-enemies') {
    const near = here(g, index, (c) => hidden(c) && mapOf(b).tiles.some((_, tile) => enemiesOn(b, tile) > 0 && isNear(b, tileOf(c.at), tile)));
    if (near.length > 0) yield* stealthDie(g, ref, firstOf(yield* choose(g, ref, index, people(near))));
    return;
  }
  const meant = here(g, index, (c) => {
    const tile = tileOf(c.at);
    if (!hidden(c)) return false;
    return who === 'outdoors-in-sight' ? isOutdoor(b, tile) && countsAs(b, tile, c) !== SMALL : !isOutdoor(b, tile) && enemiesOn(b, tile) === 0;
  });
  for (const one of meant) yield* stealthDie(g, ref, one);
}

function* countAs(g: State, ref: Referee<Event>, index: number, { of }: EffectOf<'count-as'>): Play {
  if (of !== 'chosen') return;
  const b = at(g.boards, index);
  b.chosen = tileOf(
    firstOf(
      yield* choose(
        g,
        ref,
        index,
        tilesWhere(g, index, () => true),
      ),
    ),
  );
  if (ref.listening) ref.tell({ kind: 'tile-chosen', tile: tileCalled(g, index, b.chosen) }, 'v-commandos.event.text-immediate');
}

function* trapdoor(g: State, ref: Referee<Event>, index: number, { to }: EffectOf<'trapdoor'>): Play {
  const b = at(g.boards, index);
  const open = b.trapdoors.filter((state) => state === TRAPDOOR_OPEN).length;
  const options =
    to === 'open'
      ? tilesWhere(g, index, ({ trapdoors }, tile) => at(trapdoors, tile) === TRAPDOOR_BLOCKED)
      : tilesWhere(
          g,
          index,
          ({ trapdoors }, tile) => open > 1 && at(trapdoors, tile) === TRAPDOOR_OPEN && !g.commandos.some((c) => c.at === spot(index, tile)),
        );
  if (options.length === 0) return;
  const tile = tileOf(firstOf(yield* choose(g, ref, index, options)));
  b.trapdoors[tile] = to === 'open' ? TRAPDOOR_OPEN : TRAPDOOR_BLOCKED;
  if (ref.listening) ref.tell({ kind: 'trapdoor', tile: tileCalled(g, index, tile), to }, 'v-commandos.event.text-immediate');
}

/** A Special from the stack waits outside a random entrance. */
function special(g: State, ref: Referee<Event>, index: number, { face }: Pick<EffectOf<'special'>, 'face'>): Play {
  if (g.stack === 0) return NOTHING_ASKED;
  const b = at(g.boards, index);
  const number = randomEntrance(ref, b);
  g.stack--;
  add(at(b.entrances, number).waiting, faceNamed(face));
  if (ref.listening)
    ref.tell({ kind: 'special-comes', enemy: enemyId(faceNamed(face)), entrance: entranceCalled(g, index, number) }, 'v-commandos.event.text-immediate');
  return NOTHING_ASKED;
}

/** The barrel nearest to an enemy bursts. */
function* leak(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  const { tiles, steps } = mapOf(b);
  const far = tiles.map((_, tile) =>
    at(b.barrels, tile) ? Math.min(...tiles.map((__, other) => (enemiesOn(b, other) > 0 ? at(at(steps, tile), other) : 99))) : 99,
  );
  const least = Math.min(...far);
  if (least < 99)
    burst(
      g,
      ref,
      index,
      tileOf(
        firstOf(
          yield* choose(
            g,
            ref,
            index,
            tilesWhere(g, index, (_, tile) => far[tile] === least),
          ),
        ),
      ),
    );
}

function* healOne(g: State, ref: Referee<Event>, index: number): Play {
  const wounded = here(g, index, ({ wounds }) => wounds > 0);
  if (wounded.length > 0) heal(g, ref, firstOf(yield* choose(g, ref, index, people(wounded))), 1, null, 'v-commandos.event.text-immediate');
}

function* smokeDrifts(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  const goals = (tile: Tile) =>
    at(mapOf(b).edges, tile).flatMap(({ to, side }) => (side === b.direction && !at(b.smoke, to) ? [option(DO['choose-tile'], 0, spot(index, to))] : []));
  const movable = tilesWhere(g, index, ({ smoke }, tile) => at(smoke, tile) && goals(tile).length > 0);
  if (movable.length === 0) return;
  const from = tileOf(firstOf(yield* choose(g, ref, index, movable)));
  const to = tileOf(firstOf(yield* choose(g, ref, index, goals(from))));
  b.smoke[from] = false;
  b.smoke[to] = true;
  if (ref.listening) ref.tell({ kind: 'smoke-moves', from: tileCalled(g, index, from), to: tileCalled(g, index, to) }, 'v-commandos.event.text-immediate');
}

function* goliathDrill(g: State, ref: Referee<Event>, index: number): Play {
  const b = at(g.boards, index);
  const goliath = faceNamed('goliath');
  if (mapOf(b).tiles.some((_, tile) => at(b.units, tile * KINDS + goliath) > 0)) b.activated = true;
  else yield* special(g, ref, index, { face: 'goliath' });
}

export const EFFECTS: ByDo<EventEffect, [g: State, ref: Referee<Event>, index: number], Play> = {
  nothing: lasts,
  draws,
  'stealth-die': dieOfStealth,
  'count-as': countAs,
  alarm: atOnce(soundAlarm),
  hush: atOnce((g, ref, index) => {
    if (at(g.boards, index).alarm && !anyVisible(g, index)) stopAlarm(g, ref, index, 'fuse');
  }),
  'guards-doze': lasts,
  'plus-each': atOnce((g, ref, index) => {
    for (const who of here(g, index)) gainPlus(g, ref, who, 'v-commandos.event.text-immediate');
  }),
  'drop-kit': dropKit,
  'place-kit': placeKit,
  'give-kit': giveKit,
  'pass-kit': passKit,
  trapdoor,
  'double-time': lasts,
  'brew-up': lasts,
  special,
  leak,
  'heal-one': healOne,
  'no-noise': lasts,
  'smoke-drifts': smokeDrifts,
  'goliath-drill': goliathDrill,
  'gas-drill': lasts,
  inspection,
  countdown,
};
