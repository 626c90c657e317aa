import { at, deckSize, type Law } from '#kernel';
import { BAG_KINDS, enemyBag, IS_PLAIN, KINDS, NULL_TOKEN, SPECIAL, SPECIALS, tokenOf } from '../content/enemies.ts';
import { eventDeck } from '../content/events.ts';
import { BINOCULARS, CROWBAR, KIT_KINDS, kitBag, TNT, UNIFORM } from '../content/kit.ts';
import { roomOn } from '../facts/occupancy.ts';
import { hasMarker } from './enemies.ts';
import { board, mapOf, missionOf, none, OUT, type State, sideOf, tileOf } from './state.ts';

export const laws: readonly Law<State>[] = [
  { name: 'no enemy token appears or vanishes', holds: (g) => tokens(g).every((count, token) => count === expected(g, token)) },
  {
    name: 'no equipment token appears or vanishes',
    holds: (g) => kitTokens(g).every((count, kit) => count === at(kitBag(missionOf(g).module), kit) + (kit === TNT ? g.spare : 0)),
  },
  {
    name: 'no event card appears or vanishes',
    holds: (g) => deckSize(g.deck) + g.discards.length + g.boards.filter(({ card }) => card >= 0).length === eventDeck(missionOf(g).module).length,
  },
  { name: 'no tile holds more than it has room for', holds: (g) => g.boards.every((b, index) => b.guards.every((_, tile) => roomOn(g, index, tile) >= 0)) },
  {
    name: 'whoever guards is a regular enemy with a marker',
    holds: (g) => g.boards.every((b) => b.guards.every((kind, tile) => kind < 0 || (IS_PLAIN[kind] === true && hasMarker(b, tile)))),
  },
  { name: 'nobody Critical is Visible or in uniform', holds: (g) => g.commandos.every((c) => c.critical === 0 || (!c.visible && !c.uniform)) },
  {
    name: 'wounds fit their slots, and all slots filled is Critical Condition',
    holds: (g) => g.commandos.every((c) => c.card < 0 || c.at === OUT || (c.wounds <= sideOf(c).wounds && (c.wounds === sideOf(c).wounds) === c.critical > 0)),
  },
  { name: 'whoever is Visible is on a tile', holds: (g) => g.commandos.every((c) => !c.visible || c.at >= 0) },
  {
    name: 'whoever is in a nest is on its tile',
    holds: (g) => g.commandos.every(({ nest, at }) => !nest || (at >= 0 && tileOf(at) === mapOf(board(g, at)).nest)),
  },
  { name: 'saved actions fit their slots', holds: (g) => g.commandos.every((c) => c.card < 0 || (c.plus >= 0 && c.plus <= sideOf(c).plus)) },
  {
    name: 'exhausted Binoculars are there',
    holds: (g) =>
      g.commandos.every(({ tired, kit }) => tired >= 0 && tired <= at(kit, BINOCULARS)) &&
      g.boards.every((b) => b.tired.every((count, tile) => count <= at(b.loose, tile * KIT_KINDS + BINOCULARS))),
  },
];

function tokens(g: State): number[] {
  const found = none(BAG_KINDS);
  const count = (token: number, by: number): void => {
    found[token] = at(found, token) + by;
  };
  for (const [token, amount] of g.bag.entries()) count(token, amount);
  count(SPECIAL, g.stack + g.aside);
  count(NULL_TOKEN, g.nulls);
  for (const b of g.boards) {
    for (const [slot, amount] of b.units.entries()) count(tokenOf(slot % KINDS), amount);
    for (const kind of b.guards) if (kind >= 0) count(tokenOf(kind), 1);
    for (const { waiting } of b.entrances) for (const [kind, amount] of waiting.entries()) count(tokenOf(kind), amount);
  }
  return found;
}

function expected(g: State, token: number): number {
  return token === SPECIAL ? SPECIALS : at(enemyBag(missionOf(g).module), token);
}

function kitTokens(g: State): number[] {
  const found = g.kitBag.map((count, kit) => count + at(g.kitDiscards, kit) + at(g.drawn, kit));
  const count = (kit: number, by: number): void => {
    found[kit] = at(found, kit) + by;
  };
  for (const { kit, uniform } of g.commandos) {
    for (const [kind, amount] of kit.entries()) count(kind, amount);
    if (uniform) count(UNIFORM, 1);
  }
  for (const b of g.boards) {
    for (const [slot, amount] of b.loose.entries()) count(slot % KIT_KINDS, amount);
    count(TNT, b.charges.length);
    for (const { barricade } of b.entrances) if (barricade > 0) count(CROWBAR, 1);
  }
  return found;
}
