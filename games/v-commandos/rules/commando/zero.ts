import { at } from '#kernel';
import { BINOCULARS, CARRIED, KIT_KINDS, kitId } from '../../content/kit.ts';
import { isAdjacent, isTogether, nestManned, roomOutside } from '../../facts/occupancy.ts';
import { hasTimers } from '../../facts/specials.ts';
import { detonate as goOff } from '../explosion.ts';
import { nameOf, objectiveCalled, spotCalled } from '../names.ts';
import { DO, firstOf, kindOf, type Option, type OptionKind, option, secondOf, whoOf } from '../option.ts';
import { add, board, boardOf, commando, mapOf, onTile, type State, spot, tileOf } from '../state.ts';
import { type Action, actor, liveRule, ownBoard, ownTile, type Rule, silently } from './action.ts';
import { blastAhead } from './ahead.ts';

/* What costs nothing and may be done between the turns of others. */

/** Whoever gives something away takes it back only when time has passed; else what costs nothing might never end. */
const gave = (g: State, kind: OptionKind, who: number, what = 0): boolean => g.given.some((o) => kindOf(o) === kind && whoOf(o) === who && firstOf(o) === what);

/** Whether this commando has laid down or handed on an item. */
const gaveItem = (g: State, who: number, what: number): boolean => gave(g, DO.lay, who, what) || gave(g, DO.hand, who, what);

/** A token changes hands between a commando and a tile; exhausted Binoculars go last, except where none else is there. */
function collectFrom(g: State, o: Option, tile: number, kit: number): void {
  const c = actor(g, o);
  const b = board(g, c.at);
  const slot = tile * KIT_KINDS + kit;
  if (kit === BINOCULARS && at(b.loose, slot) === at(b.tired, tile)) {
    add(b.tired, tile, -1);
    c.tired++;
  }
  add(b.loose, slot, -1);
  add(c.kit, kit);
}

const FREE = ['v-commandos.zero.kinds'] as const;
const IN_NEST = ['v-commandos.nest.commando'] as const;

const collect: Action = {
  kind: DO.collect,
  cost: 0,
  able: onTile,
  *candidates(_, who) {
    for (const kit of CARRIED) yield option(DO.collect, who, kit);
  },
  rules: [
    ['v-commandos.loot.who-collects', (g, o) => ownBoard(g, o) !== undefined && at(board(g, actor(g, o).at).loose, ownTile(g, o) * KIT_KINDS + firstOf(o)) > 0],
    ['v-commandos.zero.timing', (g, o) => !gave(g, DO.drop, whoOf(o), firstOf(o))],
  ],
  clauses: FREE,
  play: silently((g, ref, o) => {
    collectFrom(g, o, ownTile(g, o), firstOf(o));
    if (ref.listening) ref.tell({ kind: 'collects', who: nameOf(g, whoOf(o)), kit: kitId(firstOf(o)) }, FREE);
  }),
};

const drop: Action = {
  kind: DO.drop,
  cost: 0,
  able: onTile,
  *candidates(_, who) {
    for (const kit of CARRIED) yield option(DO.drop, who, kit);
  },
  rules: [
    ['v-commandos.underground.one-space', (g, o) => actor(g, o).at >= 0],
    ['v-commandos.zero.kinds', (g, o) => at(actor(g, o).kit, firstOf(o)) > 0],
  ],
  clauses: FREE,
  play: silently((g, ref, o) => {
    const c = actor(g, o);
    const b = board(g, c.at);
    const kit = firstOf(o);
    if (kit === BINOCULARS && at(c.kit, kit) === c.tired) {
      c.tired--;
      add(b.tired, tileOf(c.at));
    }
    add(c.kit, kit, -1);
    add(b.loose, tileOf(c.at) * KIT_KINDS + kit);
    if (ref.listening) ref.tell({ kind: 'drops', who: nameOf(g, whoOf(o)), kit: kitId(kit) }, FREE);
  }),
};

/** The objectives of the actor's own board, each of which might have an item. */
function* items(g: State, kind: OptionKind, who: number): Iterable<Option> {
  const { at: place } = commando(g, who);
  if (place < 0) return;
  for (const number of board(g, place).objectives.keys()) yield option(kind, who, spot(boardOf(place), number));
}

const item = (g: State, o: Option) => at(board(g, firstOf(o)).objectives, tileOf(firstOf(o)));
const carriesRule: Rule = ['v-commandos.zero.kinds', (g, o) => item(g, o).holder === whoOf(o)];

const pickUp: Action = {
  kind: DO['pick-up'],
  cost: 0,
  candidates: (g, who) => items(g, DO['pick-up'], who),
  rules: [
    ['v-commandos.zero.kinds', (g, o) => item(g, o).lies === ownTile(g, o)],
    ['v-commandos.zero.timing', (g, o) => !gaveItem(g, whoOf(o), firstOf(o))],
  ],
  clauses: FREE,
  play: silently((g, ref, o) => {
    item(g, o).lies = -1;
    item(g, o).holder = whoOf(o);
    if (ref.listening) ref.tell({ kind: 'takes', who: nameOf(g, whoOf(o)), objective: objectiveCalled(g, boardOf(firstOf(o)), tileOf(firstOf(o))) }, FREE);
  }),
};

