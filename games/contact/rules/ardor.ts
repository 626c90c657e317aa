import { at, type Play, type Referee } from '#kernel';
import { type Segment, segmentName } from '../content/board.ts';
import { COOPER, type Member } from '../content/members.ts';
import type { Event } from '../event.ts';
import { resultsFrom } from '../facts/needs.ts';
import { foreseeKeeping, foreseeReroll } from '../facts/rerolls.ts';
import type { DieFor, Lying } from '../types.ts';
import { ask, question } from './ask.ts';
import { dieOf, idOf, kindOf, type Option, option } from './option.ts';
import * as KIND from './option-kind.ts';
import { lives, type State, seatOf } from './state.ts';

const REROLL = option(COOPER, KIND.REROLL);
const KEEP = option(COOPER, KIND.KEEP);
const REROLL_OR_KEEP: readonly Option[] = [REROLL, KEEP];

/** One of the dice that lie there is rolled again, or none. Where there is but one it need not be named. */
export const ardor = question({
  kind: 'ardor',
  *candidates(_, { dice }) {
    if (dice.length === 1) yield REROLL;
    else for (const die of dice.keys()) yield option(COOPER, KIND.REROLL, die);
    yield KEEP;
  },
  constraints: [{ clause: 'contact.cooper.ardor', holds: (_, o, { dice }) => kindOf(o) === KIND.KEEP || worthAReroll(dice, Math.max(0, dieOf(o))) }],
  preview: (g, o, { dice }) => (kindOf(o) === KIND.KEEP ? foreseeKeeping(g, dice) : foreseeReroll(at(dice, Math.max(0, dieOf(o))))),
});

/** A die that can be better; of those that are alike the first. */
function worthAReroll(dice: readonly Lying[], place: number): boolean {
  const die = at(dice, place);
  return die.better.length > 0 && !dice.some((other, i) => i < place && alike(die, other));
}

function alike(a: Lying, b: Lying): boolean {
  return a.rolled === b.rolled && a.target === b.target && a.for === b.for;
}

/** Cooper lives and has not yet let anybody reroll this turn. */
export function ardorReady(g: State): boolean {
  return g.ardor && lives(g, COOPER);
}

/**
 * A member's die that Ardor may reroll, unless it already shows the best there is for it (`best` or more). What would be better
 * begins with a hit, after that with the best there is, unless `next` says what it begins with.
 */
export function* rollWithArdor(
  g: State,
  ref: Referee<Event>,
  member: Member,
  best: number,
  target: Segment,
  what: DieFor,
  needs: number,
  next: ((die: number) => number) | null = null,
): Play<number> {
  const die = ref.roll(6);
  if (die >= best) return die;
  return yield* offerArdor(g, ref, member, die, target, what, needs, resultsFrom(next !== null ? next(die) : die < needs ? needs : best));
}

export function* offerArdor(
  g: State,
  ref: Referee<Event>,
  member: Member,
  die: number,
  target: Segment,
  what: DieFor,
  needs: number,
  better: readonly number[],
): Play<number> {
  const dice = [{ rolled: die, target: target < 0 ? null : segmentName(target), for: what, needs, grants: false, better }];
  const answer = yield* ask(g, ref, seatOf(g, COOPER), ardor, REROLL_OR_KEEP, { member: idOf(member), dice });
  return kindOf(answer) === KIND.KEEP ? die : reroll(g, ref, member, die);
}

/** The same for dice that were rolled together, before any of them has an effect: what they show in the end. */
export function* offerArdorOnOne(g: State, ref: Referee<Event>, member: Member, dice: readonly Lying[]): Play<readonly number[]> {
  const shown = dice.map(({ rolled }) => rolled);
  const options: Option[] = [];
  for (const die of dice.keys()) if (worthAReroll(dice, die)) options.push(dice.length === 1 ? REROLL : option(COOPER, KIND.REROLL, die));
  if (options.length === 0) return shown;
  options.push(KEEP);
  const answer = yield* ask(g, ref, seatOf(g, COOPER), ardor, options, { member: idOf(member), dice });
  if (kindOf(answer) === KIND.KEEP) return shown;
  const place = Math.max(0, dieOf(answer));
  return shown.with(place, reroll(g, ref, member, at(shown, place)));
}

/** The new result stands, even if it is worse. */
function reroll(g: State, ref: Referee<Event>, member: Member, from: number): number {
  g.ardor = false;
  const to = ref.roll(6);
  if (ref.listening) ref.tell({ kind: 'ardor', member: idOf(member), from, to }, 'contact.cooper.ardor');
  return to;
}
