import { at, type Play, type Referee } from '#kernel';
import { UNKNOWN } from '../../content/events.ts';
import { AIRDROP, KIT_KINDS, SPOTTED } from '../../content/kit.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { isOutdoor } from '../../facts/occupancy.ts';
import { kits } from '../../view.ts';
import { pickOne } from '../ask.ts';
import { nameOf, tileCalled } from '../names.ts';
import { DO, firstOf, option, whoOf } from '../option.ts';
import { discardKit, drawTokens } from '../reserve.ts';
import { add, commando, has, mapOf, type State, spot, tileOf, total } from '../state.ts';
import { type Action, actor, everyTile, liveRule, target } from './action.ts';
import { spend } from './equipment.ts';

const TOKENS = 3;

export const airdrop: Action = {
  kind: DO.airdrop,
  cost: 1,
  able: (c) => at(c.kit, AIRDROP) > 0,
  candidates: (g, who) => everyTile(g, DO.airdrop, who),
  rules: [
    ['v-commandos.equip.cost-and-discard', (g, o) => at(actor(g, o).kit, AIRDROP) > 0],
    ['v-commandos.equip.airdrop', (g, o) => isOutdoor(at(g.boards, target(o).index), target(o).tile)],
    liveRule,
  ],
  clauses: ['v-commandos.equip.airdrop'],
  *play(g, ref, o) {
    const who = whoOf(o);
    const { index, tile } = target(o);
    spend(g, who, AIRDROP);
    drawTokens(g, ref, has(commando(g, who), 'good-coordinates') ? TOKENS + 1 : TOKENS, airdrop.clauses);
    if (total(g.drawn) > TOKENS) yield* putBack(g, ref, who);
    const spotted = at(g.drawn, SPOTTED);
    const landed = spotted === TOKENS ? -1 : yield* drift(g, ref, who, index, tile, spotted);
    const tokens = g.drawn.slice();
    g.drawn.fill(0);
    for (let kit = 0; kit < KIT_KINDS; kit++)
      for (let i = at(tokens, kit); i > 0; i--) {
        if (landed < 0 || kit === SPOTTED) discardKit(g, kit);
        else add(at(g.boards, index).loose, landed * KIT_KINDS + kit);
      }
    tokens[SPOTTED] = 0;
    if (ref.listening)
      ref.tell({ kind: 'airdrop', who: nameOf(g, who), tile: landed < 0 ? null : tileCalled(g, index, landed), kit: kits(tokens), spotted }, [
        'v-commandos.equip.airdrop',
        landed < 0 ? 'v-commandos.equip.airdrop-lost' : 'v-commandos.equip.airdrop-drift',
      ]);
  },
};

/** Good Coordinates: one of the four goes back into the bag. */
function* putBack(g: State, ref: Referee<Event>, who: number): Play {
  const options = g.drawn.flatMap((count, kit) => (count > 0 ? [option(DO['choose-kit'], 0, kit)] : []));
  const kit = firstOf(yield* pickOne(ref, commando(g, who).seat, 'return', { kit: kits(g.drawn) }, options));
  add(g.drawn, kit, -1);
  add(g.kitBag, kit);
}

/** Each Spotted token moves the drop one tile in the direction of the event; -1 when it is lost. */
function* drift(g: State, ref: Referee<Event>, who: number, index: number, from: Tile, steps: number): Play<Tile> {
  const b = at(g.boards, index);
  if (steps > 0 && b.direction === UNKNOWN) return -1;
  let tile = from;
  for (let step = 0; step < steps; step++) {
    const next = at(mapOf(b).edges, tile).flatMap(({ to, side }) => (side === b.direction ? [option(DO['choose-tile'], 0, spot(index, to))] : []));
    if (next.length === 0) continue;
    tile = tileOf(firstOf(yield* pickOne(ref, commando(g, who).seat, 'drift', { tile: tileCalled(g, index, tile) }, next)));
    if (!isOutdoor(b, tile)) return -1;
  }
  return tile;
}