const lay: Action = {
  kind: DO.lay,
  cost: 0,
  candidates: (g, who) => items(g, DO.lay, who),
  rules: [carriesRule],
  clauses: FREE,
  play: silently((g, ref, o) => {
    item(g, o).holder = -1;
    item(g, o).lies = ownTile(g, o);
    if (ref.listening)
      ref.tell({ kind: 'item-lies', objective: objectiveCalled(g, boardOf(firstOf(o)), tileOf(firstOf(o))), tile: spotCalled(g, actor(g, o).at) }, FREE);
  }),
};

const hand: Action = {
  kind: DO.hand,
  cost: 0,
  *candidates(g, who) {
    for (const o of items(g, DO.hand, who))
      for (let whom = 0; whom < g.commandos.length; whom++) if (whom !== who) yield option(DO.hand, who, firstOf(o), whom);
  },
  rules: [
    carriesRule,
    ['v-commandos.zero.one-by-one', (g, o) => isTogether(actor(g, o), commando(g, secondOf(o))) && commando(g, secondOf(o)).critical === 0],
    ['v-commandos.zero.timing', (g, o) => !gaveItem(g, secondOf(o), firstOf(o))],
  ],
  clauses: FREE,
  play: silently((g, ref, o) => {
    item(g, o).holder = secondOf(o);
    if (ref.listening) ref.tell({ kind: 'takes', who: nameOf(g, secondOf(o)), objective: objectiveCalled(g, boardOf(firstOf(o)), tileOf(firstOf(o))) }, FREE);
  }),
};

const detonate: Action = {
  kind: DO.detonate,
  cost: 0,
  *candidates(g, who) {
    for (let index = 0; index < g.boards.length; index++) {
      const { charges } = at(g.boards, index);
      for (const [number, { tile }] of charges.entries())
        if (charges.findIndex((other) => other.tile === tile) === number) yield option(DO.detonate, who, spot(index, tile));
    }
  },
  rules: [liveRule, ['v-commandos.precedence.cards', (g) => !hasTimers(g)]],
  clauses: ['v-commandos.equip.tnt'],
  ahead: (g, o) => blastAhead(g, boardOf(firstOf(o)), tileOf(firstOf(o))),
  play: silently((g, ref, o) => {
    if (ref.listening) ref.tell({ kind: 'detonates', who: nameOf(g, whoOf(o)), tile: spotCalled(g, firstOf(o)) }, detonate.clauses);
    goOff(g, ref, boardOf(firstOf(o)), tileOf(firstOf(o)));
  }),
};

const sitsInNest = (inside: boolean): Action['play'] =>
  silently((g, ref, o) => {
    actor(g, o).nest = inside;
    if (ref.listening) ref.tell({ kind: 'nest', who: nameOf(g, whoOf(o)), inside }, IN_NEST);
  });

const man: Action = {
  kind: DO.man,
  cost: 0,
  *candidates(g, who) {
    const c = commando(g, who);
    if (onTile(c) && mapOf(board(g, c.at)).nest === tileOf(c.at)) yield option(DO.man, who);
  },
  rules: [
    ['v-commandos.nest.commando', (g, o) => !nestManned(g, boardOf(actor(g, o).at))],
    ['v-commandos.zero.timing', (g, o) => !gave(g, DO.leave, whoOf(o))],
  ],
  clauses: IN_NEST,
  play: sitsInNest(true),
};

const leave: Action = {
  kind: DO.leave,
  cost: 0,
  *candidates(g, who) {
    if (commando(g, who).nest) yield option(DO.leave, who);
  },
  rules: [['v-commandos.stacking.nest', (g, o) => roomOutside(g, boardOf(actor(g, o).at), ownTile(g, o)) > 0]],
  clauses: IN_NEST,
  play: sitsInNest(false),
};

/** Gander fetches a token from an adjacent tile, once a turn. */
const fetch: Action = {
  kind: DO.fetch,
  cost: 0,
  *candidates(g, who) {
    const c = commando(g, who);
    if (c.at < 0 || c.gander !== 1) return;
    const index = boardOf(c.at);
    const b = at(g.boards, index);
    for (const { to } of at(mapOf(b).edges, tileOf(c.at)))
      for (const kit of CARRIED) if (at(b.loose, to * KIT_KINDS + kit) > 0) yield option(DO.fetch, who, spot(index, to), kit);
  },
  rules: [
    ['v-commandos.setup.gander', (g, o) => !actor(g, o).ganderUsed && !actor(g, o).ganderHurt],
    ['v-commandos.def.adjacent-indoor', (g, o) => isAdjacent(board(g, firstOf(o)), ownTile(g, o), tileOf(firstOf(o)))],
  ],
  clauses: ['v-commandos.setup.gander'],
  play: silently((g, ref, o) => {
    actor(g, o).ganderUsed = true;
    collectFrom(g, o, tileOf(firstOf(o)), secondOf(o));
    if (ref.listening) ref.tell({ kind: 'collects', who: nameOf(g, whoOf(o)), kit: kitId(secondOf(o)) }, fetch.clauses);
  }),
};

/** What gives something away. */
export const GIVING: readonly number[] = [DO.drop, DO.lay, DO.hand, DO.leave];

export const ZERO_COST: readonly Action[] = [collect, drop, pickUp, lay, hand, detonate, man, leave, fetch];
