import type { Play, Referee, Seat } from '#kernel';
import { abilityFits, applyAbility } from '../cards/ability.ts';
import { ABILITY, by, type Deed, deedOf, detailOf, GO_ON, type Option, QUIET, QUIET_UNTIL, seatOf } from '../option.ts';
import type { Raid } from '../state.ts';
import { groupSeat, question } from './ask.ts';
import { alert, listens, wishQuiet } from './quiet.ts';

/** What comes next when everybody goes on: `damage` to somebody, a `special`, a stage card. */
export type Moment = {
  readonly next: 'roll' | 'special' | 'leftover' | 'damage' | 'activate' | 'stage-card' | 'paragraph' | 'reaction' | 'enemy-draw';
  /** The card it comes from. */
  readonly what: string;
  /** Whom it concerns, -1 for everybody. */
  readonly seat: Seat;
};

/** May step in now, and wants to be asked. */
export function mayStepIn(g: Raid, seat: Seat): boolean {
  return listens(g, seat) && abilityFits(g, seat);
}

/** The active side says that things go on, or anybody who is asked. */
function mayGoOn(g: Raid, seat: Seat): boolean {
  return seat === groupSeat(g) || mayStepIn(g, seat);
}

export function* stepping(g: Raid): Iterable<Option> {
  for (let seat = 0; seat < g.fighters.length; seat++) {
    yield by(seat, ABILITY);
    for (let until = 0; until < QUIET_UNTIL.length; until++) yield by(seat, QUIET, until);
  }
}

export const steppingIn = [
  { clause: 'contra.ability.cost', holds: (g: Raid, o: Option) => deedOf(o) !== ABILITY || abilityFits(g, seatOf(o)) },
  {
    clause: 'contra.ability.windows-between-effects',
    holds: (g: Raid, o: Option) => (deedOf(o) !== ABILITY && deedOf(o) !== QUIET) || mayStepIn(g, seatOf(o)),
  },
];

/** Abilities of all who may step in, and their wish not to be asked; how many options there are then. */
export function listStepping(g: Raid, from: number): number {
  const options = g.scrap;
  let n = from;
  for (let seat = 0; seat < g.fighters.length; seat++) {
    if (!mayStepIn(g, seat)) continue;
    options[n++] = by(seat, ABILITY);
    for (let until = 0; until < QUIET_UNTIL.length; until++) options[n++] = by(seat, QUIET, until);
  }
  return n;
}

/** A window between two effects. */
export const pauseQuestion = question<Moment>({
  kind: 'pause',
  turnClause: 'contra.ability.windows-between-effects',
  *candidates(g) {
    for (let seat = 0; seat < g.fighters.length; seat++) yield by(seat, GO_ON);
    yield* stepping(g);
  },
  constraints: [...steppingIn, { clause: 'contra.general.player-choice', holds: (g, o) => deedOf(o) !== GO_ON || mayGoOn(g, seatOf(o)) }],
});

/** Before an effect begins whoever can use an ability is asked; nobody is when nobody can. `threatened` are about to suffer damage. */
export function* pause(g: Raid, ref: Referee, moment: Moment, threatened: Seat = -1): Play {
  alert(g, threatened);
  for (;;) {
    let n = listStepping(g, 0);
    if (n === 0) return;
    for (let seat = 0; seat < g.fighters.length; seat++) if (mayGoOn(g, seat)) g.scrap[n++] = by(seat, GO_ON);
    const o = yield* ref.offer(pauseQuestion, g.scrap, moment, n);
    if (deedOf(o) === GO_ON) return;
    yield* stepIn(g, ref, o);
  }
}

/** Somebody uses an ability, or does not want to be asked for a while. */
export function* stepIn(g: Raid, ref: Referee, o: Option): Play {
  const seat = seatOf(o);
  if (deedOf(o) === ABILITY) return yield* applyAbility(g, ref, seat);
  wishQuiet(g, ref, seat, QUIET_UNTIL[detailOf(o)] ?? '');
}

/** The next of several, whoever of them speaks up first. */
export type Turn = { readonly for: 'turn' | 'assault' | 'reaction' | 'enemy-draw'; readonly what: string; readonly left: readonly Seat[] };

export function nextQuestion(kind: string, deed: Deed, clause: string, optional: readonly Deed[] = []) {
  return question<Turn>({
    kind,
    optional,
    turnClause: clause,
    *candidates(g) {
      for (let seat = 0; seat < g.fighters.length; seat++) yield by(seat, deed);
      yield* stepping(g);
    },
    constraints: [
      ...steppingIn,
      { clause, holds: (_, o, { left }) => deedOf(o) !== deed || left.includes(seatOf(o)) },
      { clause: 'contra.general.player-choice', holds: (g, o, about) => deedOf(o) !== deed || about.for === 'turn' || listens(g, seatOf(o)) },
    ],
  });
}

/**
 * Offers the order to those who are left, with the abilities of all who may step in. Those who want quiet come last, in the
 * order of the seats. With `threat` they are about to suffer damage.
 */
export function* nextOf(g: Raid, ref: Referee, asked: ReturnType<typeof nextQuestion>, deed: Deed, about: Turn, threat = false): Play<Seat> {
  if (threat) for (const seat of about.left) alert(g, seat);
  for (;;) {
    let n = 0;
    for (const seat of about.left) if (about.for === 'turn' || listens(g, seat)) g.scrap[n++] = by(seat, deed);
    if (n === 0) break;
    n = listStepping(g, n);
    if (n === 1) return seatOf(g.scrap[0] as Option);
    const o = yield* ref.offer(asked, g.scrap, about, n);
    if (deedOf(o) === deed) return seatOf(o);
    yield* stepIn(g, ref, o);
  }
  const first = about.left[0] as Seat;
  yield* pause(g, ref, { next: about.for === 'assault' ? 'roll' : about.for === 'enemy-draw' ? 'enemy-draw' : 'reaction', what: about.what, seat: first });
  return first;
}
