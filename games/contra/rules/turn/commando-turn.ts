import type { Play, Referee, Seat } from '#kernel';
import { CARDS, stageCard } from '../../content/index.ts';
import { canPay, costOf, gain, spend } from '../advantage/advantage.ts';
import { targetDistance, targets } from '../attack/aim.ts';
import { attack, rangeOf } from '../attack/attack.ts';
import { drawCards } from '../cards/hand.ts';
import { possible, resolve } from '../effects/effects.ts';
import { tell } from '../event.ts';
import { question } from '../general/ask.ts';
import { listStepping, mayStepIn, nextOf, nextQuestion, stepIn, stepping, steppingIn } from '../general/window.ts';
import { endOf } from '../lasting.ts';
import { carryOut, listMoves, moveCandidates, moveConstraints } from '../movement/movement.ts';
import { RUN_SPACES, runLimit } from '../movement/paths.ts';
import { hasObjective } from '../objectives/objectives.ts';
import { ABILITY, AGAIN, ATTACK, by, CLEAR, card, deedOf, detailOf, END, GOES, JUMP, type Option, option, PLAY, QUIET, RUN, SLOW_DOWN } from '../option.ts';
import { leaveStageArea } from '../stage/deck.ts';
import { maySlowDown, slow } from '../stage/slow-down.ts';
import { type Fighter, fighter, type Raid } from '../state.ts';
import { mayAttackAgain } from './rights.ts';

const NORMAL_ATTACK = { do: 'attack' } as const;
const SUPPLY_LINE = 1;

export const goesQuestion = nextQuestion('turn', GOES, 'contra.round.commando-order-free', [ABILITY, QUIET]);

/** Who has not had a turn may take one, in any order; then the enemies come. */
export function* commandos(g: Raid, ref: Referee): Play {
  if (g.active >= 0) return yield* act(g, ref);
  const left = g.fighters.flatMap((f, seat) => (f.turnTaken ? [] : [seat]));
  if (left.length === 0) {
    g.phase = 'enemies';
    endOf(g, 'commando-turns');
    if (ref.listening) tell(ref, { kind: 'phase', phase: 'enemies' }, ['contra.turn.phase-end', 'contra.round.order']);
    return;
  }
  const seat = left.length === 1 ? (left[0] as Seat) : yield* nextOf(g, ref, goesQuestion, GOES, { for: 'turn', what: 'turn', left });
  beginTurn(g, ref, seat);
}

function beginTurn(g: Raid, ref: Referee, seat: Seat): void {
  g.active = seat;
  g.last = seat;
  endOf(g, 'next-turn', seat);
  if (ref.listening) tell(ref, { kind: 'turn', seat }, ['contra.turn.active-player', 'contra.turn.reminders']);
}

/** What it costs to be rid of a stage card in play; nothing when that cannot be. */
function clearCost(id: string): readonly number[] | null {
  for (const constant of stageCard(id).constants) if (constant.is === 'may-discard') return costOf(constant.cost);
  return null;
}

function mayClear(g: Raid, f: Fighter, index: number): boolean {
  const cost = clearCost(g.stageArea[index] as string);
  return cost !== null && canPay(f, cost);
}

/** The cost is payable without the card itself, and the card could do something. */
function mayPlay(g: Raid, seat: Seat, index: number): boolean {
  const { cost, effect, reaction } = card(index);
  return reaction === undefined && (cost === undefined || payableWithout(g, seat, index)) && possible(g, seat, effect);
}

function payableWithout(g: Raid, seat: Seat, index: number): boolean {
  const f = fighter(g, seat);
  const { id, cost = [] } = card(index);
  const rest = f.hand.slice();
  rest.splice(rest.indexOf(id), 1);
  return canPay({ ...f, hand: rest }, costOf(cost));
}

const IS_MOVE = (o: Option): boolean => deedOf(o) === RUN || deedOf(o) === JUMP;
const IS_ATTACK = (o: Option): boolean => deedOf(o) === ATTACK || deedOf(o) === AGAIN;

/** `may` are the others who could step in between two acts. */
type Acting = { readonly seat: Seat; readonly may: readonly Seat[] };

function moving({ seat }: Pick<Acting, 'seat'>) {
  return { seat, spaces: RUN_SPACES, run: true, jump: true };
}

