import { at, type ClauseId, type Play, type Referee } from '#kernel';
import { LARGE, MEDIUM, NEEDED, SMALL, TRAPDOOR_OPEN } from '../../content/map.ts';
import type { Event } from '../../event.ts';
import { fireOnTheWay, isSeenMoving, MEET_OR_BEAT } from '../../facts/fire.ts';
import { commandosHere, countsAs, edgeBetween, goesInside, isPassable, roomOn } from '../../facts/occupancy.ts';
import { letterOf, onlyWayDown } from '../../facts/specials.ts';
import { watchers } from '../../facts/stealth.ts';
import { loseUniform, soundAlarm } from '../alarm.ts';
import { pickOne } from '../ask.ts';
import { completeObjective, gasWorks } from '../enemies.ts';
import { nameOf, spotCalled, tileCalled } from '../names.ts';
import { DO, firstOf, kindOf, type Option, type OptionKind, option, whoOf } from '../option.ts';
import { dice, rerolls } from '../rerolls.ts';
import { add, board, boardOf, type Commando, commando, has, hidden, mapOf, onTile, type Spot, type State, tileOf, UNDERGROUND } from '../state.ts';
import { stealthCheck } from '../stealth.ts';
import { takeHits } from '../wounds.ts';
import { type Action, actor, everyTile, liveRule, nearTiles, onOwnBoard, ownBoard, ownTile, type Rule, target } from './action.ts';
import { descentAhead, previewOf, stepAhead, stepClauses } from './ahead.ts';

const toRules: readonly Rule[] = [
  ['v-commandos.def.adjacent-edge', (g, o) => onOwnBoard(g, o) && edgeTo(g, o) !== undefined],
  [
    'v-commandos.def.adjacent-indoor',
    (g, o) => {
      const edge = onOwnBoard(g, o) ? edgeTo(g, o) : undefined;
      return edge === undefined || isPassable(board(g, actor(g, o).at), edge);
    },
  ],
  ['v-commandos.stacking.full', (g, o) => roomOn(g, target(o).index, target(o).tile) > 0],
];

const creepRules: readonly Rule[] = [
  ['v-commandos.move.large-visible', (g, o) => sizeFor(g, o) !== LARGE],
  ['v-commandos.move.medium-careful', (g, o) => sizeFor(g, o) !== SMALL],
];

const upRules: readonly Rule[] = [
  ['v-commandos.move.one-action', (g, o) => actor(g, o).at === UNDERGROUND],
  ['v-commandos.trapdoor.unblock', (g, o) => at(at(g.boards, target(o).index).trapdoors, target(o).tile) === TRAPDOOR_OPEN],
  liveRule,
  ['v-commandos.setup.split', (g, o) => actor(g, o).bound < 0 || actor(g, o).bound === target(o).index],
  ['v-commandos.underground.return', (g, o) => !actor(g, o).below],
  ['v-commandos.stacking.full', (g, o) => roomOn(g, target(o).index, target(o).tile) > 0],
];

const isBelow = (c: Commando): boolean => c.at === UNDERGROUND;

function edgeTo(g: State, o: Option) {
  return edgeBetween(board(g, actor(g, o).at), ownTile(g, o), target(o).tile);
}

function sizeFor(g: State, o: Option): number {
  return countsAs(at(g.boards, target(o).index), target(o).tile, actor(g, o));
}

/** Trapdoors of all terrains, open or not. */
function* trapdoors(g: State, kind: OptionKind, who: number): Iterable<Option> {
  for (const o of everyTile(g, kind, who)) if (at(at(g.boards, target(o).index).trapdoors, target(o).tile) !== 0) yield o;
}

/** From tile to tile: everything could be tried, what touches has a chance. */
function steps(kind: OptionKind, cost: number, rules: readonly Rule[]): Action {
  return { ...goes(kind, cost, onTile, rules, (g, who) => everyTile(g, kind, who)), near: (g, who) => nearTiles(g, kind, who) };
}

function goes(kind: OptionKind, cost: number, able: (c: Commando) => boolean, rules: readonly Rule[], candidates: Action['candidates']): Action {
  const careful = cost === 2;
  return {
    kind,
    cost,
    able,
    candidates,
    rules,
    clauses: [],
    ahead: (g, o) => stepAhead(g, whoOf(o), firstOf(o), careful),
    play: (g, ref, o) => moveTo(g, ref, whoOf(o), firstOf(o), careful),
  };
}

const DOWN = ['v-commandos.underground.leave'] as const;

export const MOVES: readonly Action[] = [
  steps(DO.move, 1, toRules),
  steps(DO.creep, 2, [...toRules, ...creepRules]),
  goes(DO.up, 1, isBelow, upRules, (g, who) => trapdoors(g, DO.up, who)),
  goes(DO['creep-up'], 2, isBelow, [...upRules, ...creepRules], (g, who) => trapdoors(g, DO['creep-up'], who)),
  {
    kind: DO.down,
    cost: 1,
    able: onTile,
    *candidates(_, who) {
      yield option(DO.down, who);
    },
    rules: [
      ['v-commandos.underground.leave', (g, o) => actor(g, o).at >= 0 && at(board(g, actor(g, o).at).trapdoors, ownTile(g, o)) === TRAPDOOR_OPEN],
      [
        'v-commandos.precedence.cards',
        (g, o) => {
          const b = ownBoard(g, o);
          const only = b === undefined ? undefined : onlyWayDown(g, b);
          return b === undefined || only === undefined || only === letterOf(b, ownTile(g, o));
        },
      ],
    ],
    clauses: DOWN,
    ahead: (g, o) => descentAhead(g, whoOf(o)),
    play: (g, ref, o) => goDown(g, ref, whoOf(o)),
  },
];

