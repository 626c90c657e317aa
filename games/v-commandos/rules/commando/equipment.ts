import { at, type ClauseId, type Play, type Referee } from '#kernel';
import { BOMBARDMENT, BOMBARDMENT_DICE, CROWBAR, FIRST_AID, GRENADE, GRENADE_DICE, type Kit, PANZERFAUST, SMOKE, TNT, UNIFORM } from '../../content/kit.ts';
import type { Event } from '../../event.ts';
import { throwRisk } from '../../facts/attack.ts';
import { isNear, isOutdoor, isTogether, sameBoard } from '../../facts/occupancy.ts';
import { operationRules } from '../../facts/specials.ts';
import { makeNoise } from '../alarm.ts';
import { resolveAttack, rollAttack } from '../attack.ts';
import { OPENED, openDoor } from '../enemies.ts';
import { explode } from '../explosion.ts';
import { entranceCalled, nameOf, spotCalled, tileCalled } from '../names.ts';
import { DO, firstOf, type Option, option, whoOf } from '../option.ts';
import { discardKit } from '../reserve.ts';
import { add, board, boardOf, type Commando, commando, has, mapOf, type State, sideOf, spot, tileOf } from '../state.ts';
import { heal, isSeenAgain } from '../wounds.ts';
import {
  type Action,
  actor,
  everybody,
  everyDoor,
  everyTile,
  liveRule,
  nearTiles,
  onOwnBoard,
  ownDoors,
  ownTile,
  ownTiles,
  type Rule,
  silently,
  target,
} from './action.ts';
import { type Ahead, attackAhead, blastAhead } from './ahead.ts';

const carried = (kit: Kit): Rule => ['v-commandos.equip.cost-and-discard', (g, o) => at(actor(g, o).kit, kit) > 0];

const carries =
  (kit: Kit) =>
  (c: Commando): boolean =>
    at(c.kit, kit) > 0;

/** The token is used up. */
export function spend(g: State, who: number, kit: Kit): void {
  add(commando(g, who).kit, kit, -1);
  discardKit(g, kit);
}

const nearRule: Rule = ['v-commandos.shoot.range', (g, o) => isNear(at(g.boards, target(o).index), ownTile(g, o), target(o).tile)];
const outdoorRule: Rule = ['v-commandos.equip.bombardment', (g, o) => isOutdoor(at(g.boards, target(o).index), target(o).tile)];

function* throwDice(g: State, ref: Referee<Event>, o: Option, what: 'grenade' | 'bombardment', count: number): Play {
  const who = whoOf(o);
  const { index, tile } = target(o);
  spend(g, who, what === 'grenade' ? GRENADE : BOMBARDMENT);
  makeNoise(g, ref, index);
  const attack = yield* rollAttack(g, ref, count, { who, index, tile, spills: true, pastNest: false });
  const { dice, needed, hits } = attack;
  if (ref.listening) ref.tell({ kind: 'strikes', who: nameOf(g, who), with: what, tile: tileCalled(g, index, tile), dice, needed, hits }, THROWN[what]);
  yield* resolveAttack(g, ref, attack);
}

const THROWN = {
  grenade: ['v-commandos.equip.grenade', 'v-commandos.equip.spillover'],
  bombardment: ['v-commandos.equip.bombardment', 'v-commandos.equip.spillover'],
} as const;

function throwAhead(g: State, o: Option, what: 'grenade' | 'bombardment'): Ahead {
  const { index, tile } = target(o);
  const risk = throwRisk(g, whoOf(o), what, spot(index, tile));
  return { triggers: Array.from({ length: risk.triggers }, () => index), ...attackAhead(g, whoOf(o), index, tile, risk, true, false, 1) };
}

const grenade: Action = {
  kind: DO.grenade,
  cost: 1,
  able: carries(GRENADE),
  candidates: (g, who) => ownTiles(g, DO.grenade, who),
  near: (g, who) => nearTiles(g, DO.grenade, who),
  rules: [carried(GRENADE), nearRule],
  clauses: THROWN.grenade,
  ahead: (g, o) => throwAhead(g, o, 'grenade'),
  play: (g, ref, o) => throwDice(g, ref, o, 'grenade', GRENADE_DICE),
};

const bombard: Action = {
  kind: DO.bombard,
  cost: 1,
  able: carries(BOMBARDMENT),
  candidates: (g, who) => everyTile(g, DO.bombard, who),
  rules: [carried(BOMBARDMENT), outdoorRule, liveRule],
  clauses: THROWN.bombardment,
  ahead: (g, o) => throwAhead(g, o, 'bombardment'),
  play: (g, ref, o) => throwDice(g, ref, o, 'bombardment', BOMBARDMENT_DICE),
};

