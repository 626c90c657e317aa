import type { AboutOf, ClauseId, Play, Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import type { Contra, Moment } from '../../types.ts';
import { abilityFits, applyAbility } from '../cards/ability.ts';
import { ABILITY, by, type Deed, deedOf, detailOf, GO_ON, GOES, type Option, QUIET, QUIET_UNTIL, seatOf } from '../option.ts';
import type { State } from '../state.ts';
import { type Asked, groupSeat, question } from './ask.ts';
import { alert, listens, wishQuiet } from './quiet.ts';

/** May step in now, and wants to be asked. */
export function mayStepIn(g: State, seat: Seat): boolean {
  return listens(g, seat) && abilityFits(g, seat);
}

/** The active side says that things go on, or anybody who is asked. */
function mayGoOn(g: State, seat: Seat): boolean {
  return seat === groupSeat(g) || mayStepIn(g, seat);
}

export function* stepping(g: State): Iterable<Option> {
  for (let seat = 0; seat < g.fighters.length; seat++) {
    yield by(seat, ABILITY);
    for (let until = 0; until < QUIET_UNTIL.length; until++) yield by(seat, QUIET, until);
  }
}

export const steppingIn = [
  { clause: 'contra.ability.cost', holds: (g: State, o: Option) => deedOf(o) !== ABILITY || abilityFits(g, seatOf(o)) },
  {
    clause: 'contra.ability.windows-between-effects',
    holds: (g: State, o: Option) => (deedOf(o) !== ABILITY && deedOf(o) !== QUIET) || mayStepIn(g, seatOf(o)),
  },
];

/** Abilities of all who may step in, and their wish not to be asked; how many options there are then. */
export function listStepping(g: State, from: number): number {
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
export const pauseQuestion = question('pause', {
  turnClause: 'contra.ability.windows-between-effects',
  *candidates(g) {
    for (let seat = 0; seat < g.fighters.length; seat++) yield by(seat, GO_ON);
    yield* stepping(g);
  },
  constraints: [...steppingIn, { clause: 'contra.general.player-choice', holds: (g, o) => deedOf(o) !== GO_ON || mayGoOn(g, seatOf(o)) }],
});

/** Before an effect begins whoever can use an ability is asked; nobody is when nobody can. `threatened` are about to suffer damage. */
export function* pause(g: State, ref: Referee<Event>, moment: Moment, threatened: Seat = -1): Play {
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
export function* stepIn(g: State, ref: Referee<Event>, o: Option): Play {
  const seat = seatOf(o);
  if (deedOf(o) === ABILITY) return yield* applyAbility(g, ref, seat);
  wishQuiet(g, ref, seat, QUIET_UNTIL[detailOf(o)] ?? 'turn');
}

interface Left {
  readonly left: readonly Seat[];
}

/** The next of several, whoever of them speaks up first. Those who want quiet are not asked, except for their turns. */
export function nextOption(deed: Deed, clause: ClauseId) {
  return {
    turnClause: clause,
    *candidates(g: State): Iterable<Option> {
      for (let seat = 0; seat < g.fighters.length; seat++) yield by(seat, deed);
      yield* stepping(g);
    },
    constraints: [
      ...steppingIn,
      { clause, holds: (_: State, o: Option, { left }: Left) => deedOf(o) !== deed || left.includes(seatOf(o)) },
      { clause: 'contra.general.player-choice', holds: (g: State, o: Option) => deedOf(o) !== deed || speaksUp(g, seatOf(o), deed) },
    ],
  };
}

function speaksUp(g: State, seat: Seat, deed: Deed): boolean {
  return deed === GOES || listens(g, seat);
}

/**
 * Offers the order to those who are left, with the abilities of all who may step in. Those who want quiet come last, in the
 * order of the seats: `next` is what then comes. With `threat` they are about to suffer damage.
 */
export function* nextOf<K extends 'turn' | 'assault' | 'next'>(
  g: State,
  ref: Referee<Event>,
  asked: Asked<K>,
  deed: Deed,
  about: AboutOf<Contra, K>,
  next: ((seat: Seat, about: AboutOf<Contra, K>) => Moment) | null,
  threat = false,
): Play<Seat> {
  if (threat) for (const seat of about.left) alert(g, seat);
  for (;;) {
    let n = 0;
    for (const seat of about.left) if (speaksUp(g, seat, deed)) g.scrap[n++] = by(seat, deed);
    if (n === 0) break;
    n = listStepping(g, n);
    if (n === 1) return seatOf(g.scrap[0] as Option);
    const o = yield* ref.offer(asked, g.scrap, about, n);
    if (deedOf(o) === deed) return seatOf(o);
    yield* stepIn(g, ref, o);
  }
  const first = about.left[0] as Seat;
  if (next !== null) yield* pause(g, ref, next(first, about));
  return first;
}
