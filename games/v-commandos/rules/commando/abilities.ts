import { at, type Play, putOnBottom, type Referee } from '#kernel';
import { DIRECTIONS, type EventCard, eventId, eventOf } from '../../content/events.ts';
import { KIT_KINDS, SPOTTED } from '../../content/kit.ts';
import type { Event } from '../../event.ts';
import { enemiesOn, isNear, isOutdoor, isTogether, sameBoard } from '../../facts/occupancy.ts';
import { kits } from '../../view.ts';
import { soundAlarm } from '../alarm.ts';
import { pickOne } from '../ask.ts';
import { OPENED, openDoor } from '../enemies.ts';
import { nameOf, terrainCalled } from '../names.ts';
import { DO, firstOf, kindOf, type OptionKind, option, whoOf } from '../option.ts';
import { discardKit, drawKit } from '../reserve.ts';
import { add, board, boardOf, type Commando, commando, has, hidden, mapOf, none, OUT, type State, sideOf, tileOf } from '../state.ts';
import { heal } from '../wounds.ts';
import { type Action, actor, everybody, ownBoard, ownDoors, ownTile, type Rule, silently } from './action.ts';
import { gainPlus } from './equipment.ts';

/* Abilities that cost an action; all others stand beside what they change. */

type Ability = ReturnType<typeof sideOf>['ability'];

const ableRule = (ability: Ability): Rule => ['v-commandos.precedence.cards', (g, o) => has(actor(g, o), ability)];
const unusedRule: Rule = ['v-commandos.precedence.cards', (g, o) => !actor(g, o).used];

const can =
  (ability: Ability) =>
  (c: Commando): boolean =>
    has(c, ability);

const alone = (kind: OptionKind): Action['candidates'] =>
  function* (_, who) {
    yield option(kind, who);
  };

const BY_CARD = ['v-commandos.precedence.cards'] as const;

function tellAbility(g: State, ref: Referee<Event>, who: number): void {
  if (ref.listening) ref.tell({ kind: 'ability', who: nameOf(g, who) }, BY_CARD);
}

const orders: Action = {
  kind: DO.orders,
  cost: 1,
  ownTurn: true,
  able: can('orders'),
  candidates: (g, who) => everybody(g, DO.orders, who),
  rules: [
    ableRule('orders'),
    unusedRule,
    ['v-commandos.save.action', (g, o) => commando(g, firstOf(o)).plus < sideOf(commando(g, firstOf(o))).plus],
    [
      'v-commandos.def.adjacent-edge',
      (g, o) => {
        const c = actor(g, o);
        const other = commando(g, firstOf(o));
        if (c === other || other.critical > 0) return false;
        return isTogether(c, other) || (sameBoard(c.at, other.at) && isNear(board(g, c.at), tileOf(c.at), tileOf(other.at)));
      },
    ],
  ],
  clauses: BY_CARD,
  play: silently((g, ref, o) => {
    actor(g, o).used = true;
    tellAbility(g, ref, whoOf(o));
    gainPlus(g, ref, firstOf(o));
  }),
};

const dress: Action = {
  kind: DO.dress,
  cost: 1,
  ownTurn: true,
  able: can('field-dressing'),
  candidates: (g, who) => everybody(g, DO.dress, who),
  rules: [
    ableRule('field-dressing'),
    unusedRule,
    ['v-commandos.equip.first-aid', (g, o) => isTogether(actor(g, o), commando(g, firstOf(o)))],
    ['v-commandos.wounds.token', (g, o) => commando(g, firstOf(o)).wounds > 0],
    ['v-commandos.wounds.critical', (g, o) => commando(g, firstOf(o)).critical === 0],
  ],
  clauses: BY_CARD,
  play: silently((g, ref, o) => {
    actor(g, o).used = true;
    heal(g, ref, firstOf(o), 1, whoOf(o), 'v-commandos.precedence.cards');
  }),
};

const charge: Action = {
  kind: DO.charge,
  cost: 1,
  ownTurn: true,
  able: can('shoulder-charge'),
  candidates: (g, who) => ownDoors(g, DO.charge, who),
  rules: [ableRule('shoulder-charge'), ['v-commandos.def.door-states', (g, o) => !at(board(g, firstOf(o)).doors, tileOf(firstOf(o)))]],
  clauses: [OPENED.charge],
  ahead: (_, o) => ({ triggers: [boardOf(firstOf(o))] }),
  play: silently((g, ref, o) => {
    openDoor(g, ref, boardOf(firstOf(o)), tileOf(firstOf(o)), 'charge');
    soundAlarm(g, ref, boardOf(firstOf(o)));
  }),
};

