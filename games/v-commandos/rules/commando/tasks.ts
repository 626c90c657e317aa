import { at, type Referee } from '#kernel';
import { GOLIATH, KINDS } from '../../content/enemies.ts';
import { KIT_KINDS, TNT } from '../../content/kit.ts';
import { TRAPDOOR_BLOCKED, TRAPDOOR_OPEN } from '../../content/map.ts';
import type { ObjectiveData } from '../../content/vocabulary.ts';
import type { Event } from '../../event.ts';
import { anyVisible, isAdjacent, roomOutside } from '../../facts/occupancy.ts';
import { stealthOf } from '../../facts/risk.ts';
import { hiddenOn } from '../../facts/stealth.ts';
import { stopAlarm } from '../alarm.ts';
import { completeObjective, objectiveOn, relieve, removeEnemy } from '../enemies.ts';
import { EXPLOSION, explode } from '../explosion.ts';
import { nameOf, objectiveCalled, spotCalled, tileCalled } from '../names.ts';
import { DO, firstOf, type Option, type OptionKind, option, secondOf, whoOf } from '../option.ts';
import { findKit } from '../reserve.ts';
import { add, board, boardOf, type Commando, commando, hidden, mapOf, type Objective, onTile, type State, sideOf, spot, tileOf } from '../state.ts';
import { noticeAll } from '../stealth.ts';
import { type Action, actor, ownBoard, ownTile, type Rule, silently } from './action.ts';
import { blastAhead } from './ahead.ts';

/* What is done on a tile without equipment: objectives, the alarm, trapdoors, Goliaths, saving an action. */

const here = (kind: OptionKind) =>
  function* (_: State, who: number): Iterable<Option> {
    yield option(kind, who);
  };

/** The objective on the actor's tile; undefined where there is none in use. */
function objective(g: State, o: Option): Found | undefined {
  const b = ownBoard(g, o);
  if (b === undefined) return undefined;
  const number = objectiveOn(b, ownTile(g, o));
  return number < 0 ? undefined : { index: boardOf(actor(g, o).at), number, data: at(mapOf(b).data.objectives, number), state: at(b.objectives, number) };
}

interface Found {
  readonly index: number;
  readonly number: number;
  readonly data: ObjectiveData;
  readonly state: Objective;
}

/** Done to the objective of the tile, which the rules have found there. */
function toObjective(act: (g: State, ref: Referee<Event>, who: number, found: Found) => void): Action['play'] {
  return silently((g, ref, o) => {
    const found = objective(g, o);
    if (found !== undefined) act(g, ref, whoOf(o), found);
  });
}

const actionsOf = (data: ObjectiveData): number => (data.do === 'work' ? data.actions : 1);

function objectiveRules(...kinds: readonly ObjectiveData['do'][]): readonly Rule[] {
  return [
    [
      'v-commandos.end.terrain-complete',
      (g, o) => {
        const found = objective(g, o);
        return found !== undefined && kinds.includes(found.data.do) && !found.state.done;
      },
    ],
  ];
}

const guardGone: Rule = ['v-commandos.enemy-move.guard', (g, o) => ownBoard(g, o) !== undefined && at(board(g, actor(g, o).at).guards, ownTile(g, o)) < 0];

/** What the card of the terrain asks for. */
const DONE = ['v-commandos.end.terrain-complete'] as const;

const work: Action = {
  kind: DO.work,
  cost: 1,
  able: onTile,
  candidates: here(DO.work),
  rules: [...objectiveRules('work'), guardGone],
  clauses: DONE,
  play: toObjective((g, ref, who, { index, number, data, state }) => {
    state.work++;
    const left = actionsOf(data) - state.work;
    if (ref.listening) ref.tell({ kind: 'works', who: nameOf(g, who), objective: objectiveCalled(g, index, number), left }, DONE);
    if (left === 0) completeObjective(g, ref, index, number, who);
  }),
};

const photo: Action = {
  kind: DO.photo,
  cost: 1,
  able: onTile,
  candidates: here(DO.photo),
  rules: [...objectiveRules('photo'), ['v-commandos.precedence.cards', (g, o) => hidden(actor(g, o))]],
  clauses: DONE,
  play: toObjective((g, ref, who, { index, number }) => completeObjective(g, ref, index, number, who)),
};

const take: Action = {
  kind: DO.take,
  cost: 1,
  able: onTile,
  candidates: here(DO.take),
  rules: [
    ...objectiveRules('take', 'free'),
    guardGone,
    [
      'v-commandos.precedence.cards',
      (g, o) => {
        const found = objective(g, o);
        return found === undefined || (found.state.holder < 0 && found.state.lies < 0);
      },
    ],
  ],
  clauses: DONE,
  play: toObjective((g, ref, who, { index, number, state }) => {
    state.holder = who;
    if (ref.listening) ref.tell({ kind: 'takes', who: nameOf(g, who), objective: objectiveCalled(g, index, number) }, DONE);
  }),
};

const silence: Action = {
  kind: DO.silence,
  cost: 1,
  able: onTile,
  candidates: here(DO.silence),
  rules: [
    [
      'v-commandos.alarm.silence',
      (g, o) => {
        const b = ownBoard(g, o);
        return b?.alarm === true && mapOf(b).alarm === ownTile(g, o);
      },
    ],
    ['v-commandos.alarm.silence-once', (g, o) => ownBoard(g, o)?.token === true],
  ],
  clauses: ['v-commandos.alarm.silence'],
  ahead(g, o) {
    const index = boardOf(actor(g, o).at);
    return { silences: index, triggers: anyVisible(g, index) ? [index] : [] };
  },
  play: silently((g, ref, o) => {
    const index = boardOf(actor(g, o).at);
    at(g.boards, index).token = false;
    stopAlarm(g, ref, index, 'silenced');
    relieve(g, ref, index, ownTile(g, o));
  }),
};

