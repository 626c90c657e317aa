import { at, type Play, type Referee, type Seat } from '#kernel';
import { CARDS, type CardId, cardNamed } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { canPay, costOf } from '../../facts/advantage.ts';
import { currentWeapon, NORMAL_ATTACK, rangeOf } from '../../facts/arms.ts';
import { foreseeAttack, foreseeMove, payment } from '../../facts/foresight.ts';
import { clearCost, RUN_SPACES, runLimit } from '../../facts/stage-area.ts';
import type { Preview } from '../../preview.ts';
import type { Moving } from '../../types.ts';
import { gain, spend } from '../advantage/advantage.ts';
import { targetDistance, targets } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { abilityFits } from '../cards/ability.ts';
import { drawCards } from '../cards/hand.ts';
import { possible, resolve } from '../effects/effects.ts';
import { question } from '../general/ask.ts';
import {
  abilities,
  abilityCost,
  abilityPayment,
  listAbilities,
  listWishes,
  nextOf,
  nextOption,
  stepIn,
  VOLUNTEERED,
  wishes,
  wishOnce,
} from '../general/window.ts';
import { endOf } from '../lasting.ts';
import { carryOut, listMoves, moveCandidates, moveConstraints } from '../movement/movement.ts';
import { hasObjective } from '../objectives/objectives.ts';
import {
  ABILITY,
  AGAIN,
  ASK_ME,
  ATTACK,
  by,
  CLEAR,
  card,
  detailOf,
  END,
  GOES,
  JUMP,
  type Option,
  optionKind,
  PLAY,
  RUN,
  SLOW_DOWN,
  seatOf,
} from '../option.ts';
import { leaveStageArea } from '../stage/deck.ts';
import { maySlowDown, slow } from '../stage/slow-down.ts';
import { type Fighter, fighter, type State } from '../state.ts';
import { mayAttackAgain } from './rights.ts';

const SUPPLY_LINE = 1;

export const goesQuestion = question('turn', nextOption(GOES, 'contra.round.commando-order-free'));

/** Who has not had a turn may take one, in any order; then the enemies come. */
export function* commandos(g: State, ref: Referee<Event>): Play {
  if (g.active >= 0) return yield* act(g, ref);
  const left = g.fighters.flatMap((f, seat) => (f.turnTaken ? [] : [seat]));
  if (left.length === 0) {
    g.phase = 'enemies';
    endOf(g, 'commando-turns');
    if (ref.listening) ref.tell({ kind: 'phase', phase: 'enemies' }, ['contra.turn.phase-end', 'contra.round.order']);
    return;
  }
  const seat = left.length === 1 ? at(left, 0) : yield* nextOf(g, ref, goesQuestion, GOES, { left }, null);
  beginTurn(g, ref, seat);
}

function beginTurn(g: State, ref: Referee<Event>, seat: Seat): void {
  g.active = seat;
  g.last = seat;
  endOf(g, 'next-turn', seat);
  if (ref.listening) ref.tell({ kind: 'turn', seat }, ['contra.turn.active-player', 'contra.turn.reminders']);
}

function mayClear(g: State, f: Fighter, index: number): boolean {
  const cost = clearCost(at(g.stageArea, index));
  return cost !== null && canPay(f, costOf(cost));
}

/** The cost is payable without the card itself, and the card could do something. */
function mayPlay(g: State, seat: Seat, index: number): boolean {
  const { cost, effect, reaction } = card(index);
  return reaction === undefined && (cost === undefined || payableWithout(g, seat, index)) && possible(g, seat, effect);
}

function payableWithout(g: State, seat: Seat, index: number): boolean {
  const f = fighter(g, seat);
  const { id, cost = [] } = card(index);
  const rest = f.hand.slice();
  rest.splice(rest.indexOf(id), 1);
  return canPay({ ...f, hand: rest }, costOf(cost));
}