const wires: Action = {
  kind: DO.wires,
  cost: 1,
  ownTurn: true,
  able: can('cut-wires'),
  candidates: alone(DO.wires),
  rules: [
    ableRule('cut-wires'),
    unusedRule,
    [
      'v-commandos.alarm.effect',
      (g, o) => {
        const b = ownBoard(g, o);
        return b !== undefined && mapOf(b).alarm === ownTile(g, o) && b.token && !b.alarm;
      },
    ],
  ],
  clauses: BY_CARD,
  play: silently((g, ref, o) => {
    actor(g, o).used = true;
    board(g, actor(g, o).at).mute++;
    tellAbility(g, ref, whoOf(o));
  }),
};

const deadDrop: Action = {
  kind: DO['dead-drop'],
  cost: 1,
  ownTurn: true,
  able: can('dead-drop'),
  candidates: alone(DO['dead-drop']),
  rules: [
    ableRule('dead-drop'),
    unusedRule,
    [
      'v-commandos.def.tile-kinds',
      (g, o) => {
        const b = ownBoard(g, o);
        return b !== undefined && isOutdoor(b, ownTile(g, o)) && enemiesOn(b, ownTile(g, o)) === 0;
      },
    ],
  ],
  clauses: BY_CARD,
  play: silently((g, ref, o) => {
    const c = actor(g, o);
    c.used = true;
    const found = none(KIT_KINDS);
    for (let i = 0; i < 2; i++) {
      const kit = drawKit(g, ref);
      if (kit === SPOTTED) discardKit(g, kit);
      else if (kit >= 0) {
        add(c.kit, kit);
        add(found, kit);
      }
    }
    if (ref.listening) ref.tell({ kind: 'kit-given', who: nameOf(g, whoOf(o)), kit: kits(found) }, BY_CARD);
  }),
};

const talk: Action = {
  kind: DO.talk,
  cost: 1,
  ownTurn: true,
  able: can('careless-talk'),
  *candidates(_, who) {
    for (let side = 0; side < DIRECTIONS.length; side++) yield option(DO.talk, who, side);
  },
  rules: [
    ableRule('careless-talk'),
    unusedRule,
    [
      'v-commandos.event.direction',
      (g, o) => {
        const b = ownBoard(g, o);
        return b !== undefined && hidden(actor(g, o)) && enemiesOn(b, ownTile(g, o)) > 0;
      },
    ],
  ],
  clauses: ['v-commandos.event.direction'],
  ahead: (g, o) => ({ turns: { index: boardOf(actor(g, o).at), direction: firstOf(o) } }),
  play: silently((g, ref, o) => {
    const index = boardOf(actor(g, o).at);
    actor(g, o).used = true;
    at(g.boards, index).direction = firstOf(o);
    if (ref.listening) ref.tell({ kind: 'direction', terrain: terrainCalled(g, index), direction: at(DIRECTIONS, firstOf(o)) }, talk.clauses);
  }),
};

/** The next event cards, known to everybody from now on; the discards are shuffled under what is left. */
function lookAt(g: State, ref: Referee<Event>, count: number): readonly EventCard[] {
  const { top, bag, bottom } = g.deck;
  const left = top.length + bag.length + bottom.length;
  if (left < count) {
    ref.peek(g.deck, left);
    bag.push(...g.discards.splice(0));
  }
  return ref.peek(g.deck, count);
}

const timetable: Action = {
  kind: DO.timetable,
  cost: 1,
  ownTurn: true,
  able: can('timetable'),
  candidates: alone(DO.timetable),
  rules: [ableRule('timetable')],
  clauses: ['v-commandos.info.hidden'],
  *play(g, ref, o) {
    const cards = lookAt(g, ref, 2);
    const events = cards.map((card) => eventId(eventOf(card)));
    if (ref.listening) ref.tell({ kind: 'looks', who: nameOf(g, whoOf(o)), events }, timetable.clauses);
    if (cards.length < 2) return;
    const answer = yield* pickOne(ref, actor(g, o).seat, 'timetable', { events }, [option(DO.order), option(DO.swap)]);
    if (kindOf(answer) === DO.swap) g.deck.top.splice(0, 2, at(cards, 1), at(cards, 0));
  },
};

/** Pathfinder: at the end of the turn the top card may go to the bottom. */
export function* pathfinder(g: State, ref: Referee<Event>, who: number): Play {
  const c = commando(g, who);
  if (!has(c, 'pathfinder') || c.critical > 0 || c.at === OUT) return;
  const [card] = lookAt(g, ref, 1);
  if (card === undefined) return;
  const event = eventId(eventOf(card));
  if (ref.listening) ref.tell({ kind: 'looks', who: nameOf(g, who), events: [event] }, 'v-commandos.info.hidden');
  const answer = yield* pickOne(ref, c.seat, 'pathfinder', { event }, [option(DO.top), option(DO.bottom)]);
  if (kindOf(answer) === DO.top) return;
  g.deck.top.shift();
  putOnBottom(g.deck, card);
}

export const ABILITIES: readonly Action[] = [orders, dress, charge, wires, deadDrop, talk, timetable];
