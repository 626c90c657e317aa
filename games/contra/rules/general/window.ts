import { type AboutOf, at, type ClauseId, type Play, type Referee, type Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { payment } from '../../facts/foresight.ts';
import type { Payment } from '../../preview.ts';
import type { Contra, Moment } from '../../types.ts';
import { abilityFits, applyAbility } from '../cards/ability.ts';
import { ABILITY, ASK_ME, ASKED_WHEN, by, detailOf, GO_ON, GOES, type Option, type OptionKind, optionKind, seatOf } from '../option.ts';
import { type Asking, character, fighter, type State } from '../state.ts';
import { type Asked, question } from './ask.ts';
import { isWaitedFor, mayWish, wish } from './asking.ts';

const whenOf = (o: Option): Asking => at(ASKED_WHEN, detailOf(o));

/** Abilities, and when somebody wants to be asked: nobody is waited for to say so. */
export const VOLUNTEERED: readonly OptionKind[] = [ABILITY, ASK_ME];

export function* abilities(g: State): Iterable<Option> {
  for (let seat = 0; seat < g.fighters.length; seat++) yield by(seat, ABILITY);
}

export function* wishes(seat: Seat): Iterable<Option> {
  for (let when = 0; when < ASKED_WHEN.length; when++) yield by(seat, ASK_ME, when);
}

export const abilityCost = { clause: 'contra.ability.cost', holds: (g: State, o: Option) => optionKind(o) !== ABILITY || abilityFits(g, seatOf(o)) };

/** What somebody's ability costs. */
export function abilityPayment(g: State, o: Option): Payment | null {
  return optionKind(o) === ABILITY ? payment(character(fighter(g, seatOf(o))).ability.cost) : null;
}

export const wishOnce = {
  clause: 'contra.ability.windows-between-effects',
  holds: (g: State, o: Option) => optionKind(o) !== ASK_ME || mayWish(g, seatOf(o), whenOf(o)),
};

/** Abilities of all who may step in; how many options there are then. */
export function listAbilities(g: State, from: number): number {
  let n = from;
  for (let seat = 0; seat < g.fighters.length; seat++) if (abilityFits(g, seat)) g.scrap[n++] = by(seat, ABILITY);
  return n;
}

export function listWishes(g: State, seat: Seat, from: number): number {
  let n = from;
  for (let when = 0; when < ASKED_WHEN.length; when++) if (mayWish(g, seat, at(ASKED_WHEN, when))) g.scrap[n++] = by(seat, ASK_ME, when);
  return n;
}

/** A window between two effects. Whoever goes on passes for themselves. */
export const pauseQuestion = question('pause', {
  turnClause: 'contra.general.player-choice',
  volunteered: VOLUNTEERED,
  *candidates(g) {
    for (let seat = 0; seat < g.fighters.length; seat++) {
      yield by(seat, GO_ON);
      yield* wishes(seat);
    }
    yield* abilities(g);
  },
  constraints: [
    abilityCost,
    wishOnce,
    {
      clause: 'contra.general.player-choice',
      holds: (g, o, about) => optionKind(o) !== GO_ON || (!about.passed.includes(seatOf(o)) && isWaitedFor(g, seatOf(o), about, about.threatened)),
    },
  ],
  preview: abilityPayment,
});

export const NOBODY: readonly Seat[] = [];

/**
 * Before an effect begins whoever can use an ability and wants to be asked is asked, until all of them go on; who uses one opens
 * the window to everybody again. `threatened` are about to suffer damage.
 */
export function* pause(g: State, ref: Referee<Event>, moment: Moment, threatened: readonly Seat[] = NOBODY): Play {
  let passed: Seat[] = [];
  for (;;) {
    let n = 0;
    for (let seat = 0; seat < g.fighters.length; seat++) if (!passed.includes(seat) && isWaitedFor(g, seat, moment, threatened)) g.scrap[n++] = by(seat, GO_ON);
    if (n === 0) return;
    n = listAbilities(g, n);
    for (let seat = 0; seat < g.fighters.length; seat++) n = listWishes(g, seat, n);
    const o = yield* ref.offer(pauseQuestion, g.scrap, { ...moment, threatened, passed }, n);
    if (optionKind(o) === GO_ON) {
      g.wished = 0;
      passed = [...passed, seatOf(o)];
    } else {
      yield* stepIn(g, ref, o);
      if (optionKind(o) === ABILITY) passed = [];
    }
  }
}

/** Somebody uses an ability, or says when they want to be asked. */
export function* stepIn(g: State, ref: Referee<Event>, o: Option): Play {
  if (optionKind(o) === ASK_ME) wish(g, ref, seatOf(o), whenOf(o));
  else yield* resolveAbility(g, ref, seatOf(o));
}

function resolveAbility(g: State, ref: Referee<Event>, seat: Seat): Play {
  g.wished = 0;
  return applyAbility(g, ref, seat);
}

interface Left {
  readonly left: readonly Seat[];
}

/** The next of several, whoever of them speaks up first. */
export function nextOption(kind: OptionKind, clause: ClauseId) {
  return {
    turnClause: clause,
    volunteered: VOLUNTEERED,
    *candidates(g: State): Iterable<Option> {
      for (let seat = 0; seat < g.fighters.length; seat++) yield by(seat, kind);
      yield* abilities(g);
    },
    constraints: [abilityCost, { clause, holds: (_: State, o: Option, { left }: Left) => optionKind(o) !== kind || left.includes(seatOf(o)) }],
  };
}

/** Somebody wants to say in which order it goes on: whose turn it is always, who suffers first unless all want to be left alone. */
function ordered(g: State, kind: OptionKind, threat: boolean): boolean {
  if (kind === GOES) return true;
  for (let seat = 0; seat < g.fighters.length; seat++) {
    const { asking } = fighter(g, seat);
    if (asking === 'always' || (threat && asking === 'in-danger')) return true;
  }
  return false;
}

/**
 * Offers the order to those who are left, with the abilities of all who may step in. Where nobody cares it is the order of the
 * seats, and `next` is what then comes. `threat`: who of them are about to suffer.
 */
export function* nextOf<K extends 'turn' | 'assault' | 'next'>(
  g: State,
  ref: Referee<Event>,
  asked: Asked<K>,
  kind: OptionKind,
  about: AboutOf<Contra, K>,
  next: ((seat: Seat, about: AboutOf<Contra, K>) => Moment) | null,
  threat: readonly Seat[] = NOBODY,
): Play<Seat> {
  while (ordered(g, kind, threat.length > 0)) {
    let n = 0;
    for (const seat of about.left) g.scrap[n++] = by(seat, kind);
    const o = yield* ref.offer(asked, g.scrap, about, listAbilities(g, n));
    if (optionKind(o) === kind) {
      g.wished = 0;
      return seatOf(o);
    }
    yield* resolveAbility(g, ref, seatOf(o));
  }
  const first = at(about.left, 0);
  if (next !== null) yield* pause(g, ref, next(first, about));
  return first;
}