const IS_MOVE = (o: Option): boolean => optionKind(o) === RUN || optionKind(o) === JUMP;
const IS_ATTACK = (o: Option): boolean => optionKind(o) === ATTACK || optionKind(o) === AGAIN;

interface Acting {
  readonly seat: Seat;
}

function moving({ seat }: Acting): Moving {
  return { seat, spaces: RUN_SPACES, run: true, jump: true };
}

/** The active commando moves, attacks, plays cards, in any order; others may use their abilities in between. */
export const actQuestion = question('act', {
  volunteered: VOLUNTEERED,
  turnClause: 'contra.turn.one-at-a-time',
  *candidates(g, { seat }) {
    yield* moveCandidates(g, seat, runLimit(g, RUN_SPACES));
    for (const target of targets(g)) {
      yield by(seat, ATTACK, target);
      yield by(seat, AGAIN, target);
    }
    const { hand } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (hand.includes(card(index).id)) yield by(seat, PLAY, index);
    yield by(seat, SLOW_DOWN);
    for (let index = 0; index < g.stageArea.length; index++) yield by(seat, CLEAR, index);
    yield by(seat, END);
    yield* abilities(g);
    yield* wishes(seat);
  },
  constraints: [
    { clause: 'contra.turn.move-once', holds: (g, o, { seat }) => !IS_MOVE(o) || !fighter(g, seat).moved },
    ...moveConstraints.map(({ clause, holds }) => ({ clause, holds: (g: State, o: Option, about: Acting) => holds(g, o, moving(about)) })),
    { clause: 'contra.turn.attack-once', holds: (g, o, { seat }) => optionKind(o) !== ATTACK || !fighter(g, seat).attacked },
    { clause: 'contra.attack.weapon-special-scope', holds: (g, o, { seat }) => optionKind(o) !== AGAIN || mayAttackAgain(fighter(g, seat)) },
    {
      clause: 'contra.attack.choose-target',
      holds: (g, o, { seat }) => !IS_ATTACK(o) || targetDistance(g, fighter(g, seat).space, detailOf(o)) <= rangeOf(g, fighter(g, seat)),
    },
    { clause: 'contra.turn.cards-only-own-turn', holds: (_, o) => optionKind(o) !== PLAY || card(detailOf(o)).reaction === undefined },
    { clause: 'contra.effect.may-pay-in-full', holds: (g, o, { seat }) => optionKind(o) !== PLAY || payableWithout(g, seat, detailOf(o)) },
    {
      clause: 'contra.cards.commando-card',
      holds: (g, o, { seat }) => optionKind(o) !== PLAY || possible(g, seat, card(detailOf(o)).effect),
    },
    { clause: 'contra.setup.reference-flip', holds: (g, o) => optionKind(o) !== SLOW_DOWN || maySlowDown(g) },
    { clause: 'contra.stage.discard-after', holds: (g, o) => optionKind(o) !== CLEAR || clearCost(at(g.stageArea, detailOf(o))) !== null },
    {
      clause: 'contra.effect.may-pay-in-full',
      holds: (g, o, { seat }) => optionKind(o) !== CLEAR || mayClear(g, fighter(g, seat), detailOf(o)) || clearCost(at(g.stageArea, detailOf(o))) === null,
    },
    abilityCost,
    wishOnce,
  ],
  preview: foreseeAct,
});

/** What an act would do, or what it costs. */
function foreseeAct(g: State, o: Option): Preview | null {
  if (IS_ATTACK(o)) return foreseeAttack(g, seatOf(o), NORMAL_ATTACK, detailOf(o));
  if (IS_MOVE(o)) return foreseeMove(g, o);
  if (optionKind(o) === PLAY) return payment(card(detailOf(o)).cost ?? []);
  return optionKind(o) === CLEAR ? payment(clearCost(at(g.stageArea, detailOf(o))) ?? []) : abilityPayment(g, o);
}

