import type { Play, Referee } from '#kernel';
import { enemyId, faceNamed, KINDS } from '../../content/enemies.ts';
import { eventId, eventOf } from '../../content/events.ts';
import { KIT_KINDS, type Kit, kitNamed, SPOTTED } from '../../content/kit.ts';
import { SMALL, type Tile, TRAPDOOR_BLOCKED, TRAPDOOR_OPEN } from '../../content/map.ts';
import type { EventEffect } from '../../content/vocabulary.ts';
import type { Event } from '../../event.ts';
import { anyVisible, countsAs, enemiesOn, isNear, isOutdoor } from '../../facts/ground.ts';
import { kits } from '../../view.ts';
import { soundAlarm, stopAlarm } from '../alarm.ts';
import { NOTHING_ASKED, pickOne } from '../ask.ts';
import { gainPlus } from '../commando/equipment.ts';
import { burst } from '../enemies.ts';
import { entranceCalled, nameOf, tileCalled } from '../names.ts';
import { DO, deedOf, firstOf, type Option, option } from '../option.ts';
import { discardKit, drawKit, enemyToBag, findKit } from '../reserve.ts';
import { add, at, type Board, boardOf, type Commando, commando, hidden, isFit, mapOf, none, type State, spot, tileOf, total, UNDERGROUND } from '../state.ts';
import { stealthDie } from '../stealth.ts';
import { heal } from '../wounds.ts';
import { countdown, inspection } from './garrison.ts';

/* What each kind of event does. Kinds that only last (what tiles count as, who dozes) are asked for where they matter. */

type EffectOf<D extends EventEffect['do']> = Extract<EventEffect, { readonly do: D }>;
type Effects = { readonly [D in EventEffect['do']]: (g: State, ref: Referee<Event>, index: number, effect: EffectOf<D>) => Play };

const lasts = (): Play => NOTHING_ASKED;

/** An effect that leaves nothing to choose. */
function atOnce(effect: (g: State, ref: Referee<Event>, index: number) => void) {
  return (g: State, ref: Referee<Event>, index: number): Play => {
    effect(g, ref, index);
    return NOTHING_ASKED;
  };
}

/** The players choose one of several things an event speaks of. */
export function* choose(g: State, ref: Referee<Event>, index: number, options: readonly Option[], giver = -1, taker = -1): Play<Option> {
  const name = (who: number) => (who < 0 ? null : nameOf(g, who));
  const event = eventId(eventOf(at(g.boards, index).card));
  return yield* pickOne(ref, g.last, 'event', { event, giver: name(giver), taker: name(taker) }, options);
}

/** Those on tiles of this terrain who are not Critical. */
function here(g: State, index: number, holds: (c: Commando, who: number) => boolean = () => true): number[] {
  return g.commandos.flatMap((c, who) => (c.at >= 0 && boardOf(c.at) === index && isFit(c) && holds(c, who) ? [who] : []));
}

const people = (whom: readonly number[]): Option[] => whom.map((who) => option(DO['choose-commando'], 0, who));

function tilesWhere(g: State, index: number, holds: (b: Board, tile: Tile) => boolean): Option[] {
  const b = at(g.boards, index);
  return mapOf(b).tiles.flatMap((_, tile) => (holds(b, tile) ? [option(DO['choose-tile'], 0, spot(index, tile))] : []));
}

const isFreeOutdoors = (b: Board, tile: Tile): boolean => isOutdoor(b, tile) && enemiesOn(b, tile) === 0;

