import { at, type Play, type Referee } from '#kernel';
import { KIT_KINDS, type Kit, kitNamed, SPOTTED } from '../../content/kit.ts';
import type { Tile } from '../../content/map.ts';
import type { EventEffect } from '../../content/vocabulary.ts';
import type { Event } from '../../event.ts';
import { enemiesOn, isOutdoor } from '../../facts/occupancy.ts';
import { kits } from '../../view.ts';
import { nameOf, tileCalled } from '../names.ts';
import { DO, firstOf, kindOf, option } from '../option.ts';
import { discardKit, drawTokens, findKit } from '../reserve.ts';
import { add, type Board, boardOf, commando, isFit, none, type State, tileOf, total, UNDERGROUND } from '../state.ts';
import { choose, here, people, tilesWhere } from './choices.ts';

/* Events that bring equipment. */

type EffectOf<D extends EventEffect['do']> = Extract<EventEffect, { readonly do: D }>;

const isFreeOutdoors = (b: Board, tile: Tile): boolean => isOutdoor(b, tile) && enemiesOn(b, tile) === 0;

function lands(g: State, ref: Referee<Event>, index: number, tile: Tile, found: readonly number[]): void {
  const { loose } = at(g.boards, index);
  for (let kit = 0; kit < KIT_KINDS; kit++) add(loose, tile * KIT_KINDS + kit, at(found, kit));
  if (ref.listening) ref.tell({ kind: 'kit-lands', tile: tileCalled(g, index, tile), kit: kits(found) }, 'v-commandos.event.text-immediate');
}

export function* dropKit(g: State, ref: Referee<Event>, index: number, { draw }: EffectOf<'drop-kit'>): Play {
  const tiles = tilesWhere(g, index, isFreeOutdoors);
  if (tiles.length === 0) return;
  drawTokens(g, ref, draw, 'v-commandos.event.text-immediate');
  for (; at(g.drawn, SPOTTED) > 0; add(g.drawn, SPOTTED, -1)) discardKit(g, SPOTTED);
  if (total(g.drawn) === 0) return;
  const tile = tileOf(firstOf(yield* choose(g, ref, index, tiles)));
  const found = g.drawn.slice();
  g.drawn.fill(0);
  lands(g, ref, index, tile, found);
}

const isLeft = (g: State, kit: Kit): boolean => at(g.kitBag, kit) + at(g.kitDiscards, kit) > 0;

export function* placeKit(g: State, ref: Referee<Event>, index: number, { kinds }: EffectOf<'place-kit'>): Play {
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

export function* giveKit(g: State, ref: Referee<Event>, index: number, { kind }: EffectOf<'give-kit'>): Play {
  const kit = kitNamed(kind);
  const whom = g.commandos.flatMap((c, who) => (isFit(c) && (c.at === UNDERGROUND || boardOf(c.at) === index) ? [who] : []));
  if (!isLeft(g, kit) || whom.length === 0) return;
  const who = firstOf(yield* choose(g, ref, index, people(whom)));
  findKit(g, kit);
  add(commando(g, who).kit, kit);
  if (ref.listening) ref.tell({ kind: 'kit-given', who: nameOf(g, who), kit: [kind] }, 'v-commandos.event.text-immediate');
}

/** One commando gives any tokens to one other; Binoculars are all ready at this time. */
export function* passKit(g: State, ref: Referee<Event>, index: number): Play {
  const givers = here(g, index, (c) => total(c.kit) > 0);
  if (here(g, index).length < 2 || givers.length === 0) return;
  const first = yield* choose(g, ref, index, [option(DO.nobody), ...people(givers)]);
  if (kindOf(first) === DO.nobody) return;
  const giver = firstOf(first);
  const taker = firstOf(yield* choose(g, ref, index, people(here(g, index, (_, who) => who !== giver)), giver));
  for (;;) {
    const { kit } = commando(g, giver);
    const options = kit.flatMap((count, kind) => (count > 0 ? [option(DO['choose-kit'], 0, kind)] : []));
    const o = yield* choose(g, ref, index, [option(DO.stop), ...options], giver, taker);
    if (kindOf(o) === DO.stop) return;
    add(kit, firstOf(o), -1);
    add(commando(g, taker).kit, firstOf(o));
    if (ref.listening)
      ref.tell(
        { kind: 'kit-given', who: nameOf(g, taker), kit: kits(kit.map((_, kind) => (kind === firstOf(o) ? 1 : 0))) },
        'v-commandos.event.text-immediate',
      );
  }
}