/** Everything the active commando can do, and what others may do in between. */
function listActs(g: State, seat: Seat): number {
  const f = fighter(g, seat);
  const list = g.scrap;
  let n = f.moved ? 0 : listMoves(g, moving({ seat }), 0);
  const again = mayAttackAgain(f);
  if (!f.attacked || again) {
    const range = rangeOf(g, f);
    for (const target of targets(g)) if (targetDistance(g, f.space, target) <= range) list[n++] = by(seat, again ? AGAIN : ATTACK, target);
  }
  for (let index = 0; index < CARDS.length; index++) if (f.hand.includes(card(index).id) && mayPlay(g, seat, index)) list[n++] = by(seat, PLAY, index);
  if (maySlowDown(g)) list[n++] = by(seat, SLOW_DOWN);
  for (let index = 0; index < g.stageArea.length; index++) if (mayClear(g, f, index)) list[n++] = by(seat, CLEAR, index);
  list[n++] = by(seat, END);
  return listWishes(g, seat, listAbilities(g, n));
}

/** One thing of a turn. */
function* act(g: State, ref: Referee<Event>): Play {
  const seat = g.active;
  const f = fighter(g, seat);
  const n = listActs(g, seat);
  const may = g.fighters.flatMap((_, other) => (other !== seat && abilityFits(g, other) ? [other] : []));
  const o = yield* ref.offer(actQuestion, g.scrap, { seat, may }, n);
  if (optionKind(o) !== ASK_ME) g.wished = 0;
  switch (optionKind(o)) {
    case RUN:
    case JUMP:
      f.moved = true;
      return yield* carryOut(g, ref, seat, o, RUN_SPACES);
    case ATTACK:
      f.attacked = true;
      return yield* attack(g, ref, seat, NORMAL_ATTACK, currentWeapon(f).id, detailOf(o));
    case AGAIN:
      f.again = true;
      return yield* attack(g, ref, seat, NORMAL_ATTACK, currentWeapon(f).id, detailOf(o));
    case PLAY:
      return yield* playCard(g, ref, seat, card(detailOf(o)).id);
    case SLOW_DOWN:
      return slow(g, ref);
    case CLEAR: {
      const id = at(g.stageArea, detailOf(o));
      yield* spend(g, ref, seat, costOf(clearCost(id) ?? []), id, 'contra.effect.may-pay-in-full');
      return leaveStageArea(g, ref, { index: detailOf(o) });
    }
    case ABILITY:
    case ASK_ME:
      return yield* stepIn(g, ref, o);
    default:
      yield* endTurn(g, ref, seat);
  }
}

/** A played card leaves the hand at once and is discarded when it is done. */
export function* playCard(g: State, ref: Referee<Event>, seat: Seat, id: CardId): Play {
  const f = fighter(g, seat);
  const { cost, effect } = cardNamed(id);
  f.hand.splice(f.hand.indexOf(id), 1);
  f.playing.push(id);
  g.resolving.push({ kind: 'card', what: id, seat });
  if (ref.listening) ref.tell({ kind: 'plays', seat, card: id }, ['contra.turn.play-any-number', 'contra.cards.play-or-spend']);
  if (cost !== undefined) yield* spend(g, ref, seat, costOf(cost), id, 'contra.effect.may-pay-in-full');
  yield* resolve(g, ref, effect, { seat, from: 'commando', what: id });
  g.resolving.pop();
  f.playing.pop();
  f.discard.push(id);
}

/** The mission's supply line, then the card everybody draws; bonuses of this turn are over. */
function* endTurn(g: State, ref: Referee<Event>, seat: Seat): Play {
  const f = fighter(g, seat);
  if (hasObjective(g, seat, SUPPLY_LINE)) yield* gain(g, ref, seat, ['*'], 'contra.objective.token-effect');
  drawCards(g, ref, seat, 1, 'contra.turn.end-draw');
  endOf(g, 'turn', seat);
  f.turnTaken = true;
  g.active = -1;
  if (ref.listening) ref.tell({ kind: 'turn-ends', seat }, 'contra.turn.end-draw');
}