/** A locked door of the tile somebody is on. */
const isLockedDoor: Rule = [
  'v-commandos.equip.crowbar-door',
  (g, o) => {
    const b = board(g, firstOf(o));
    const door = tileOf(firstOf(o));
    return onOwnBoard(g, o) && at(mapOf(b).edges, ownTile(g, o)).some((edge) => edge.door === door) && !at(b.doors, door);
  },
];

const crowbar: Action = {
  kind: DO.crowbar,
  cost: 1,
  able: carries(CROWBAR),
  candidates: (g, who) => everyDoor(g, DO.crowbar, who),
  near: (g, who) => ownDoors(g, DO.crowbar, who),
  rules: [carried(CROWBAR), isLockedDoor],
  clauses: [OPENED.crowbar],
  play: silently((g, ref, o) => {
    spend(g, whoOf(o), CROWBAR);
    openDoor(g, ref, boardOf(firstOf(o)), tileOf(firstOf(o)), 'crowbar');
  }),
};

const HOLDS = 4;
const HOLDS_WEDGED = 6;

const barricade: Action = {
  kind: DO.barricade,
  cost: 1,
  able: carries(CROWBAR),
  *candidates(g, who) {
    const { at: place } = commando(g, who);
    if (place < 0) return;
    const b = board(g, place);
    for (let number = 0; number < b.entrances.length; number++) yield option(DO.barricade, who, spot(boardOf(place), number));
  },
  rules: [
    carried(CROWBAR),
    [
      'v-commandos.equip.crowbar-barricade',
      (g, o) => {
        const b = board(g, firstOf(o));
        const number = tileOf(firstOf(o));
        return at(mapOf(b).entrances, number) === ownTile(g, o) && at(b.entrances, number).barricade === 0;
      },
    ],
  ],
  clauses: ['v-commandos.equip.crowbar-barricade'],
  play: silently((g, ref, o) => {
    const index = boardOf(firstOf(o));
    const number = tileOf(firstOf(o));
    add(actor(g, o).kit, CROWBAR, -1);
    at(at(g.boards, index).entrances, number).barricade = has(actor(g, o), 'wedge-work') ? HOLDS_WEDGED : HOLDS;
    if (ref.listening) ref.tell({ kind: 'barricaded', entrance: entranceCalled(g, index, number) }, barricade.clauses);
  }),
};

/** The patient is in the same space; Adrenaline reaches an adjacent tile. */
const patientRule: Rule = [
  'v-commandos.equip.first-aid',
  (g, o) => {
    const c = actor(g, o);
    const patient = commando(g, firstOf(o));
    if (isTogether(c, patient)) return true;
    return has(c, 'adrenaline') && sameBoard(c.at, patient.at) && isNear(board(g, c.at), tileOf(c.at), tileOf(patient.at));
  },
];

const firstAid: Action = {
  kind: DO.heal,
  cost: 1,
  able: carries(FIRST_AID),
  candidates: (g, who) => everybody(g, DO.heal, who),
  rules: [carried(FIRST_AID), patientRule, ['v-commandos.wounds.token', (g, o) => commando(g, firstOf(o)).wounds > 0]],
  clauses: ['v-commandos.equip.first-aid'],
  ahead(g, o) {
    const patient = commando(g, firstOf(o));
    return isSeenAgain(patient) ? { shown: [firstOf(o)], triggers: [boardOf(patient.at)] } : {};
  },
  play: silently((g, ref, o) => {
    const whom = firstOf(o);
    spend(g, whoOf(o), FIRST_AID);
    heal(g, ref, whom, commando(g, whom).wounds, whoOf(o), 'v-commandos.equip.first-aid');
    if (has(actor(g, o), 'adrenaline')) gainPlus(g, ref, whom);
  }),
};

/** A [+1] token on a free slot; lost without one. */
export function gainPlus(g: State, ref: Referee<Event>, who: number, clause: ClauseId = 'v-commandos.precedence.cards'): void {
  const c = commando(g, who);
  if (c.plus >= sideOf(c).plus) return;
  c.plus++;
  if (ref.listening) ref.tell({ kind: 'plus', who: nameOf(g, who) }, clause);
}

const ganderAid: Action = {
  kind: DO['heal-gander'],
  cost: 1,
  able: carries(FIRST_AID),
  *candidates(g, who) {
    for (let whom = 0; whom < g.commandos.length; whom++) if (commando(g, whom).gander >= 0) yield option(DO['heal-gander'], who, whom);
  },
  rules: [carried(FIRST_AID), patientRule, ['v-commandos.setup.gander', (g, o) => commando(g, firstOf(o)).ganderHurt]],
  clauses: ['v-commandos.setup.gander'],
  play: silently((g, ref, o) => {
    spend(g, whoOf(o), FIRST_AID);
    commando(g, firstOf(o)).ganderHurt = false;
    if (ref.listening) ref.tell({ kind: 'gander-healed', host: nameOf(g, firstOf(o)) }, ganderAid.clauses);
  }),
};

