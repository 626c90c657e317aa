import { at, type Play, type Referee } from '#kernel';
import { eventId, eventOf } from '../../content/events.ts';
import type { Tile } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { pickOne } from '../ask.ts';
import { nameOf } from '../names.ts';
import { DO, type Option, option } from '../option.ts';
import { type Board, boardOf, type Commando, isFit, mapOf, type State, spot } from '../state.ts';

/* What events leave to the players, and what they choose from. */

/** The players choose one of several things an event speaks of. */
export function* choose(g: State, ref: Referee<Event>, index: number, options: readonly Option[], giver = -1, taker = -1): Play<Option> {
  const name = (who: number) => (who < 0 ? null : nameOf(g, who));
  const event = eventId(eventOf(at(g.boards, index).card));
  return yield* pickOne(ref, g.last, 'event', { event, giver: name(giver), taker: name(taker) }, options);
}

/** Those on tiles of this terrain who are not Critical. */
export function here(g: State, index: number, holds: (c: Commando, who: number) => boolean = () => true): number[] {
  return g.commandos.flatMap((c, who) => (c.at >= 0 && boardOf(c.at) === index && isFit(c) && holds(c, who) ? [who] : []));
}

export const people = (whom: readonly number[]): Option[] => whom.map((who) => option(DO['choose-commando'], 0, who));

export function tilesWhere(g: State, index: number, holds: (b: Board, tile: Tile) => boolean): Option[] {
  const b = at(g.boards, index);
  return mapOf(b).tiles.flatMap((_, tile) => (holds(b, tile) ? [option(DO['choose-tile'], 0, spot(index, tile))] : []));
}