const unblock: Action = {
  kind: DO.unblock,
  cost: 1,
  able: onTile,
  candidates: here(DO.unblock),
  rules: [
    ['v-commandos.trapdoor.unblock', (g, o) => ownBoard(g, o) !== undefined && at(board(g, actor(g, o).at).trapdoors, ownTile(g, o)) === TRAPDOOR_BLOCKED],
  ],
  clauses: ['v-commandos.trapdoor.unblock'],
  play: silently((g, ref, o) => {
    const { at: place } = actor(g, o);
    board(g, place).trapdoors[tileOf(place)] = TRAPDOOR_OPEN;
    if (ref.listening) ref.tell({ kind: 'trapdoor', tile: spotCalled(g, place), to: 'open' }, unblock.clauses);
  }),
};

const save: Action = {
  kind: DO.save,
  cost: 1,
  ownTurn: true,
  noPlus: true,
  *candidates(_, who) {
    yield option(DO.save, who);
  },
  rules: [['v-commandos.save.action', (g, o) => actor(g, o).plus < sideOf(actor(g, o)).plus]],
  clauses: ['v-commandos.save.action'],
  play: silently((g, ref, o) => {
    actor(g, o).plus++;
    if (ref.listening) ref.tell({ kind: 'saves', who: nameOf(g, whoOf(o)) }, save.clauses);
  }),
};

const goliathOn = (g: State, place: number): boolean => at(board(g, place).units, tileOf(place) * KINDS + GOLIATH) > 0;

const cut: Action = {
  kind: DO.cut,
  cost: 1,
  able: onTile,
  candidates: here(DO.cut),
  rules: [['v-commandos.goliath.cut-wire', (g, o) => actor(g, o).at >= 0 && goliathOn(g, actor(g, o).at)]],
  clauses: ['v-commandos.goliath.cut-wire'],
  play: silently((g, ref, o) => {
    const { at: place } = actor(g, o);
    removeEnemy(g, ref, boardOf(place), tileOf(place), GOLIATH, false);
    if (!findKit(g, TNT)) g.spare++;
    add(board(g, place).loose, tileOf(place) * KIT_KINDS + TNT);
    if (ref.listening) ref.tell({ kind: 'wire-cut', who: nameOf(g, whoOf(o)), tile: spotCalled(g, place) }, cut.clauses);
  }),
};

const atControls: Rule = ['v-commandos.goliath.nest-control', (g, o) => actor(g, o).nest && mapOf(board(g, firstOf(o))).nestKind === 'goliath'];
const inNest = ({ nest }: Commando): boolean => nest;

/** Tiles of the own board with a Goliath. */
function* goliaths(g: State, who: number): Iterable<number> {
  const { at: place } = commando(g, who);
  if (place < 0) return;
  const index = boardOf(place);
  for (const tile of at(g.boards, index).guards.keys()) if (goliathOn(g, spot(index, tile))) yield spot(index, tile);
}

const drive: Action = {
  kind: DO.drive,
  cost: 1,
  able: inNest,
  *candidates(g, who) {
    for (const place of goliaths(g, who))
      for (const { to } of at(mapOf(board(g, place)).edges, tileOf(place))) yield option(DO.drive, who, place, spot(boardOf(place), to));
  },
  rules: [
    atControls,
    ['v-commandos.def.adjacent-indoor', (g, o) => isAdjacent(board(g, firstOf(o)), tileOf(firstOf(o)), tileOf(secondOf(o)))],
    ['v-commandos.stacking.full', (g, o) => roomOutside(g, boardOf(secondOf(o)), tileOf(secondOf(o))) > 0],
  ],
  clauses: ['v-commandos.goliath.nest-control'],
  ahead: (g, o) => ({ stealth: hiddenOn(g, secondOf(o)).map((who) => ({ ...stealthOf(g, who, [GOLIATH]), who })) }),
  *play(g, ref, o) {
    const index = boardOf(firstOf(o));
    const [from, to] = [tileOf(firstOf(o)), tileOf(secondOf(o))];
    const { units } = at(g.boards, index);
    add(units, from * KINDS + GOLIATH, -1);
    add(units, to * KINDS + GOLIATH);
    if (ref.listening) ref.tell({ kind: 'goliath-moves', from: tileCalled(g, index, from), to: tileCalled(g, index, to) }, drive.clauses);
    yield* noticeAll(g, ref, index, to, [GOLIATH]);
  },
};

const blow: Action = {
  kind: DO.blow,
  cost: 1,
  able: inNest,
  *candidates(g, who) {
    for (const place of goliaths(g, who)) yield option(DO.blow, who, place);
  },
  rules: [atControls],
  clauses: EXPLOSION,
  ahead: (g, o) => blastAhead(g, boardOf(firstOf(o)), tileOf(firstOf(o))),
  play: silently((g, ref, o) => explode(g, ref, boardOf(firstOf(o)), tileOf(firstOf(o)))),
};

export const TASKS: readonly Action[] = [work, photo, take, silence, unblock, save, cut, drive, blow];