/** The active commando moves, attacks, plays cards, in any order; others may use their abilities in between. */
export const actQuestion = question<Acting>({
  kind: 'act',
  optional: [ABILITY, QUIET],
  turnClause: 'contra.turn.one-at-a-time',
  *candidates(g, { seat }) {
    for (const o of moveCandidates(g, seat, runLimit(g, RUN_SPACES))) yield by(seat, deedOf(o), detailOf(o));
    for (const target of targets(g)) {
      yield by(seat, ATTACK, target);
      yield by(seat, AGAIN, target);
    }
    const { hand } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (hand.includes(card(index).id)) yield by(seat, PLAY, index);
    yield by(seat, SLOW_DOWN);
    for (let index = 0; index < g.stageArea.length; index++) yield by(seat, CLEAR, index);
    yield by(seat, END);
    yield* stepping(g);
  },
  constraints: [
    { clause: 'contra.turn.move-once', holds: (g, o, { seat }) => !IS_MOVE(o) || !fighter(g, seat).moved },
    ...moveConstraints.map(({ clause, holds }) => ({ clause, holds: (g: Raid, o: Option, about: Acting) => holds(g, o, moving(about)) })),
    { clause: 'contra.turn.attack-once', holds: (g, o, { seat }) => deedOf(o) !== ATTACK || !fighter(g, seat).attacked },
    { clause: 'contra.attack.weapon-special-scope', holds: (g, o, { seat }) => deedOf(o) !== AGAIN || mayAttackAgain(fighter(g, seat)) },
    {
      clause: 'contra.attack.choose-target',
      holds: (g, o, { seat }) => !IS_ATTACK(o) || targetDistance(g, fighter(g, seat).space, detailOf(o)) <= rangeOf(g, seat, NORMAL_ATTACK),
    },
    { clause: 'contra.turn.cards-only-own-turn', holds: (_, o) => deedOf(o) !== PLAY || card(detailOf(o)).reaction === undefined },
    { clause: 'contra.effect.may-pay-in-full', holds: (g, o, { seat }) => deedOf(o) !== PLAY || payableWithout(g, seat, detailOf(o)) },
    {
      clause: 'contra.cards.commando-card',
      holds: (g, o, { seat }) => deedOf(o) !== PLAY || card(detailOf(o)).reaction !== undefined || possible(g, seat, card(detailOf(o)).effect),
    },
    { clause: 'contra.setup.reference-flip', holds: (g, o) => deedOf(o) !== SLOW_DOWN || maySlowDown(g) },
    { clause: 'contra.stage.discard-after', holds: (g, o) => deedOf(o) !== CLEAR || clearCost(g.stageArea[detailOf(o)] as string) !== null },
    {
      clause: 'contra.effect.may-pay-in-full',
      holds: (g, o, { seat }) => deedOf(o) !== CLEAR || mayClear(g, fighter(g, seat), detailOf(o)) || clearCost(g.stageArea[detailOf(o)] as string) === null,
    },
    ...steppingIn,
  ],
});

/** Everything the active commando can do, and what others may do in between. */
function listActs(g: Raid, seat: Seat): number {
  const f = fighter(g, seat);
  const list = g.scrap;
  let n = f.moved ? 0 : listMoves(g, moving({ seat }), seat, 0);
  const again = mayAttackAgain(f);
  if (!f.attacked || again) {
    const range = rangeOf(g, seat, NORMAL_ATTACK);
    for (const target of targets(g)) if (targetDistance(g, f.space, target) <= range) list[n++] = by(seat, again ? AGAIN : ATTACK, target);
  }
  for (let index = 0; index < CARDS.length; index++) if (f.hand.includes(card(index).id) && mayPlay(g, seat, index)) list[n++] = by(seat, PLAY, index);
  if (maySlowDown(g)) list[n++] = by(seat, SLOW_DOWN);
  for (let index = 0; index < g.stageArea.length; index++) if (mayClear(g, f, index)) list[n++] = by(seat, CLEAR, index);
  list[n++] = by(seat, END);
  return listStepping(g, n);
}

/** One thing of a turn. */
function* act(g: Raid, ref: Referee): Play {
  const seat = g.active;
  const f = fighter(g, seat);
  const n = listActs(g, seat);
  const may = g.fighters.flatMap((_, other) => (other !== seat && mayStepIn(g, other) ? [other] : []));
  const o = yield* ref.offer(actQuestion, g.scrap, { seat, may }, n);
  switch (deedOf(o)) {
    case RUN:
    case JUMP:
      f.moved = true;
      return yield* carryOut(g, ref, seat, option(deedOf(o), detailOf(o)), RUN_SPACES);
    case ATTACK:
      f.attacked = true;
      return yield* attack(g, ref, seat, NORMAL_ATTACK, f.weapon, detailOf(o));
    case AGAIN:
      f.again = true;
      return yield* attack(g, ref, seat, NORMAL_ATTACK, f.weapon, detailOf(o));
    case PLAY:
      return yield* playCard(g, ref, seat, card(detailOf(o)).id);
    case SLOW_DOWN:
      return slow(g, ref);
    case CLEAR: {
      const cost = clearCost(g.stageArea[detailOf(o)] as string);
      if (cost !== null) yield* spend(g, ref, seat, cost, g.stageArea[detailOf(o)] as string, 'contra.effect.may-pay-in-full');
      return leaveStageArea(g, ref, { index: detailOf(o) });
    }
    case ABILITY:
    case QUIET:
      return yield* stepIn(g, ref, o);
    default:
      yield* endTurn(g, ref, seat);
  }
}

/** A played card leaves the hand at once and is discarded when it is done. */
export function* playCard(g: Raid, ref: Referee, seat: Seat, id: string): Play {
  const f = fighter(g, seat);
  const { cost, effect } = card(CARDS.findIndex((other) => other.id === id));
  f.hand.splice(f.hand.indexOf(id), 1);
  f.playing.push(id);
  if (ref.listening) tell(ref, { kind: 'plays', seat, card: id }, ['contra.turn.play-any-number', 'contra.cards.play-or-spend']);
  g.resolving.push({ kind: 'card', what: id, seat });
  if (cost !== undefined) yield* spend(g, ref, seat, costOf(cost), id, 'contra.effect.may-pay-in-full');
  yield* resolve(g, ref, effect, { seat, from: 'commando', what: id });
  g.resolving.pop();
  f.playing.pop();
  f.discard.push(id);
}

/** The mission's supply line, then the card everybody draws; bonuses of this turn are over. */
function* endTurn(g: Raid, ref: Referee, seat: Seat): Play {
  const f = fighter(g, seat);
  if (hasObjective(g, seat, SUPPLY_LINE)) yield* gain(g, ref, seat, ['*'], 'contra.objective.token-effect');
  drawCards(g, ref, seat, 1, 'contra.turn.end-draw');
  endOf(g, 'turn', seat);
  f.turnTaken = true;
  g.active = -1;
  if (ref.listening) tell(ref, { kind: 'turn-ends', seat }, 'contra.turn.end-draw');
}