/** An entrance by lot. */
export function randomEntrance(ref: Referee<Event>, b: Board): number {
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

function lands(g: State, ref: Referee<Event>, index: number, tile: Tile, found: readonly number[]): void {
  const { loose } = at(g.boards, index);
  for (let kit = 0; kit < KIT_KINDS; kit++) add(loose, tile * KIT_KINDS + kit, at(found, kit));
  if (ref.listening) ref.tell({ kind: 'kit-lands', tile: tileCalled(g, index, tile), kit: kits(found) }, 'v-commandos.event.text-immediate');
}

function* dropKit(g: State, ref: Referee<Event>, index: number, { draw }: EffectOf<'drop-kit'>): Play {
  const tiles = tilesWhere(g, index, isFreeOutdoors);
  if (tiles.length === 0) return;
  for (let i = 0; i < draw; i++) {
    const kit = drawKit(g, ref);
    if (kit === SPOTTED) discardKit(g, kit);
    else if (kit >= 0) add(g.drawn, kit);
  }
  if (total(g.drawn) === 0) return;
  const tile = tileOf(firstOf(yield* choose(g, ref, index, tiles)));
  const found = g.drawn.slice();
  g.drawn.fill(0);
  lands(g, ref, index, tile, found);
}

const isLeft = (g: State, kit: Kit): boolean => at(g.kitBag, kit) + at(g.kitDiscards, kit) > 0;

function* placeKit(g: State, ref: Referee<Event>, index: number, { kinds }: EffectOf<'place-kit'>): Play {
  const left = kinds.map(kitNamed).filter((kit) => isLeft(g, kit));
  const tiles = tilesWhere(g, index, isFreeOutdoors);
  if (left.length === 0 || tiles.length === 0) return;
  const kit = firstOf(
    yield* choose(
      g,
      ref,
      index,
      left.map((one) => option(DO['choose-kit'], 0, one)),
    ),
  );
  const tile = tileOf(firstOf(yield* choose(g, ref, index, tiles)));
  findKit(g, kit);
  const found = none(KIT_KINDS);
  add(found, kit);
  lands(g, ref, index, tile, found);
}

function* giveKit(g: State, ref: Referee<Event>, index: number, { kind }: EffectOf<'give-kit'>): Play {
  const kit = kitNamed(kind);
  const whom = g.commandos.flatMap((c, who) => (isFit(c) && (c.at === UNDERGROUND || boardOf(c.at) === index) ? [who] : []));
  if (!isLeft(g, kit) || whom.length === 0) return;
  const who = firstOf(yield* choose(g, ref, index, people(whom)));
  findKit(g, kit);
  add(commando(g, who).kit, kit);
  if (ref.listening) ref.tell({ kind: 'kit-given', who: nameOf(g, who), kit: [kind] }, 'v-commandos.event.text-immediate');
}

/** One commando gives any tokens to one other. */
function* passKit(g: State, ref: Referee<Event>, index: number): Play {
  const givers = here(g, index, (c) => total(c.kit) > 0);
  if (here(g, index).length < 2 || givers.length === 0) return;
  const first = yield* choose(g, ref, index, [option(DO.nobody), ...people(givers)]);
  if (deedOf(first) === DO.nobody) return;
  const giver = firstOf(first);
  const taker = firstOf(yield* choose(g, ref, index, people(here(g, index, (_, who) => who !== giver)), giver));
  for (;;) {
    const { kit, tired } = commando(g, giver);
    const options = kit.flatMap((count, kind) => (count > 0 ? [option(DO['choose-kit'], 0, kind)] : []));
    if (options.length === 0) return;
    const o = yield* choose(g, ref, index, [option(DO.stop), ...options], giver, taker);
    if (deedOf(o) === DO.stop) return;
    add(kit, firstOf(o), -1);
    add(commando(g, taker).kit, firstOf(o));
    if (tired > 0) commando(g, giver).tired = Math.min(tired, at(kit, firstOf(o)));
    if (ref.listening)
      ref.tell(
        { kind: 'kit-given', who: nameOf(g, taker), kit: kits(kit.map((_, kind) => (kind === firstOf(o) ? 1 : 0))) },
        'v-commandos.event.text-immediate',
      );
  }
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
  if (wounded.length > 0) heal(g, ref, firstOf(yield* choose(g, ref, index, people(wounded))), 1, null);
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

export const EFFECTS: Effects = {
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
    for (const who of here(g, index)) gainPlus(g, ref, who);
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