/** A move from tile to tile, or up from Underground: fire first, then the new state, then gas, then the stealth check. */
export function* moveTo(g: State, ref: Referee<Event>, who: number, to: Spot, careful: boolean): Play {
  const c = commando(g, who);
  const from = c.at;
  const index = boardOf(to);
  const willShow = isSeenMoving(g, who, to, careful);
  if (c.visible || willShow) {
    soundAlarm(g, ref, index);
    yield* drawFire(g, ref, who, from < 0 ? to : from, to);
    if (c.critical > 0) {
      if (from < 0) {
        arrive(g, who, to);
        gasWorks(g, ref, index, tileOf(to));
      }
      return;
    }
  }
  arrive(g, who, to);
  c.visible = willShow;
  if (ref.listening)
    ref.tell(
      { kind: 'moves', up: from < 0, who: nameOf(g, who), to: spotCalled(g, to), careful, visible: willShow },
      stepClauses(g, who, from, to, careful, willShow),
    );
  if (willShow) loseUniform(g, ref, who);
  if (from < 0 && commandosHere(g, index) > mapOf(at(g.boards, index)).data.commandos) soundAlarm(g, ref, index); // v-commandos.setup.commando-count-alarm
  gasWorks(g, ref, index, tileOf(to));
  if (c.at !== to) return;
  if (hidden(c)) {
    const kinds = watchers(g, index, tileOf(to));
    if (kinds.length > 0) yield* stealthCheck(g, ref, [who], kinds);
  }
  if (from >= 0 && has(c, 'on-my-heels') && !c.used && c.critical === 0) yield* lead(g, ref, who, from, to, careful);
}

function arrive(g: State, who: number, to: Spot): void {
  const c = commando(g, who);
  const inside = goesInside(g, to); // v-commandos.stacking.nest-room
  c.at = to;
  c.nest = inside;
  c.moved = true;
  c.bound = -1;
}

/** Enemies on the tile left and the tile entered shoot. */
function* drawFire(g: State, ref: Referee<Event>, who: number, from: Spot, to: Spot): Play {
  const fire = fireOnTheWay(g, from, to);
  if (fire.dice > 0) yield* shootAt(g, ref, who, fire.dice, fire.size, fire.from, 'v-commandos.move.visible-draws-fire');
}

/** So many dice against a commando; wounds follow. */
export function* shootAt(g: State, ref: Referee<Event>, who: number, count: number, size: number, from: readonly Spot[], clause: ClauseId): Play {
  const needed = at(NEEDED, size);
  const rolled = dice(ref, count);
  yield* rerolls(g, ref, who, rolled, { roll: 'fire', needed }, (die) => die >= needed);
  const hits = rolled.filter((die) => die >= needed).length;
  if (ref.listening)
    ref.tell({ kind: 'fires', from: from.map((place) => spotCalled(g, place)), who: nameOf(g, who), dice: rolled, needed, hits }, [clause, MEET_OR_BEAT]);
  if (hits > 0) yield* takeHits(g, ref, who, hits);
}

/** On My Heels: one hidden comrade on the tile he left makes the same move. */
function* lead(g: State, ref: Referee<Event>, who: number, from: Spot, to: Spot, careful: boolean): Play {
  const c = commando(g, who);
  if (roomOn(g, boardOf(to), tileOf(to)) <= 0) return;
  const options = [option(DO.nobody)];
  for (let other = 0; other < g.commandos.length; other++)
    if (other !== who && commando(g, other).at === from && hidden(commando(g, other))) options.push(option(DO['choose-commando'], 0, other));
  if (options.length === 1) return;
  const creeps = (comrade: number): boolean => careful && countsAs(board(g, to), tileOf(to), commando(g, comrade)) === MEDIUM;
  const o = yield* pickOne(ref, c.seat, 'follow', { tile: spotCalled(g, to), careful }, options, (now, other) =>
    kindOf(other) === DO.nobody ? null : previewOf(now, firstOf(other), 0, [], stepAhead(now, firstOf(other), to, creeps(firstOf(other)))),
  );
  if (kindOf(o) === DO.nobody) return;
  c.used = true;
  if (ref.listening) ref.tell({ kind: 'ability', who: nameOf(g, who) }, 'v-commandos.precedence.cards');
  yield* moveTo(g, ref, firstOf(o), to, creeps(firstOf(o)));
}

/** Underground by an open trapdoor: under fire when Visible; items are delivered; the turn is over. */
function* goDown(g: State, ref: Referee<Event>, who: number): Play {
  const c = commando(g, who);
  const from = c.at;
  const index = boardOf(from);
  if (c.visible) {
    soundAlarm(g, ref, index);
    yield* drawFire(g, ref, who, from, from);
    if (c.critical > 0) return;
  }
  const b = at(g.boards, index);
  c.at = UNDERGROUND;
  c.visible = false;
  c.nest = false;
  c.below = true;
  c.moved = true;
  c.from = b.terrain;
  if (ref.listening) ref.tell({ kind: 'goes-down', who: nameOf(g, who), from: tileCalled(g, index, tileOf(from)) }, DOWN);
  for (const [number, objective] of b.objectives.entries()) {
    if (objective.holder !== who) continue;
    objective.holder = -1;
    if (at(mapOf(b).data.objectives, number).do === 'free') add(g.freed, b.terrain);
    completeObjective(g, ref, index, number, who);
  }
}