const don: Action = {
  kind: DO.don,
  cost: 1,
  able: carries(UNIFORM),
  *candidates(_, who) {
    yield option(DO.don, who);
  },
  rules: [carried(UNIFORM), ['v-commandos.equip.uniform-don', (g, o) => !actor(g, o).uniform]],
  clauses: ['v-commandos.equip.uniform-don'],
  ahead: (g, o) => ({ hidden: actor(g, o).visible ? [whoOf(o)] : [] }),
  play: silently((g, ref, o) => {
    const c = actor(g, o);
    add(c.kit, UNIFORM, -1);
    c.uniform = true;
    c.visible = false;
    if (ref.listening) ref.tell({ kind: 'dons', who: nameOf(g, whoOf(o)) }, don.clauses);
  }),
};

const onTileRule: Rule = ['v-commandos.equip.tnt', (g, o) => actor(g, o).at >= 0];

/** TNT is laid on the own tile; with time pencils it gets a timer. */
const emplaceHere = silently((g, ref, o) => {
  const c = actor(g, o);
  const b = board(g, c.at);
  const [timers] = operationRules(g, 'timers');
  const cold = timers !== undefined && operationRules(g, 'cold-timers').length > 0 && ref.roll(6) <= 2;
  const timer = timers === undefined ? 0 : timers.turns + (cold ? 1 : 0);
  add(c.kit, TNT, -1);
  b.charges.push({ tile: tileOf(c.at), timer, breach: has(c, 'breacher') });
  if (ref.listening) ref.tell({ kind: 'emplaces', who: nameOf(g, whoOf(o)), tile: spotCalled(g, c.at), timer }, emplace.clauses);
});

const emplace: Action = {
  kind: DO.emplace,
  cost: 1,
  able: carries(TNT),
  *candidates(_, who) {
    yield option(DO.emplace, who);
  },
  rules: [carried(TNT), onTileRule],
  clauses: ['v-commandos.equip.tnt'],
  play: emplaceHere,
};

/** Quick Fuse: once a turn at no cost. */
const fuse: Action = {
  kind: DO.fuse,
  cost: 0,
  ownTurn: true,
  able: (c) => has(c, 'quick-fuse') && at(c.kit, TNT) > 0,
  *candidates(_, who) {
    yield option(DO.fuse, who);
  },
  rules: [carried(TNT), onTileRule, ['v-commandos.precedence.cards', (g, o) => has(actor(g, o), 'quick-fuse') && !actor(g, o).used]],
  clauses: emplace.clauses,
  play(g, ref, o) {
    actor(g, o).used = true;
    return emplaceHere(g, ref, o);
  },
};

const panzerfaust: Action = {
  kind: DO.panzerfaust,
  cost: 1,
  able: carries(PANZERFAUST),
  candidates: (g, who) => ownTiles(g, DO.panzerfaust, who),
  near: (g, who) => nearTiles(g, DO.panzerfaust, who),
  rules: [carried(PANZERFAUST), nearRule],
  clauses: ['v-commandos.equip.panzerfaust'],
  ahead: (g, o) => blastAhead(g, target(o).index, target(o).tile),
  play: silently((g, ref, o) => {
    const { index, tile } = target(o);
    spend(g, whoOf(o), PANZERFAUST);
    if (ref.listening) ref.tell({ kind: 'panzerfaust', who: nameOf(g, whoOf(o)), tile: tileCalled(g, index, tile) }, panzerfaust.clauses);
    explode(g, ref, index, tile);
  }),
};

const smoke: Action = {
  kind: DO.smoke,
  cost: 1,
  able: carries(SMOKE),
  candidates: (g, who) => ownTiles(g, DO.smoke, who),
  rules: [
    carried(SMOKE),
    [
      'v-commandos.shoot.range',
      (g, o) => {
        const b = at(g.boards, target(o).index);
        return isNear(b, ownTile(g, o), target(o).tile) || (has(actor(g, o), 'smoke-rounds') && isOutdoor(b, target(o).tile));
      },
    ],
    ['v-commandos.equip.smoke', (g, o) => !at(at(g.boards, target(o).index).smoke, target(o).tile)],
  ],
  clauses: ['v-commandos.equip.smoke'],
  play: silently((g, ref, o) => {
    const { index, tile } = target(o);
    spend(g, whoOf(o), SMOKE);
    at(g.boards, index).smoke[tile] = true;
    if (ref.listening) ref.tell({ kind: 'smoke', who: nameOf(g, whoOf(o)), tile: tileCalled(g, index, tile) }, smoke.clauses);
  }),
};

export const EQUIPMENT: readonly Action[] = [grenade, bombard, crowbar, barricade, firstAid, ganderAid, don, emplace, fuse, panzerfaust, smoke];
